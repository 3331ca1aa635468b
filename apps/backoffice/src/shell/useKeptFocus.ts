import { useEffect } from 'react';

/** What has the focus is often drawn anew a moment after; whoever gives it back alone does so within this, in ms. */
const PATIENCE = 300;

/** What had the focus on which screen, so that it is known again when it is drawn anew. */
interface Held {
  readonly element: HTMLElement;
  readonly pathname: string;
  readonly field: string | undefined;
  readonly words: string;
}

const wordsOf = (element: HTMLElement): string =>
  element.tagName === 'BUTTON' ? (element.getAttribute('aria-label') ?? element.textContent) : '';

const isNowhere = (): boolean => document.activeElement === document.body || document.activeElement === null;

/** The same field or button as it stands now; undefined on another screen, or when it is gone. */
function again({ pathname, field, words }: Held, main: Element): HTMLElement | null | undefined {
  if (pathname !== location.pathname) return undefined;
  if (field !== undefined)
    return main.querySelector<HTMLElement>(
      `[data-field="${CSS.escape(field)}"] :is(input, textarea, button):not([disabled])`,
    );
  if (words === '') return undefined;
  return [...main.querySelectorAll('button')].find((button) => wordsOf(button) === words);
}

/**
 * A record that was saved is drawn anew, and so is each step of an import: the focus that went with the button that was
 * pressed comes back to it, and where it is gone to the screen's heading.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let held: Held | null = null;
    let waiting: ReturnType<typeof setTimeout> | undefined;

    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || !target.closest('main')) return;
      const field = target.closest<HTMLElement>('[data-field]')?.dataset['field'];
      held = { element: target, pathname: location.pathname, field, words: wordsOf(target) };
    };
    // Pressed elsewhere: its going later is nobody's loss.
    const leave = ({ target, relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null || !(target instanceof HTMLElement) || !document.hasFocus()) return;
      requestAnimationFrame(() => {
        if (target.isConnected && isNowhere() && held?.element === target) held = null;
      });
    };
    const giveBack = (): void => {
      waiting = undefined;
      if (!held || held.element.isConnected || !isNowhere()) return;
      const main = document.querySelector('main');
      const heading = main?.querySelector<HTMLElement>(':is(h1, h2)[tabindex]');
      const target = main ? (again(held, main) ?? heading) : null;
      target?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (held && !held.element.isConnected && isNowhere()) waiting ??= setTimeout(giveBack, PATIENCE);
    });

    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', leave);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', leave);
      observer.disconnect();
      clearTimeout(waiting);
    };
  }, []);
}
