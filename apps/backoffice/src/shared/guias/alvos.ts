/** What is seen of these elements; what is hidden or not there is skipped by the tour. */
const deTela = (seletor: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(seletor)];

const nomeDe = (elemento: HTMLElement): string =>
  (elemento.getAttribute('aria-label') ?? elemento.textContent ?? '').trim();

/** The first button or link whose name begins so, in the page or in the bar above it. */
export const acao = (comeco: string) => (): Element | null =>
  deTela('main button, main a, header button, header a').find((cada) => nomeDe(cada).startsWith(comeco)) ??
  null;

/** The first of a selector. */
export const primeiro = (seletor: string) => (): Element | null =>
  deTela(seletor).find((cada) => cada.getClientRects().length > 0) ?? null;
