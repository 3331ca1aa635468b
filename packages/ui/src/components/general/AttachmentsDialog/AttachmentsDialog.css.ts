import '../../../theme/layers.css.ts';
import { vars } from '../../../theme/contract.css.ts';
import { layered } from '../../../theme/layered.ts';

/** High enough for a few files, so that the dialog does not jump when the list is here. */
export const body = layered({
  display: 'grid',
  gap: vars.space.x5,
  alignContent: 'start',
  minBlockSize: '240px',
});

export const rows = layered({
  borderRadius: vars.radius.card,
  outline: '2px solid transparent',
  outlineOffset: '2px',
  ':focus-visible': { outlineColor: vars.color.focus },
});

export const actions = layered({ display: 'flex', flex: 'none', gap: vars.space.x1 });

/** The name opens the file as well; a phone needs the room for it. */
export const view = layered({
  display: 'flex',
  '@media': { '(max-width: 479px)': { display: 'none' } },
});

export const open = layered({
  justifySelf: 'start',
  minBlockSize: '24px',
  borderRadius: vars.radius.control,
  color: vars.color.link,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const name = layered({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const empty = layered({
  padding: `${vars.space.x6} ${vars.space.x4}`,
  color: vars.color.textMuted,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
  textAlign: 'center',
});

export const preview = layered({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const previewBar = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

export const frame = layered({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '320px',
  padding: vars.space.x4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
});

export const picture = layered({ maxInlineSize: '100%', maxBlockSize: '64vh', objectFit: 'contain' });

export const logs = layered({
  display: 'grid',
  gap: vars.space.x5,
  alignContent: 'start',
  minBlockSize: '240px',
});

export const logsHead = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

export const entry = layered({
  display: 'grid',
  gap: vars.space.x1,
  padding: `${vars.space.x3} 0`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
});

export const entryLine = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
});

export const entryNote = layered({
  color: vars.color.textMuted,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});
