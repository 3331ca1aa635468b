import { describe, expect, it } from 'vitest';
import { ariaSort, nextOrders, nextSort } from './sort.logic.ts';

describe('sort', () => {
  it('goes ascending, descending, then back to the list’s own order', () => {
    const first = nextSort(null, 'nome');
    const second = nextSort(first, 'nome');
    expect(first).toEqual({ key: 'nome', direction: 'asc' });
    expect(second).toEqual({ key: 'nome', direction: 'desc' });
    expect(nextSort(second, 'nome')).toBeNull();
    expect(nextSort(second, 'data')).toEqual({ key: 'data', direction: 'asc' });
  });

  it('Shift adds an order behind those in force, turns it around, and takes it out; a press without it stands alone', () => {
    const byName = { key: 'nome', direction: 'asc' } as const;
    const two = nextOrders([byName], 'data', true);
    expect(two).toEqual([byName, { key: 'data', direction: 'asc' }]);
    const turned = nextOrders(two, 'data', true);
    expect(turned).toEqual([byName, { key: 'data', direction: 'desc' }]);
    expect(nextOrders(turned, 'data', true)).toEqual([byName]);
    expect(nextOrders(turned, 'nome', true)[0]).toEqual({ key: 'nome', direction: 'desc' });
    expect(nextOrders(turned, 'cidade', false)).toEqual([{ key: 'cidade', direction: 'asc' }]);
    expect(nextOrders([], 'nome', true)).toEqual([byName]);
  });

  it('speaks aria-sort', () => {
    expect(ariaSort(null, 'nome')).toBe('none');
    expect(ariaSort({ key: 'nome', direction: 'desc' }, 'nome')).toBe('descending');
    expect(ariaSort({ key: 'nome', direction: 'desc' }, 'data')).toBe('none');
  });
});
