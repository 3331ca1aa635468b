import { expect, it } from 'vitest';
import { letCallsGoFirst, whileAnswering } from './load.ts';

it('lets calls go first where many are being worked on, and no longer than they are', async () => {
  await letCallsGoFirst();
  const { promise: end, resolve: answer } = Promise.withResolvers<void>();
  const calls = Array.from({ length: 9 }, () => whileAnswering(() => end));
  const order: string[] = [];
  const work = letCallsGoFirst().then(() => order.push('work'));
  const answered = Promise.all(calls).then(() => order.push('calls'));
  answer();
  await Promise.all([work, answered]);
  expect(order).toEqual(['calls', 'work']);
});

it('goes on after the last of many, and not beside the few that are left of them', async () => {
  const { promise: end, resolve: answer } = Promise.withResolvers<void>();
  const calls = Array.from({ length: 9 }, () => whileAnswering(() => end));
  const work = letCallsGoFirst();
  answer();
  await Promise.all(calls);
  const began = performance.now();
  await work;
  expect(performance.now() - began).toBeGreaterThan(200);
});

it('counts no call that failed', async () => {
  const calls = Array.from({ length: 9 }, () => whileAnswering(() => Promise.reject(new Error('falha'))));
  expect((await Promise.allSettled(calls)).every(({ status }) => status === 'rejected')).toBe(true);
  const order: string[] = [];
  await Promise.all([
    letCallsGoFirst().then(() => order.push('work')),
    new Promise<void>((done) => setImmediate(() => done(void order.push('turn')))),
  ]);
  expect(order).toEqual(['work', 'turn']);
});
