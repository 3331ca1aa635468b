/** A question that is still there after so long, in ms, was not answered: the focus is its own. */
const LIMIT = 2000;

/**
 * Gives the focus to an element once the question that has it now is gone, and after react-aria has looked for a place
 * of its own: what asked may have gone with the answer, or the dialog below may have taken the focus for itself. Call
 * it while the question is being answered. Other questions of the page, such as the one below, are not waited for.
 */
export function focusAfterQuestion(find: () => HTMLElement | null | undefined): void {
  const question = document.activeElement?.closest('[data-question]');
  const focus = (): void => {
    const target = find();
    if (target?.isConnected && document.activeElement !== target) target.focus();
  };
  let end: number | undefined;
  const look = (now: number): void => {
    end ??= now + LIMIT;
    if (!question?.isConnected) requestAnimationFrame(() => requestAnimationFrame(focus));
    else if (now < end) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
