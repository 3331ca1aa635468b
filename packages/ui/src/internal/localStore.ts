/** Where something is kept for a person, by key. What comes back is foreign input: read it as such. */
export interface KeyedStore {
  load: (key: string) => unknown;
  save: (key: string, value: unknown) => void;
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

/** The browser's own, or null on a server and where site data is blocked. */
export function browserStore(): KeyedStore | null {
  try {
    return typeof window === 'undefined' ? null : localStore(window.localStorage);
  } catch {
    // Reading `localStorage` itself throws where site data is blocked.
    return null;
  }
}
