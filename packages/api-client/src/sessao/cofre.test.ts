import { beforeEach, describe, expect, it } from 'vitest';
import { criarCofre, type ArmazemDeChave } from './cofre.ts';

const NOME = 'apto.sessao';

function chavesNaMemoria(): ArmazemDeChave & { chave: CryptoKey | null } {
  return {
    chave: null,
    async ler() {
      return this.chave;
    },
    async guardarSeAusente(chave) {
      return (this.chave ??= chave);
    },
    async apagar() {
      this.chave = null;
    },
  };
}

function textosNaMemoria() {
  const mapa = new Map<string, string>();
  return {
    mapa,
    getItem: (nome: string) => mapa.get(nome) ?? null,
    setItem: (nome: string, valor: string) => void mapa.set(nome, valor),
    removeItem: (nome: string) => void mapa.delete(nome),
  };
}

describe('decision 18: the stored session', () => {
  let chaves: ReturnType<typeof chavesNaMemoria>;
  let textos: ReturnType<typeof textosNaMemoria>;
  beforeEach(() => {
    chaves = chavesNaMemoria();
    textos = textosNaMemoria();
  });

  it('comes back as it was stored', async () => {
    const cofre = criarCofre(NOME, chaves, textos);
    await cofre.guardar({ token: 'abc', nome: 'João Ação' });
    expect(await criarCofre(NOME, chaves, textos).ler()).toEqual({ token: 'abc', nome: 'João Ação' });
  });

  it('is not readable in the store, and never the same text twice', async () => {
    const cofre = criarCofre(NOME, chaves, textos);
    await cofre.guardar({ token: 'segredo' });
    const primeiro = textos.getItem(NOME);
    await cofre.guardar({ token: 'segredo' });
    expect(primeiro).not.toContain('segredo');
    expect(atob(primeiro!.split('.')[2]!)).not.toContain('segredo');
    expect(textos.getItem(NOME)).not.toBe(primeiro);
  });

  it('has a key that cannot be exported', async () => {
    await criarCofre(NOME, chaves, textos).guardar(1);
    expect(chaves.chave?.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', chaves.chave!)).rejects.toThrow();
  });

  it('is gone, without an error, when the key was wiped', async () => {
    const cofre = criarCofre(NOME, chaves, textos);
    await cofre.guardar(1);
    chaves.chave = null;
    expect(await cofre.ler()).toBeNull();
    expect(textos.mapa.size).toBe(0);
  });

  it('is gone, without an error, when the key is a foreign one', async () => {
    await criarCofre(NOME, chaves, textos).guardar(1);
    const outras = chavesNaMemoria();
    await criarCofre('outro', outras, textosNaMemoria()).guardar(1);
    expect(await criarCofre(NOME, outras, textos).ler()).toBeNull();
    expect(textos.mapa.size).toBe(0);
    expect(outras.chave).toBeNull();
  });

  it.each(['', 'v1', 'v0.AAAA.AAAA', 'v1.@@.@@', '{"token":"abc"}'])(
    'is gone when the text is %j',
    async (texto) => {
      const cofre = criarCofre(NOME, chaves, textos);
      await cofre.guardar(1);
      textos.setItem(NOME, texto);
      expect(await cofre.ler()).toBeNull();
      expect(textos.mapa.size).toBe(0);
    },
  );

  it('a changed byte is refused, not decrypted', async () => {
    const cofre = criarCofre(NOME, chaves, textos);
    await cofre.guardar({ token: 'abc' });
    const [v, iv, cifrado] = textos.getItem(NOME)!.split('.');
    const trocado = (cifrado!.startsWith('A') ? 'B' : 'A') + cifrado!.slice(1);
    textos.setItem(NOME, `${v}.${iv}.${trocado}`);
    expect(await cofre.ler()).toBeNull();
  });

  it('nothing stored is no session', async () => {
    expect(await criarCofre(NOME, chaves, textos).ler()).toBeNull();
  });
});
