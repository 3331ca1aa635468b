import { invalid } from '../platform/errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { generateHash } from './password.ts';

/** What is stored of a password that somebody chose, sent as `novaSenha`. @throws HttpError 400 for one that many use */
export async function hashNewPassword(chosen: string): Promise<string> {
  if (isCommonPassword(chosen))
    throw invalid([{ campo: 'novaSenha', mensagem: 'Esta senha é muito comum. Escolha outra.' }]);
  return generateHash(chosen);
}
