import '../../../../theme/layers.css.ts';
import { vars } from '../../../../theme/contract.css.ts';
import { layered } from '../../../../theme/layered.ts';
import { CARDS } from './measures.ts';

export const message = layered({
  position: 'sticky',
  insetInlineStart: 0,
  boxSizing: 'border-box',
  width: 'min(100cqw - 2px, 100%)',
  padding: `${vars.space.x7} ${vars.space.x5}`,
});
export const messageCell = layered({
  padding: 0,
  '@container': {
    [CARDS]: { display: 'block', background: vars.color.surface, borderRadius: vars.radius.card },
  },
});

export const stale = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  background: vars.tone.danger.ground,
  color: vars.tone.danger.text,
  borderBottom: `1px solid ${vars.tone.danger.border}`,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
});
export const staleText = layered({ flex: 1, minWidth: 0 });

/** Under the rows and always in sight: one goes on choosing, and no row moves because one was chosen. */
export const selectionBar = layered({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x2} ${vars.space.x4}`,
  background: vars.color.selected,
  color: vars.color.selectedText,
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  '@container': {
    [CARDS]: {
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      // At the thumb, and in sight while one goes on choosing further down.
      order: 1,
      position: 'sticky',
      insetBlockEnd: `max(${vars.space.x3}, env(safe-area-inset-bottom))`,
      zIndex: vars.z.sticky,
      marginBlockStart: vars.space.x4,
      columnGap: vars.space.x2,
      rowGap: 0,
      padding: `${vars.space.x2} ${vars.space.x3}`,
      boxShadow: vars.shadow.float,
    },
  },
});
export const selectionCount = layered({ fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' });
export const selectionActions = layered({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  marginInlineStart: 'auto',
  // One line that scrolls: four buttons below each other would hide the cards they are about.
  '@container': {
    [CARDS]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'max-content',
      flex: '1 0 100%',
      minWidth: 0,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Room for the buttons' focus rings, which the scrolling would cut.
      margin: `-${vars.space.x1}`,
      padding: vars.space.x1,
    },
  },
});

/** The end of a list that brings more. */
export const more = layered({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x3,
  boxSizing: 'border-box',
  width: 'min(100cqw - 2px, 100%)',
  minHeight: 56,
  padding: `${vars.space.x2} ${vars.space.x4}`,
});
export const moreError = layered({ color: vars.tone.danger.text });
