import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Endpoint, Resposta } from './endpoint.ts';
import type { CorpoDeErro } from './schemas/erro.ts';

// oxlint-disable-next-line typescript/no-explicit-any
type AlgumEndpoint = Endpoint<any, any, any, any>;

export interface PedidoSimulado {
  params: Readonly<Record<string, string | readonly string[] | undefined>>;
  query: URLSearchParams;
  body: unknown;
}

/** An error for a simulated call; the defaults make the usual server failure. */
export class ErroSimulado {
  readonly status: number;
  readonly corpo: CorpoDeErro;
  constructor(status: number, corpo: Partial<CorpoDeErro> = {}) {
    this.status = status;
    this.corpo = { message: 'Erro interno', codigo: 'ERRO_INTERNO', requestId: 'req-historia', ...corpo };
  }
}

/**
 * An MSW handler of a declared call, typed by the declaration: a story cannot answer what the server could not.
 * @param reply the answer, an `ErroSimulado`, or a function of the request
 */
export function simular<E extends AlgumEndpoint>(
  call: E,
  reply:
    | Resposta<E>
    | ErroSimulado
    | ((request: PedidoSimulado) => Resposta<E> | ErroSimulado | Promise<Resposta<E> | ErroSimulado>),
  baseUrl = '/api',
): HttpHandler {
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return http[method](`*${baseUrl}${call.path}`, async ({ params, request }) => {
    const body: unknown = request.body ? await request.clone().json() : undefined;
    const value =
      typeof reply === 'function'
        ? await (reply as (request: PedidoSimulado) => unknown)({
            params,
            query: new URL(request.url).searchParams,
            body,
          })
        : reply;
    return value instanceof ErroSimulado
      ? HttpResponse.json(value.corpo, { status: value.status })
      : HttpResponse.json(value as never);
  });
}
