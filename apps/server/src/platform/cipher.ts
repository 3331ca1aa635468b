import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { keyNamed, keysOf, UnknownKeyError, type KeyRing, type SecretKey } from './key-ring.ts';

/** No base64url text holds it. */
const SEPARATOR = '.';

/** AES-256-GCM with the ring's current key: its id, a point, and base64url of nonce, tag and text. */
export function encrypt({ current }: KeyRing, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', current.encryption, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${current.id}${SEPARATOR}${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
}

/** @throws Error when the text was changed or the key is another one */
function open({ encryption }: SecretKey, sealed: string): string {
  const data = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', encryption, data.subarray(0, 12));
  decipher.setAuthTag(data.subarray(12, 28));
  return Buffer.concat([decipher.update(data.subarray(28)), decipher.final()]).toString('utf8');
}

/** What was sealed before ciphertexts named their key: the one that opens it is its own. */
function openUnnamed(ring: KeyRing, sealed: string): string {
  for (const key of keysOf(ring)) {
    try {
      return open(key, sealed);
    } catch {
      // Another key's, or changed: the tag does not tell the two apart.
    }
  }
  throw new UnknownKeyError(null);
}

/**
 * Opens what a key of the ring sealed.
 * @throws UnknownKeyError when the ring has not its key
 * @throws Error when the text was changed
 */
export function decrypt(ring: KeyRing, ciphertext: string): string {
  const end = ciphertext.indexOf(SEPARATOR);
  if (end < 0) return openUnnamed(ring, ciphertext);
  const id = ciphertext.slice(0, end);
  const key = keyNamed(ring, id);
  if (!key) throw new UnknownKeyError(id);
  return open(key, ciphertext.slice(end + 1));
}

/** Random text of `bytes` bytes of entropy, safe in links. */
export const random = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/**
 * One-way mark of a random token, and of nothing else: what can be guessed is found by trying. Who somebody is takes
 * `identityMarks`, a password argon2.
 */
export const marker = (token: string): string => createHash('sha256').update(token).digest('hex');

const markBy = ({ identity }: SecretKey, who: string): string =>
  createHmac('sha256', identity).update(who.trim().toLowerCase()).digest('hex');

/**
 * One-way marks of who somebody is (a CPF, an e-mail, an address), by each key of the ring: of all CPFs a plain hash is made
 * in seconds. Processes that are given another key one after the other have one in common meanwhile.
 */
export const identityMarks = (ring: KeyRing, who: string): readonly string[] =>
  keysOf(ring).map((key) => markBy(key, who));

/** The mark that is kept of an identity: by the key in use, whose id it begins with, so that a row can be compared later. */
export const keptMark = ({ current }: KeyRing, who: string): string =>
  `${current.id}${SEPARATOR}${markBy(current, who)}`;
