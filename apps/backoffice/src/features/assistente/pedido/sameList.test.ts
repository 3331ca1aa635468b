import { describe, expect, it } from 'vitest';
import { isSameList, isSameRecord } from './sameList.ts';

describe('lists worked out from the request', () => {
  it.each([
    { name: 'plain values', a: [1, 2], b: [1, 2], isSame: true },
    { name: 'another order', a: [1, 2], b: [2, 1], isSame: false },
    { name: 'one more', a: [1], b: [1, 2], isSame: false },
    { name: 'records that say the same', a: [{ id: 'x', n: 1 }], b: [{ id: 'x', n: 1 }], isSame: true },
    { name: 'another word', a: [{ id: 'x', n: 1 }], b: [{ id: 'x', n: 2 }], isSame: false },
    { name: 'a word that is gone', a: [{ id: 'x', why: 'y' }], b: [{ id: 'x' }], isSame: false },
    { name: 'a word that came', a: [{ id: 'x' }], b: [{ id: 'x', why: 'y' }], isSame: false },
    { name: 'another name of the word', a: [{ a: 1 }], b: [{ b: 1 }], isSame: false },
    { name: 'nothing and a record', a: [null], b: [{ id: 'x' }], isSame: false },
  ])('$name: $isSame', ({ a, b, isSame }) => {
    expect(isSameList<unknown>(a, b)).toBe(isSame);
  });
});

describe('records that differ only in what is not asked about', () => {
  it.each([
    { name: 'another word', b: { id: 'x', n: 2, why: 'y' }, but: ['n'], isSame: true },
    { name: 'another word beside it', b: { id: 'x', n: 2, why: 'z' }, but: ['n'], isSame: false },
    { name: 'that word is gone', b: { id: 'x', why: 'y' }, but: ['n'], isSame: false },
    { name: 'nothing left out', b: { id: 'x', n: 2, why: 'y' }, but: [], isSame: false },
  ])('$name: $isSame', ({ b, but, isSame }) => {
    expect(isSameRecord({ id: 'x', n: 1, why: 'y' }, b, but)).toBe(isSame);
  });
});
