import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

function key(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'apto:mensagens', 32));
}

/** AES-256-GCM, base64url of nonce, tag and text. */
export function encrypt(secret: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key(secret), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Throws when the text was changed or the secret is another one. */
export function decrypt(secret: string, ciphertext: string): string {
  const data = Buffer.from(ciphertext, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key(secret), data.subarray(0, 12));
  decipher.setAuthTag(data.subarray(12, 28));
  return Buffer.concat([decipher.update(data.subarray(28)), decipher.final()]).toString('utf8');
}

/** Random text of `bytes` bytes of entropy, safe in links. */
export const random = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** One-way mark of a random token. Passwords use argon2 instead. */
export const marker = (token: string): string => createHash('sha256').update(token).digest('hex');
