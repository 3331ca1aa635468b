import { expect, it, vi } from 'vitest';
import { createSaver } from './saver.ts';

/** A write that ends when told to. */
function withBrake() {
  const written: string[] = [];
  const release: (() => void)[] = [];
  const save = (value: string) => {
    written.push(value);
    return new Promise<void>((resolve) => release.push(resolve));
  };
  return { written, release, save };
}

it('writes one after the other, and of those that wait only the last', async () => {
  const { written, release, save } = withBrake();
  const onChange = vi.fn();
  const write = createSaver(save, onChange);
  write('a');
  write('b');
  write('c');
  expect(written).toEqual(['a']);
  release[0]?.();
  await vi.waitFor(() => expect(written).toEqual(['a', 'c']));
  expect(onChange).not.toHaveBeenCalled();
  release[1]?.();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(true));
});

it('a write that failed is said, and the next one is tried all the same', async () => {
  const onChange = vi.fn();
  const save = vi.fn().mockRejectedValueOnce(new Error('cheio')).mockResolvedValueOnce(undefined);
  const write = createSaver<string>(save, onChange);
  write('a');
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(false));
  write('b');
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(true));
});
