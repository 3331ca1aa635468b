import { expect, it } from 'vitest';
import { isFilterEmpty, withFilter } from './filters.logic.ts';

it('keeps no empty filter', () => {
  const one = withFilter({}, 'name', 'clínica');
  expect(one).toEqual({ name: 'clínica' });
  expect(withFilter(one, 'name', '')).toEqual({});
  expect(withFilter(one, 'price', { from: 10 })).toEqual({ name: 'clínica', price: { from: 10 } });
  expect(withFilter(one, 'name', undefined)).toEqual({});
  expect(isFilterEmpty({ to: 0 })).toBe(false);
});
