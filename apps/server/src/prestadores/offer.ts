import { sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { prestadorExame } from '../db/schema.ts';

/** Whether a row of prestador_exame still says that its clinic does the exam: its price is not over. */
export const isOffered = (exame: Record<'ativo' | 'vigenciaFinal', AnyPgColumn>): SQL =>
  sql`(${exame.ativo} and (${exame.vigenciaFinal} is null
    or ${exame.vigenciaFinal} >= (now() at time zone 'America/Sao_Paulo')::date))`;

/** The same of the row `pe`. */
export const OFFERED: SQL = isOffered(alias(prestadorExame, 'pe'));
