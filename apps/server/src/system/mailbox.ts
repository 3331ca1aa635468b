import { desc } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { sentMessage } from '../db/schema.ts';

const NEWEST = 200;

/** What the embedded e-mail and WhatsApp sent, newest first. */
export const readMailbox = (db: Db) =>
  db.select().from(sentMessage).orderBy(desc(sentMessage.id)).limit(NEWEST);
