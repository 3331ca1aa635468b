import { expect, test } from 'vitest';
import { spanOf } from './span.ts';

test('a list of a field that fills a phone ends with it, also with long options', () => {
  expect(spanOf({ left: 16, width: 358 }, 390, 240)).toEqual({ left: 16, least: 358, most: 358 });
  // In a dialog whose body has edges of 24 px.
  expect(spanOf({ left: 24, width: 342 }, 390, 240)).toEqual({ left: 24, least: 342, most: 342 });
});

test('a list of a short field may be wider, and stays on the screen', () => {
  expect(spanOf({ left: 16, width: 171 }, 390, 240)).toEqual({ left: 16, least: 240, most: 366 });
  expect(spanOf({ left: 203, width: 171 }, 390, 240)).toEqual({ left: 142, least: 240, most: 240 });
  expect(spanOf({ left: 100, width: 320 }, 1440, 240)).toEqual({ left: 100, least: 320, most: 640 });
});

test('issue 12 Looks: a list that asks for more than its field and gets a few px ends with it all the same', () => {
  expect(spanOf({ left: 16, width: 358 }, 390, 480)).toEqual({ left: 16, least: 358, most: 358 });
  expect(spanOf({ left: 16, width: 240 }, 1280, 480).least).toBe(480);
});
