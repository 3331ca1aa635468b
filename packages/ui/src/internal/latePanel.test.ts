import { describe, expect, it, vi } from 'vitest';
import { lateCode } from './latePanel.ts';

describe('code that comes later', () => {
  it('is brought once, however many ask, and is there for whoever asks afterwards', async () => {
    const bring = vi.fn(() => Promise.resolve('panel'));
    const code = lateCode(bring);
    expect(code.get()).toBeUndefined();
    expect(await Promise.all([code.load(), code.load()])).toEqual(['panel', 'panel']);
    expect(code.get()).toBe('panel');
    await code.load();
    expect(bring).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after it failed to come', async () => {
    const bring = vi.fn(() => Promise.resolve('panel'));
    bring.mockRejectedValueOnce(new Error('offline'));
    const code = lateCode(bring);
    await expect(code.load()).rejects.toThrow('offline');
    expect(code.get()).toBeUndefined();
    await expect(code.load()).resolves.toBe('panel');
    expect(bring).toHaveBeenCalledTimes(2);
  });
});
