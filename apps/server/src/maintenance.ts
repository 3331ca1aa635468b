import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { clearBulks } from './bulk/repository.ts';
import { ADVISORY } from './db/advisory.ts';
import type { DatabasePort, Db } from './db/port.ts';
import { rows } from './db/rows.ts';
import { clearSent } from './gateways/embedded.ts';
import { clearImports } from './imports/expired.ts';
import type { Routine } from './jobs/queue.ts';
import { clearManyRequests } from './many-requests/repository.ts';
import { clearNotifications } from './notifications/repository.ts';
import { eachApart } from './platform/each-apart.ts';
import { clearAnswers } from './platform/idempotency.ts';
import { clearAttempts } from './platform/limits.ts';
import { clearEvents } from './platform/records.ts';
import { clearPresence } from './presence/repository.ts';
import { clearReservas, releaseExpiredReservas } from './reservas/repository.ts';
import { clearSessions } from './session/repository.ts';

const FOLDED = z.strictObject({ n: z.int() });

const COUNTS = [
  ['agendamento_contagem', 'empresa_id, cliente_id, unidade_id, status_id, tipo_exame_id'],
  ['agendamento_contagem_dia', 'empresa_id, cliente_id, status_id, dia'],
  ['agendamento_contagem_cliente', 'empresa_id, cliente_id, aberto, cliente_ordem'],
  ['agendamento_contagem_data', 'empresa_id, cliente_id, aberto, data_agendamento'],
  ['agendamento_contagem_primeiro', 'empresa_id, cliente_id, aberto, primeiro_nome'],
  ['agendamento_contagem_nome', 'empresa_id, cliente_id, nome_busca'],
  ['funcionario_contagem', 'empresa_id, situation, inicio'],
] as const;

/** So many differences in one transaction: a night's load of half a million is never one long statement. */
const SLICE = 20_000;

/**
 * Folds the appended differences of the counters into one row a key. Taking the differences away and adding
 * their sum is one statement, so a reader sees either the parts or their sum, never neither. The cost follows
 * what was written since the last time, not the size of the counters; each slice is a transaction of its own.
 * @param slice differences in one transaction
 */
export async function compactCounts(database: DatabasePort, slice = SLICE): Promise<void> {
  for (const [table, key] of COUNTS) {
    let folded: number;
    do folded = await fold(database, table, key, slice);
    while (folded === slice);
  }
}

/** Answers how many differences were folded. Zeros go: nothing of that key is left to count. */
const fold = (database: DatabasePort, table: string, key: string, slice: number): Promise<number> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY.COUNTS})`);
    const [done] = await rows(
      tx,
      FOLDED,
      sql.raw(`with partes as (
          delete from ${table} where ctid = any (array(select ctid from ${table} where parcela limit ${slice})) returning *),
        somas as (
          insert into ${table} as c (${key}, n, parcela)
          select ${key}, sum(n), false from partes group by ${key} having sum(n) <> 0
          on conflict (${key}) where not parcela do update set n = c.n + excluded.n)
        select count(*)::int as n from partes`),
    );
    await tx.execute(sql.raw(`delete from ${table} where n = 0 and not parcela`));
    return done?.n ?? 0;
  });

/** What each room removes of its own. */
const CLEARINGS: readonly ((db: Db) => Promise<unknown>)[] = [
  clearSessions,
  clearPresence,
  clearAttempts,
  clearAnswers,
  clearEvents,
  clearNotifications,
  clearSent,
  clearBulks,
  clearManyRequests,
  clearImports,
  clearReservas,
];

/** Removes what no rule needs any more, each room its own. The audit trail is never touched. */
export const clearExpired = ({ db }: DatabasePort): Promise<void> =>
  eachApart(CLEARINGS, (clear) => clear(db));

/** What keeps the database tidy, by the clock. */
export const housekeeping = (database: DatabasePort): readonly Routine[] => [
  { name: 'reservas-vencidas', cron: '* * * * *', run: () => releaseExpiredReservas(database.db) },
  { name: 'contagens', cron: '*/5 * * * *', run: () => compactCounts(database) },
  { name: 'limpeza', cron: '17 * * * *', run: () => clearExpired(database) },
];
