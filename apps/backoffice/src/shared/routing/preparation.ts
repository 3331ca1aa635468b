type Preparation = () => Promise<unknown>;

let listPreparation: Preparation | null = null;

/** Told by the routes, which alone know where each screen's code is. */
export function setListPreparation(preparation: Preparation): void {
  listPreparation = preparation;
}

/** Fetches the list's code ahead of need. A failure shows itself when the list is opened. */
export function prepareList(): void {
  listPreparation?.().catch(() => undefined);
}
