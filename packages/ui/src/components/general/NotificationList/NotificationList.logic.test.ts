import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadClock, namesOf } from './NotificationList.logic.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seen = (id: number) => ({ id, isInView: true });
const gone = (id: number) => ({ id, isInView: false });

it('two of one kind are told apart by whom they are about, else by when', () => {
  const title = 'O prestador confirmou o exame';
  const items = [
    { id: 1, title, description: 'Ana Souza', at: '10:00' },
    { id: 2, title, description: 'Bruno Lima', at: '11:00' },
    { id: 3, title: 'A ação em lote terminou', at: '12:00' },
    { id: 4, title: 'A ação em lote terminou', at: '13:00' },
  ];
  expect([...namesOf(items, ({ at }) => at).values()]).toEqual([
    `${title}, Ana Souza`,
    `${title}, Bruno Lima`,
    'A ação em lote terminou, 12:00',
    'A ação em lote terminou, 13:00',
  ]);
});

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
