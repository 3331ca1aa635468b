import { describe, expect, it } from 'vitest';
import { headingAfter, toggled } from './Accordion.logic.ts';

describe('what is open', () => {
  it('several stay open together', () => {
    expect([...toggled(new Set(['a']), 'b', false)]).toEqual(['a', 'b']);
    expect([...toggled(new Set(['a', 'b']), 'a', false)]).toEqual(['b']);
  });

  it('one at a time: opening closes the others, pressing it again closes it', () => {
    expect([...toggled(new Set(['a']), 'b', true)]).toEqual(['b']);
    expect([...toggled(new Set(['b']), 'b', true)]).toEqual([]);
  });
});

it('the arrows go round, Home and End to the ends, other keys nowhere', () => {
  expect(headingAfter('ArrowDown', 2, 3)).toBe(0);
  expect(headingAfter('ArrowUp', 0, 3)).toBe(2);
  expect(headingAfter('Home', 2, 3)).toBe(0);
  expect(headingAfter('End', 0, 3)).toBe(2);
  expect(headingAfter('a', 0, 3)).toBeNull();
  expect(headingAfter('ArrowDown', -1, 3)).toBeNull();
});
