import { createIndexedDbKeyStorage, createVault, storage, type Vault } from '@apto/api-client/session';
import { FULL_SCOPE, scopeFrom, type Scope } from './choice.ts';

const name = (userId: number) => `apto.escopo.${userId}`;

/** A person's vault for the companies and branches that they chose (doc3 §6). It outlives the session. */
const scopeVault = (userId: number): Vault =>
  createVault(name(userId), createIndexedDbKeyStorage(`escopo.${userId}`), storage);

/** A choice of before choices were encrypted, or null. */
function plainChoice(userId: number, texts: Pick<Storage, 'getItem'>): Scope | null {
  const text = texts.getItem(name(userId));
  if (!text?.startsWith('{')) return null;
  try {
    return scopeFrom(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps what each user of this browser chose to look at, encrypted. */
export interface StoredScope {
  /** What the user chose at an earlier visit; everything where nothing can be read. */
  read(userId: number): Promise<Scope>;
  /** Keeps a choice, after those of before; where nothing can be stored it lasts as long as the tab. */
  keep(userId: number, scope: Scope): Promise<void>;
}

export function createStoredScope(
  openVault: (userId: number) => Pick<Vault, 'read' | 'store'> = scopeVault,
  texts: Pick<Storage, 'getItem'> = storage,
): StoredScope {
  let kept: Promise<void> = Promise.resolve();
  const keep = (userId: number, scope: Scope): Promise<void> => {
    // One after the other: an earlier choice must not be written over a later one.
    kept = kept.then(() => openVault(userId).store(scope)).catch(() => undefined);
    return kept;
  };
  return {
    keep,
    async read(userId) {
      const plain = plainChoice(userId, texts);
      if (!plain)
        return scopeFrom(
          await openVault(userId)
            .read()
            .catch(() => FULL_SCOPE),
        );
      await keep(userId, plain);
      return plain;
    },
  };
}
