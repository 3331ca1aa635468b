import { NOTIFICATION_LIFE_DAYS } from '@apto/domain/notifications';
import { sql } from 'drizzle-orm';
import type { DatabasePort } from '../db/port.ts';

/** Any constants do; each job holds its own while it runs. */
const COUNT_LOCK = 4_310_002;

/** Frees slots whose hold ran out. Booking frees the ones in its own way as well, inside its transaction. */
export async function releaseExpiredReservas(database: DatabasePort): Promise<void> {
  await database.db.execute(
    sql`update reserva set ativa = false where ativa and tipo = 'HOLD' and expira_em < now()`,
  );
}

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

/** Removes what no rule needs any more. The audit trail is never touched. */
export async function clearExpired(database: DatabasePort): Promise<void> {
  await database.db.execute(sql`delete from sessao where expira_em < now() - interval '1 day'`);
  await database.db.execute(sql`delete from presenca where expira_em < now()`);
  await database.db.execute(sql`delete from limite_tentativa where expira_em < now()`);
  await database.db.execute(sql`delete from idempotencia where created_at < now() - interval '2 days'`);
  await database.db.execute(sql`delete from outbox where created_at < now() - interval '2 days'`);
  await database.db.execute(
    sql`delete from notificacao where created_at < now() - ${NOTIFICATION_LIFE_DAYS} * interval '1 day'`,
  );
  // The embedded mailbox keeps what it sent in clear, links included.
  await database.db.execute(sql`delete from mensagem_enviada where created_at < now() - interval '7 days'`);
  // What was only looked at; and results, once nobody asks for them any more. The records of each step stay.
  await database.db.execute(
    sql`delete from lote where created_at < now() - interval '90 days'
        or (situacao = 'REVISAO' and created_at < now() - interval '1 day')`,
  );
  await database.db.execute(
    sql`delete from pedido_lote where created_at < now() - interval '90 days'
        or (situacao = 'REVISAO' and created_at < now() - interval '1 day')`,
  );
  // People and documents of a sheet do not stay once nobody takes it back any more; its counts do.
  await database.db.execute(
    sql`delete from importacao where situacao in ('LENDO', 'RASCUNHO', 'CONFERIDA')
        and created_at < now() - case situacao when 'LENDO' then interval '1 hour' else interval '7 days' end`,
  );
  await database.db.execute(
    sql`delete from importacao_linha r using importacao i where i.id = r.importacao_id
        and i.situacao in ('CONCLUIDA', 'FALHOU', 'DESFEITA') and i.created_at < now() - interval '90 days'`,
  );
  await database.db.execute(
    sql`delete from reserva where not ativa and created_at < now() - interval '7 days'`,
  );
}
