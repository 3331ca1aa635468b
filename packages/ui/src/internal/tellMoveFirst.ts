let isTelling = false;

/**
 * A browser says over what the mouse has come before it says that it moved. Whoever has used the keys, or no mouse yet,
 * and comes at one stroke onto something with a tooltip is therefore taken for somebody whose mouse rests while the page
 * changes under it, and the tooltip stays away. Here the move is told first, once for all the page's tooltips.
 */
export function tellMoveFirst(): void {
  if (isTelling) return;
  isTelling = true;
  const page = document;
  /** Where the mouse is; after a key, whether it still moves is to be told. */
  let at: Pick<PointerEvent, 'clientX' | 'clientY'> | undefined;
  let isTold = false;
  const forget = (): void => {
    isTold = false;
  };
  const remember = (event: PointerEvent): void => {
    isTold = true;
    at = event;
  };
  page.addEventListener('keydown', forget, true);
  page.addEventListener('pointermove', remember, true);
  page.addEventListener(
    'pointerover',
    (event) => {
      // Where it was already, the page has changed and not the mouse.
      const isResting = at?.clientX === event.clientX && at.clientY === event.clientY;
      if (!isTold && !isResting && event.pointerType !== 'touch')
        page.dispatchEvent(new PointerEvent('pointermove', event));
    },
    true,
  );
}
