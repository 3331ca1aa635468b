import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadClock } from './NotificationList.logic.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seen = (id: number) => ({ id, isInView: true });
const gone = (id: number) => ({ id, isInView: false });

it('doc3 §9: what came into view together is read together, after 500 ms', () => {
  const onRead = vi.fn();
  createReadClock(500, onRead).see([seen(1), seen(2), gone(3)]);
  vi.advanceTimersByTime(499);
  expect(onRead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onRead.mock.calls).toEqual([[[1, 2]]]);
});

it('what was scrolled past is not read; what comes back begins anew, and is told once', () => {
  const onRead = vi.fn();
  const clock = createReadClock(500, onRead);
  clock.see([seen(1), seen(2)]);
  vi.advanceTimersByTime(300);
  clock.see([gone(2)]);
  clock.see([seen(2)]);
  vi.advanceTimersByTime(200);
  expect(onRead.mock.calls).toEqual([[[1]]]);
  vi.advanceTimersByTime(300);
  expect(onRead.mock.calls).toEqual([[[1]], [[2]]]);
  clock.see([gone(1), seen(1)]);
  vi.advanceTimersByTime(1000);
  expect(onRead).toHaveBeenCalledTimes(2);
});

it('a list that is closed before tells nothing', () => {
  const onRead = vi.fn();
  const clock = createReadClock(500, onRead);
  clock.see([seen(1)]);
  clock.stop();
  vi.advanceTimersByTime(1000);
  expect(onRead).not.toHaveBeenCalled();
});
