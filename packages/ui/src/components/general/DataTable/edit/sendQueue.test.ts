import { describe, expect, it } from 'vitest';
import { createSendQueue } from './sendQueue.ts';

/** A task that ends when it is let go. */
function task() {
  let end = (): void => undefined;
  let fail = (_error: Error): void => undefined;
  const pending = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  let runs = 0;
  const run = (): Promise<void> => {
    runs += 1;
    return pending;
  };
  return { run, end: () => end(), fail: (error: Error) => fail(error), runs: () => runs };
}
/** After everything that is already on its way. */
const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('what is sent one after another', () => {
  it('sends the first at once, and the next after it', async () => {
    const queue = createSendQueue();
    const [one, two] = [task(), task()];
    void queue.add(one.run);
    void queue.add(two.run);
    expect([one.runs(), two.runs()]).toEqual([1, 0]);
    one.end();
    await soon();
    expect(two.runs()).toBe(1);
    expect(queue.isQuiet()).toBe(false);
    two.end();
    await soon();
    expect(queue.isQuiet()).toBe(true);
  });

  it('is quiet only after what came meanwhile', async () => {
    const queue = createSendQueue();
    const [one, two] = [task(), task()];
    let isQuiet = false;
    void queue.add(one.run);
    void queue.quiet().then(() => {
      isQuiet = true;
    });
    void queue.add(two.run);
    one.end();
    await soon();
    expect(isQuiet).toBe(false);
    two.end();
    await soon();
    expect(isQuiet).toBe(true);
  });

  it('goes on after one that fails, which says so to whoever added it', async () => {
    const queue = createSendQueue();
    const [one, two] = [task(), task()];
    const failing = queue.add(one.run);
    void queue.add(two.run);
    one.fail(new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    two.end();
    await queue.quiet();
    expect([two.runs(), queue.isQuiet()]).toEqual([1, true]);
  });
});
