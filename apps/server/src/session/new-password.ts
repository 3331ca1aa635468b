import { invalid } from '../platform/errors.ts';
import { isCommonPassword, isOwnAddress } from './common-passwords.ts';
import { generateHash } from './password.ts';

/**
 * What is stored of a password that somebody chose, sent as `novaSenha`.
 * @param email the address by which they enter
 * @throws HttpError 400 for one that many use, or that the address gives away
 */
export async function hashNewPassword(chosen: string, email: string): Promise<string> {
  if (isCommonPassword(chosen))
    throw invalid([{ campo: 'novaSenha', mensagem: 'Esta senha é muito comum. Escolha outra.' }]);
  if (isOwnAddress(chosen, email))
    throw invalid([{ campo: 'novaSenha', mensagem: 'Esta senha é quase o seu e-mail. Escolha outra.' }]);
  return generateHash(chosen);
}
