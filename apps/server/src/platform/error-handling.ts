import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { ERROR_CODE, type ErrorBody } from '@apto/api-client';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sqlCode } from '../db/port.ts';
import { IntegrationError } from './ports.ts';
import { isDatabaseDown } from './database-down.ts';
import { HttpError, SHED, invalid, overloaded, unavailable } from './errors.ts';
import { fieldOf } from './input.ts';
import { UnknownKeyError } from './key-ring.ts';

const FULL_DISK: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);
const NO_ROOM = 'Não há espaço para guardar o arquivo. Tente mais tarde ou avise o suporte.';

/** The database could not take a value (SQLSTATE class 22): the caller's, so the caller is told which. */
function refusedValue(error: unknown, req: FastifyRequest): HttpError {
  const isCharacter = sqlCode(error) === '22021';
  const said = driverMessage(error);
  const quoted = [...said.matchAll(/"([^"]*)"/g)].map((m) => m[1]);
  const field = [req.params, req.query, req.body]
    .map((part) => fieldOf(part, (text) => (isCharacter ? text.includes('\u0000') : quoted.includes(text))))
    .find((path) => path !== null);
  const message = isCharacter
    ? 'Contém um caractere que não é aceito'
    : 'O valor está fora do que o sistema aceita';
  if (field) return invalid([{ campo: field, mensagem: message }]);
  return new HttpError(
    400,
    ERROR_CODE.VALIDACAO,
    isCharacter
      ? 'O pedido contém um caractere que não é aceito.'
      : 'O pedido contém um valor fora do que o sistema aceita.',
  );
}

/** The innermost message: what the database itself said, without the query that drizzle puts around it. */
function driverMessage(error: unknown): string {
  let current = error;
  while (current instanceof Error && current.cause instanceof Error) current = current.cause;
  return current instanceof Error ? current.message : '';
}

function translate(error: unknown, req: FastifyRequest): HttpError | null {
  if (error instanceof HttpError) return error;
  if (error instanceof IntegrationError) {
    const text =
      error.gateway === 'soc'
        ? 'Ocorreu um problema ao tentar sincronizar dados com o SOC!'
        : 'Um serviço externo não respondeu. Tente novamente.';
    return new HttpError(503, ERROR_CODE.INTEGRACAO_INDISPONIVEL, text, { message: text });
  }
  if (error instanceof UnknownKeyError) {
    // Only a repeated call opens what was sealed before: its work is done, and its answer cannot be told again.
    return new HttpError(
      409,
      ERROR_CODE.CONFLITO,
      'Este pedido já foi feito, mas a resposta guardada não pode mais ser lida. Recarregue a página para ver o resultado.',
    );
  }
  if (isDatabaseDown(error)) return unavailable();
  switch (sqlCode(error)) {
    case '57014':
      return unavailable('A consulta demorou demais. Refine o filtro e tente novamente.');
    case '55P03':
      return overloaded('Outra pessoa está alterando o mesmo registro. Tente novamente em instantes.');
    case '40001':
    case '40P01':
      return new HttpError(
        409,
        ERROR_CODE.CONFLITO,
        'Outra pessoa alterou o mesmo registro. Tente novamente.',
      );
    default:
  }
  if (sqlCode(error)?.startsWith('22')) return refusedValue(error, req);
  const { statusCode, code } = error as Partial<FastifyError>;
  // Wherever it is met: while a file arrives, is opened, or is kept.
  if (code !== undefined && FULL_DISK.has(code))
    return new HttpError(507, ERROR_CODE.SEM_ESPACO, NO_ROOM, { message: NO_ROOM });
  if (statusCode === 413)
    return new HttpError(413, ERROR_CODE.CORPO_GRANDE_DEMAIS, 'O conteúdo enviado é grande demais.');
  if (statusCode === 415)
    return new HttpError(415, ERROR_CODE.VALIDACAO, 'Tipo de conteúdo não aceito. Envie application/json.');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new HttpError(statusCode, ERROR_CODE.VALIDACAO, 'O pedido não pôde ser lido.');
  return null;
}

function bodyOf(error: HttpError, requestId: string): ErrorBody {
  return {
    message: error.said,
    codigo: error.codigo,
    requestId,
    ...(error.response ? { details: { response: error.response } } : {}),
  };
}

function respond(error: HttpError, req: FastifyRequest, reply: FastifyReply): FastifyReply {
  for (const [name, value] of Object.entries(error.headers)) void reply.header(name, value);
  return reply.code(error.status).type('application/json; charset=utf-8').send(bodyOf(error, req.id));
}

/** Turns everything thrown into the ONE error shape; what is not understood is a 500 without its text. */
export function installErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error, req, reply) => {
    const known = translate(error, req);
    // Nobody hears an answer any more, and what failed may be that: an address that is gone, a form that ended.
    if (!known && reply.raw.destroyed) {
      req.log.info({ err: withoutData(error) }, 'quem pediu foi embora antes da resposta');
      return reply;
    }
    if (!known) {
      req.log.error({ err: withoutData(error) }, 'erro não tratado');
      const text = 'Ocorreu um erro inesperado. Tente novamente; se persistir, informe o código do pedido.';
      return respond(new HttpError(500, ERROR_CODE.ERRO_INTERNO, text), req, reply);
    }
    if (error instanceof UnknownKeyError)
      req.log.error({ err: withoutData(error) }, 'resposta guardada com uma chave que não está no chaveiro');
    // Those above the limits are told together (`load.ts`).
    if (known.status >= 500 && known !== SHED)
      req.log.warn({ err: withoutData(error) }, 'pedido recusado por indisponibilidade');
    return respond(known, req, reply);
  });
}

/** What every answer carries, for those that are made before any hook: nothing of them is shown or kept. */
const BARE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Answers an address that cannot even be decoded: it reaches no route, no hook and no error handler. */
export function onUrlError(error: FastifyError, req: FastifyRequest, reply: FastifyReply): void {
  void respond(
    new HttpError(error.statusCode ?? 400, ERROR_CODE.VALIDACAO, 'O endereço do pedido não pôde ser lido.'),
    req,
    reply.headers({ ...BARE_HEADERS, 'x-request-id': req.id }),
  );
}

const CONNECTION_ERRORS: Readonly<Record<string, readonly [number, string, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'O pedido demorou demais para chegar.'],
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'Os cabeçalhos do pedido são grandes demais.',
  ],
};

/** Answers what is not HTTP, or not all of it: there is no request yet, only a socket. */
export function onConnectionError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, name, text] = CONNECTION_ERRORS[error.code ?? ''] ?? [
    400,
    'Bad Request',
    'O pedido não pôde ser lido.',
  ];
  if (socket.writable) {
    const id = randomUUID();
    const body = JSON.stringify(bodyOf(new HttpError(status, ERROR_CODE.VALIDACAO, text), id));
    const headers = Object.entries({ ...BARE_HEADERS, 'x-request-id': id }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.write(
      `HTTP/1.1 ${status} ${name}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
        `Content-Type: application/json; charset=utf-8\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}

const isFromDriver = (error: Error): boolean =>
  /^[0-9A-Z]{5}$/.test((error as { code?: unknown }).code as string) && 'severity' in error;

/**
 * drizzle puts the parameters, which may be personal data, into its message, and the database what it could not read
 * into its own (`invalid input syntax …: "123.456.789-09"`): both stay out of the log, which has the SQLSTATE.
 */
export function withoutData(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { tipo: typeof error };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const clean = (each: Error) =>
    isFromDriver(each)
      ? 'erro do banco'
      : (each.message.split('\n')[0]?.replace(/^Failed query:.*/, 'Failed query') ?? '');
  return {
    type: error.name,
    message: clean(error),
    code: sqlCode(error),
    cause: cause ? clean(cause) : undefined,
    stack: error.stack
      ?.split('\n')
      .filter((l) => l.trimStart().startsWith('at '))
      .slice(0, 8)
      .join('\n'),
  };
}
