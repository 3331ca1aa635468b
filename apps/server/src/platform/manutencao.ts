import { sql } from 'drizzle-orm';
import type { BancoPort } from '../db/port.ts';

/** Any constants do; each job holds its own while it runs. */
const TRAVA_CONTAGEM = 4_310_002;

/** Frees slots whose hold ran out. Booking frees the ones in its own way as well, inside its transaction. */
export async function liberarReservasVencidas(banco: BancoPort): Promise<void> {
  await banco.db.execute(
    sql`update reserva set ativa = false where ativa and tipo = 'HOLD' and expira_em < now()`,
  );
}

/**
 * Folds the appended differences of the two counters into one row a key. Deleting and inserting is
 * one statement, so a reader sees either the parts or their sum, never neither.
 */
export async function compactarContagens(banco: BancoPort): Promise<void> {
  await banco.transacao(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TRAVA_CONTAGEM})`);
    await tx.execute(sql`with velhas as (delete from agendamento_contagem returning *)
      insert into agendamento_contagem
      select empresa_id, cliente_id, unidade_id, status_id, tipo_exame_id, sum(n)
      from velhas group by 1, 2, 3, 4, 5 having sum(n) <> 0`);
    await tx.execute(sql`with velhas as (delete from agendamento_contagem_semana returning *)
      insert into agendamento_contagem_semana
      select empresa_id, cliente_id, status_id, semana, sum(n)
      from velhas group by 1, 2, 3, 4 having sum(n) <> 0`);
  });
}

/** Removes what no rule needs any more. The audit trail is never touched. */
export async function limparVencidos(banco: BancoPort): Promise<void> {
  await banco.db.execute(sql`delete from sessao where expira_em < now() - interval '1 day'`);
  await banco.db.execute(sql`delete from limite_tentativa where expira_em < now()`);
  await banco.db.execute(sql`delete from idempotencia where created_at < now() - interval '2 days'`);
  await banco.db.execute(sql`delete from outbox where created_at < now() - interval '2 days'`);
  await banco.db.execute(sql`delete from reserva where not ativa and created_at < now() - interval '7 days'`);
}
