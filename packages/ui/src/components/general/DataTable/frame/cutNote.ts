import { tooltipPlace } from '../../Tooltip/Tooltip.logic.ts';
import { tooltip } from '../../Tooltip/Tooltip.css.ts';

/** Whether something has more words than room for them, or a tag leaves out how its words begin. */
const isCut = (text: HTMLElement): boolean =>
  text.scrollWidth > text.clientWidth ||
  text.scrollHeight > text.clientHeight + 1 ||
  text.querySelector<HTMLElement>('[data-lead]')?.offsetWidth === 0;

/** The words of a row that do not fit where they stand, each once. */
const cutIn = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>('[data-text], [title]')].filter(
    (text, _index, all) => isCut(text) && !all.some((other) => other !== text && text.contains(other)),
  );

let end = (): void => undefined;

/** The whole words of a text that is pointed at and cut, as its title. */
export function titleCut(target: Element): void {
  const text = target.closest<HTMLElement>('[data-text]');
  if (!text) return;
  if (isCut(text)) text.title = text.textContent;
  else text.removeAttribute('title');
}

/**
 * Says above the row what the row cuts off, while the keyboard's focus is in it: no row grows, so none of the others
 * moves. Read aloud it is in the row already, whole.
 */
export function tellCut(target: Element): void {
  const row = target.matches(':focus-visible') ? target.closest('tbody > tr') : null;
  // Who is writing in the row looks at the field.
  if (!row || target.matches('input:not([type="checkbox"]), textarea, select')) return;
  end();
  const [first, ...rest] = cutIn(row);
  const focused = document.activeElement;
  if (!first || !row.contains(focused)) return;
  const note = document.createElement('div');
  note.className = tooltip;
  note.dataset['cutNote'] = '';
  note.ariaHidden = 'true';
  note.append(
    ...[first, ...rest].map((text) => {
      const line = document.createElement('div');
      line.textContent = text.title || text.textContent;
      return line;
    }),
  );
  document.body.append(note);
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  // What explains the focused part itself opens above it.
  const side = focused?.hasAttribute('aria-describedby') ? 'bottom' : 'top';
  const place = tooltipPlace(
    first.getBoundingClientRect(),
    note.getBoundingClientRect(),
    { width, height },
    side,
  );
  note.style.left = `${place.left}px`;
  note.style.top = `${place.top}px`;

  const gone = new AbortController();
  end = () => {
    gone.abort();
    note.remove();
  };
  const once = { signal: gone.signal, capture: true, passive: true };
  row.addEventListener('focusout', () => end(), once);
  window.addEventListener('resize', () => end(), once);
  window.addEventListener(
    'scroll',
    ({ target }) => target instanceof Node && target.contains(row) && end(),
    once,
  );
  // What comes by the keyboard goes by it (WCAG 1.4.13); whatever else Esc means goes on meaning it.
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), once);
}
