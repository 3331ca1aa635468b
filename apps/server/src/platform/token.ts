import { decodeProtectedHeader, jwtVerify } from 'jose';
import { keyNamed, keysOf, type KeyRing, type SecretKey } from './key-ring.ts';

/** The keys that may have signed a token: the one that it names, or any for a token of before they were named. */
function signersOf(ring: KeyRing, token: string): readonly SecretKey[] {
  try {
    const { kid } = decodeProtectedHeader(token);
    if (kid === undefined) return keysOf(ring);
    const named = keyNamed(ring, kid);
    return named ? [named] : [];
  } catch {
    return [];
  }
}

interface Claims {
  sid: string;
  type: unknown;
  /** In seconds, as the token has it; null: it names none. */
  exp: number | null;
}

/** Tokens whose signature is known to hold, the oldest first. */
export const MAX_SIGNED = 2_000;
const signed = new WeakMap<KeyRing, Map<string, Claims>>();

/** What a token of one of the ring's keys says; null when it is forged, or past its end. */
async function readSigned(ring: KeyRing, nowMs: number, token: string): Promise<Claims | null> {
  for (const { signature } of signersOf(ring, token)) {
    try {
      const { payload } = await jwtVerify(token, signature, {
        algorithms: ['HS256'],
        issuer: 'apto',
        currentDate: new Date(nowMs),
      });
      return payload.jti ? { sid: payload.jti, type: payload['kind'], exp: payload.exp ?? null } : null;
    } catch {
      // The next key's, or nobody's.
    }
  }
  return null;
}

/**
 * What a bearer token says of itself; null when it is forged or past its end. A signature that held once holds as long as
 * the ring is the same, so it is not worked out for every call; the end is looked at each time.
 */
export async function readToken(ring: KeyRing, nowMs: number, token: string): Promise<Claims | null> {
  const known = signed.get(ring) ?? new Map<string, Claims>();
  signed.set(ring, known);
  const found = known.get(token) ?? (await readSigned(ring, nowMs, token));
  if (found === null || (found.exp !== null && found.exp <= Math.floor(nowMs / 1000))) {
    known.delete(token);
    return null;
  }
  known.set(token, found);
  const [oldest] = known.keys();
  if (known.size > MAX_SIGNED && oldest !== undefined) known.delete(oldest);
  return found;
}
