import { sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { prestadorExame } from '../db/schema.ts';

/** Whether a row of prestador_exame still says that its clinic does the exam: its price is not over. */
export const isOffered = (exame: Record<'ativo' | 'vigenciaFinal', AnyPgColumn>): SQL =>
  sql`(${exame.ativo} and (${exame.vigenciaFinal} is null
    or ${exame.vigenciaFinal} >= (now() at time zone 'America/Sao_Paulo')::date))`;

/** Notice of the row `pe` in days that its clinic serves: its own, or the exam's where that is longer. */
export const NOTICE: SQL = sql`greatest(pe.dias_antecedencia, (select n.dias_antecedencia from procedimento n
  where n.id = pe.procedimento_id and n.empresa_id = pe.empresa_id))`;

/** Whether the row `pe` does. */
export const OFFERED: SQL = isOffered(alias(prestadorExame, 'pe'));
