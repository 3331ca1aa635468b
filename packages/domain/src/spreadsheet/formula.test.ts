import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeFormula } from './formula.ts';

const MARKS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

it.each(
  [
    ['=1+1', '+55', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\n', '\tAna'],
    ['＝1+1', '＋55', '－1', '＠SUM(A1)', ' ＝1', '\u00a0＠x'],
  ].flat(),
)('%j is no formula any more', (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`);
});

it.each(['', ' ', 'Ana-Maria', 'a=b', '1-2', "'=1", ' Ana', '（11）'])('%j stays as it is', (text) => {
  expect(escapeFormula(text)).toBe(text);
});

it('property: nothing leaves as a formula, and what is escaped once stays as it is', () => {
  const text = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.constantFrom('', ' ', '\t', '\u00a0'), fc.constantFrom(...MARKS), fc.string())
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (value) => {
      const escaped = escapeFormula(value);
      expect(escaped).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      expect(escaped).not.toMatch(/^[\t\r\n]/);
      expect(escapeFormula(escaped)).toBe(escaped);
      expect(escaped.endsWith(value)).toBe(true);
    }),
  );
});
