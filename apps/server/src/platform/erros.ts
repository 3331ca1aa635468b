import { CODIGO_ERRO, type CodigoErro, type CorpoDeErro } from '@apto/api-client';

type RespostaDeErro = NonNullable<NonNullable<CorpoDeErro['details']>['response']>;

/** An answer that is not a success. Everything thrown as this reaches the caller in the ONE error shape. */
export class ErroHttp extends Error {
  override name = 'ErroHttp';
  readonly status: number;
  readonly codigo: CodigoErro;
  readonly mensagem: string | string[];
  readonly response: RespostaDeErro | undefined;
  readonly cabecalhos: Readonly<Record<string, string>>;

  constructor(
    status: number,
    codigo: CodigoErro,
    mensagem: string | string[],
    response?: RespostaDeErro,
    cabecalhos: Readonly<Record<string, string>> = {},
  ) {
    super(Array.isArray(mensagem) ? mensagem.join('; ') : mensagem);
    this.status = status;
    this.codigo = codigo;
    this.mensagem = mensagem;
    this.response = response;
    this.cabecalhos = cabecalhos;
  }
}

/** 404, also for records outside the caller's scope: their existence is not told. */
export const naoEncontrado = (mensagem = 'Registro não encontrado.') =>
  new ErroHttp(404, CODIGO_ERRO.NAO_ENCONTRADO, mensagem);

/** 400 that names the fields. */
export const invalido = (campos: { campo: string; mensagem: string }[]) =>
  new ErroHttp(
    400,
    CODIGO_ERRO.VALIDACAO,
    campos.map((c) => (c.campo ? `${c.campo}: ${c.mensagem}` : c.mensagem)),
    { message: campos.map((c) => c.mensagem), campos },
  );

/** 422: well formed, but a rule of the product refuses it. */
export const regra = (mensagem: string | string[], response?: RespostaDeErro) =>
  new ErroHttp(422, CODIGO_ERRO.REGRA_DE_NEGOCIO, mensagem, { message: mensagem, ...response });

/** 409: the record is not in the state that the caller believes. */
export const conflito = (codigo: CodigoErro, mensagem: string, response?: RespostaDeErro) =>
  new ErroHttp(409, codigo, mensagem, { message: mensagem, ...response });

export const semPermissao = () =>
  new ErroHttp(403, CODIGO_ERRO.SEM_PERMISSAO, 'Você não tem permissão para esta ação.');

export const naoAutenticado = () =>
  new ErroHttp(401, CODIGO_ERRO.NAO_AUTENTICADO, 'Sua sessão expirou. Entre novamente.');

export const indisponivel = (
  mensagem = 'Serviço temporariamente indisponível. Tente novamente em instantes.',
) => new ErroHttp(503, CODIGO_ERRO.INDISPONIVEL, mensagem, { message: mensagem }, { 'retry-after': '5' });

/** 409 of a stale edit, with both versions so that the screen can offer to reload. */
export function versaoDesatualizada(versaoEnviada: number, versaoAtual: number): ErroHttp {
  return conflito(
    CODIGO_ERRO.VERSAO_DESATUALIZADA,
    'Este registro foi alterado por outra pessoa. Recarregue para ver a versão atual.',
    { versaoEnviada, versaoAtual },
  );
}
