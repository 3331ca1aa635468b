import type { Now } from '@apto/domain/time';
import { sql } from 'drizzle-orm';
import { row, type DatabasePort } from '../db/port.ts';
import { STEPS, type Step } from './steps.ts';

/** Appointments of one transaction: short enough that nobody waits for it, also on the embedded database. */
const BATCH_SIZE = 250;

export interface AdvanceOptions {
  /** Asked between two transactions; false ends the pass early, and the next one goes on. */
  proceed?: () => boolean;
  lote?: number;
}

const RELEASE_VAGAS = sql`
          vagas as (
            update reserva set ativa = false from mudados where reserva.agendamento_id = mudados.id and reserva.ativa),
          links as (
            update token_autoagendamento t set revogado_em = now() from mudados
            where t.agendamento_id = mudados.id and t.revogado_em is null returning t.id),
          sessoes as (
            update sessao set revogado_em = now() from links
            where sessao.token_id = links.id and sessao.revogado_em is null),`;

/**
 * One chunk of one step, as ONE statement: rows that are due are locked (those that somebody else holds are
 * left for the next pass), change status, and get their status record, audit row and event.
 */
async function advanceBatch(database: DatabasePort, step: Step, now: Now, batch: number): Promise<number> {
  const { acao: action, para: to, descricao: description } = step;
  const { instant } = now;
  const done = await database.transacao((tx) =>
    row<{ n: number }>(
      tx,
      sql`with lote as materialized (
            select a.id, a.status_id from agendamento a where ${step.overdue(now.data, instant)}
            order by ${step.ordem}, a.id limit ${batch} for update of a skip locked),
          mudados as (
            update agendamento a set status_id = ${to}, versao = a.versao + 1, updated_at = ${instant}::timestamptz
            from lote where a.id = lote.id and a.status_id = lote.status_id
            returning a.id, a.versao, a.empresa_id, a.cliente_id, a.unidade_id, a.prestador_id, lote.status_id as de),
          ${step.releasesVaga ? RELEASE_VAGAS : sql``}
          registros as (
            insert into agendamento_status (agendamento_id, de, para, acao, descricao, autor_nome, created_at)
            select id, de, ${to}::smallint, ${action}::text, ${description}::text, 'Sistema', ${instant}::timestamptz from mudados),
          trilha as (
            insert into auditoria (sessao_tipo, acao, recurso, recurso_id, cliente_id, detalhes)
            select 'sistema', ${action}::text, 'agendamento', id, cliente_id, jsonb_build_object('de', de, 'para', ${to}::int)
            from mudados),
          eventos as (
            insert into outbox (tipo, empresa_id, cliente_id, unidade_id, prestador_id, agendamento_id, dados)
            select 'STATUS', empresa_id, cliente_id, unidade_id, prestador_id, id,
              jsonb_build_object('id', id, 'version', versao, 'tipo', 'STATUS')
            from mudados)
          select count(*)::int as n from mudados`,
    ),
  );
  return done?.n ?? 0;
}

/**
 * Takes every appointment over the steps that only time takes (doc1 §4 statuses, decisions #9): the exam day
 * arrives, the exam day is over, a self-scheduling link ran out. In chunks of one transaction each, so that
 * a million rows or a process that dies in the middle are no problem; two processes at once share the rows.
 * Answers how many changes were made.
 * @param agora decides which day it is, in São Paulo
 */
export async function advanceAgendamentos(
  database: DatabasePort,
  now: Now,
  { proceed = () => true, lote: batch = BATCH_SIZE }: AdvanceOptions = {},
): Promise<number> {
  let total = 0;
  for (const step of STEPS) {
    for (let changedRows = 1; changedRows > 0 && proceed(); total += changedRows) {
      changedRows = await advanceBatch(database, step, now, batch);
    }
  }
  return total;
}
