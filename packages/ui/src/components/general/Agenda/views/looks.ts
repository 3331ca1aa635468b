import { vars } from '../../../../theme/contract.css.ts';
import { FORCED } from '../AgendaFrame.css.ts';

/** The line of days or hours, which stays in sight. */
export const HEAD = {
  position: 'sticky',
  zIndex: 6,
  insetBlockStart: 0,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.borderStrong}`,
} as const;

/** Where nothing can be booked. */
export const CLOSED = {
  position: 'absolute',
  background: `repeating-linear-gradient(135deg, ${vars.color.sunken} 0 6px, transparent 6px 12px), ${vars.color.sunken}`,
  pointerEvents: 'none',
  '@media': { [FORCED]: { border: '1px dotted GrayText' } },
} as const;

/** What the clock says, behind what is booked: a line through a name is a name struck out. */
export const NOW = {
  position: 'absolute',
  pointerEvents: 'none',
  '@media': { [FORCED]: { borderColor: 'Highlight' } },
} as const;
