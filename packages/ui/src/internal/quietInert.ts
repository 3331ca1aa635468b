import { useLayoutEffect } from 'react';
import { inQuiet } from './inQuiet.ts';

/**
 * react-aria makes the page behind a dialog or a menu inert in the frame that shows it, and inertness is inherited:
 * the browser finds the styles of every element of the page anew before anything is drawn, and again as it goes. Here
 * the page is hidden from screen readers at once, and inert in the first quiet moment; the veil takes the pointer and
 * react-aria holds the focus from the start. A menu is gone too soon for the rest: under it the page only is hidden.
 */
const native = typeof HTMLElement === 'undefined' ? undefined : inertOf(HTMLElement.prototype);

function inertOf(prototype: HTMLElement): PropertyDescriptor | undefined {
  return Object.getOwnPropertyDescriptor(prototype, 'inert');
}

/** How many dialogs and menus are in the document, and how many of them are menus. */
const open = { all: 0, menus: 0 };
/** What is hidden and becomes inert later. */
const waiting = new Set<HTMLElement>();
const quiet = new WeakSet<Element>();

const setInert = (element: HTMLElement, isInert: boolean): void => native?.set?.call(element, isInert);

function settle(): void {
  if (open.menus > 0) return;
  for (const element of waiting) {
    setInert(element, true);
    element.removeAttribute('aria-hidden');
  }
  waiting.clear();
}

/** At the latest then, in milliseconds. */
const LATEST = 1000;

function settleInQuiet(): void {
  if (waiting.size > 0) inQuiet(settle, LATEST);
}

/** From now on this element becomes inert quietly while a dialog or a menu is open, and at once otherwise. */
function soften(element: HTMLElement): void {
  if (!native?.get || quiet.has(element)) return;
  quiet.add(element);
  Object.defineProperty(element, 'inert', {
    configurable: true,
    enumerable: true,
    get: () => waiting.has(element) || Boolean(native.get?.call(element)),
    set: (isInert: boolean) => {
      if (waiting.delete(element)) element.removeAttribute('aria-hidden');
      if (!isInert || open.all === 0 || element.hasAttribute('aria-hidden')) {
        setInert(element, isInert);
        return;
      }
      if (native.get?.call(element)) return;
      element.setAttribute('aria-hidden', 'true');
      waiting.add(element);
      settleInQuiet();
    },
  });
}

/** A press that closes a menu takes no focus: the menu still has it, and gives it back. What is inert would not either. */
function keepFocus({ target }: PointerEvent): void {
  if (target instanceof Element && target.closest('[role="menu"]')) return;
  const press = new AbortController();
  const once = { capture: true, once: true, signal: press.signal } as const;
  document.addEventListener('mousedown', (event) => event.preventDefault(), once);
  // A finger that scrolls sends no mousedown: that of the next press is not this one's.
  document.addEventListener('pointerdown', () => press.abort(), once);
}

/** For what a dialog or a menu shows, inside react-aria's overlay: its effects come before the overlay's. */
export function useQuietInert(kind: 'dialog' | 'menu'): void {
  useLayoutEffect(() => {
    const menus = kind === 'menu' ? 1 : 0;
    open.all += 1;
    open.menus += menus;
    for (const element of document.body.children) if (element instanceof HTMLElement) soften(element);
    if (menus > 0) document.addEventListener('pointerdown', keepFocus, true);
    return () => {
      open.all -= 1;
      open.menus -= menus;
      if (open.menus === 0) document.removeEventListener('pointerdown', keepFocus, true);
      if (menus > 0) settleInQuiet();
    };
  }, [kind]);
}
