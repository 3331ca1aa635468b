/**
 * Where a session rests between visits: encrypted in local storage (doc3 §6) with AES-GCM under a key that lives
 * in IndexedDB and cannot be exported (decision 18). What cannot be read any more (key wiped, text copied from
 * another browser, stored by another version) counts as no session at all.
 */

const MARCA = 'v1';
const IV_BYTES = 12;

/** Keeps the key. The real one is IndexedDB; tests pass a map. */
export interface ArmazemDeChave {
  ler(): Promise<CryptoKey | null>;
  /** Stores the key unless another tab was faster; answers the one that counts. */
  guardarSeAusente(chave: CryptoKey): Promise<CryptoKey>;
  apagar(): Promise<void>;
}

/** The part of `Storage` that the vault needs. */
export type ArmazemDeTexto = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Cofre {
  /** Encrypts and stores. Rejects when the browser has no storage or no WebCrypto (plain http on a remote host). */
  guardar(valor: unknown): Promise<void>;
  /** What was stored, or null. Unreadable contents are wiped. */
  ler(): Promise<unknown>;
  /** Removes the text and its key. */
  apagar(): Promise<void>;
}

const paraTexto = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(''));
const paraBytes = (texto: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(texto), (c) => c.charCodeAt(0));

async function novaChave(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** @param nome key of the encrypted text in the text store; also what `storage` events of other tabs name */
export function criarCofre(nome: string, chaves: ArmazemDeChave, textos: ArmazemDeTexto): Cofre {
  // A text that was stored under another name is not this session.
  const dadosAssociados = new TextEncoder().encode(`${nome}:${MARCA}`);

  async function apagar(): Promise<void> {
    textos.removeItem(nome);
    await chaves.apagar();
  }

  return {
    apagar,
    async guardar(valor) {
      const chave = (await chaves.ler()) ?? (await chaves.guardarSeAusente(await novaChave()));
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const cifrado = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: dadosAssociados },
        chave,
        new TextEncoder().encode(JSON.stringify(valor)),
      );
      textos.setItem(nome, [MARCA, paraTexto(iv), paraTexto(new Uint8Array(cifrado))].join('.'));
    },
    async ler() {
      const texto = textos.getItem(nome);
      if (texto === null) return null;
      const chave = await chaves.ler();
      const [marca, iv, cifrado] = texto.split('.');
      if (!chave || marca !== MARCA || !iv || !cifrado) {
        await apagar();
        return null;
      }
      try {
        const claro = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv: paraBytes(iv), additionalData: dadosAssociados },
          chave,
          paraBytes(cifrado),
        );
        const valor: unknown = JSON.parse(new TextDecoder().decode(claro));
        return valor;
      } catch {
        // Foreign key or damaged text: there is nothing to recover, and saying so helps nobody.
        await apagar();
        return null;
      }
    },
  };
}
