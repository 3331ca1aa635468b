import { ehCpf } from '../documentos/index.ts';
import { MENSAGEM } from '../mensagens/index.ts';

/** What the login of the public area says of a field (doc2 §2.11). */
export const MENSAGEM_LOGIN_AUTOAGENDAMENTO = {
  CPF_INVALIDO: 'Digite um CPF válido',
  TERMO: 'É necessário aceitar os termos para continuar',
} as const;

export interface LoginAutoagendamento {
  /** CPF, with or without its punctuation. */
  readonly username: string;
  /** Token of the link. */
  readonly password: string;
  readonly termoAceito: boolean;
}

/** What is wrong with each field of the login; empty when it may be sent. */
export function validarLoginAutoagendamento(
  login: LoginAutoagendamento,
): Partial<Record<keyof LoginAutoagendamento, string>> {
  const { username, password, termoAceito } = login;
  const cpf = username.trim();
  return {
    ...(cpf === '' && { username: MENSAGEM.CAMPO_OBRIGATORIO }),
    ...(cpf !== '' && !ehCpf(cpf) && { username: MENSAGEM_LOGIN_AUTOAGENDAMENTO.CPF_INVALIDO }),
    ...(password.trim() === '' && { password: MENSAGEM.CAMPO_OBRIGATORIO }),
    ...(!termoAceito && { termoAceito: MENSAGEM_LOGIN_AUTOAGENDAMENTO.TERMO }),
  };
}
