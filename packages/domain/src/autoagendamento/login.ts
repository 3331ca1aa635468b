import { isCpf } from '../documents/index.ts';
import { MESSAGE } from '../messages/index.ts';

/** What the login of the public area says of a field (doc2 §2.11). */
export const AUTOAGENDAMENTO_LOGIN_MESSAGE = {
  INVALID_CPF: 'Digite um CPF válido',
  TERM: 'É necessário aceitar os termos para continuar',
} as const;

export interface LoginAutoagendamento {
  /** CPF, with or without its punctuation. */
  readonly username: string;
  /** Token of the link. */
  readonly password: string;
  readonly termoAceito: boolean;
}

/** What is wrong with each field of the login; empty when it may be sent. */
export function validateAutoagendamentoLogin(
  login: LoginAutoagendamento,
): Partial<Record<keyof LoginAutoagendamento, string>> {
  const { username, password, termoAceito } = login;
  const cpf = username.trim();
  return {
    ...(cpf === '' && { username: MESSAGE.REQUIRED_FIELD }),
    ...(cpf !== '' && !isCpf(cpf) && { username: AUTOAGENDAMENTO_LOGIN_MESSAGE.INVALID_CPF }),
    ...(password.trim() === '' && { password: MESSAGE.REQUIRED_FIELD }),
    ...(!termoAceito && { termoAceito: AUTOAGENDAMENTO_LOGIN_MESSAGE.TERM }),
  };
}
