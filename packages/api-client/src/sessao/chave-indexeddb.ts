import type { ArmazemDeChave } from './cofre.ts';

const BANCO = 'apto';
const LOJA = 'chaves';

function pedido<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB falhou.')));
  });
}

function abrir(): Promise<IDBDatabase> {
  const request = indexedDB.open(BANCO, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(LOJA));
  return pedido(request);
}

async function naLoja<T>(modo: IDBTransactionMode, usar: (loja: IDBObjectStore) => Promise<T>): Promise<T> {
  const banco = await abrir();
  try {
    return await usar(banco.transaction(LOJA, modo).objectStore(LOJA));
  } finally {
    banco.close();
  }
}

const ehChave = (valor: unknown): valor is CryptoKey => valor instanceof CryptoKey;

/**
 * A vault's key in IndexedDB: stored as the CryptoKey object itself, so its bytes never reach a script.
 * @param registro name of the key; sessions of different kinds keep different ones
 */
export const criarChaveNoIndexedDb = (registro: string): ArmazemDeChave => ({
  ler: () =>
    naLoja('readonly', async (loja) => {
      const valor: unknown = await pedido(loja.get(registro));
      return ehChave(valor) ? valor : null;
    }),
  guardarSeAusente: (chave) =>
    naLoja('readwrite', async (loja) => {
      const valor: unknown = await pedido(loja.get(registro));
      if (ehChave(valor)) return valor;
      await pedido(loja.put(chave, registro));
      return chave;
    }),
  apagar: () => naLoja('readwrite', (loja) => pedido(loja.delete(registro))),
});
