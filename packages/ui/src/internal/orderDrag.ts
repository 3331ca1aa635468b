import type { PointerEvent } from 'react';
import { swallowClick } from './swallowClick.ts';

/** A press that moves less than this is a press. */
const THRESHOLD = 6;

/** What can be dragged in a list, and what another one may be dropped beside. */
const TARGET = '[data-sortable]';

type Place = (id: string, besideId: string, side: 'before' | 'after') => void;

/**
 * Begins to drag what was pressed to another place in its list. Where it would go is marked on the element itself, so
 * that dragging draws nothing again; Esc leaves all as it was.
 * @param axis x for headers, y for a list
 */
export function dragInOrder(event: PointerEvent<HTMLElement>, axis: 'x' | 'y', onPlace: Place): void {
  const pressed = event.target instanceof Element ? event.target : null;
  const dragged = pressed?.closest<HTMLElement>(TARGET);
  const id = dragged?.dataset['sortable'];
  if (!dragged || id === undefined || event.button !== 0 || pressed?.closest('[data-no-drag]')) return;
  const list = event.currentTarget;
  const at = (moved: { clientX: number; clientY: number }): number =>
    axis === 'x' ? moved.clientX : moved.clientY;
  const from = at(event);
  let isDragging = false;
  let drop: { element: HTMLElement; side: 'before' | 'after' } | null = null;

  const mark = (next: typeof drop): void => {
    drop?.element.removeAttribute('data-drop');
    drop = next;
    next?.element.setAttribute('data-drop', next.side);
  };
  const move = (moved: globalThis.PointerEvent): void => {
    if (!isDragging && Math.abs(at(moved) - from) < THRESHOLD) return;
    isDragging = true;
    dragged.setAttribute('data-dragged', '');
    document.documentElement.style.cursor = 'grabbing';
    for (const element of list.querySelectorAll<HTMLElement>(TARGET)) {
      const box = element.getBoundingClientRect();
      const [start, end] = axis === 'x' ? [box.left, box.right] : [box.top, box.bottom];
      if (at(moved) < start || at(moved) > end) continue;
      const side = at(moved) < (start + end) / 2 ? 'before' : 'after';
      mark(element === dragged ? null : { element, side });
      return;
    }
  };
  const end = (): void => {
    mark(null);
    dragged.removeAttribute('data-dragged');
    document.documentElement.style.removeProperty('cursor');
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', finish);
    window.removeEventListener('pointercancel', end);
    window.removeEventListener('keydown', escape, { capture: true });
  };
  const finish = (): void => {
    const target = drop;
    if (isDragging) swallowClick();
    end();
    const beside = target?.element.dataset['sortable'];
    if (target && beside !== undefined) onPlace(id, beside, target.side);
  };
  const escape = (pressed: KeyboardEvent): void => {
    if (pressed.key !== 'Escape' || !isDragging) return;
    // The panel around stays open.
    pressed.preventDefault();
    pressed.stopPropagation();
    end();
    // The button is still held: letting it go is no press either.
    const held = new AbortController();
    const release = (event: Event): void => {
      held.abort();
      if (event.type === 'pointerup') swallowClick();
    };
    window.addEventListener('pointerup', release, { capture: true, signal: held.signal });
    window.addEventListener('pointercancel', release, { capture: true, signal: held.signal });
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', finish);
  window.addEventListener('pointercancel', end);
  window.addEventListener('keydown', escape, { capture: true });
}
