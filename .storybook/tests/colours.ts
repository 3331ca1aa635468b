// Which writing still has to be judged by its colours. A system has few pairs of ink and ground, and a thousand stories
// show them over and over: each pair is measured by axe once in a run, where it is first seen.

/** What writes without a text of its own in the document. */
const WRITERS = 'input, textarea, select';

/** A ground that lets nothing through, by the computed colour. */
const isOpaque = (colour: string) => !/^(?:transparent|rgba\(.*)$/.test(colour) && !colour.includes(' / ');
const isClear = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);

declare global {
  interface Window {
    /** What was found good, in each theme: kept by the page around the stories' frames for one run. */
    aptoJudgedColours?: Set<string>;
  }
}

const judged = (): Set<string> => {
  const page = window.top ?? window;
  page.aptoJudgedColours ??= new Set();
  return page.aptoJudgedColours;
};

/**
 * Everything below a text that takes part in its ground, up to the first ground that lets nothing through; nothing where
 * that cannot be told from its ancestors, since it floats over what is none of them.
 */
function groundOf(element: Element): string | undefined {
  const grounds: string[] = [];
  let isGrounded = false;
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode, transform } =
      getComputedStyle(each);
    // What is seen through, or drawn with what lies below, depends on more than its ancestors.
    if (opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal') return undefined;
    if (isGrounded) continue;
    if (backgroundImage !== 'none') return undefined;
    if (!isClear(backgroundColor)) grounds.push(backgroundColor);
    isGrounded = isOpaque(backgroundColor);
    if (!isGrounded && (position === 'absolute' || position === 'fixed' || transform !== 'none'))
      return undefined;
  }
  return grounds.join('>');
}

/** All that the colour rules measure of a text; two with the same answer are judged alike. */
function pairOf(element: Element): string | undefined {
  const ground = groundOf(element);
  if (ground === undefined) return undefined;
  const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
  const link = element.closest('a[href]');
  const around = link?.parentElement ? getComputedStyle(link.parentElement).color : '';
  return [color, ground, fontSize, fontWeight, textShadow, link ? textDecorationLine : '', around].join('|');
}

const writes = (element: Element) =>
  element.matches(WRITERS) ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Nothing for the eye, or switched off: axe leaves both alone. */
const OFF = ':disabled, :disabled *, [aria-disabled=true], [aria-disabled=true] *';
const isLeftAlone = (element: Element) => {
  if (element.matches(OFF) || !element.checkVisibility({ visibilityProperty: true })) return true;
  // Cut to a point for the screen reader alone, and whatever stands in such a box.
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { width, height } = each.getBoundingClientRect();
    if ((width <= 1 || height <= 1) && getComputedStyle(each).overflow === 'hidden') return true;
  }
  return false;
};

/**
 * The elements whose colours nobody has judged in this theme, one of each pair.
 * @param theme the one that is shown
 * @param exclude selectors of what is not looked at
 * @returns with `remember`, which is told which elements were measured and found good
 */
export function unjudged(
  theme: string,
  exclude: readonly string[],
): { elements: Element[]; remember: (good: readonly Element[]) => void } {
  const elements: Element[] = [];
  const fresh = new Map<Element, string>();
  const known = judged();
  const asked = new Set<string>();
  for (const element of document.body.querySelectorAll('*:not(script, style, svg *)')) {
    if (!writes(element) || isLeftAlone(element) || exclude.some((selector) => element.closest(selector)))
      continue;
    const pair = pairOf(element);
    if (pair !== undefined) {
      const key = `${theme}|${pair}`;
      if (known.has(key) || asked.has(key)) continue;
      asked.add(key);
      fresh.set(element, key);
    }
    elements.push(element);
  }
  const remember = (good: readonly Element[]) => {
    for (const element of good) {
      const key = fresh.get(element);
      if (key !== undefined) known.add(key);
    }
  };
  return { elements, remember };
}
