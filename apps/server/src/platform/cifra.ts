import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

function chave(segredo: string): Buffer {
  return Buffer.from(hkdfSync('sha256', segredo, '', 'apto:mensagens', 32));
}

/** AES-256-GCM, base64url of nonce, tag and text. */
export function cifrar(segredo: string, texto: string): string {
  const nonce = randomBytes(12);
  const cifra = createCipheriv('aes-256-gcm', chave(segredo), nonce);
  const corpo = Buffer.concat([cifra.update(texto, 'utf8'), cifra.final()]);
  return Buffer.concat([nonce, cifra.getAuthTag(), corpo]).toString('base64url');
}

/** Throws when the text was changed or the secret is another one. */
export function decifrar(segredo: string, cifrado: string): string {
  const dados = Buffer.from(cifrado, 'base64url');
  const decifra = createDecipheriv('aes-256-gcm', chave(segredo), dados.subarray(0, 12));
  decifra.setAuthTag(dados.subarray(12, 28));
  return Buffer.concat([decifra.update(dados.subarray(28)), decifra.final()]).toString('utf8');
}

/** Random text of `bytes` bytes of entropy, safe in links. */
export const aleatorio = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** One-way mark of a random token. Passwords use argon2 instead. */
export const marca = (token: string): string => createHash('sha256').update(token).digest('hex');
