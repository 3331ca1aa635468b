import { expect, it } from 'vitest';
import { pageAfterResize, typedPage, pageCount, lastShown } from './Pagination.logic.ts';

it.each([
  [0, 10, 1],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [3000, 50, 60],
])('doc1 §9: %i records by %i make %i pages', (total, size, pages) => {
  expect(pageCount(total, size)).toBe(pages);
});

it.each([
  [1, 10, 23, 10],
  [3, 10, 23, 23],
  [1, 10, 0, 0],
])('doc3 §2.9: page %i by %i of %i shows up to %i', (page, size, total, last) => {
  expect(lastShown(page, size, total)).toBe(last);
});

it.each([
  ['7', 7],
  [' 3 ', 3],
  ['0', 1],
  ['999', 12],
  ['', null],
  ['2,5', null],
  ['-1', null],
])('typing %j in a list of 12 pages goes to %j', (text, page) => {
  expect(typedPage(text, 12)).toBe(page);
});

it('keeps the first record shown in sight when the page size changes', () => {
  expect(pageAfterResize(5, 10, 50)).toBe(1);
  expect(pageAfterResize(6, 10, 50)).toBe(2);
  expect(pageAfterResize(2, 50, 10)).toBe(6);
});
