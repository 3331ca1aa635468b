import type { KeyStorage } from './vault.ts';

const DATABASE = 'apto';
const STORE = 'chaves';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB falhou.')));
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
}

async function withStore<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await run(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

const isKey = (value: unknown): value is CryptoKey => value instanceof CryptoKey;

/**
 * A vault's key in IndexedDB: stored as the CryptoKey object itself, so its bytes never reach a script.
 * @param record name of the key; sessions of different kinds keep different ones
 */
export const createIndexedDbKeyStorage = (record: string): KeyStorage => ({
  read: () =>
    withStore('readonly', async (store) => {
      const value: unknown = await settled(store.get(record));
      return isKey(value) ? value : null;
    }),
  storeIfAbsent: (key) =>
    withStore('readwrite', async (store) => {
      const value: unknown = await settled(store.get(record));
      if (isKey(value)) return value;
      await settled(store.put(key, record));
      return key;
    }),
  erase: () => withStore('readwrite', (store) => settled(store.delete(record))),
});
