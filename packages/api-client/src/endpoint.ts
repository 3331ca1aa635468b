import type { z } from 'zod';

/**
 * Who may call: `publica` (no session), `interna` (staff), `autoagendamento` (an employee holding a
 * link's token) and `prestador` (a clinic). Sessions are separate and never exchangeable (doc3 §6).
 */
export type TipoSessao = 'publica' | 'interna' | 'autoagendamento' | 'prestador';

/** Rate-limit class of a call; the server maps each to a window. `padrao` is the general one. */
export type ClasseDeLimite = 'padrao' | 'login' | 'publica' | 'pesada';

type Esquema = z.ZodType;

/** The declaration of one call: the only place that spells its path, verb, payload and answer. */
export interface Endpoint<
  P extends Esquema = Esquema,
  Q extends Esquema = Esquema,
  B extends Esquema = Esquema,
  R extends Esquema = Esquema,
> {
  /** Stable name, also OpenAPI's operationId. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api`, with `:param` placeholders, spelt as the specification spells it. */
  readonly path: string;
  readonly sessoes: readonly [TipoSessao, ...TipoSessao[]];
  /**
   * Permission that an `interna` session must hold; a list means any of them; `null` means that being
   * signed in is enough (own profile). Other kinds of session are bound to their own record instead.
   */
  readonly permissao: string | readonly string[] | null;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer: R;
  /** `json` by default; `arquivo` answers a download, `eventos` a text/event-stream. */
  readonly answerKind?: 'json' | 'arquivo' | 'eventos';
  /** The caller may send `Idempotency-Key`; the client always does. */
  readonly idempotente?: boolean;
  /** The call needs `If-Match` with the record's version. */
  readonly ifMatch?: boolean;
  readonly limite?: ClasseDeLimite;
  /** Registered only when the server runs the demonstration. */
  readonly somenteDemo?: boolean;
  /** Largest accepted body, in bytes, where it differs from the server's default (1 MiB). */
  readonly corpoMaximo?: number;
  readonly resumo: string;
  /** Where the specification says so (`doc1 §7`), or `própria` for a call of our own. */
  readonly fonte: string;
}

// The widest endpoint: what registries, the server's router and the OpenAPI writer handle.
export type QualquerEndpoint = Endpoint<Esquema, Esquema, Esquema, Esquema>;

/**
 * Declares a call. Identity at run time: the value is the declaration.
 * @example const agendamento = endpoint({ id: 'obterAgendamento', method: 'GET', path: '/agendamentos/:id', … })
 */
export function endpoint<
  P extends Esquema = z.ZodUndefined,
  Q extends Esquema = z.ZodUndefined,
  B extends Esquema = z.ZodUndefined,
  R extends Esquema = Esquema,
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
export type Entrada<E> =
  E extends Endpoint<infer P, infer Q, infer B, Esquema>
    ? Part<'params', z.input<P>> & Part<'query', z.input<Q>> & Part<'body', z.input<B>>
    : never;

/** What a handler receives: the same, after validation and normalisation. */
export type EntradaValidada<E> =
  E extends Endpoint<infer P, infer Q, infer B, Esquema>
    ? { params: z.output<P>; query: z.output<Q>; body: z.output<B> }
    : never;

/** The answer's JSON shape. */
export type Resposta<E> = E extends Endpoint<Esquema, Esquema, Esquema, infer R> ? z.output<R> : never;

/** What an address can carry as text. */
type Escalar = string | number | boolean | null | undefined;

/** Fills `:param` placeholders; values are encoded. Throws when one is missing. */
export function caminhoDe(path: string, params: Readonly<Record<string, Escalar>> = {}): string {
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
export function consultaDe(query: Readonly<Record<string, Escalar | object>> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    search.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}
