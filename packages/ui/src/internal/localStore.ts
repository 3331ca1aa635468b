/** Onde algo é guardado para uma pessoa, por chave. O que volta é entrada alheia: leia como tal. */
export interface KeyedStore {
  /** O que está guardado sob a chave, ou uma promessa disso. */
  readonly load: (key: string) => unknown;
  /** Guarda um valor sob a chave. */
  readonly save: (key: string, value: unknown) => void;
}

/** Local storage, where a full or forbidden storage only means that nothing is kept. */
export function localStore(storage: Pick<Storage, 'getItem' | 'setItem'>): KeyedStore {
  return {
    load(key) {
      try {
        return JSON.parse(storage.getItem(key) ?? 'null') as unknown;
      } catch {
        return null;
      }
    },
    save(key, value) {
      try {
        storage.setItem(key, JSON.stringify(value));
      } catch {
        // Private windows and full storages refuse: what uses it still works, it only forgets.
      }
    },
  };
}

/** What a full, forbidden or absent storage refuses is undefined. */
function withStorage<T>(ask: (storage: Storage) => T): T | undefined {
  try {
    return typeof window === 'undefined' ? undefined : ask(window.localStorage);
  } catch {
    return undefined;
  }
}

/** A word that this browser keeps: null where there is none, undefined where storage refuses. */
export const readText = (key: string): string | null | undefined =>
  withStorage((storage) => storage.getItem(key));

/** Keeps a word in this browser; null forgets it. Where storage refuses, nothing is kept. */
export function writeText(key: string, text: string | null): void {
  withStorage((storage) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)));
}

/** The browser's own, or null on a server and where site data is blocked. */
export function browserStore(): KeyedStore | null {
  // Reading `localStorage` itself throws where site data is blocked.
  return withStorage(localStore) ?? null;
}
