import type { OpeningHour } from '@apto/domain/atendimento';
import type { Feriado, Ferias } from '@apto/domain/feriados';
import type { ClinicFacts } from '@apto/domain/pedido';
import { sql } from 'drizzle-orm';
import { row, type Db } from '../db/port.ts';

/** What the rules of a request need to know of a clinic. */
export interface ClinicForRules extends ClinicFacts {
  id: number;
  name: string;
  advanceDeposit: boolean;
  /** Released to the customer asked about (doc2 §2.13). */
  released: boolean;
}

interface ClinicRow {
  id: number;
  name: string;
  cidade_id: number;
  sistema: string | null;
  advance_deposit: boolean;
  atende_ocupacional: boolean;
  exames: number[];
  horarios: OpeningHour[] | null;
  ferias: Ferias[] | null;
  feriados: Feriado[] | null;
  released: boolean;
}

/**
 * An active clinic of the company with its exams, hours, coming vacations and city holidays, in one statement; or
 * null. The national holidays are law and need no table.
 */
export async function clinicForRules(
  db: Db,
  prestadorId: number,
  input: { empresaId: number; clienteId: number; today: string },
): Promise<ClinicForRules | null> {
  const found = await row<ClinicRow>(
    db,
    sql`select p.id, p.name, p.cidade_id, p.sistema, p.advance_deposit, p.atende_ocupacional,
      coalesce((select json_agg(pe.procedimento_id) from prestador_exame pe where pe.prestador_id = p.id), '[]') as exames,
      exists (select 1 from prestador_cliente pc
        where pc.prestador_id = p.id and pc.cliente_id = ${input.clienteId} and pc.condicao) as released,
      (select json_agg(json_build_object('weekDay', h.week_day, 'serviceTypeAm', h.service_type_am,
         'serviceTypePm', h.service_type_pm, 'startHourAm', h.start_hour_am, 'endHourAm', h.end_hour_am,
         'startHourPm', h.start_hour_pm, 'endHourPm', h.end_hour_pm,
         'atendimentoMatutino', h.atendimento_matutino, 'atendimentoVespertino', h.atendimento_vespertino) order by h.week_day)
       from prestador_horario h where h.prestador_id = p.id) as horarios,
      (select json_agg(json_build_object('dataInicial', f.data_inicial, 'dataFinal', f.data_final) order by f.data_inicial)
       from prestador_ferias f where f.prestador_id = p.id and f.data_final >= ${input.today}::date) as ferias,
      (select json_agg(json_build_object('dataFeriado', fm.data_feriado, 'abrangencia', 'MUNICIPAL', 'nome', fm.nome,
         'cidade', json_build_object('cidade', c.cidade, 'estado', c.estado)) order by fm.data_feriado)
       from feriado_municipal fm join cidade c on c.id = fm.cidade_id
       where fm.cidade_id = p.cidade_id and fm.data_feriado >= ${input.today}::date) as feriados
    from prestador p where p.id = ${prestadorId} and p.empresa_id = ${input.empresaId} and p.ativo`,
  );
  if (!found) return null;
  return {
    id: found.id,
    name: found.name,
    cidadeId: found.cidade_id,
    sistema: found.sistema,
    advanceDeposit: found.advance_deposit,
    atendeOcupacional: found.atende_ocupacional,
    exames: found.exames,
    openingHours: found.horarios ?? [],
    ferias: found.ferias ?? [],
    feriados: found.feriados ?? [],
    released: found.released,
  };
}
