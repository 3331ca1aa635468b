type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function inMemory(): WebStorage {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

function browserStorage(): WebStorage {
  try {
    const trial = 'apto.prova';
    localStorage.setItem(trial, '1');
    localStorage.removeItem(trial);
    return localStorage;
  } catch {
    // Blocked by the browser's settings: preferences and session then last as long as the tab.
    return inMemory();
  }
}

/** Local storage, or memory where the browser refuses it. */
export const storage: WebStorage = browserStorage();

/** A JSON value of the store, or null when it is absent or was damaged. */
export function readJson(name: string): unknown {
  const text = storage.getItem(name);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a text; a full store keeps the old one. */
export function storeText(name: string, text: string): void {
  try {
    storage.setItem(name, text);
  } catch {
    // What could not be kept is not worth an interruption.
  }
}

/** Stores a JSON value; a full store keeps the old one. */
export const storeJson = (name: string, value: unknown): void => storeText(name, JSON.stringify(value));
