import './layers.css.ts';
import { createGlobalThemeContract } from '@vanilla-extract/css';

const tone = { ground: '', border: '', text: '', solid: '', onSolid: '' };
const step = { size: '', line: '' };

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The typed contract of the design system: roles, never raw values. The CSS names are stable
 * (`--apto-color-text-muted`), so that a product without vanilla-extract can read them too.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The ground of the window, under everything. */
      page: '',
      /** Cards, tables, fields, bars. */
      surface: '',
      /** What floats: menus, popovers, dialogs, toasts. */
      raised: '',
      /** Set back: headers of tables, tracks, read-only grounds. */
      sunken: '',
      /** The veil behind a dialog or drawer (translucent). */
      overlay: '',
      text: '',
      textMuted: '',
      textSubtle: '',
      /** Still at least 4.5:1: an unavailable choice has to be readable to say why. */
      textDisabled: '',
      /** Hairlines between things. Structure only. */
      border: '',
      /** Edges that have to be noticed: a card that can be pressed, a sticky header. */
      borderStrong: '',
      /** Edges of fields, checkboxes and switches: at least 3:1 on every ground. */
      borderControl: '',
      focus: '',
      brand: '',
      brandHover: '',
      brandActive: '',
      onBrand: '',
      brandFaint: '',
      brandText: '',
      selected: '',
      selectedText: '',
      link: '',
    },
    /**
     * Five roles a tone. `text` is at least 4.5:1 on `ground`, `surface` and `page`; `onSolid` at least 4.5:1 on
     * `solid`; `solid` at least 3:1 on every ground, so it is the one for icons and for the edge of an invalid
     * field; `border` only goes round `ground`.
     */
    tone: {
      success: tone,
      warning: tone,
      danger: tone,
      info: tone,
      highlight: tone,
      neutral: tone,
    },
    space: { x1: '', x2: '', x3: '', x4: '', x5: '', x6: '', x7: '', x8: '', x9: '' },
    radius: { control: '', card: '', dialog: '', full: '' },
    font: { body: '', mono: '' },
    text: {
      s12: step,
      s13: step,
      s14: step,
      s16: step,
      s20: step,
      s24: step,
      s32: step,
      /** What running text and fields use: 14 in the back-office, 16 in the public app and on touch. */
      body: step,
    },
    weight: { regular: '', medium: '', semibold: '' },
    shadow: { float: '', dialog: '' },
    motion: { fast: '', enter: '', ease: '' },
    size: {
      /** Height of a control: 32 compact, 40 comfortable, 44 under a coarse pointer. */
      control: '',
      /** Height of the one large action: 40, 44 under a coarse pointer. */
      controlLarge: '',
      /** Height of a row: 36 compact, 44 comfortable. */
      row: '',
      /** Lines that a tag or a person may take in a row: 1 compact, 2 comfortable. */
      rowLines: '',
      /** Where a single line is cut: at any letter when compact, so that as much as fits is read. */
      rowBreak: '',
      /** The smallest target for a finger: 44. */
      touch: '',
      /** Icons that stand in a line of text: 16. */
      icon: '',
    },
    z: { sticky: '', bar: '', drawer: '', dialog: '', popover: '', toast: '', skip: '' },
  },
  (_value, path) => `apto-${path.map(kebab).join('-')}`,
);
