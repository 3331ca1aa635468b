import { afterEach, expect, it, vi } from 'vitest';
import { onceStarted, within } from './once.logic.ts';

afterEach(() => void vi.useRealTimers());

it('starts once for all who ask', async () => {
  const start = vi.fn(async (name: string) => `worker ${name}`);
  const get = onceStarted(start);
  expect(await Promise.all([get('a'), get('b')])).toEqual(['worker a', 'worker a']);
  expect(start).toHaveBeenCalledOnce();
});

it('begins anew after a failure: the network may be back', async () => {
  const start = vi.fn(async () => 'worker');
  start.mockRejectedValueOnce(new Error('offline'));
  const get = onceStarted(start);
  await expect(get()).rejects.toThrow('offline');
  expect(await get()).toBe('worker');
  expect(await get()).toBe('worker');
  expect(start).toHaveBeenCalledTimes(2);
});

it('does not wait for ever for an answer', async () => {
  vi.useFakeTimers();
  const silent = within(10_000, new Promise<boolean>(() => undefined));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await silent).toBe(false);
  expect(await within(10_000, Promise.resolve(true))).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
