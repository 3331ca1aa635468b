import type { OpeningHour } from '@apto/domain/atendimento';
import { sql, type SQL } from 'drizzle-orm';

/** Opening hours of the clinic `p` as a JSON list of `OpeningHour`, Sunday first. */
export const HORARIOS_AS_JSON: SQL = sql`coalesce((
  select json_agg(json_build_object('weekDay', h.week_day, 'serviceTypeAm', h.service_type_am,
    'serviceTypePm', h.service_type_pm, 'startHourAm', h.start_hour_am, 'endHourAm', h.end_hour_am,
    'startHourPm', h.start_hour_pm, 'endHourPm', h.end_hour_pm,
    'atendimentoMatutino', h.atendimento_matutino, 'atendimentoVespertino', h.atendimento_vespertino) order by h.week_day)
  from prestador_horario h where h.prestador_id = p.id), '[]'::json)`;

export interface WithHorarios {
  horarios: OpeningHour[];
}
