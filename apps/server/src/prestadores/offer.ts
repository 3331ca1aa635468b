import { sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { prestadorExame } from '../db/schema.ts';
import { belongsTo } from '../platform/scope.ts';

/** Whether a row of prestador_exame still says that its clinic does the exam: its price is not over. */
export const isOffered = (exame: Record<'ativo' | 'vigenciaFinal', AnyPgColumn>): SQL =>
  sql`(${exame.ativo} and (${exame.vigenciaFinal} is null
    or ${exame.vigenciaFinal} >= (now() at time zone 'America/Sao_Paulo')::date))`;

/** Notice of the row `pe` in days that its clinic serves: its own, or the exam's where that is longer. */
export const NOTICE: SQL = sql`greatest(pe.dias_antecedencia, (select n.dias_antecedencia from procedimento n
  where n.id = pe.procedimento_id and n.empresa_id = pe.empresa_id))`;

/** Whether the row `pe` does. */
export const OFFERED: SQL = isOffered(alias(prestadorExame, 'pe'));

/** How many of these exams the clinic `p` does, each once: one may have a price of today and one of next month. */
export const examesDone = (ids: readonly number[]): SQL<number> =>
  sql<number>`(select count(distinct pe.procedimento_id)::int from prestador_exame pe
    where pe.prestador_id = p.id and ${OFFERED} and ${belongsTo(sql`pe.procedimento_id`, ids)})`;

/** Whether the clinic `p` does every one of these exams. */
export const doesAll = (ids: readonly number[]): SQL =>
  ids.length === 0 ? sql`true` : sql`${examesDone(ids)} = ${new Set(ids).size}`;
