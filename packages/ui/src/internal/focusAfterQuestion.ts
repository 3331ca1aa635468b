/**
 * Gives the focus to an element once the question over it is gone, and after react-aria has looked for a place of its
 * own: what asked may have gone with the answer, or the dialog below may have taken the focus for itself.
 */
export function focusAfterQuestion(find: () => HTMLElement | null | undefined): void {
  const focus = (): void => {
    const target = find();
    if (target?.isConnected && document.activeElement !== target) target.focus();
  };
  const look = (): void => {
    if (document.querySelector('[role="alertdialog"]')) requestAnimationFrame(look);
    else requestAnimationFrame(() => requestAnimationFrame(focus));
  };
  requestAnimationFrame(look);
}
