import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseCsv } from './csv.ts';

describe("issue 11 'Imports': a CSV as programs write it", () => {
  test.each([
    [
      'semicolons',
      'a;b\r\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'commas',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a mark and the separator’s line', '\uFEFFsep=;\na;b', [['a', 'b']]],
    [
      'quotes, a quote and a break within',
      'a;b\n"x;""y""\nz";2',
      [
        ['a', 'b'],
        ['x;"y"\nz', '2'],
      ],
    ],
    ['one column', 'nome\nAna', [['nome'], ['Ana']]],
    ['nothing', '', []],
    ['a quote that is never closed', 'a;b\n"x;2', [['a', 'b'], ['x;2']]],
  ])('%s', (_, text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  it('gives back what was written, whatever the cells hold', () => {
    const cell = fc.string().map((text) => text.replace(/\r/g, ''));
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        (rows) => {
          const text = rows
            .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(';'))
            .join('\n');
          expect(parseCsv(text)).toEqual(rows);
        },
      ),
    );
  });

  it('an unclosed quote before megabytes takes them all', () => {
    const rest = 'a\n'.repeat(5_000_000);
    const [header, last] = parseCsv(`nome;cpf\n"${rest}`);
    expect(header).toEqual(['nome', 'cpf']);
    expect(last?.[0]?.length).toBe(rest.length);
  });
});
