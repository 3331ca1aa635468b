/**
 * Reads again what may have changed, one read at a time. SWR drops an answer on its way for a newer read: where one's
 * own step and the event of it ask one after the other, what is shown would wait for the last. What happens during a
 * read is read once more, after it.
 */
export function oneAtATime(read: () => Promise<unknown>): () => Promise<unknown> {
  let current: Promise<unknown> | null = null;
  let following: Promise<unknown> | null = null;
  function start(): Promise<unknown> {
    const reading = read().finally(() => {
      current = null;
    });
    current = reading;
    return reading;
  }
  function startAfter(): Promise<unknown> {
    following = null;
    return start();
  }
  return () => {
    if (current === null) return start();
    following ??= current.then(startAfter, startAfter);
    return following;
  };
}
