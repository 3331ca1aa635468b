import { afterEach, expect, test, vi } from 'vitest';
import { afterPaint } from './afterPaint.ts';

const pressed = (): Event => new Event('click');

/** A browser's page, as far as it is asked. */
function page({ isHidden = false, event }: { isHidden?: boolean; event?: Event } = {}) {
  const frames: (() => void)[] = [];
  vi.stubGlobal('document', { hidden: isHidden });
  vi.stubGlobal('window', { event });
  vi.stubGlobal('UIEvent', Event);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  return frames;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what a press shows is drawn before anything is sent', async () => {
  vi.useFakeTimers();
  const frames = page({ event: pressed() });
  let isSent = false;
  void afterPaint(false)?.then(() => (isSent = true));
  frames[0]?.();
  await Promise.resolve();
  expect(isSent, 'the frame is being made').toBe(false);
  await vi.runAllTimersAsync();
  expect(isSent).toBe(true);
});

test('an answer of last time is drawn before it is asked for again', () => {
  const frames = page();
  expect(afterPaint(true)).toBeInstanceOf(Promise);
  expect(frames).toHaveLength(1);
});

test('a page that loads, and one that nobody sees, ask at once', () => {
  page();
  expect(afterPaint(false)).toBeUndefined();
  page({ isHidden: true, event: pressed() });
  expect(afterPaint(true), 'a hidden page has no frames').toBeUndefined();
});

test('without a page there is nothing to wait for', () => {
  expect(afterPaint(true)).toBeUndefined();
});
