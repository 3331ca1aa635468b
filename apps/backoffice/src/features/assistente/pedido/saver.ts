/** Keeps values; `settled` waits until the last one is kept, or could not be. */
export interface Saver<T> {
  (value: T): void;
  readonly settled: () => Promise<void>;
}

/**
 * Writes the latest value, one write at a time: a value that arrives during a write waits, and of several that wait
 * only the last one is written.
 * @param save rejects when the value could not be kept
 * @param onChange told whether the last value is kept
 */
export function createSaver<T>(
  save: (value: T) => Promise<void>,
  onChange: (stored: boolean) => void,
): Saver<T> {
  let wait: { readonly value: T } | null = null;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (wait) {
      const { value } = wait;
      wait = null;
      const stored = await save(value).then(
        () => true,
        () => false,
      );
      if (!wait) onChange(stored);
    }
    running = null;
  }

  const write = (value: T): void => {
    wait = { value };
    running ??= run();
  };
  return Object.assign(write, { settled: () => running ?? Promise.resolve() });
}
