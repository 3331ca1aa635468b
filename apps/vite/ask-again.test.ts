import { describe, expect, it, vi } from 'vitest';
import { askAgain } from './ask-again.ts';

const failed = (message: string): Error => new TypeError(message);
const ADDRESS = 'http://127.0.0.1:4310/assets/Details-CWQKz73f.js';

describe('a module that did not come', () => {
  it.each([
    ['Chromium', `Failed to fetch dynamically imported module: ${ADDRESS}`],
    ['Firefox', `error loading dynamically imported module: ${ADDRESS}`],
    [
      'Chromium, asked by a changed address before',
      `Failed to fetch dynamically imported module: ${ADDRESS}?again=3`,
    ],
  ])('is asked for by another address each time (%s)', async (_browser, message) => {
    const load = vi.fn((_address: string): Promise<unknown> => Promise.resolve({ default: 'details' }));
    expect(await askAgain(failed(message), load)).toEqual({ default: 'details' });
    await askAgain(failed(message), load);
    const [first = '', second = ''] = load.mock.calls.map(([address]) => address);
    expect(first.startsWith(`${ADDRESS}?again=`)).toBe(true);
    expect(second.startsWith(`${ADDRESS}?again=`)).toBe(true);
    expect(first).not.toBe(second);
  });

  it('fails as it failed when it does not come by that one either', async () => {
    const error = failed(`Failed to fetch dynamically imported module: ${ADDRESS}`);
    await expect(askAgain(error, () => Promise.reject(new Error('again')))).rejects.toBe(error);
  });

  it.each(['Importing a module script failed.', 'Unable to preload CSS for /assets/a.css'])(
    'is not asked for where nothing names it: %s',
    async (message) => {
      const load = vi.fn();
      await expect(askAgain(failed(message), load)).rejects.toThrow(message);
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('is not what an error of the module itself is about', async () => {
    const load = vi.fn();
    await expect(askAgain(failed('x is not a function'), load)).rejects.toThrow('x is not a function');
    expect(load).not.toHaveBeenCalled();
  });
});
