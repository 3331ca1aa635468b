import { sql } from 'drizzle-orm';
import { clearBulks } from './bulk/repository.ts';
import type { DatabasePort } from './db/port.ts';
import { clearSent } from './gateways/embedded.ts';
import { clearImports } from './imports/expired.ts';
import type { Routine } from './jobs/queue.ts';
import { clearManyRequests } from './many-requests/repository.ts';
import { clearNotifications } from './notifications/repository.ts';
import { clearAnswers } from './platform/idempotency.ts';
import { clearAttempts } from './platform/limits.ts';
import { clearEvents } from './platform/records.ts';
import { clearPresence } from './presence/repository.ts';
import { clearReservas, releaseExpiredReservas } from './reservas/repository.ts';
import { clearSessions } from './session/repository.ts';

/** Any constants do; each job holds its own while it runs. */
const COUNT_LOCK = 4_310_002;

const COUNTS = [
  ['agendamento_contagem', 'empresa_id, cliente_id, unidade_id, status_id, tipo_exame_id'],
  ['agendamento_contagem_dia', 'empresa_id, cliente_id, status_id, dia'],
  ['funcionario_contagem', 'empresa_id, situation, inicio'],
] as const;

/**
 * Folds the appended differences of the counters into one row a key. Taking the differences away and adding
 * their sum is one statement, so a reader sees either the parts or their sum, never neither. The cost follows
 * what was written since the last time, not the size of the counters.
 * @param options `hasDeadline: false` after a load of a million rows
 */
export async function compactCounts(
  database: DatabasePort,
  options: { readonly hasDeadline?: boolean } = {},
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${COUNT_LOCK})`);
    for (const [table, key] of COUNTS) {
      await tx.execute(
        sql.raw(`with partes as (delete from ${table} where parcela returning *)
          insert into ${table} as c (${key}, n, parcela)
          select ${key}, sum(n), false from partes group by ${key} having sum(n) <> 0
          on conflict (${key}) where not parcela do update set n = c.n + excluded.n`),
      );
      await tx.execute(sql.raw(`delete from ${table} where n = 0 and not parcela`));
    }
  }, options);
}

/** Removes what no rule needs any more, each room its own. The audit trail is never touched. */
export async function clearExpired({ db }: DatabasePort): Promise<void> {
  await clearSessions(db);
  await clearPresence(db);
  await clearAttempts(db);
  await clearAnswers(db);
  await clearEvents(db);
  await clearNotifications(db);
  await clearSent(db);
  await clearBulks(db);
  await clearManyRequests(db);
  await clearImports(db);
  await clearReservas(db);
}

/** What keeps the database tidy, by the clock. */
export const housekeeping = (database: DatabasePort): readonly Routine[] => [
  { name: 'reservas-vencidas', cron: '* * * * *', run: () => releaseExpiredReservas(database.db) },
  { name: 'contagens', cron: '*/5 * * * *', run: () => compactCounts(database) },
  { name: 'limpeza', cron: '17 * * * *', run: () => clearExpired(database) },
];
