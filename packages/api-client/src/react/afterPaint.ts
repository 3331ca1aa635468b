/** A press or a key whose handlers, or what they set off, are at work. */
const isAnswering = (): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells that an event is being answered
  typeof UIEvent === 'function' && window.event instanceof UIEvent;

/**
 * What a person pressed for is drawn before anything is sent: to send costs more than to draw a small dialog, and a
 * frame is waited for by somebody who looks at it.
 * @param isShown the answer of last time is on the screen already: nobody waits for the new one
 * @returns undefined when there is no frame to wait for; else settles once it is drawn
 */
export function afterPaint(isShown: boolean): Promise<void> | undefined {
  if (typeof document === 'undefined' || document.hidden || !(isShown || isAnswering())) return undefined;
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
