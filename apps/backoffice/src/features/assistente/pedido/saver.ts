/**
 * Writes the latest value, one write at a time: a value that arrives during a write waits, and of several that wait
 * only the last one is written.
 * @param save rejects when the value could not be kept
 * @param onChange told whether the last value is kept
 */
export function createSaver<T>(
  save: (value: T) => Promise<void>,
  onChange: (stored: boolean) => void,
): (value: T) => void {
  let wait: { readonly value: T } | null = null;
  let saving = false;

  async function run(): Promise<void> {
    saving = true;
    while (wait) {
      const { value } = wait;
      wait = null;
      const stored = await save(value).then(
        () => true,
        () => false,
      );
      if (!wait) onChange(stored);
    }
    saving = false;
  }

  return (value) => {
    wait = { value };
    if (!saving) void run();
  };
}
