import { vars } from './contract.css.ts';

/** The distances that a layout may put between its parts. */
export const gaps = {
  x1: vars.space.x1,
  x2: vars.space.x2,
  x3: vars.space.x3,
  x4: vars.space.x4,
  x5: vars.space.x5,
  x6: vars.space.x6,
  x7: vars.space.x7,
  x8: vars.space.x8,
};
