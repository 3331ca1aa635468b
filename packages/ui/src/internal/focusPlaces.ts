/** Nothing has the focus: what had it has left the page, or the person pressed on nothing. */
export const isFocusNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Where a page begins. */
export const pageTitle = (): HTMLElement | null => document.querySelector<HTMLElement>('h1[tabindex]');
