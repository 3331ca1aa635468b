import { describe, expect, it, vi } from 'vitest';
import { inTime } from './inTime.ts';

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

  it('what comes is what came, failures too', async () => {
    await expect(inTime(Promise.resolve('código'))).resolves.toBe('código');
    await expect(inTime(Promise.reject(new Error('rede')))).rejects.toThrow('rede');
  });
});
