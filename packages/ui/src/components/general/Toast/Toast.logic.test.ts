import { describe, expect, it } from 'vitest';
import {
  withEntry,
  isAssertive,
  HISTORY_LIMIT,
  toastLife,
  visibleAtOnce,
  type ToastHistoryEntry,
} from './Toast.logic.ts';

const entry = (id: string): ToastHistoryEntry => ({
  id,
  tone: 'success',
  title: id,
  at: '2026-11-24T13:00:00.000Z',
});

describe('toast lives', () => {
  it('doc2 §9: errors live 3000 ms; success, warn and info 5000 ms', () => {
    expect(toastLife('danger', undefined, false)).toBe(3000);
    expect(toastLife('success', undefined, false)).toBe(5000);
    expect(toastLife('warning', undefined, false)).toBe(5000);
    expect(toastLife('info', undefined, false)).toBe(5000);
  });

  it('decision 30: the life named with a message wins', () => {
    expect(toastLife('danger', 6000, false)).toBe(6000);
    expect(toastLife('info', 8000, false)).toBe(8000);
  });

  it('a toast with an action lives at least 5 s, and longer when asked', () => {
    expect(toastLife('success', 3000, true)).toBe(5000);
    expect(toastLife('info', 8000, true)).toBe(8000);
  });

  it('life 0 stays until someone closes it', () => {
    expect(toastLife('danger', 0, true)).toBeUndefined();
  });
});

it('two are seen at once beside each other, on a telephone one after the other', () => {
  expect([visibleAtOnce(false), visibleAtOnce(true)]).toEqual([2, 1]);
});

describe('toast history', () => {
  it('puts the newest first and forgets the oldest past the limit', () => {
    let history: readonly ToastHistoryEntry[] = [];
    for (let i = 0; i <= HISTORY_LIMIT; i++) history = withEntry(history, entry(String(i)));
    expect(history).toHaveLength(HISTORY_LIMIT);
    expect(history[0]?.id).toBe(String(HISTORY_LIMIT));
    expect(history.at(-1)?.id).toBe('1');
  });
});

describe('the same again', () => {
  it('is counted in its place, with its last time', () => {
    const later = { ...entry('a'), id: 'b', title: 'a', at: '2026-11-24T13:05:00.000Z' };
    expect(withEntry([entry('a')], later)).toEqual([{ ...later, count: 2 }]);
    expect(withEntry(withEntry([entry('a')], later), { ...later, id: 'c' })[0]?.count).toBe(3);
  });

  it('with another detail is another', () => {
    expect(withEntry([entry('a')], { ...entry('a'), detail: 'x' })).toHaveLength(2);
  });
});

it('errors and warnings are assertive, success and information polite', () => {
  expect([
    isAssertive('danger'),
    isAssertive('warning'),
    isAssertive('success'),
    isAssertive('info'),
  ]).toEqual([true, true, false, false]);
});
