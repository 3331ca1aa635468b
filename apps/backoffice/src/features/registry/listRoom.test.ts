import { describe, expect, test } from 'vitest';
import { roomIn, spareLeft } from './listRoom.ts';

const columns = [
  { id: 'name', width: 220, isSpare: false },
  { id: 'phone', width: 144, isSpare: true },
  { id: 'profile', width: 126, isSpare: false },
  { id: 'blocked', width: 120, isSpare: true },
];

describe('issue 12 Looks: a list shows what it has room for', () => {
  test.each([
    [Infinity, []],
    [610, []],
    [609, ['blocked']],
    // A shorter one takes the place that a longer one does not fit into.
    [466, ['phone']],
    [465, ['phone', 'blocked']],
    // What is not spare stays, and the table scrolls.
    [0, ['phone', 'blocked']],
  ])('in %d px: %j leave', (room, left) => {
    expect([...spareLeft(columns, room)]).toEqual(left);
  });

  test.each([
    [390, Infinity],
    [1024, 908],
    [1199, 908],
    [1440, 1148],
    [1441, 1148],
    [2560, 1628],
  ])('a window of %d px has %d', (width, room) => {
    expect(roomIn(width)).toBe(room);
  });
});
