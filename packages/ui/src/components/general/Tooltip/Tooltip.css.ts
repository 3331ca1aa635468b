import '../../../theme/layers.css.ts';
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

const fade = keyframes({ from: { opacity: 0 } });

export const tooltip = layered({
  position: 'fixed',
  inlineSize: 'max-content',
  // As react-aria writes it on its popovers: what explains a button inside of one stands above it, since it comes later.
  zIndex: 100_000,
  maxInlineSize: 'min(280px, calc(100vw - 16px))',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.text}`,
  background: vars.color.text,
  color: vars.color.page,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-entering]': { animation: `${fade} ${vars.motion.fast} ${vars.motion.ease}` },
  },
});
