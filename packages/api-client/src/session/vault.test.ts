import { beforeEach, describe, expect, it } from 'vitest';
import { createVault, type KeyStorage } from './vault.ts';

const NAME = 'apto.sessao';

function inMemoryKeys(): KeyStorage & { key: CryptoKey | null } {
  return {
    key: null,
    async read() {
      return this.key;
    },
    async storeIfAbsent(key) {
      return (this.key ??= key);
    },
    async erase() {
      this.key = null;
    },
  };
}

function inMemoryTexts() {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
  };
}

describe('decision 18: the stored session', () => {
  let keys: ReturnType<typeof inMemoryKeys>;
  let texts: ReturnType<typeof inMemoryTexts>;
  beforeEach(() => {
    keys = inMemoryKeys();
    texts = inMemoryTexts();
  });

  it('comes back as it was stored', async () => {
    const vault = createVault(NAME, keys, texts);
    await vault.store({ token: 'abc', nome: 'João Ação' });
    expect(await createVault(NAME, keys, texts).read()).toEqual({ token: 'abc', nome: 'João Ação' });
  });

  it('is not readable in the store, and never the same text twice', async () => {
    const vault = createVault(NAME, keys, texts);
    await vault.store({ token: 'segredo' });
    const first = texts.getItem(NAME);
    await vault.store({ token: 'segredo' });
    expect(first).not.toContain('segredo');
    expect(atob(first!.split('.')[2]!)).not.toContain('segredo');
    expect(texts.getItem(NAME)).not.toBe(first);
  });

  it('has a key that cannot be exported', async () => {
    await createVault(NAME, keys, texts).store(1);
    expect(keys.key?.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', keys.key!)).rejects.toThrow();
  });

  it('is gone, without an error, when the key was wiped', async () => {
    const vault = createVault(NAME, keys, texts);
    await vault.store(1);
    keys.key = null;
    expect(await vault.read()).toBeNull();
    expect(texts.map.size).toBe(0);
  });

  it('is gone, without an error, when the key is a foreign one', async () => {
    await createVault(NAME, keys, texts).store(1);
    const others = inMemoryKeys();
    await createVault('outro', others, inMemoryTexts()).store(1);
    expect(await createVault(NAME, others, texts).read()).toBeNull();
    expect(texts.map.size).toBe(0);
    expect(others.key).toBeNull();
  });

  it.each(['', 'v1', 'v0.AAAA.AAAA', 'v1.@@.@@', '{"token":"abc"}'])(
    'is gone when the text is %j',
    async (text) => {
      const vault = createVault(NAME, keys, texts);
      await vault.store(1);
      texts.setItem(NAME, text);
      expect(await vault.read()).toBeNull();
      expect(texts.map.size).toBe(0);
    },
  );

  it('a changed byte is refused, not decrypted', async () => {
    const vault = createVault(NAME, keys, texts);
    await vault.store({ token: 'abc' });
    const [v, iv, ciphertext] = texts.getItem(NAME)!.split('.');
    const altered = (ciphertext!.startsWith('A') ? 'B' : 'A') + ciphertext!.slice(1);
    texts.setItem(NAME, `${v}.${iv}.${altered}`);
    expect(await vault.read()).toBeNull();
  });

  it('nothing stored is no session', async () => {
    expect(await createVault(NAME, keys, texts).read()).toBeNull();
  });
});
