/** What is seen of these elements; what is hidden or not there is skipped by the tour. */
const onScreen = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

const nameOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

/** The first button or link whose name begins so, in the page or in the bar above it. */
export const action = (prefix: string) => (): Element | null =>
  onScreen('main button, main a, header button, header a').find((each) => nameOf(each).startsWith(prefix)) ??
  null;

/** The first of a selector. */
export const first = (selector: string) => (): Element | null =>
  onScreen(selector).find((each) => each.getClientRects().length > 0) ?? null;
