import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/**
 * One secret of this product and what is derived from it. What seals and marks is kept as the key that Node makes of it: of
 * bytes it makes one for every text, which takes three times as long as sealing it.
 */
export interface SecretKey {
  /** Names the key in what it sealed; derived from the secret one way, so that it may stand in tables and logs. */
  readonly id: string;
  /** What texts are encrypted with (AES-256). */
  readonly encryption: KeyObject;
  /** What marks of identities are made with (HMAC-SHA-256). */
  readonly identity: KeyObject;
  /** What session tokens are signed with (HS256). */
  readonly signature: Uint8Array;
}

/** The key that seals and signs from now on, and those of before that still open what they sealed. */
export interface KeyRing {
  readonly current: SecretKey;
  readonly previous: readonly SecretKey[];
}

/** What was sealed names a key that this process was not given. The id is no secret. */
export class UnknownKeyError extends Error {
  override name = 'ChaveDesconhecida';
  readonly keyId: string | null;
  constructor(keyId: string | null) {
    const found =
      keyId === null ? 'Nenhuma chave do chaveiro abre o texto' : `A chave ${keyId} não está no chaveiro`;
    super(`${found}: informe o segredo antigo em SESSION_SECRET_PREVIOUS.`);
    this.keyId = keyId;
  }
}

const derived = (secret: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes));

const keyOf = (secret: string): SecretKey => ({
  id: derived(secret, 'apto:chave', 6).toString('hex'),
  encryption: createSecretKey(derived(secret, 'apto:mensagens', 32)),
  identity: createSecretKey(derived(secret, 'apto:identidades', 32)),
  signature: new TextEncoder().encode(secret),
});

/** The ring of a secret and of those that it took the place of; one that is named twice counts once. */
export function keyRing(current: string, previous: readonly string[] = []): KeyRing {
  const others = [...new Set(previous)].filter((secret) => secret !== current);
  return { current: keyOf(current), previous: others.map(keyOf) };
}

/** Every key of the ring, the one in use first. */
export const keysOf = (ring: KeyRing): readonly SecretKey[] => [ring.current, ...ring.previous];

/** The key of that name; undefined when the ring has none. */
export const keyNamed = (ring: KeyRing, id: string): SecretKey | undefined =>
  keysOf(ring).find((key) => key.id === id);
