import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@apto/domain/users';
import { Secret, TOTP } from 'otpauth';
import { marker } from '../platform/cipher.ts';

/** Steps of 30 s before and after the present one whose codes are taken: phones' clocks are not exact (RFC 6238 §5.2). */
const WINDOW = 1;
/** Bytes of a secret, as long as SHA-1's output (RFC 4226 §4), and of a recovery code. */
const SECRET_BYTES = 20;
const RECOVERY_BYTES = 10;

/** What every authenticator app knows: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Apto', label, secret: Secret.fromBase32(secret) });

const base32 = (bytes: Buffer) =>
  new Secret({
    buffer: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer,
  }).base32;

/** A secret of its own for one account, in base 32. */
export const newSecret = (): string => base32(randomBytes(SECRET_BYTES));

/** What an authenticator app reads from the QR code. */
export const addressOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step of time whose code this is, of those that are taken now; null: of none. */
export function stepOf(secret: string, code: string, nowMs: number): number | null {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: nowMs, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: nowMs }) + delta;
}

/** Codes of 80 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(RECOVERY_BYTES)));

/** What is kept of a recovery code: so many random bits need no slow hash. */
export const recoveryMark = (userId: number, code: string): string => marker(`${userId}:${code}`);
