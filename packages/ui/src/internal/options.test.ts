import { expect, it } from 'vitest';
import { findOption, flatten, isGroup, type Options } from './options.ts';

const options: Options<number> = [
  { value: 1, label: 'Campinas' },
  {
    label: 'Outras',
    options: [
      { value: 2, label: 'Sumaré' },
      { value: 0, label: 'Nenhuma' },
    ],
  },
];

it('choices come in their order, out of their groups', () => {
  expect(flatten(options).map(({ value }) => value)).toEqual([1, 2, 0]);
  expect(options.map((entry) => isGroup(entry))).toEqual([false, true]);
});

it('zero is a value; null and an unknown value are none', () => {
  expect(findOption(options, 0)?.label).toBe('Nenhuma');
  expect(findOption(options, null)).toBeUndefined();
  expect(findOption(options, 99)).toBeUndefined();
});
