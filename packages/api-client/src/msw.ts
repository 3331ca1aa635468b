import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Endpoint, Answer } from './endpoint.ts';
import type { ErrorBody } from './schemas/error.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- any call; what it takes and answers is inferred from it
type SomeEndpoint = Endpoint<any, any, any, any>;

export interface SimulatedRequest {
  params: Readonly<Record<string, string | readonly string[] | undefined>>;
  query: URLSearchParams;
  body: unknown;
}

/** An error for a simulated call; the defaults make the usual server failure. */
export class SimulatedError {
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: Partial<ErrorBody> = {}) {
    this.status = status;
    this.body = { message: 'Erro interno', codigo: 'ERRO_INTERNO', requestId: 'req-story', ...body };
  }
}

/**
 * An MSW handler of a declared call, typed by the declaration: a story cannot answer what the server could not.
 * @param reply the answer, an `SimulatedError`, or a function of the request
 */
export function simulate<E extends SomeEndpoint>(
  call: E,
  reply:
    | Answer<E>
    | SimulatedError
    | ((request: SimulatedRequest) => Answer<E> | SimulatedError | Promise<Answer<E> | SimulatedError>),
  baseUrl = '/api',
): HttpHandler {
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return http[method](`*${baseUrl}${call.path}`, async ({ params, request }) => {
    // A call without a body may still arrive with an empty one.
    const text = call.multipart ? '' : await request.clone().text();
    const body: unknown = call.multipart
      ? Object.fromEntries(await request.clone().formData())
      : text && JSON.parse(text);
    const value =
      typeof reply === 'function'
        ? await (reply as (request: SimulatedRequest) => unknown)({
            params,
            query: new URL(request.url).searchParams,
            body,
          })
        : reply;
    return value instanceof SimulatedError
      ? HttpResponse.json(value.body, { status: value.status })
      : HttpResponse.json(value as never);
  });
}

/** What a list says of itself when all that was found stands on its first page. */
export const onePage = (totalItems: number, itemsPerPage = 20) => ({
  totalItems,
  totalPages: 1,
  itemCount: totalItems,
  itemsPerPage,
  currentPage: 1,
});
