import { createVault, type KeyStorage } from '@apto/api-client/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { FULL_SCOPE, scopeFrom } from './choice.ts';
import { createStoredScope, type StoredScope } from './stored.ts';

it.each([null, 'x', [], { clientes: 'x', unidades: [1.5, '2', null] }])(
  'a stored choice of %j chooses nothing',
  (value) => {
    expect(scopeFrom(value)).toEqual(FULL_SCOPE);
  },
);

function inMemoryKeys(): KeyStorage {
  let kept: CryptoKey | null = null;
  return {
    read: async () => kept,
    storeIfAbsent: async (key) => (kept ??= key),
    erase: async () => void (kept = null),
  };
}

describe('doc3 §6, decision 46: the scope that a user chose', () => {
  const CHOSEN = { clientes: [90_417], unidades: [30_911] };
  const texts = new Map<string, string>();
  const storage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, value: string) => void texts.set(name, value),
    removeItem: (name: string) => void texts.delete(name),
  };
  let stored: StoredScope;
  beforeEach(() => {
    texts.clear();
    const keys = new Map<number, KeyStorage>();
    stored = createStoredScope((userId) => {
      const own = keys.get(userId) ?? inMemoryKeys();
      keys.set(userId, own);
      return createVault(`apto.escopo.${userId}`, own, storage);
    }, storage);
  });

  it('comes back to that user, and lies encrypted', async () => {
    await stored.keep(7, CHOSEN);
    expect([...texts.keys()]).toEqual(['apto.escopo.7']);
    expect(texts.get('apto.escopo.7')).toMatch(/^v1\.[\w+/=]+\.[\w+/=]+$/);
    expect(await stored.read(7)).toEqual(CHOSEN);
    expect(await stored.read(8)).toEqual(FULL_SCOPE);
  });

  it('of before choices were encrypted is taken over, and its plain text with it', async () => {
    texts.set('apto.escopo.7', JSON.stringify(CHOSEN));
    expect(await stored.read(7)).toEqual(CHOSEN);
    expect(texts.get('apto.escopo.7')).not.toContain('90417');
    expect(await stored.read(7)).toEqual(CHOSEN);
  });

  it('that is somebody else’s, or damaged, chooses nothing', async () => {
    await stored.keep(7, CHOSEN);
    texts.set('apto.escopo.8', texts.get('apto.escopo.7') ?? '');
    expect(await stored.read(8)).toEqual(FULL_SCOPE);
    for (const damaged of ['{"clientes":[', 'v1.x', 'lixo', '']) {
      texts.set('apto.escopo.7', damaged);
      expect(await stored.read(7)).toEqual(FULL_SCOPE);
    }
  });

  it('last is the one that stays, and a browser that keeps nothing interrupts nobody', async () => {
    void stored.keep(7, FULL_SCOPE);
    void stored.keep(7, { clientes: [1], unidades: [] });
    await stored.keep(7, CHOSEN);
    expect(await stored.read(7)).toEqual(CHOSEN);
    const refused = createStoredScope(
      () => ({
        store: () => Promise.reject(new Error('sem armazenamento')),
        read: () => Promise.reject(new Error('sem armazenamento')),
      }),
      storage,
    );
    await refused.keep(9, CHOSEN);
    expect(await refused.read(9)).toEqual(FULL_SCOPE);
  });
});
