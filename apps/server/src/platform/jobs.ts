import type { Db } from '../db/port.ts';
import type { message } from '../db/schema.ts';
import type { MessageAttachment } from './ports.ts';

/** A message whose row is written. */
export interface DueMessage {
  readonly id: number;
  /** It leaves so many seconds later. */
  readonly delaySeconds?: number | undefined;
}

/** Work that no request waits for: delivery of messages, what time alone changes, and housekeeping. */
export interface Jobs {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** In the write's transaction: the job exists exactly when the message does. It starts so many seconds later. */
  enqueueMessage(tx: Db, id: number, delaySeconds?: number): Promise<void>;
  /** The same for several, in one statement. */
  enqueueMessages(tx: Db, messages: readonly DueMessage[]): Promise<void>;
  /** After a commit: look at the queue now instead of at the next poll. */
  wake(): void;
  /** Runs a routine now rather than at its next turn. */
  runSoon(routine: string): void;
}

export type QueuedMessage = typeof message.$inferSelect;

/** What a message turns out to be when its turn comes: outdated, or to be sent with these files. */
type Prepared = { outdated: string } | { attachments: readonly MessageAttachment[]; kitId: number | null };

/** Looks at what a message is about, just before it leaves. */
export type PrepareMessage = (queued: QueuedMessage) => Promise<Prepared>;

/** No background work: for tests that look at the tables themselves. */
export const noJobs: Jobs = {
  start: async () => undefined,
  stop: async () => undefined,
  enqueueMessage: async () => undefined,
  enqueueMessages: async () => undefined,
  wake: () => undefined,
  runSoon: () => undefined,
};
