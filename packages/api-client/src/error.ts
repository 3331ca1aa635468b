import type { ErrorCode } from './codes.ts';
import type { ErrorBody } from './schemas/error.ts';

/**
 * A call that failed, in one shape whatever failed: the server's answer, a page of some proxy, no network.
 * `message` is already the sentence to show (doc2 §8: details.response.message, else the response's message,
 * else the error's own).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  readonly codigo: string;
  readonly requestId: string | null;
  readonly semApiKey: boolean;
  /** Field messages of a refused payload. */
  readonly campos: readonly { campo: string; mensagem: string }[];
  /** The rest of `details.response`: what the code documents (for instance `maisProximas`). */
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | null;

  constructor(init: {
    message: string;
    status: number;
    codigo: string;
    requestId?: string | null;
    semApiKey?: boolean;
    campos?: readonly { campo: string; mensagem: string }[];
    details?: Record<string, unknown>;
    retryAfter?: number | null;
    cause?: unknown;
  }) {
    super(init.message, { cause: init.cause });
    this.status = init.status;
    this.codigo = init.codigo;
    this.requestId = init.requestId ?? null;
    this.semApiKey = init.semApiKey ?? false;
    this.campos = init.campos ?? [];
    this.details = init.details ?? {};
    this.retryAfter = init.retryAfter ?? null;
  }

  /** What was sent is refused for what it is: the same again is refused again. */
  get isRefusal(): boolean {
    return [400, 413, 415, 422].includes(this.status);
  }
}

const joined = (message: unknown): string | null => {
  if (typeof message === 'string') return message.trim() || null;
  if (Array.isArray(message)) return message.filter((part) => typeof part === 'string').join(', ') || null;
  return null;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The sentence to show for an error body of any shape (doc2 §8, doc3 §8.3). */
export function messageFromBody(body: unknown, fallback: string): string {
  if (!isRecord(body)) return fallback;
  const details = isRecord(body.details) ? body.details : {};
  const response = isRecord(details.response) ? details.response : {};
  return joined(response.message) ?? joined(body.message) ?? fallback;
}

const FALLBACK: Readonly<Record<number, string>> = {
  401: 'Sua sessão expirou. Entre novamente.',
  403: 'Você não tem permissão para fazer isso.',
  404: 'Registro não encontrado.',
  413: 'O arquivo selecionado excede o tamanho de 10 Mb.',
  429: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
  502: 'O sistema está indisponível no momento. Tente novamente em instantes.',
  503: 'O sistema está indisponível no momento. Tente novamente em instantes.',
  504: 'O sistema está indisponível no momento. Tente novamente em instantes.',
};

/** Builds the error of an answered call; `status` where the body says another than the answer's own. */
export function errorFromResponse(response: Response, body: unknown, status = response.status): ApiError {
  const record = isRecord(body) ? body : {};
  const details =
    isRecord(record.details) && isRecord(record.details.response) ? record.details.response : {};
  const {
    message: _message,
    semApiKey,
    campos: fields,
    ...extraDetails
  } = details as Partial<ErrorBody> & Record<string, unknown>;
  const wait = Number(response.headers.get('retry-after'));
  return new ApiError({
    message: messageFromBody(body, FALLBACK[status] ?? 'Ocorreu algum problema'),
    status,
    codigo: typeof record.codigo === 'string' ? record.codigo : ('ERRO_INTERNO' satisfies ErrorCode),
    requestId: typeof record.requestId === 'string' ? record.requestId : response.headers.get('x-request-id'),
    semApiKey: semApiKey === true,
    campos: Array.isArray(fields) ? (fields as { campo: string; mensagem: string }[]) : [],
    details: extraDetails,
    retryAfter: Number.isFinite(wait) && wait > 0 ? wait : null,
  });
}

/** Builds the error of a call that got no answer. */
export function connectionError(cause: unknown): ApiError {
  return new ApiError({
    message: 'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
    status: 0,
    codigo: 'SEM_CONEXAO' satisfies ErrorCode,
    cause,
  });
}
