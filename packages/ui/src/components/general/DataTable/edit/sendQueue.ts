/** What is sent to the server one after another: each save reads the version of the one before. */
export interface SendQueue {
  /** Whether nothing is being sent. */
  readonly isQuiet: () => boolean;
  /** Sends at once where nothing is being sent, else after the last. Ends as the task does. */
  readonly add: (task: () => Promise<void>) => Promise<void>;
  /** Ends once nothing is being sent, nor what was added meanwhile. Never fails. */
  readonly quiet: () => Promise<void>;
}

/** An empty queue. */
export function createSendQueue(): SendQueue {
  let last: Promise<void> | null = null;
  return {
    isQuiet: () => last === null,
    add: (task) => {
      const run = last === null ? task() : last.then(task);
      // Whoever added it is told of its failure by `run`; the next one goes out all the same.
      const ended: Promise<void> = run
        .catch(() => undefined)
        .then(() => {
          if (last === ended) last = null;
        });
      last = ended;
      return run;
    },
    quiet: async () => {
      for (let on = last; on !== null; on = last) await on;
    },
  };
}
