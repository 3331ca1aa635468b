import { describe, expect, it } from 'vitest';
import { ariaSort, nextSort } from './sort.logic.ts';

describe('sort', () => {
  it('goes ascending, descending, then back to the list’s own order', () => {
    const first = nextSort(null, 'nome');
    const second = nextSort(first, 'nome');
    expect(first).toEqual({ key: 'nome', direction: 'asc' });
    expect(second).toEqual({ key: 'nome', direction: 'desc' });
    expect(nextSort(second, 'nome')).toBeNull();
    expect(nextSort(second, 'data')).toEqual({ key: 'data', direction: 'asc' });
  });

  it('speaks aria-sort', () => {
    expect(ariaSort(null, 'nome')).toBe('none');
    expect(ariaSort({ key: 'nome', direction: 'desc' }, 'nome')).toBe('descending');
    expect(ariaSort({ key: 'nome', direction: 'desc' }, 'data')).toBe('none');
  });
});
