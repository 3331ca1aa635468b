import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabasePort } from '../db/port.ts';
import { createEvents, type Events } from './events.ts';

/** The looks at the outbox until now, and what a committed event does. */
function watched() {
  const onNotice: (() => void)[] = [];
  const execute = vi.fn(() => Promise.resolve({ rows: [{ floor: '7' }] }));
  const database = {
    db: { execute },
    listen: (_: string, run: () => void) => {
      onNotice.push(run);
      return Promise.resolve(() => Promise.resolve());
    },
  } as unknown as DatabasePort;
  return {
    events: createEvents(database, { warn: vi.fn() } as unknown as FastifyBaseLogger),
    looks: () => execute.mock.calls.length,
    commit: () => onNotice[0]?.(),
  };
}

let events: Events;
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await events.stop();
  vi.useRealTimers();
});

it('a rush of events is a look at once and few after it; a quiet one is told at once', async () => {
  const { looks, commit, ...made } = watched();
  events = made.events;
  await events.start();
  await vi.advanceTimersByTimeAsync(1_000);
  const before = looks();
  for (let booked = 0; booked < 200; booked += 1) {
    commit();
    await vi.advanceTimersByTimeAsync(5);
    expect(looks()).toBeGreaterThan(before);
  }
  const during = looks() - before;
  expect(during).toBeGreaterThanOrEqual(9);
  expect(during).toBeLessThanOrEqual(11);
  // The last of them has been told, and nothing is looked for any more.
  await vi.advanceTimersByTimeAsync(200);
  const after = looks();
  expect(after - before).toBeLessThanOrEqual(12);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(looks()).toBe(after);
  commit();
  await vi.advanceTimersByTimeAsync(0);
  expect(looks()).toBe(after + 1);
});
