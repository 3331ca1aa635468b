import type { PointerEvent } from 'react';

interface Following {
  /** The pointer is elsewhere now. */
  readonly onMove: (moved: globalThis.PointerEvent) => void;
  /** It was let go. */
  readonly onDrop: () => void;
  /** Esc was pressed, or the pointer was taken away: all is as it was. */
  readonly onGiveUp: () => void;
}

/** Follows the pointer from its press on a handle until it is let go; a press of another button follows nothing. */
export function followPointer(pressed: PointerEvent<HTMLElement>, on: Following): void {
  const handle = pressed.currentTarget;
  if (pressed.button !== 0) return;
  pressed.preventDefault();
  handle.setPointerCapture(pressed.pointerId);
  const drag = new AbortController();
  const { signal } = drag;
  const giveUp = (): void => {
    drag.abort();
    on.onGiveUp();
  };
  handle.addEventListener('pointermove', on.onMove, { signal });
  handle.addEventListener(
    'pointerup',
    () => {
      drag.abort();
      on.onDrop();
    },
    { signal },
  );
  handle.addEventListener('pointercancel', giveUp, { signal });
  window.addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape') return;
      // The dialog around stays open.
      key.preventDefault();
      key.stopPropagation();
      giveUp();
    },
    { signal, capture: true },
  );
}
