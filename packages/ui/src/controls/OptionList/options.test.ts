import { expect, it } from 'vitest';
import { groupsOfOptions, type Options } from './options.ts';

const campinas = { value: 1, label: 'Campinas' };
const firstCity = { value: 2, label: 'Sumaré' };
const none = { value: 0, label: 'Nenhuma' };

it('choices come in their order, under their headings or without one', () => {
  const options: Options<number> = [campinas, { label: 'Outras', options: [firstCity] }, none, firstCity];
  expect(groupsOfOptions(options)).toEqual([
    { label: null, items: [campinas] },
    { label: 'Outras', items: [firstCity] },
    { label: null, items: [none, firstCity] },
  ]);
});

it('a list without groups stays the same array, so that what is known of it stays known', () => {
  const options = [campinas, firstCity];
  expect(groupsOfOptions(options)[0]?.items).toBe(options);
});
