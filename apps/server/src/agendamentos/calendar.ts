import type { CalendarAgendamento } from '@apto/api-client';
import { tipoExame } from '@apto/domain/exames';
import type { CivilDate } from '@apto/domain/time';
import { statusSummary } from '@apto/domain/status';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import type { Filter } from './filter.ts';

const CALENDAR_ROW = z.strictObject({
  id: z.int(),
  versao: z.int(),
  status_id: z.int(),
  tipo_exame_id: z.int(),
  prestador_id: z.nullable(z.int()),
  funcionario_id: z.int(),
  f_name: z.string(),
  cliente_id: z.int(),
  c_name: z.string(),
  e_name: z.string(),
  data: z.string(),
  hora: z.nullable(z.string()),
  saida: z.nullable(z.string()),
  total: z.int(),
});
type CalendarRow = z.output<typeof CALENDAR_ROW>;

const toAgendamento = (l: CalendarRow): CalendarAgendamento => {
  const type = tipoExame(l.tipo_exame_id);
  return {
    id: l.id,
    version: l.versao,
    status: statusSummary(l.status_id),
    idPrestador: l.prestador_id,
    tipoExame: { id: type.id, descricao: type.descricao },
    company: { name: l.e_name },
    funcionario: { id: l.funcionario_id, name: l.f_name },
    cliente: { id: l.cliente_id, name: l.c_name },
    dataAgendamento: l.data,
    horaAgendamento: l.hora,
    horaSaida: l.saida,
  };
};

/**
 * The first rows of each day of the exam, and how many the filter finds on it: one statement, along the index of the
 * days, however many there are beyond those that a screen shows. Those without a time come after the others.
 * @param perDay rows of a day
 */
export async function listCalendar(
  db: Db,
  filter: Filter,
  { start, end }: { start: CivilDate; end: CivilDate },
  perDay: number,
) {
  const { search } = filter;
  const found = await rows(
    db,
    CALENDAR_ROW,
    sql`with ${search ? sql`${search.meant},` : sql``} found as (
          select a.id, a.data_agendamento as dia,
            row_number() over (partition by a.data_agendamento order by a.hora_agendamento nulls last, a.id) as place,
            (count(*) over (partition by a.data_agendamento))::int as total
          from agendamento a
          where ${filter.where} and a.data_agendamento >= ${start}::date and a.data_agendamento <= ${end}::date ${search ? sql`and ${search.whole}` : sql``})
        select a.id, a.versao, a.status_id, a.tipo_exame_id, a.prestador_id, a.funcionario_id,
          a.nome_funcionario as f_name, a.cliente_id, c.name as c_name, e.name as e_name, found.dia::text as data,
          a.hora_agendamento as hora, a.hora_saida as saida, found.total
        from found
          -- The few that are shown, one by one: how many that is, the planner cannot know.
          cross join lateral (select * from agendamento where id = found.id offset 0) a
          join cliente c on c.id = a.cliente_id join empresa e on e.id = a.empresa_id
        where found.place <= ${perDay}
        order by found.dia, found.place`,
  );
  const totals = new Map(found.map(({ data: day, total }) => [day, total]));
  return {
    items: found.map(toAgendamento),
    dias: [...totals].map(([data, total]) => ({ data, total })),
  };
}
