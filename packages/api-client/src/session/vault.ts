/**
 * Where a session rests between visits: encrypted in local storage (doc3 §6) with AES-GCM under a key that lives
 * in IndexedDB and cannot be exported (decision 18). What cannot be read any more (key wiped, text copied from
 * another browser, stored by another version) counts as no session at all.
 */

const MARKER = 'v1';
const IV_BYTES = 12;

/** Keeps the key. The real one is IndexedDB; tests pass a map. */
export interface KeyStorage {
  read(): Promise<CryptoKey | null>;
  /** Stores the key unless another tab was faster; answers the one that counts. */
  storeIfAbsent(key: CryptoKey): Promise<CryptoKey>;
  erase(): Promise<void>;
}

/** The part of `Storage` that the vault needs. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Vault {
  /** Encrypts and stores. Rejects when the browser has no storage or no WebCrypto (plain http on a remote host). */
  store(value: unknown): Promise<void>;
  /** What was stored, or null. Unreadable contents are wiped. */
  read(): Promise<unknown>;
  /** Removes the text and its key. */
  erase(): Promise<void>;
}

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(''));
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

async function generateKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** @param name key of the encrypted text in the text store; also what `storage` events of other tabs name */
export function createVault(name: string, keys: KeyStorage, texts: TextStorage): Vault {
  // A text that was stored under another name is not this session.
  const associatedData = new TextEncoder().encode(`${name}:${MARKER}`);

  async function erase(): Promise<void> {
    texts.removeItem(name);
    await keys.erase();
  }

  return {
    erase,
    async store(value) {
      const key = (await keys.read()) ?? (await keys.storeIfAbsent(await generateKey()));
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const ciphertext = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: associatedData },
        key,
        new TextEncoder().encode(JSON.stringify(value)),
      );
      texts.setItem(name, [MARKER, toText(iv), toText(new Uint8Array(ciphertext))].join('.'));
    },
    async read() {
      const text = texts.getItem(name);
      if (text === null) return null;
      const key = await keys.read();
      const [marker, iv, ciphertext] = text.split('.');
      if (!key || marker !== MARKER || !iv || !ciphertext) {
        await erase();
        return null;
      }
      try {
        const plaintext = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv: toBytes(iv), additionalData: associatedData },
          key,
          toBytes(ciphertext),
        );
        const value: unknown = JSON.parse(new TextDecoder().decode(plaintext));
        return value;
      } catch {
        // Foreign key or damaged text: there is nothing to recover, and saying so helps nobody.
        await erase();
        return null;
      }
    },
  };
}
