// Which writing still has to be judged by its colours. A system has few pairs of ink and ground, and a thousand stories
// show them over and over: each pair is measured by axe once in a run, where it is first seen.

/** What writes without a text of its own in the document; a box, a dot or a slider writes nothing. */
const WRITERS =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=color], [type=image]), textarea, select';

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

/** What stands behind an element's text. */
interface Backing {
  /** Whether nothing from here up is seen through or drawn with what lies below: that depends on more than ancestors. */
  readonly isPlain: boolean;
  /** The grounds from here up to the first that lets nothing through; undefined where ancestors cannot tell it. */
  readonly ground: string | undefined;
}

/** An answer for each element of one look at the page, asked of its parent once. */
function remembered<Answer>(ask: (element: Element, above: Answer | undefined) => Answer) {
  const known = new Map<Element, Answer>();
  const answer = (element: Element): Answer => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const above = element.parentElement ? answer(element.parentElement) : undefined;
    const found = ask(element, above);
    known.set(element, found);
    return found;
  };
  return answer;
}

/**
 * Everything below a text that takes part in its ground, up to the first ground that lets nothing through; nothing where
 * that cannot be told from its ancestors, since it floats over what is none of them.
 */
const backing = (element: Element, above: Backing = { isPlain: true, ground: '' }): Backing => {
  const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode, transform } =
    getComputedStyle(element);
  const isPlain = above.isPlain && opacity === '1' && filter === 'none' && mixBlendMode === 'normal';
  const ground = (): string | undefined => {
    if (!isPlain || backgroundImage !== 'none') return undefined;
    if (isOpaque(backgroundColor)) return backgroundColor;
    if (position === 'absolute' || position === 'fixed' || transform !== 'none') return undefined;
    if (above.ground === undefined || isClear(backgroundColor)) return above.ground;
    return `${backgroundColor}>${above.ground}`;
  };
  return { isPlain, ground: ground() };
};

/** All that the colour rules measure of a text; two with the same answer are judged alike. */
function pairOf(element: Element, { ground }: Backing): string | undefined {
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
const isShown = (element: Element) =>
  !element.matches(OFF) && element.checkVisibility({ visibilityProperty: true });
/** Cut to a point for the screen reader alone, or standing in such a box. */
const cut = (element: Element, isCutAbove = false): boolean => {
  if (isCutAbove) return true;
  const { width, height } = element.getBoundingClientRect();
  return (width <= 1 || height <= 1) && getComputedStyle(element).overflow === 'hidden';
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
  const isCut = remembered(cut);
  const backingOf = remembered(backing);
  for (const element of document.body.querySelectorAll('*:not(script, style, svg *)')) {
    if (!writes(element) || !isShown(element) || isCut(element)) continue;
    if (exclude.some((selector) => element.closest(selector))) continue;
    const pair = pairOf(element, backingOf(element));
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
