import { saveMessage, type NewMessage } from '../platform/records.ts';
import type { Server } from '../platform/server.ts';

/** A message to who owns what somebody tried to open, of a transaction of its own: the attempt that caused it is refused. */
export async function tellOwner(
  { config, database, jobs }: Server,
  to: Pick<NewMessage, 'canal' | 'destino'>,
  text: { readonly tipo: string; readonly assunto: string; readonly corpo: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    const id = await saveMessage(tx, config.keyRing, {
      ...to,
      ...text,
    });
    await jobs.enqueueMessage(tx, id);
  });
  jobs.wake();
}
