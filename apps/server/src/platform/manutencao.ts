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

const CONTAGENS = [
  ['agendamento_contagem', 'empresa_id, cliente_id, unidade_id, status_id, tipo_exame_id'],
  ['agendamento_contagem_dia', 'empresa_id, cliente_id, status_id, dia'],
] as const;

/**
 * Folds the appended differences of the counters into one row a key. Taking the differences away and adding
 * their sum is one statement, so a reader sees either the parts or their sum, never neither. The cost follows
 * what was written since the last time, not the size of the counters.
 */
export async function compactarContagens(banco: BancoPort): Promise<void> {
  await banco.transacao(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TRAVA_CONTAGEM})`);
    for (const [tabela, chave] of CONTAGENS) {
      await tx.execute(
        sql.raw(`with partes as (delete from ${tabela} where parcela returning *)
          insert into ${tabela} as c (${chave}, n, parcela)
          select ${chave}, sum(n), false from partes group by ${chave} having sum(n) <> 0
          on conflict (${chave}) where not parcela do update set n = c.n + excluded.n`),
      );
      await tx.execute(sql.raw(`delete from ${tabela} where n = 0 and not parcela`));
    }
  });
}

/** Removes what no rule needs any more. The audit trail is never touched. */
export async function limparVencidos(banco: BancoPort): Promise<void> {
  await banco.db.execute(sql`delete from sessao where expira_em < now() - interval '1 day'`);
  await banco.db.execute(sql`delete from limite_tentativa where expira_em < now()`);
  await banco.db.execute(sql`delete from idempotencia where created_at < now() - interval '2 days'`);
  await banco.db.execute(sql`delete from outbox where created_at < now() - interval '2 days'`);
  // The embedded mailbox keeps what it sent in clear, links included.
  await banco.db.execute(sql`delete from mensagem_enviada where created_at < now() - interval '7 days'`);
  await banco.db.execute(sql`delete from reserva where not ativa and created_at < now() - interval '7 days'`);
}
