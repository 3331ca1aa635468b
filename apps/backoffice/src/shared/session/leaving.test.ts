import type { ApiClient } from '@apto/api-client';
import { describe, expect, it, vi } from 'vitest';
import { beforeLeaving, leaveSession } from './session.ts';

const server = (told: string[]): ApiClient =>
  ({
    invoke: () => {
      told.push('session');
      return Promise.resolve({});
    },
  }) as unknown as ApiClient;

describe("signing out (issue 10 'Holds': freed on leaving)", () => {
  it('ends the session after what is to be done with it, and not again once it is forgotten', async () => {
    const told: string[] = [];
    const forget = beforeLeaving(async () => {
      await Promise.resolve();
      told.push('slots');
    });
    await leaveSession(server(told));
    expect(told).toEqual(['slots', 'session']);
    forget();
    await leaveSession(server(told));
    expect(told).toEqual(['slots', 'session', 'session']);
  });

  it('waits for no server that does not answer', async () => {
    vi.useFakeTimers();
    const told: string[] = [];
    const forgets = [
      beforeLeaving(() => new Promise(() => undefined)),
      beforeLeaving(() => Promise.reject(new Error('offline'))),
    ];
    const left = leaveSession(server(told));
    await vi.advanceTimersByTimeAsync(2000);
    await left;
    expect(told).toEqual(['session']);
    for (const forget of forgets) forget();
    vi.useRealTimers();
  });
});
