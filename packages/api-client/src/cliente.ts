import { chaveNova } from './chave.ts';
import { caminhoDe, consultaDe, type Endpoint, type Entrada, type Resposta } from './endpoint.ts';
import { erroDaResposta, erroDeConexao, type ErroDeApi } from './erro.ts';

/** What the session adds to each call. Scope lists narrow what the token may see (decision 34). */
export interface CredenciaisDaChamada {
  token?: string | null;
  apiKey?: string | null;
  filtroClientes?: readonly number[] | null;
  clientes?: readonly number[] | null;
  unidades?: readonly number[] | null;
}

export interface OpcoesDoCliente {
  /** Where the API lives; '/api' by default. */
  baseUrl?: string;
  /** Read at each call, so that a login or a scope change needs no new client. */
  credenciais?: () => CredenciaisDaChamada;
  /**
   * Any 401 of a call that carried a token (doc1 §6: logs the user out). Gets that token: a late answer to a call of an
   * earlier session says nothing of the present one.
   */
  aoExpirar?: (erro: ErroDeApi, token: string) => void;
  /** An answer whose details.response.semApiKey is set (doc1 §7). */
  aoFaltarApiKey?: (erro: ErroDeApi) => void;
  fetch?: typeof globalThis.fetch;
}

export interface OpcoesDaChamada {
  signal?: AbortSignal;
  /** Made by the caller when a retry must be the same request; else each POST gets its own. */
  idempotencyKey?: string;
  /** Version of the record being edited, for calls that declare `ifMatch`. */
  ifMatch?: number;
}

// The declarations differ in their four type parameters; this is any of them.
// oxlint-disable-next-line typescript/no-explicit-any
type AlgumEndpoint = Endpoint<any, any, any, any>;

export interface Cliente {
  /** Calls and answers the JSON body. Throws `ErroDeApi`, or the signal's AbortError. */
  chamar<E extends AlgumEndpoint>(
    call: E,
    entrada: Entrada<E>,
    opcoes?: OpcoesDaChamada,
  ): Promise<Resposta<E>>;
  /** Calls and answers the file with the name that the server gave it. */
  baixar<E extends AlgumEndpoint>(
    call: E,
    entrada: Entrada<E>,
    opcoes?: OpcoesDaChamada,
  ): Promise<{ blob: Blob; nome: string | null }>;
  /** Opens the answer as it streams (server-sent events). */
  abrir<E extends AlgumEndpoint>(
    call: E,
    entrada: Entrada<E>,
    opcoes?: OpcoesDaChamada & { headers?: Record<string, string> },
  ): Promise<Response>;
}

type PartesDaEntrada = {
  params?: Parameters<typeof caminhoDe>[1];
  query?: Parameters<typeof consultaDe>[0];
  body?: unknown;
};

const list = (ids: readonly number[] | null | undefined) =>
  ids && ids.length > 0 ? JSON.stringify(ids) : null;

/** File name of a Content-Disposition header; understands `filename*=UTF-8''…`. */
export function nomeDoArquivo(header: string | null): string | null {
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
export function criarCliente(options: OpcoesDoCliente = {}): Cliente {
  const {
    baseUrl = '/api',
    credenciais = (): CredenciaisDaChamada => ({}),
    aoExpirar,
    aoFaltarApiKey,
  } = options;

  async function send(
    call: AlgumEndpoint,
    entrada: PartesDaEntrada,
    opcoes: OpcoesDaChamada & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const who = credenciais();
    const headers = new Headers(opcoes.headers);
    headers.set('accept', call.answerKind === 'eventos' ? 'text/event-stream' : 'application/json');
    if (entrada.body !== undefined) headers.set('content-type', 'application/json');
    if (who.token) headers.set('authorization', `Bearer ${who.token}`);
    if (who.apiKey) headers.set('x-api-key', who.apiKey);
    for (const [name, ids] of [
      ['x-filtro-clientes', who.filtroClientes],
      ['x-clientes', who.clientes],
      ['x-unidades', who.unidades],
    ] as const) {
      const value = list(ids);
      if (value) headers.set(name, value);
    }
    if (call.idempotente) headers.set('idempotency-key', opcoes.idempotencyKey ?? chaveNova());
    if (opcoes.ifMatch !== undefined) headers.set('if-match', `"${opcoes.ifMatch}"`);

    const url = baseUrl + caminhoDe(call.path, entrada.params) + consultaDe(entrada.query);
    let response: Response;
    try {
      response = await (options.fetch ?? globalThis.fetch)(url, {
        method: call.method,
        headers,
        ...(entrada.body === undefined ? {} : { body: JSON.stringify(entrada.body) }),
        ...(opcoes.signal ? { signal: opcoes.signal } : {}),
      });
    } catch (cause) {
      if (opcoes.signal?.aborted) throw cause;
      throw erroDeConexao(cause);
    }
    if (response.ok) return response;

    const erro = erroDaResposta(response, await bodyOf(response));
    if (erro.status === 401 && who.token) aoExpirar?.(erro, who.token);
    if (erro.semApiKey) aoFaltarApiKey?.(erro);
    throw erro;
  }

  return {
    async chamar(call, entrada, opcoes) {
      const response = await send(call, entrada, opcoes);
      return (await bodyOf(response)) as never;
    },
    async baixar(call, entrada, opcoes) {
      const response = await send(call, entrada, opcoes);
      return {
        blob: await response.blob(),
        nome: nomeDoArquivo(response.headers.get('content-disposition')),
      };
    },
    abrir: (call, entrada, opcoes) => send(call, entrada, opcoes),
  };
}
