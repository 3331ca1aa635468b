import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import type { Now } from '@apto/domain/time';
import type { DatabasePort, Db } from '../db/port.ts';
import { storedFile } from '../db/schema.ts';
import type { Configuration } from '../platform/config.ts';
import { eachApart } from '../platform/each-apart.ts';
import type { Gateways } from '../platform/ports.ts';
import { clearReceiving, receivingFolder } from '../platform/receive.ts';

const HOUR_MS = 3_600_000;
/** Files that one look goes through; the next one goes on behind them. */
const BATCH = 500;

interface Sweeper {
  database: DatabasePort;
  gateways: Gateways;
  config: Configuration;
}

/** All that are to go, a batch at a time. */
async function* discarded(db: Db, proceed: () => boolean) {
  let after = 0;
  while (proceed()) {
    const batch = await db
      .select({ id: storedFile.id, chave: storedFile.chave })
      .from(storedFile)
      .where(and(eq(storedFile.situacao, 'DESCARTADO'), isNull(storedFile.origem), gt(storedFile.id, after)))
      .orderBy(storedFile.id)
      .limit(BATCH);
    yield* batch;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = last.id;
  }
}

/**
 * Removes what never got its record: uploads of which the 24 hours are over, and those whose request died half-way.
 * They are marked first, so that nobody binds one whose content is going; what the storage does not remove waits for
 * the next round. Answers how many went.
 */
export async function sweepFiles(
  { database, gateways, config }: Sweeper,
  now: Now,
  proceed: () => boolean = () => true,
): Promise<number> {
  await clearReceiving(receivingFolder(config.dataFolder), Date.parse(now.instant));
  const anHourAgo = new Date(Date.parse(now.instant) - HOUR_MS).toISOString();
  await database.db
    .update(storedFile)
    .set({ situacao: 'DESCARTADO' })
    .where(
      and(
        isNull(storedFile.origem),
        ne(storedFile.situacao, 'DESCARTADO'),
        or(
          lt(storedFile.expiraEm, now.instant),
          and(eq(storedFile.situacao, 'PENDENTE'), lt(storedFile.createdAt, anHourAgo)),
        ),
      ),
    );
  let gone = 0;
  await eachApart(discarded(database.db, proceed), async ({ id, chave: key }) => {
    await gateways.files.remove(key);
    await database.db.delete(storedFile).where(eq(storedFile.id, id));
    gone += 1;
  });
  return gone;
}
