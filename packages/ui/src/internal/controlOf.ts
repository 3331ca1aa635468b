/** The control of a field's frame: what its label names, or where Tab goes to in a group; without any, what takes the focus. */
export function controlOf(frame: HTMLElement | null | undefined): HTMLElement | undefined {
  const label = frame?.getAttribute('role') === 'group' ? null : frame?.querySelector('label');
  const inOrder = [
    '[tabindex="0"]',
    'input:not([type="hidden"], [aria-hidden]), textarea, button',
    '[tabindex]:not([aria-hidden])',
  ];
  const found = [label?.control, ...inOrder.map((which) => frame?.querySelector(which))];
  return found.find((each) => each instanceof HTMLElement);
}
