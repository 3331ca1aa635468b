import { afterEach, expect, it, vi } from 'vitest';
import { inQuietTurns, type QuietWork } from './inQuiet.ts';

/** The browser's quiet moments, one at a time. */
function withMoments() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.splice(handle - 1, 1));
  return async (): Promise<void> => {
    waiting.shift()?.();
    for (let n = 0; n < 5; n += 1) await Promise.resolve();
  };
}
afterEach(() => vi.unstubAllGlobals());

it('does one thing a moment, what follows it before what waited, and leaves out what fails', async () => {
  const quietMoment = withMoments();
  const done: string[] = [];
  const work =
    (name: string, following: QuietWork[] = []): QuietWork =>
    () => {
      done.push(name);
      return name === 'falha' ? Promise.reject(new Error('rede')) : Promise.resolve(following);
    };
  inQuietTurns([work('a', [work('a1')]), work('falha'), work('b')]);
  expect(done).toEqual([]);
  await quietMoment();
  expect(done).toEqual(['a']);
  await quietMoment();
  expect(done).toEqual(['a', 'a1']);
  await quietMoment();
  await quietMoment();
  expect(done).toEqual(['a', 'a1', 'falha', 'b']);
});

it('gives up what has not begun', async () => {
  const quietMoment = withMoments();
  const second = vi.fn(() => Promise.resolve());
  const giveUp = inQuietTurns([() => Promise.resolve(), second]);
  await quietMoment();
  giveUp();
  await quietMoment();
  expect(second).not.toHaveBeenCalled();
});
