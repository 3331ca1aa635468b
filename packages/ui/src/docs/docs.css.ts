import '../theme/layers.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { components } from '../theme/layers.css.ts';

export const status = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  marginBlockEnd: vars.space.x5,
  fontFamily: vars.font.body,
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
});

export const swatch = layered({
  flexShrink: 0,
  inlineSize: '40px',
  blockSize: '40px',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
});

export const colorInput = layered({
  inlineSize: '96px',
  blockSize: vars.size.control,
  padding: vars.space.x1,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});

/** A piece of screen in a theme of its own. */
export const preview = layered({
  padding: vars.space.x6,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.page,
  color: vars.color.text,
});

export const selected = layered({
  padding: `${vars.space.x3} ${vars.space.x4}`,
  borderRadius: vars.radius.control,
  background: vars.color.selected,
  color: vars.color.selectedText,
});

export const scroll = layered({ overflowX: 'auto', maxInlineSize: '100%' });

export const table = layered({
  inlineSize: '100%',
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  textAlign: 'start',
});

globalStyle(`${table} caption`, {
  '@layer': {
    [components]: { paddingBlockEnd: vars.space.x3, textAlign: 'start', fontWeight: vars.weight.semibold },
  },
});
globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [components]: {
      padding: `${vars.space.x3} ${vars.space.x4}`,
      borderBlockEnd: `1px solid ${vars.color.border}`,
      textAlign: 'start',
      fontWeight: vars.weight.regular,
    },
  },
});
globalStyle(`${table} thead th`, {
  '@layer': { [components]: { color: vars.color.textMuted, fontWeight: vars.weight.medium } },
});

export const iconCell = layered({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

export const measure = layered({
  blockSize: '16px',
  borderRadius: vars.radius.control,
  background: vars.color.brand,
});

export const box = layered({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '120px',
  blockSize: '72px',
  padding: vars.space.x3,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  fontSize: vars.text.s12.size,
  lineHeight: vars.text.s12.line,
  textAlign: 'center',
});
