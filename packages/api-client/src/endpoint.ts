import type { z } from 'zod';
import type { Access } from './access.ts';

/** Rate-limit class of a call; the server maps each to a window. `default` is the general one. */
export type LimitClass = 'default' | 'login' | 'public' | 'heavy';

type Schema = z.ZodType;

/** The declaration of one call: the only place that spells its path, verb, payload and answer. */
export interface Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> {
  /** Stable name, also OpenAPI's operationId. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api`, with `:param` placeholders, spelt as the specification spells it. */
  readonly path: string;
  /**
   * Permission and record binding for each session kind that the call accepts. Without both the call neither
   * compiles nor starts; the server refuses every other kind.
   */
  readonly access: Access;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer: R;
  /** `json` by default; `file` answers a download, `events` a text/event-stream. */
  readonly answerKind?: 'json' | 'file' | 'events';
  /** The body is a form with a `file` beside the declared fields; the client takes the file from its options. */
  readonly multipart?: boolean;
  /** The call needs an `Idempotency-Key`, which the client always sends; the server refuses it without. */
  readonly idempotent?: boolean;
  /** The call needs `If-Match` with the record's version. */
  readonly ifMatch?: boolean;
  readonly limit?: LimitClass;
  /** Also for staff whose company asks for a second factor that they have not enrolled yet (docs/decisions/0158). */
  readonly beforeSecondFactor?: true;
  /** Not registered in production, and described by the demonstration alone. */
  readonly devOnly?: boolean;
  /** Largest accepted body, in bytes, where it is not what the declared fields can fill (at most 1 MiB). */
  readonly maxBody?: number;
  readonly summary: string;
  /** Where the specification says so (`doc1 §7`), or `própria` for a call of our own. */
  readonly source: string;
}

// The widest endpoint: what registries, the server's router and the OpenAPI writer handle.
export type AnyEndpoint = Endpoint<Schema, Schema, Schema, Schema>;

/**
 * Declares a call. Identity at run time: the value is the declaration.
 * @example const agendamento = endpoint({ id: 'getAgendamento', method: 'GET', path: '/agendamentos/:id', … })
 */
export function endpoint<
  P extends Schema = z.ZodUndefined,
  Q extends Schema = z.ZodUndefined,
  B extends Schema = z.ZodUndefined,
  R extends Schema = Schema,
>(declaration: Endpoint<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return declaration;
}

type Part<K extends string, T> = [T] extends [undefined]
  ? { [key in K]?: undefined }
  : undefined extends T
    ? { [key in K]?: T }
    : Record<string, never> extends T
      ? { [key in K]?: T }
      : { [key in K]: T };

/** What a caller passes: path parameters, query and body, before validation. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? Part<'params', z.input<P>> & Part<'query', z.input<Q>> & Part<'body', z.input<B>>
    : never;

/** What a handler receives: the same, after validation and normalisation. */
export type ValidatedInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? { params: z.output<P>; query: z.output<Q>; body: z.output<B> }
    : never;

/** The answer's JSON shape. */
export type Answer<E> = E extends Endpoint<Schema, Schema, Schema, infer R> ? z.output<R> : never;

/** What an address can carry as text. */
type Scalar = string | number | boolean | null | undefined;

/** Fills `:param` placeholders; values are encoded. Throws when one is missing. */
export function buildPath(path: string, params: Readonly<Record<string, Scalar>> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') {
      throw new Error(`Falta o parâmetro '${name}' em ${path}. Informe-o em params.`);
    }
    return encodeURIComponent(String(value));
  });
}

/**
 * Encodes a query: scalars as text, lists and objects as JSON (the wire's `filtrosExtras`), absent
 * values left out. Answers '' or a string that begins with '?'.
 */
export function buildQuery(query: Readonly<Record<string, Scalar | object>> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    search.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}
