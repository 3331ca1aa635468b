import { commands } from 'vitest/browser';
import { drawn } from './drawn.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The system's own few colours instead of the page's, as a Windows contrast theme does. */
    forcedColors(isOn: boolean): Promise<void>;
  }
}

const FIELDS =
  'input:not([type=hidden]), textarea, select, [role=combobox], [role=spinbutton], [role=checkbox], [role=radio], [role=switch]';
const FOCUSABLE = `${FIELDS}, a[href], button, [tabindex="0"]`;
const CHOSEN =
  '[aria-selected=true], [aria-checked=true], [aria-pressed=true], [aria-current]:not([aria-current=false])';
const STATES = ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-current'] as const;
const SYSTEM = [
  'Canvas',
  'CanvasText',
  'LinkText',
  'VisitedText',
  'ActiveText',
  'ButtonFace',
  'ButtonText',
  'ButtonBorder',
  'Field',
  'FieldText',
  'Highlight',
  'HighlightText',
  'SelectedItem',
  'SelectedItemText',
  'Mark',
  'MarkText',
  'GrayText',
  'AccentColor',
  'AccentColorText',
];
/** How many pairs of frames a render may take on a busy machine. */
const PATIENCE = 20;
/** How many tasks are let by before frames are waited for: most renders need none. */
const TASKS = 3;
const SIDES = ['top', 'right', 'bottom', 'left'] as const;

const isShown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
};
const named = (element: Element) => {
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  return `<${element.tagName.toLowerCase()}${element.role ? ` role=${element.role}` : ''}> “${text}”`;
};
const isDrawn = (style: CSSStyleDeclaration, line: string) =>
  style.getPropertyValue(`${line}-style`) !== 'none' &&
  Number.parseFloat(style.getPropertyValue(`${line}-width`)) > 0;
const hasLine = (element: Element) => {
  const style = getComputedStyle(element);
  return isDrawn(style, 'outline') || SIDES.some((side) => isDrawn(style, `border-${side}`));
};
const isFilled = (element: Element) =>
  !/^(?:transparent|rgba\(.*, 0\))$/.test(getComputedStyle(element).backgroundColor);

/** How an element is drawn, its decorations included: what an eye could tell two states apart by. */
function look(element: Element): string {
  const of = (pseudo?: '::before' | '::after') => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && (style.content === 'none' || style.content === 'normal')) return '';
    return [
      style.color,
      style.backgroundColor,
      style.fontWeight,
      style.textDecorationLine,
      style.opacity,
      isDrawn(style, 'outline') ? `${style.outlineWidth} ${style.outlineColor}` : '',
      ...SIDES.map((side) =>
        isDrawn(style, `border-${side}`)
          ? `${style.getPropertyValue(`border-${side}-width`)} ${style.getPropertyValue(`border-${side}-color`)}`
          : '',
      ),
      pseudo ? `${style.inlineSize} ${style.blockSize} ${style.inset} ${style.transform}` : '',
    ].join();
  };
  return [of(), of('::before'), of('::after')].join('|');
}

/** The element, and what around and in it may carry its ring, border or mark. */
const around = (element: Element): Element[] => {
  const label = element.closest('label');
  return [
    element,
    ...(element.parentElement ? [element.parentElement, ...element.parentElement.children] : []),
    ...(element.parentElement?.parentElement ? [element.parentElement.parentElement] : []),
    ...(label ? [label, ...label.querySelectorAll('*')] : []),
    ...element.querySelectorAll('*'),
  ];
};
const looks = (element: Element) => around(element).map(look).join('\n');

/** One of each kind: a table has the same checkbox a hundred times. */
function kinds(selector: string): HTMLElement[] {
  const found = new Map<string, HTMLElement>();
  for (const element of document.body.querySelectorAll<HTMLElement>(selector)) {
    const inert = element.closest('[inert], [aria-hidden=true]') !== null;
    const key = `${element.tagName} ${element.role ?? ''} ${element.getAttribute('type') ?? ''} ${element.className} ${element.parentElement?.className ?? ''}`;
    if (!inert && !found.has(key)) found.set(key, element);
  }
  return [...found.values()];
}

/** Lets what is queued run, a render that an event asked for included. */
const task = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Whether something makes an element look otherwise; a ring may come and go with a render (`data-focus-within`). */
async function changes(element: Element, what: () => void): Promise<boolean> {
  await task();
  const before = looks(element);
  what();
  // A dialog takes its focus back with the next frame, which may come before the next task: one looks at once, too.
  if (looks(element) !== before) return true;
  await Promise.resolve();
  for (let waits = 0; looks(element) === before; waits++) {
    if (waits === TASKS + PATIENCE) return false;
    await (waits < TASKS ? task() : drawn());
  }
  return true;
}

/** Whether it looks otherwise once nothing has the focus. */
async function leaves(element: HTMLElement): Promise<boolean> {
  element.focus({ preventScroll: true });
  return changes(element, () => element.blur());
}

/** One of each kind, focused and left again. */
async function withoutRing(): Promise<string[]> {
  const before = document.activeElement;
  const found: string[] = [];
  const all = kinds(FOCUSABLE);
  for (const element of all) {
    if (element.matches(':disabled')) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    // A dialog takes back a focus that goes nowhere, so it goes to another part first.
    const other = all.find((each) => each !== element && !each.matches(':disabled') && isShown(each));
    const isRinged =
      (other && (await changes(element, () => other.focus({ preventScroll: true })))) ||
      // The other may share the element's ring, as the buttons in a field do.
      (await leaves(element));
    if (!isRinged) found.push(`foco invisível: ${named(element)}`);
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return found;
}

const withoutBorder = (filled: ReadonlySet<Element>): string[] => [
  ...kinds(FIELDS)
    .filter((element) => isShown(element) && !around(element).some(hasLine))
    .map((element) => `campo sem contorno: ${named(element)}`),
  ...kinds('button')
    .filter(
      (element) => filled.has(element) && isShown(element) && !hasLine(element) && !isFilledApart(element),
    )
    .map((element) => `botão cheio que perde o contorno: ${named(element)}`),
];

/** Filled with a system colour other than its ground's. */
function isFilledApart(element: Element): boolean {
  let ground = element.parentElement;
  while (ground && !isFilled(ground)) ground = ground.parentElement;
  const own = getComputedStyle(element).backgroundColor;
  return isFilled(element) && (ground === null || getComputedStyle(ground).backgroundColor !== own);
}

/** What an element or its decoration is filled with; undefined where it is not drawn. */
type Painted = readonly [element: Element, pseudo?: '::before' | '::after'];
const MARKS = [undefined, '::before', '::after'] as const;
/** No side of a dot, a bar or a tick is longer than the longest, and one is no longer than the thickest, in px. */
const THICKEST = 12;

/** Small things that are all ground and no text: a dot beside what is new, a bar before what is chosen. */
function marks(): Painted[] {
  const found: Painted[] = [];
  for (const element of document.body.querySelectorAll('*:not(svg *)')) {
    if (!isShown(element)) continue;
    for (const pseudo of MARKS) {
      const style = getComputedStyle(element, pseudo);
      if (pseudo ? style.content === 'none' || style.content === 'normal' : element.textContent?.trim())
        continue;
      const thick = Math.min(Number.parseFloat(style.width), Number.parseFloat(style.height));
      const isFull = !/^(?:transparent|rgba\(.*, 0\))$/.test(style.backgroundColor);
      if (isFull && thick > 1 && thick <= THICKEST) found.push([element, pseudo]);
    }
  }
  return found;
}

/** Marks that the system has painted as it paints what is behind them. */
const lostMarks = (painted: readonly Painted[]): string[] =>
  painted
    .filter(([element, pseudo]) => {
      const style = getComputedStyle(element, pseudo);
      if (SIDES.some((side) => isDrawn(style, `border-${side}`))) return false;
      let ground = pseudo ? element : element.parentElement;
      while (ground?.parentElement && !isFilled(ground)) ground = ground.parentElement;
      return !ground || getComputedStyle(ground).backgroundColor === style.backgroundColor;
    })
    .map(([element, pseudo]) => `marca que some: ${named(element)}${pseudo ?? ''} (${element.className})`);

/** A chosen element must not look like one of its kind that is not chosen. */
function notTold(): string[] {
  const found: string[] = [];
  for (const chosen of kinds(CHOSEN)) {
    const state = STATES.find((name) => chosen.matches(`[${name}]:not([${name}=false])`));
    const group = chosen.closest(
      '[role=radiogroup], [role=listbox], [role=tablist], [role=grid], [role=tree], [role=group], [role=menu], nav, ol, ul',
    );
    if (!state || !group || !isShown(chosen)) continue;
    const peer = [...group.querySelectorAll(chosen.tagName)].find(
      (other) =>
        other.role === chosen.role &&
        (other.getAttribute(state) ?? 'false') === 'false' &&
        isShown(other) &&
        other.getAttribute('aria-disabled') !== 'true',
    );
    if (!peer) continue;
    const parts = (element: Element) =>
      [element, ...element.querySelectorAll('*')].map((part) => part.tagName + look(part)).join('\n');
    if (parts(chosen) === parts(peer)) found.push(`escolhido igual ao não escolhido: ${named(chosen)}`);
  }
  return found;
}

/** `forced-color-adjust: none` is a promise to paint with the system's colours. */
function ownColours(): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  const system = new Set(
    SYSTEM.map((name) => {
      probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
      return getComputedStyle(probe).color;
    }),
  );
  probe.remove();
  const found: string[] = [];
  for (const element of document.body.querySelectorAll('*:not(svg *)')) {
    const style = getComputedStyle(element);
    if (style.getPropertyValue('forced-color-adjust') !== 'none' || !isShown(element)) continue;
    const writes = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const painted = [
      ...(writes ? [style.color] : []),
      ...(isFilled(element) ? [style.backgroundColor] : []),
      ...SIDES.filter((side) => isDrawn(style, `border-${side}`)).map((side) =>
        style.getPropertyValue(`border-${side}-color`),
      ),
    ];
    const own = painted.filter((colour) => !system.has(colour) && !colour.endsWith(', 0)'));
    if (own.length > 0)
      found.push(`cor própria com forced-color-adjust: none: ${named(element)} (${own.join(', ')})`);
  }
  return found;
}

/**
 * Looks at a gallery as someone sees it whose system replaces every colour: focus shows, fields keep an outline, filled
 * buttons an edge, what is chosen differs from what is not, no dot or bar vanishes, and nothing insists on a colour of its
 * own.
 */
export async function checkForcedColors(): Promise<void> {
  const filled = new Set([...document.body.querySelectorAll('button')].filter(isFilled));
  const painted = marks();
  await commands.forcedColors(true);
  try {
    const found = [
      ...withoutBorder(filled),
      ...notTold(),
      ...lostMarks(painted),
      ...ownColours(),
      ...(await withoutRing()),
    ];
    if (found.length > 0)
      throw new Error(`Cores forçadas, ${found.length} problemas:\n  ${found.join('\n  ')}`);
  } finally {
    await commands.forcedColors(false);
  }
}
