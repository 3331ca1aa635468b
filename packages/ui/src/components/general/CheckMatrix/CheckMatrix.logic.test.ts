import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, moved, pressed, stateOf } from './CheckMatrix.logic.ts';

const COLUMNS = [
  { id: 'see', label: 'Ver' },
  { id: 'make', label: 'Criar' },
];
const ROWS = [
  { id: 'a', label: 'Grupos', group: 'Estrutura', cells: { see: 'a', make: 'a:make' } },
  { id: 'b', label: 'Setores', group: 'Estrutura', cells: { see: 'b', make: 'b:make' } },
  { id: 'c', label: 'Painel', group: 'Gestão', cells: { see: 'c' } },
];

describe('doc3 §6: the lines of a matrix', () => {
  it('are the head, and each group before its rows; the first box of each stands for all of its line', () => {
    expect(linesOf(COLUMNS, ROWS, 'Área').map(({ kind, label, boxes }) => [kind, label, boxes])).toEqual([
      [
        'head',
        'Área',
        [
          ['a', 'b', 'c', 'a:make', 'b:make'],
          ['a', 'b', 'c'],
          ['a:make', 'b:make'],
        ],
      ],
      ['group', 'Estrutura', [['a', 'b', 'a:make', 'b:make']]],
      ['row', 'Grupos', [['a', 'a:make'], ['a'], ['a:make']]],
      ['row', 'Setores', [['b', 'b:make'], ['b'], ['b:make']]],
      ['group', 'Gestão', [['c']]],
      ['row', 'Painel', [['c'], ['c'], []]],
    ]);
  });
});

describe('a press on a box', () => {
  it.each([
    [['a', 'b'], ['a'], [], { keys: ['b'], isSelected: true }],
    [['a', 'b'], ['a', 'b'], [], { keys: ['a', 'b'], isSelected: false }],
    [['a', 'b'], [], ['b'], { keys: ['a'], isSelected: true }],
    // All that may change is on: it goes off, and what is locked stays.
    [['a', 'b'], ['a'], ['b'], { keys: ['a'], isSelected: false }],
    [['a', 'b'], ['a'], ['a', 'b'], null],
    [[], [], [], null],
  ])('%j with %j chosen and %j locked', (keys, chosen, locked, expected) => {
    expect(pressed(keys, new Set(chosen), (key) => locked.includes(key))).toEqual(expected);
  });

  it('never touches a locked key, and pressed twice from one state comes to all or none', () => {
    const keys = fc.uniqueArray(fc.constantFrom<string[]>('a', 'b', 'c', 'd', 'e'));
    fc.assert(
      fc.property(keys, keys, keys, (of, chosen, locked) => {
        const change = pressed(of, new Set(chosen), (key) => locked.includes(key));
        if (!change) return;
        expect(change.keys.some((key) => locked.includes(key))).toBe(false);
        const next = new Set(chosen);
        for (const key of change.keys)
          if (change.isSelected) next.add(key);
          else next.delete(key);
        const free = of.filter((key) => !locked.includes(key));
        expect(stateOf(free, next)).toBe(change.isSelected ? 'on' : 'off');
      }),
    );
  });
});

describe('the arrows', () => {
  it.each([
    ['ArrowRight', false, { line: 2, box: 2 }],
    ['ArrowLeft', false, { line: 2, box: 0 }],
    ['ArrowDown', false, { line: 3, box: 1 }],
    ['ArrowUp', false, { line: 1, box: 1 }],
    ['PageDown', false, { line: 5, box: 1 }],
    ['PageUp', false, { line: 0, box: 1 }],
    ['Home', false, { line: 2, box: 0 }],
    ['End', false, { line: 2, box: 2 }],
    ['Home', true, { line: 0, box: 0 }],
    ['End', true, { line: 5, box: 2 }],
    ['Enter', false, null],
  ])('%s (ctrl: %s)', (key, isCtrl, expected) => {
    expect(moved({ line: 2, box: 1 }, key, isCtrl, 6, 3)).toEqual(expected);
  });

  it('never leave the grid', () => {
    const keys = fc.constantFrom(
      'ArrowRight',
      'ArrowLeft',
      'ArrowDown',
      'ArrowUp',
      'PageDown',
      'PageUp',
      'Home',
      'End',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.boolean())), (presses) => {
        let at = { line: 0, box: 0 };
        for (const [key, isCtrl] of presses) at = moved(at, key, isCtrl, 6, 3) ?? at;
        expect(at.line >= 0 && at.line < 6 && at.box >= 0 && at.box < 3).toBe(true);
      }),
    );
  });
});
