import { useFocusHandover } from '@apto/ui';
import { useState } from 'react';
import { isSameList } from '../pedido/sameList.ts';

/** Who stands now where the first one that left stood, or else the last; null when nobody left or is left. */
function nextAfterLeaving(before: readonly number[], now: readonly number[]): number | null {
  const at = before.findIndex((id) => !now.includes(id));
  return at === -1 ? null : (now[at] ?? now.at(-1) ?? null);
}

/** The name of an employee's panel, brought into sight, able to take the focus. */
function nameOf(id: number | null): HTMLElement | null {
  const name = document.querySelector<HTMLElement>(`[data-panel="${id}"] h3`);
  if (name) name.tabIndex = -1;
  name?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return name;
}

/**
 * A saved employee's panel takes along the button that was pressed (doc2 §4 'the employee's panel is removed'): the
 * focus goes to the name of the next one, and not to a button of the same name somewhere below it.
 *
 * @param ids whose panels the step shows, each marked `data-panel`
 * @param isBusy a dialog over the step has the focus still
 */
export function useNextPanel(ids: readonly number[], isBusy: boolean): void {
  const [stood, setStood] = useState({ ids, next: null as number | null });
  if (!isBusy && !isSameList(stood.ids, ids)) setStood({ ids, next: nextAfterLeaving(stood.ids, ids) });
  // Every leaving anew, also one after which the same panel is the next.
  useFocusHandover(() => nameOf(stood.next), { when: stood.next !== null && stood, onlyIfLost: true });
}
