import { ERROR_CODE, type ErrorCode, type ErrorBody } from '@apto/api-client';
import type { FieldFailure } from '@apto/domain/messages';
import { FACTOR_MISSING_TEXT } from '@apto/domain/users';

type ErrorResponse = NonNullable<NonNullable<ErrorBody['details']>['response']>;

/** An answer that is not a success. Everything thrown as this reaches the caller in the ONE error shape. */
export class HttpError extends Error {
  override name = 'ErroHttp';
  readonly status: number;
  readonly codigo: ErrorCode;
  /** What the caller reads. `message` is the same in one piece, as every Error has it. */
  readonly said: string | string[];
  readonly response: ErrorResponse | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: ErrorCode,
    message: string | string[],
    response?: ErrorResponse,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(Array.isArray(message) ? message.join('; ') : message);
    this.status = status;
    this.codigo = code;
    this.said = message;
    this.response = response;
    this.headers = headers;
  }
}

/** What is said of each kind of record that is not there, or not for the caller. */
export const NOT_FOUND = {
  agendamento: 'Agendamento não encontrado.',
  prestador: 'Prestador não encontrado.',
  cliente: 'Cliente não encontrado.',
  mensagem: 'Mensagem não encontrada.',
  arquivo: 'Arquivo não encontrado.',
  /** In these words (doc2 §8). */
  funcionario: 'Funcionario nao encontrado',
  content: 'O conteúdo do arquivo não foi encontrado.',
  kit: 'O conteúdo do kit não foi encontrado.',
  removal: 'A exclusão não pode mais ser desfeita.',
  prestadorExame: 'O prestador não realiza este exame.',
  /** A staged file that was swept, or is another's. */
  upload: 'Arquivo não encontrado. Envie-o novamente.',
  procedimento: 'Procedimento não encontrado.',
  questionario: 'Questionário não encontrado.',
  cidade: 'Cidade não encontrada.',
  preSolicitacao: 'Pré-solicitação não encontrada.',
  unidade: 'Unidade não encontrada.',
  setor: 'Setor não encontrado.',
  cargo: 'Cargo não encontrado.',
  agenda: 'Agenda não encontrada.',
  ambiente: 'Sala não encontrada.',
  lote: 'Ação em lote não encontrada.',
  observacao: 'Observação não encontrada.',
  notificacao: 'Notificação não encontrada.',
  record: 'Registro não encontrado.',
  address: 'Endereço não encontrado.',
} as const;

/** 404, also for records outside the caller's scope: their existence is not told. */
export const notFound = (what: keyof typeof NOT_FOUND = 'record') =>
  new HttpError(404, ERROR_CODE.NAO_ENCONTRADO, NOT_FOUND[what]);

/** Failures as the wire tells them: where, and what. Whatever else the domain says of them stays here. */
export const fieldsOnly = (failures: readonly FieldFailure[]): FieldFailure[] =>
  failures.map(({ campo: field, mensagem: message }) => ({ campo: field, mensagem: message }));

/** 400 that names the fields. */
export const invalid = (failures: readonly FieldFailure[]) =>
  new HttpError(
    400,
    ERROR_CODE.VALIDACAO,
    failures.map((c) => (c.campo ? `${c.campo}: ${c.mensagem}` : c.mensagem)),
    { message: failures.map((c) => c.mensagem), campos: fieldsOnly(failures) },
  );

/** 422: well formed, but a rule of the product refuses it. */
export const rule = (message: string | string[], response?: ErrorResponse) =>
  new HttpError(422, ERROR_CODE.REGRA_DE_NEGOCIO, message, { message: message, ...response });

/** 409: the record is not in the state that the caller believes. */
export const conflict = (code: ErrorCode, message: string, response?: ErrorResponse) =>
  new HttpError(409, code, message, { message: message, ...response });

export const withoutPermission = () =>
  new HttpError(403, ERROR_CODE.SEM_PERMISSAO, 'Você não tem permissão para esta ação.');

/** 403 of every call of who must enrol a second factor first (docs/decisions/0158). */
export const secondFactorMissing = () =>
  new HttpError(403, ERROR_CODE.SEGUNDO_FATOR_EXIGIDO, FACTOR_MISSING_TEXT, { message: FACTOR_MISSING_TEXT });

export const unauthenticated = () =>
  new HttpError(401, ERROR_CODE.NAO_AUTENTICADO, 'Sua sessão expirou. Entre novamente.');

const END_TEXT = {
  SESSAO_ENCERRADA: 'Sua sessão foi encerrada. Entre novamente.',
  PEDIDO_ENCERRADO: 'Este pedido não está mais aberto.',
  LINK_SUBSTITUIDO: 'Um link mais novo foi enviado. Entre com o token da mensagem mais recente.',
} as const;

/** Why a session ended before its time. */
export type SessionEnd = keyof typeof END_TEXT;

/** 401 of a session that ended for a cause: the person is told it, and where to go on. */
export const endedSession = (cause: SessionEnd) => new HttpError(401, ERROR_CODE[cause], END_TEXT[cause]);

/** 429: too many, and in how many seconds to come back. */
export const tooMany = (message: string, retryAfter: number) =>
  new HttpError(
    429,
    ERROR_CODE.MUITAS_TENTATIVAS,
    message,
    { message },
    { 'retry-after': String(retryAfter) },
  );

export const unavailable = (
  message = 'Serviço temporariamente indisponível. Tente novamente em instantes.',
) => new HttpError(503, ERROR_CODE.INDISPONIVEL, message, { message: message }, { 'retry-after': '5' });

/** 503 of a call that is refused before any work, because too many are being worked on. */
export const overloaded = (
  message = 'O sistema está com muitos pedidos agora. Tente novamente em instantes.',
  retryAfter = 1,
) => new HttpError(503, ERROR_CODE.INDISPONIVEL, message, { message }, { 'retry-after': String(retryAfter) });

/** The one refusal of every call above the limits (`load.ts`): hundreds of them a second must cost next to nothing. */
export const SHED = overloaded();

/** 409 of a stale edit, with both versions so that the screen can offer to reload. */
export function staleVersion(versaoEnviada: number, versaoAtual: number): HttpError {
  return conflict(
    ERROR_CODE.VERSAO_DESATUALIZADA,
    'Este registro foi alterado por outra pessoa. Recarregue para ver a versão atual.',
    { versaoEnviada, versaoAtual },
  );
}
