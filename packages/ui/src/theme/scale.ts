/** What does not change between themes: space, type, radius, motion, layers of depth. */
const rem = (pixels: number): string => `${pixels / 16}rem`;
const step = (size: number, line: number): { size: string; line: string } => ({
  size: rem(size),
  line: rem(line),
});

export const TEXT_STEPS = {
  s12: step(12, 16),
  s13: step(13, 20),
  s14: step(14, 20),
  s16: step(16, 24),
  s20: step(20, 28),
  s24: step(24, 32),
  s32: step(32, 40),
};

export const SCALE = {
  space: {
    x1: '2px',
    x2: '4px',
    x3: '8px',
    x4: '12px',
    x5: '16px',
    x6: '24px',
    x7: '32px',
    x8: '48px',
    x9: '64px',
  },
  radius: { control: '4px', card: '8px', dialog: '12px', full: '9999px' },
  font: {
    body: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  },
  weight: { regular: '400', medium: '500', semibold: '600' },
  motion: { fast: '120ms', enter: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  z: { sticky: '10', bar: '20', drawer: '30', dialog: '40', popover: '50', toast: '60', skip: '70' },
};

/** Heights that follow the density and the kind of pointer. */
export const SIZES = {
  compact: {
    control: '32px',
    controlLarge: '40px',
    row: '36px',
    rowLines: '1',
    rowBreak: 'break-all',
    touch: '44px',
    icon: '16px',
  },
  comfortable: {
    control: '40px',
    controlLarge: '40px',
    row: '44px',
    rowLines: '2',
    rowBreak: 'normal',
    touch: '44px',
    icon: '16px',
  },
  touch: {
    control: '44px',
    controlLarge: '48px',
    row: '48px',
    rowLines: '2',
    rowBreak: 'normal',
    touch: '44px',
    icon: '20px',
  },
};

const shadowOf = (ink: string, strength: number) => ({
  float: `0 1px 2px oklch(${ink} / ${0.06 * strength}), 0 4px 12px oklch(${ink} / ${0.1 * strength})`,
  dialog: `0 2px 4px oklch(${ink} / ${0.06 * strength}), 0 16px 40px oklch(${ink} / ${0.18 * strength})`,
});

export const SHADOWS = {
  light: shadowOf('0.21 0.012 250', 1),
  dark: shadowOf('0 0 0', 3.2),
  'high-contrast': { float: '0 0 #0000', dialog: '0 0 #0000' },
};
