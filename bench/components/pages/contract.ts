import type { ComponentType } from 'react';
import type { Exame } from './data.ts';

/** W1 in one library: the part, and where on it the measuring finds what it needs (CSS selectors). */
export interface ListCase {
  readonly Part: ComponentType;
  /** What a person presses to open the list. */
  readonly opens: string;
  /** Where the letters are typed once the list is open. */
  readonly field: string;
  readonly option: string;
  /** The element that scrolls the options. */
  readonly scroller: string;
}

/** One press of W2. */
export interface Press {
  readonly name: string;
  readonly target: () => Element | null;
  /** The work is done: asked at each frame. */
  readonly isDone: () => boolean;
}

/** W2 in one library. */
export interface RangeCase {
  readonly Part: ComponentType;
  /** Opening and both picks, in order; a library without a range picker needs more presses. */
  readonly presses: readonly Press[];
}

/** W3 in one library. A part that it does not offer is left out and is a dash in the table. */
export interface TableCase {
  readonly Part: ComponentType<{ rows: readonly Exame[] }>;
  readonly row: string;
  /** The header of 'Funcionário', where it is pressed. */
  readonly sortHeader: () => Element | null;
  /** Opens the detail of a row; looked for inside the first row. */
  readonly expander?: string;
  /** The header's box. */
  readonly selectAllBox: string;
  /** A row's box; checked by `:checked`, `aria-checked` or `aria-selected`. */
  readonly box: string;
}

/** W5 in one library. What is booked is found by its words. */
export interface AgendaCase {
  readonly Part: ComponentType;
  /** The button of the next week. */
  readonly next: () => Element | null;
  /** It cannot be dragged here: not offered for free, or by means that a script cannot drive. */
  readonly cannotDrag?: boolean;
  /** What scrolls it is not an element of the page that a script can move. */
  readonly cannotScroll?: boolean;
}

/** A step as the runner sees it. */
export interface StepDescription {
  readonly name: string;
  /** `click`: pointer at rest on the target; `hover`: the pointer's way to it counts; `drag`: pressed, moved, let go; `keys`; `call`. */
  readonly input: 'click' | 'hover' | 'drag' | 'keys' | 'call';
  /** How far down a drag goes, in px. */
  readonly down?: number;
  readonly keys?: readonly string[];
  /** How long after the step before, in milliseconds; else once the page has rested and its garbage is collected. */
  readonly wait?: number | undefined;
  /** Needed, but no result. */
  readonly unmeasured?: boolean;
}

export interface Step extends StepDescription {
  readonly target?: () => Element | null;
  readonly act?: () => void;
  /** Done before each new look, for lists whose end moves as they are measured. */
  readonly repeat?: () => void;
  readonly isDone: () => boolean;
}

/** What a page offers to the runner, as `window.bench`. */
export interface Bench {
  readonly steps: readonly StepDescription[];
  /** Middle of the step's target, brought into view; focuses it for keys. */
  readonly prepare: (index: number) => { x: number; y: number };
  /** From here on the first input starts the watch. */
  readonly arm: (index: number) => void;
  /** Milliseconds from the input (or the call) to after the frame that showed the work done. */
  readonly result: () => Promise<number>;
}

declare global {
  interface Window {
    bench?: Bench;
  }
}
