type Preparo = () => Promise<unknown>;

let preparoDaLista: Preparo | null = null;

/** Told by the routes, which alone know where each screen's code is. */
export function definirPreparoDaLista(preparo: Preparo): void {
  preparoDaLista = preparo;
}

/** Fetches the list's code ahead of need. A failure shows itself when the list is opened. */
export function prepararLista(): void {
  preparoDaLista?.().catch(() => undefined);
}
