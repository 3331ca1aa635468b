import { z } from 'zod';

/** The one error shape of every call (house plan, 'Server'). */
export const corpoDeErro = z.object({
  /** One sentence, or one for each field. */
  message: z.union([z.string(), z.array(z.string())]),
  /** Machine-readable reason, for instance `FAIXA_INDISPONIVEL`. */
  codigo: z.string(),
  /** Ties what the person sees to the server's log. */
  requestId: z.string(),
  details: z
    .object({
      response: z
        .object({
          message: z.union([z.string(), z.array(z.string())]).optional(),
          semApiKey: z.boolean().optional(),
          /** Validation: the field's path and its message. */
          campos: z.array(z.object({ campo: z.string(), mensagem: z.string() })).optional(),
        })
        .loose(),
    })
    .optional(),
});
export type CorpoDeErro = z.infer<typeof corpoDeErro>;

/** Codes that clients may branch on. */
export const CODIGO_ERRO = {
  VALIDACAO: 'VALIDACAO',
  NAO_AUTENTICADO: 'NAO_AUTENTICADO',
  CREDENCIAIS_INVALIDAS: 'CREDENCIAIS_INVALIDAS',
  SEM_PERMISSAO: 'SEM_PERMISSAO',
  SEM_API_KEY: 'SEM_API_KEY',
  NAO_ENCONTRADO: 'NAO_ENCONTRADO',
  CONFLITO: 'CONFLITO',
  VERSAO_DESATUALIZADA: 'VERSAO_DESATUALIZADA',
  TRANSICAO_RECUSADA: 'TRANSICAO_RECUSADA',
  PRAZO_ENCERRADO: 'PRAZO_ENCERRADO',
  FAIXA_INDISPONIVEL: 'FAIXA_INDISPONIVEL',
  CHAVE_REUTILIZADA: 'CHAVE_REUTILIZADA',
  REGRA_DE_NEGOCIO: 'REGRA_DE_NEGOCIO',
  PRECONDICAO_NECESSARIA: 'PRECONDICAO_NECESSARIA',
  CORPO_GRANDE_DEMAIS: 'CORPO_GRANDE_DEMAIS',
  MUITAS_TENTATIVAS: 'MUITAS_TENTATIVAS',
  INTEGRACAO_INDISPONIVEL: 'INTEGRACAO_INDISPONIVEL',
  INDISPONIVEL: 'INDISPONIVEL',
  ERRO_INTERNO: 'ERRO_INTERNO',
  /** Made by the client: no answer arrived. */
  SEM_CONEXAO: 'SEM_CONEXAO',
} as const;
export type CodigoErro = (typeof CODIGO_ERRO)[keyof typeof CODIGO_ERRO];
