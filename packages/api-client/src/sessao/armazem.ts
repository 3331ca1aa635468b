type Armazem = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function naMemoria(): Armazem {
  const valores = new Map<string, string>();
  return {
    getItem: (nome) => valores.get(nome) ?? null,
    setItem: (nome, valor) => void valores.set(nome, valor),
    removeItem: (nome) => void valores.delete(nome),
  };
}

function doNavegador(): Armazem {
  try {
    const prova = 'apto.prova';
    localStorage.setItem(prova, '1');
    localStorage.removeItem(prova);
    return localStorage;
  } catch {
    // Blocked by the browser's settings: preferences and session then last as long as the tab.
    return naMemoria();
  }
}

/** Local storage, or memory where the browser refuses it. */
export const armazem: Armazem = doNavegador();

/** A JSON value of the store, or null when it is absent or was damaged. */
export function lerJson(nome: string): unknown {
  const texto = armazem.getItem(nome);
  if (texto === null) return null;
  try {
    return JSON.parse(texto);
  } catch {
    return null;
  }
}

/** Stores a JSON value; a full store keeps the old one. */
export function guardarJson(nome: string, valor: unknown): void {
  try {
    armazem.setItem(nome, JSON.stringify(valor));
  } catch {
    // A preference that could not be kept is not worth an interruption.
  }
}
