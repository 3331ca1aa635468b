import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classAt, isMatrix, MATRIX_START, withClass } from './matrix.ts';

const level = fc.integer({ min: 1, max: 5 });

describe('registries.md "matriz-config": a class for each cell', () => {
  it('a new matrix is one, and more probable or more severe is never less serious', () => {
    expect(isMatrix(MATRIX_START)).toBe(true);
    fc.assert(
      fc.property(level, level, (probability, severity) => {
        const here = classAt(MATRIX_START, probability, severity);
        if (probability < 5) expect(classAt(MATRIX_START, probability + 1, severity) >= here).toBe(true);
        if (severity < 5) expect(classAt(MATRIX_START, probability, severity + 1) >= here).toBe(true);
      }),
    );
    expect([classAt(MATRIX_START, 1, 1), classAt(MATRIX_START, 5, 5)]).toEqual(['1', '5']);
  });

  it('another class in one cell changes that cell and no other', () => {
    fc.assert(
      fc.property(level, level, level, (probability, severity, next) => {
        const changed = withClass(MATRIX_START, probability, severity, String(next));
        expect(isMatrix(changed)).toBe(true);
        for (let p = 1; p <= 5; p++)
          for (let s = 1; s <= 5; s++)
            expect(classAt(changed, p, s)).toBe(
              p === probability && s === severity ? String(next) : classAt(MATRIX_START, p, s),
            );
      }),
    );
  });

  it.each(['', '1'.repeat(24), '1'.repeat(26), `${'1'.repeat(24)}6`, `${'1'.repeat(24)}\n`])(
    '%j is none',
    (cells) => expect(isMatrix(cells)).toBe(false),
  );
});
