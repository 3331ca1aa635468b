import { vars } from './contract.css.ts';

/** How what floats over the page looks, whatever it holds. */
export const floating = {
  zIndex: vars.z.popover,
  background: vars.color.raised,
  color: vars.color.text,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
} as const;

/** Comes by `frames`, and leaves at once. */
export const appearing = (frames: string) =>
  ({
    '&[data-entering]': { animation: `${frames} ${vars.motion.fast} ${vars.motion.ease}` },
  }) as const;

/** Comes and goes by `frames`. */
export const fading = (frames: string) =>
  ({
    ...appearing(frames),
    '&[data-exiting]': { animation: `${frames} ${vars.motion.fast} ${vars.motion.ease} reverse` },
  }) as const;
