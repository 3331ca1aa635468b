import { expect, it } from 'vitest';
import { descriptionOrNull, isDescriptionMissing } from './DescriptionDialog.logic.ts';

it.each([
  ['', null],
  ['  \n ', null],
  [' Funcionário mudou de cidade ', 'Funcionário mudou de cidade'],
])('doc3 §5.3 description dialog: %j is handed over as %j', (text, given) => {
  expect(descriptionOrNull(text)).toBe(given);
});

it('doc3 §5.3 description dialog: required by default, and blanks do not fill it', () => {
  expect(isDescriptionMissing('   ', true)).toBe(true);
  expect(isDescriptionMissing('', false)).toBe(false);
  expect(isDescriptionMissing('x', true)).toBe(false);
});
