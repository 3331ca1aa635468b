import { describe, expect, it, vi } from 'vitest';
import { inTime, isLoadFailure } from './code.ts';

describe('doc1 §8: code that does not come is given up after 120 s', () => {
  it('a connection that hangs fails, and not before', async () => {
    vi.useFakeTimers();
    try {
      const failure = vi.fn();
      inTime(new Promise(() => undefined)).catch(failure);
      await vi.advanceTimersByTimeAsync(119_999);
      expect(failure).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(failure).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it('what was given up is a failure to load, and a fault of the screen is not', async () => {
    vi.useFakeTimers();
    try {
      const given = inTime(new Promise(() => undefined)).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(120_000);
      expect(isLoadFailure(await given)).toBe(true);
    } finally {
      vi.useRealTimers();
    }
    expect(isLoadFailure(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(
      true,
    );
    expect(isLoadFailure(new TypeError("Cannot read properties of undefined (reading 'name')"))).toBe(false);
  });

  it('what comes is what came, failures too', async () => {
    await expect(inTime(Promise.resolve('código'))).resolves.toBe('código');
    await expect(inTime(Promise.reject(new Error('rede')))).rejects.toThrow('rede');
  });
});
