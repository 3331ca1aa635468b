/** Codes that clients may branch on. */
export const ERROR_CODE = {
  VALIDACAO: 'VALIDACAO',
  NAO_AUTENTICADO: 'NAO_AUTENTICADO',
  /** 401 of a session that somebody ended before its time: its person elsewhere, a new password, an administrator. */
  SESSAO_ENCERRADA: 'SESSAO_ENCERRADA',
  /** 401 of an employee's session: its request was cancelled, done or taken up by somebody else. */
  PEDIDO_ENCERRADO: 'PEDIDO_ENCERRADO',
  /** 401 of an employee's session: the link was sent again, and only the newest token opens the request. */
  LINK_SUBSTITUIDO: 'LINK_SUBSTITUIDO',
  CREDENCIAIS_INVALIDAS: 'CREDENCIAIS_INVALIDAS',
  /** 401: the password is right, and the account asks for a code as well. */
  SEGUNDO_FATOR: 'SEGUNDO_FATOR',
  /** 403: the company asks for a second factor, and the person has none yet: they enrol one before anything else. */
  SEGUNDO_FATOR_EXIGIDO: 'SEGUNDO_FATOR_EXIGIDO',
  /** 401: the password is right, but the account enters elsewhere. */
  OUTRA_PORTA: 'OUTRA_PORTA',
  SEM_PERMISSAO: 'SEM_PERMISSAO',
  SEM_API_KEY: 'SEM_API_KEY',
  NAO_ENCONTRADO: 'NAO_ENCONTRADO',
  CONFLITO: 'CONFLITO',
  VERSAO_DESATUALIZADA: 'VERSAO_DESATUALIZADA',
  TRANSICAO_RECUSADA: 'TRANSICAO_RECUSADA',
  /** 409: an attendant has it in hand; who, `responsavel` says. */
  ATENDIMENTO_INICIADO: 'ATENDIMENTO_INICIADO',
  PRAZO_ENCERRADO: 'PRAZO_ENCERRADO',
  FAIXA_INDISPONIVEL: 'FAIXA_INDISPONIVEL',
  /** 409: an offered place was answered, passed or went away. */
  OFERTA_ENCERRADA: 'OFERTA_ENCERRADA',
  CHAVE_REUTILIZADA: 'CHAVE_REUTILIZADA',
  REGRA_DE_NEGOCIO: 'REGRA_DE_NEGOCIO',
  PRECONDICAO_NECESSARIA: 'PRECONDICAO_NECESSARIA',
  CORPO_GRANDE_DEMAIS: 'CORPO_GRANDE_DEMAIS',
  /** 507: the storage of files is full. */
  SEM_ESPACO: 'SEM_ESPACO',
  MUITAS_TENTATIVAS: 'MUITAS_TENTATIVAS',
  INTEGRACAO_INDISPONIVEL: 'INTEGRACAO_INDISPONIVEL',
  INDISPONIVEL: 'INDISPONIVEL',
  ERRO_INTERNO: 'ERRO_INTERNO',
  /** Made by the client: no answer arrived. */
  SEM_CONEXAO: 'SEM_CONEXAO',
} as const;
export type ErrorCode = (typeof ERROR_CODE)[keyof typeof ERROR_CODE];
