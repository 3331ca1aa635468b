import '../../../../theme/layers.css.ts';
import { vars } from '../../../../theme/contract.css.ts';
import { layered } from '../../../../theme/layered.ts';
import { CARDS, PRINT } from './measures.ts';
// Comes after the rows' rules: its cell sets its own place in a card.
import './row.css.ts';

/** The cell of 'Editar', 'Salvar' and 'Cancelar'. */
export const edit = layered({
  '@container': { [CARDS]: { gridColumn: '1 / -1', gridRow: 'auto', paddingBlockStart: vars.space.x3 } },
  '@media': { [PRINT]: { visibility: 'hidden' } },
});

export const editActions = layered({
  display: 'flex',
  // Of a record the words are longer: wider, they would cover the last field.
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
});

/** As a small quiet `Button` looks: there is one in every row. */
export const editButton = layered({
  minHeight: 28,
  padding: `0 ${vars.space.x3}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.brandText,
  font: 'inherit',
  fontSize: vars.text.s13.size,
  lineHeight: vars.text.s13.line,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  outline: '2px solid transparent',
  outlineOffset: -2,
  ':hover': { background: vars.color.brandFaint },
  ':focus-visible': { outlineColor: vars.color.focus },
  '@media': { '(pointer: coarse)': { minHeight: vars.size.touch, paddingInline: vars.space.x4 } },
});

/** A field in the place of what the cell shows. */
export const field = layered({
  minWidth: 0,
  fontWeight: vars.weight.regular,
  selectors: { '& + &': { marginBlockStart: vars.space.x2 } },
});

/** What is wrong with the row as a whole; in sight however far the columns are scrolled. */
export const notice = layered({
  position: 'sticky',
  insetInlineStart: 0,
  boxSizing: 'border-box',
  width: 'min(100cqw - 2px, 100%)',
  padding: `${vars.space.x3} ${vars.space.x4}`,
  background: vars.tone.danger.ground,
  color: vars.tone.danger.text,
  fontSize: vars.text.s14.size,
  lineHeight: vars.text.s14.line,
});
