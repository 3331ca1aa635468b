import type { Db } from '../db/port.ts';

/** Work that no request waits for: delivery of messages, what time alone changes, and housekeeping. */
export interface Jobs {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** In the write's transaction: the job exists exactly when the message does. */
  enqueueMessage(tx: Db, id: number): Promise<void>;
  /** After a commit: look at the queue now instead of at the next poll. */
  wake(): void;
}

/** No background work: for tests that look at the tables themselves. */
export const noJobs: Jobs = {
  start: async () => undefined,
  stop: async () => undefined,
  enqueueMessage: async () => undefined,
  wake: () => undefined,
};
