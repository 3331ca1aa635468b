import { and, eq, lt, sql } from 'drizzle-orm';
import type { DatabasePort, Db } from '../db/port.ts';
import { message } from '../db/schema.ts';
import type { Gateways } from '../platform/ports.ts';
import { decrypt } from '../platform/cipher.ts';
import type { Configuration } from '../platform/config.ts';

/** Attempts before a message is given up: with the growing pauses, about 17 minutes. */
export const MESSAGE_ATTEMPTS = 10;

/**
 * Delivers one queued message and erases its text. Throws when the gateway fails, so that the queue
 * tries again later; on the last attempt the message is marked as failed and kept for the operator.
 */
export async function deliverMessage(
  { banco: database, config, gateways }: { banco: DatabasePort; config: Configuration; gateways: Gateways },
  id: number,
  lastAttempt: boolean,
): Promise<void> {
  const [m] = await database.db.select().from(message).where(eq(message.id, id));
  if (!m || m.situacao !== 'PENDENTE' || m.corpoCifrado === null) return;
  try {
    const body = decrypt(config.sessionSecret, m.corpoCifrado);
    if (m.canal === 'EMAIL') await gateways.email.send({ to: m.destino, subject: m.assunto ?? '', body });
    else await gateways.whatsapp.send({ phone: m.destino, body });
  } catch (error) {
    await database.db
      .update(message)
      .set({
        tentativas: sql`${message.tentativas} + 1`,
        erro: error instanceof Error ? error.message.slice(0, 300) : 'falha',
        proximaTentativa: sql`now() + interval '10 minutes'`,
        ...(lastAttempt ? { situacao: 'FALHA', corpoCifrado: null } : {}),
      })
      .where(eq(message.id, id));
    throw error;
  }
  await database.db
    .update(message)
    .set({
      situacao: 'ENVIADA',
      corpoCifrado: null,
      erro: null,
      tentativas: sql`${message.tentativas} + 1`,
      enviadaEm: sql`now()`,
    })
    .where(eq(message.id, id));
}

/** Ids of messages that should have left some time ago: their job was lost, or never made. */
export async function forgottenMessages(db: Db): Promise<number[]> {
  const forgotten = await db
    .select({ id: message.id })
    .from(message)
    .where(
      and(eq(message.situacao, 'PENDENTE'), lt(message.proximaTentativa, sql`now() - interval '5 minutes'`)),
    )
    .limit(200);
  return forgotten.map(({ id }) => id);
}
