import { saveMessage } from '../platform/records.ts';
import type { Server } from '../platform/server.ts';

/** A message to the owner of an account, of a transaction of its own: the attempt that caused it is refused. */
export async function tellOwner(
  { config, database, jobs }: Server,
  email: string,
  text: { readonly tipo: string; readonly assunto: string; readonly corpo: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    const id = await saveMessage(tx, config.keyRing, {
      canal: 'EMAIL',
      destino: email,
      ...text,
    });
    await jobs.enqueueMessage(tx, id);
  });
  jobs.wake();
}
