const MOVES = ['over', 'enter', 'move', 'out', 'leave'].flatMap((move) => [`pointer${move}`, `mouse${move}`]);

const swallow = (event: Event) => {
  if (event.isTrusted) event.stopImmediatePropagation();
};

let isAway = false;

/**
 * Keeps the page's own mouse out of the stories. It lies somewhere over the page, and after a layout Chromium tells what
 * is under it now: that ends a hover that the story began with events of its own.
 */
export function keepMouseAway(): void {
  if (isAway) return;
  isAway = true;
  for (const type of MOVES) window.addEventListener(type, swallow, true);
}
