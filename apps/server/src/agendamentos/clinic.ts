import type { DepositTerms } from '@apto/domain/deposito';
import type { ClinicFacts } from '@apto/domain/pedido';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/port.ts';
import { prestador } from '../db/schema.ts';
import { depositTerms } from '../prestadores/repository.ts';
import { feriadosAsJson, feriasAsJson, HORARIOS_AS_JSON, ofEmpresa } from '../prestadores/repository.ts';
import { OFFERED } from '../prestadores/offer.ts';

/** What the rules of a request need to know of a clinic. */
export interface ClinicForRules extends ClinicFacts, DepositTerms {
  id: number;
  name: string;
  /** Released to the customer asked about (doc2 §2.13). */
  released: boolean;
  /** It books exact slots (decision 44). */
  reservaFaixas: boolean;
}

const p = alias(prestador, 'p');

/**
 * An active clinic of the company with its exams, hours, coming vacations and city holidays, in one statement; or
 * null. The national holidays are law and need no table.
 */
export async function clinicForRules(
  db: Db,
  prestadorId: number,
  input: { empresaId: number; clienteId: number; today: string },
): Promise<ClinicForRules | null> {
  const [found] = await db
    .select({
      id: p.id,
      name: p.name,
      cidadeId: p.cidadeId,
      atendeTodasCidades: p.atendeTodasCidades,
      system: p.sistema,
      reservaFaixas: p.reservaHorario,
      ...depositTerms(p),
      atendeOcupacional: p.atendeOcupacional,
      exames: sql<
        number[]
      >`coalesce((select json_agg(distinct pe.procedimento_id) from prestador_exame pe where pe.prestador_id = p.id and ${OFFERED}), '[]')`,
      openingHours: HORARIOS_AS_JSON,
      ferias: feriasAsJson(sql`f.data_final >= ${input.today}::date`),
      feriados: feriadosAsJson(sql`fm.data_feriado >= ${input.today}::date`),
      released: sql<boolean>`exists (select 1 from prestador_cliente pc
        where pc.prestador_id = p.id and pc.cliente_id = ${input.clienteId} and pc.condicao)`,
    })
    .from(p)
    .where(and(eq(p.id, prestadorId), ofEmpresa(input.empresaId)));
  return found ?? null;
}
