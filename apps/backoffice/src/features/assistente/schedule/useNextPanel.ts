import { useEffect, useRef } from 'react';

/** Who stands now where the first one that left stood, or else the last; null when nobody left or is left. */
function nextAfterLeaving(before: readonly number[], now: readonly number[]): number | null {
  const at = before.findIndex((id) => !now.includes(id));
  return at === -1 ? null : (now[at] ?? now.at(-1) ?? null);
}

/**
 * A saved employee's panel takes along the button that was pressed (doc2 §4 'the employee's panel is removed'): the
 * focus goes to the name of the next one, and not to a button of the same name somewhere below it.
 *
 * @param ids whose panels the step shows, each marked `data-panel`
 * @param isBusy a dialog over the step has the focus still
 */
export function useNextPanel(ids: readonly number[], isBusy: boolean): void {
  const before = useRef(ids);
  const key = ids.join();
  useEffect(() => {
    if (isBusy) return undefined;
    const next = nextAfterLeaving(before.current, ids);
    before.current = ids;
    if (next === null) return undefined;
    // The dialog that has just gone looks for its place in the frame after.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const { activeElement } = document;
        if (activeElement !== document.body && activeElement !== null) return;
        const name = document.querySelector<HTMLElement>(`[data-panel="${next}"] h3`);
        if (!name) return;
        name.tabIndex = -1;
        name.scrollIntoView({ block: 'center', behavior: 'instant' });
        name.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- the same people in a new list are no change
  }, [key, isBusy]);
}
