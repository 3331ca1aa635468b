import { newKey } from './key.ts';
import { buildPath, buildQuery, type Endpoint, type Input, type Answer } from './endpoint.ts';
import { ApiError, connectionError, errorFromResponse } from './error.ts';

/** What the session adds to each call. Scope lists narrow what the token may see (decision 34). */
export interface CallCredentials {
  token?: string | null;
  apiKey?: string | null;
  clienteFilter?: readonly number[] | null;
  clientes?: readonly number[] | null;
  unidades?: readonly number[] | null;
}

export interface ClientOptions {
  /** Where the API lives; '/api' by default. */
  baseUrl?: string;
  /** Read at each call, so that a login or a scope change needs no new client. */
  credentials?: () => CallCredentials;
  /**
   * Any 401 of a call that carried a token (doc1 §6: logs the user out). Gets that token: a late answer to a call of an
   * earlier session says nothing of the present one.
   */
  onExpire?: (error: ApiError, token: string) => void;
  /** An answer whose details.response.semApiKey is set (doc1 §7). */
  onMissingApiKey?: (error: ApiError) => void;
  /** A 403 of who must enrol a second factor before anything else (docs/decisions/0158). */
  onMissingSecondFactor?: () => void;
  /** A call other than a read was taken. */
  onWrite?: () => void;
  fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Made by the caller when a retry must be the same request; else each POST gets its own. */
  idempotencyKey?: string;
  /** The file of a call that declares `multipart`. */
  file?: Blob & { readonly name?: string };
  /** In place of the client's own, for instance one that tells how much of a file has left. */
  fetch?: typeof globalThis.fetch;
  /** Version of the record being edited, for calls that declare `ifMatch`. */
  ifMatch?: number;
}

// The declarations differ in their four type parameters; this is any of them.
// oxlint-disable-next-line typescript/no-explicit-any
type SomeEndpoint = Endpoint<any, any, any, any>;

export interface ApiClient {
  /** Calls and answers the JSON body. Throws `ApiError`, or the signal's AbortError. */
  invoke<E extends SomeEndpoint>(call: E, input: Input<E>, callOptions?: CallOptions): Promise<Answer<E>>;
  /** Calls and answers the file with the name that the server gave it. */
  download<E extends SomeEndpoint>(
    call: E,
    input: Input<E>,
    callOptions?: CallOptions,
  ): Promise<{ blob: Blob; name: string | null }>;
  /** Opens the answer as it streams (server-sent events). */
  open<E extends SomeEndpoint>(
    call: E,
    input: Input<E>,
    callOptions?: CallOptions & { headers?: Record<string, string> },
  ): Promise<Response>;
}

type InputParts = {
  params?: Parameters<typeof buildPath>[1];
  query?: Parameters<typeof buildQuery>[0];
  body?: unknown;
};

/** A form's own boundary belongs into its content type: the browser writes that header. */
function formOf(body: unknown, file: CallOptions['file']): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined && value !== null) form.append(name, String(value));
  // Last, so that what is sent about a file is there before it.
  if (file) form.append('file', file, file.name);
  return form;
}

const idList = (ids: readonly number[] | null | undefined) =>
  ids && ids.length > 0 ? JSON.stringify(ids) : null;

/** File name of a Content-Disposition header; understands `filename*=UTF-8''…`. */
export function fileName(header: string | null): string | null {
  if (!header) return null;
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header)?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended);
    } catch {
      return extended;
    }
  }
  return /filename\s*=\s*"?([^";]+)"?/i.exec(header)?.[1] ?? null;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's HTML page: no sentence of ours in it.
    return undefined;
  }
}

/** The one way to reach the API. Knows headers, errors, sessions and idempotency; knows no screen. */
export function createClient(options: ClientOptions = {}): ApiClient {
  const {
    baseUrl = '/api',
    credentials = (): CallCredentials => ({}),
    onExpire,
    onMissingApiKey,
    onMissingSecondFactor,
    onWrite,
  } = options;

  async function ask(
    call: SomeEndpoint,
    input: InputParts,
    callOptions: CallOptions & { headers?: Record<string, string> },
  ): Promise<Response> {
    const who = credentials();
    const headers = new Headers(callOptions.headers);
    headers.set('accept', call.answerKind === 'events' ? 'text/event-stream' : 'application/json');
    const form = call.multipart ? formOf(input.body, callOptions.file) : null;
    if (!form && input.body !== undefined) headers.set('content-type', 'application/json');
    if (who.token) headers.set('authorization', `Bearer ${who.token}`);
    if (who.apiKey) headers.set('x-api-key', who.apiKey);
    for (const [name, ids] of [
      ['x-filtro-clientes', who.clienteFilter],
      ['x-clientes', who.clientes],
      ['x-unidades', who.unidades],
    ] as const) {
      const value = idList(ids);
      if (value) headers.set(name, value);
    }
    if (call.idempotent) headers.set('idempotency-key', callOptions.idempotencyKey ?? newKey());
    if (callOptions.ifMatch !== undefined) headers.set('if-match', `"${callOptions.ifMatch}"`);

    const url = baseUrl + buildPath(call.path, input.params) + buildQuery(input.query);
    let response: Response;
    try {
      response = await (callOptions.fetch ?? options.fetch ?? globalThis.fetch)(url, {
        method: call.method,
        headers,
        ...(form ? { body: form } : input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        ...(callOptions.signal ? { signal: callOptions.signal } : {}),
      });
    } catch (cause) {
      if (callOptions.signal?.aborted) throw cause;
      throw connectionError(cause);
    }
    if (response.ok) {
      if (call.method !== 'GET') onWrite?.();
      return response;
    }

    const error = errorFromResponse(response, await bodyOf(response));
    if (error.status === 401 && who.token) onExpire?.(error, who.token);
    if (error.semApiKey) onMissingApiKey?.(error);
    if (error.codigo === 'SEGUNDO_FATOR_EXIGIDO') onMissingSecondFactor?.();
    throw error;
  }

  /** A read that is refused for the moment is asked again, quietly; a person is told what stays refused. */
  async function send(
    call: SomeEndpoint,
    input: InputParts,
    callOptions: CallOptions & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const isRead = call.method === 'GET' && call.answerKind !== 'events';
    try {
      return await ask(call, input, callOptions);
    } catch (error) {
      if (!isRead || !(error instanceof ApiError) || error.status !== 503) throw error;
      // What is needed so seldom is no part of the first load; where it does not arrive, the refusal is told.
      const again = await import('./again.ts').catch(() => null);
      if (!again) throw error;
      return again.askAgain(() => ask(call, input, callOptions), error, callOptions.signal);
    }
  }

  return {
    async invoke(call, input, callOptions) {
      const response = await send(call, input, callOptions);
      const body = await bodyOf(response);
      // A save that was taken and yet says 400 in its body was refused (doc3 §8.3).
      if (call.method !== 'GET' && (body as { status?: unknown } | null | undefined)?.status === 400)
        throw errorFromResponse(response, body, 400);
      return body as never;
    },
    async download(call, input, callOptions) {
      const response = await send(call, input, callOptions);
      return {
        blob: await response.blob(),
        name: fileName(response.headers.get('content-disposition')),
      };
    },
    open: (call, input, callOptions) => send(call, input, callOptions),
  };
}
