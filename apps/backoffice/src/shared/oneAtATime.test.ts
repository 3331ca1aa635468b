import { describe, expect, it } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

/** A read whose answers come when the test says. */
function slowRead() {
  const open: (() => void)[] = [];
  return {
    read: () => new Promise<void>((resolve) => open.push(resolve)),
    begun: () => open.length,
    answer: (index: number) => open[index]?.(),
  };
}

describe('one read at a time', () => {
  it('what is asked for during a read begins after it, once', async () => {
    const slow = slowRead();
    const renew = oneAtATime(slow.read);
    const own = renew();
    const events = [renew(), renew()];
    expect(slow.begun()).toBe(1);
    slow.answer(0);
    await own;
    await Promise.resolve();
    expect(slow.begun()).toBe(2);
    slow.answer(1);
    await Promise.all(events);
    expect(slow.begun()).toBe(2);
  });

  it('after the end of one the next begins at once', async () => {
    const slow = slowRead();
    const renew = oneAtATime(slow.read);
    const own = renew();
    slow.answer(0);
    await own;
    void renew();
    expect(slow.begun()).toBe(2);
  });

  it('one that fails holds up nothing', async () => {
    let count = 0;
    const renew = oneAtATime(() => {
      count += 1;
      return count === 1 ? Promise.reject(new Error('no network')) : Promise.resolve();
    });
    const first = renew();
    const second = renew();
    await expect(first).rejects.toThrow('no network');
    await second;
    expect(count).toBe(2);
  });
});
