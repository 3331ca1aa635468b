import { SignJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { keyRing, type KeyRing } from './key-ring.ts';
import { MAX_SIGNED, readToken } from './token.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const HOUR = 3_600_000;

const sign = ({ current }: KeyRing, sid: string, endMs = NOW + HOUR): Promise<string> =>
  new SignJWT({ kind: 'interna' })
    .setProtectedHeader({ alg: 'HS256', kid: current.id })
    .setJti(sid)
    .setExpirationTime(Math.floor(endMs / 1000))
    .setIssuer('apto')
    .sign(current.signature);

describe('a token that was read before', () => {
  const ring = keyRing('um segredo de trinta e dois caracteres');

  it('ends when it says', async () => {
    const token = await sign(ring, 'a');
    expect(await readToken(ring, NOW, token)).toMatchObject({ sid: 'a', type: 'interna' });
    expect(await readToken(ring, NOW + HOUR - 1_000, token)).toMatchObject({ sid: 'a' });
    expect(await readToken(ring, NOW + HOUR, token)).toBeNull();
  });

  it('is nothing to a ring without its key', async () => {
    const token = await sign(ring, 'b');
    expect(await readToken(ring, NOW, token)).not.toBeNull();
    expect(await readToken(keyRing('outro segredo de trinta e dois letras'), NOW, token)).toBeNull();
  });

  it('vouches for no other: one letter of it changed is forged', async () => {
    const token = await sign(ring, 'c');
    expect(await readToken(ring, NOW, token)).not.toBeNull();
    const [head, load, signature] = token.split('.') as [string, string, string];
    const other = Buffer.from(JSON.stringify({ kind: 'interna', jti: 'd', iss: 'apto', exp: 4e9 }));
    expect(await readToken(ring, NOW, `${head}.${other.toString('base64url')}.${signature}`)).toBeNull();
    expect(await readToken(ring, NOW, `${head}.${load}.${signature.slice(1)}`)).toBeNull();
  });

  it('is remembered among so many, the longest known forgotten first, and read again for its work', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify');
    const own = keyRing('um terceiro segredo de trinta e dois');
    const worked = async (token: string): Promise<boolean> => {
      verify.mockClear();
      expect(await readToken(own, NOW, token)).not.toBeNull();
      return verify.mock.calls.length > 0;
    };
    const tokens = await Promise.all(Array.from({ length: MAX_SIGNED + 1 }, (_, n) => sign(own, `t${n}`)));
    const [first = '', second = ''] = tokens;
    expect(await worked(first)).toBe(true);
    expect(await worked(first)).toBe(false);
    for (const token of tokens.slice(1, -1)) await readToken(own, NOW, token);
    expect(await worked(first)).toBe(false);
    expect(await worked(tokens.at(-1) ?? '')).toBe(true);
    expect(await worked(second)).toBe(false);
    expect(await worked(first)).toBe(true);
  });
});
