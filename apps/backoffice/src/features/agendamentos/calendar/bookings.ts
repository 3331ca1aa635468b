import type { CalendarAgendamento } from '@apto/api-client';
import { whenFailure } from '@apto/domain/attendant';
import type { HeldPermissions } from '@apto/domain/permissions';
import { PERIODO } from '@apto/domain/periodos';
import { canTransition, statusTagData } from '@apto/domain/status';
import { minutesOfDay, type Now } from '@apto/domain/time';
import type { AgendaBooking, AgendaPlace, AgendaVerdict } from '@apto/ui';

/**
 * An appointment as the agenda draws it: status in words and tone as everywhere. What may not be rescheduled says why,
 * by the transition table.
 */
export function toBooking(row: CalendarAgendamento, permissions: HeldPermissions, now: Now): AgendaBooking {
  const { label, tone } = statusTagData(row);
  const may = canTransition(row.status.id, 'REAGENDAR', permissions, {
    now,
    dataAgendamento: row.dataAgendamento,
  });
  return {
    id: String(row.id),
    title: row.funcionario.name,
    subtitle: `${row.tipoExame.descricao}, ${row.cliente.name}`,
    date: row.dataAgendamento,
    ...(row.horaAgendamento === null ? {} : { start: row.horaAgendamento }),
    ...(row.horaAgendamento === null || row.horaSaida === null ? {} : { end: row.horaSaida }),
    tone,
    status: label,
    ...(may.ok ? {} : { locked: may.reason }),
  };
}

/** Nothing of a clinic is known here: what it refuses, the dialog and the server say. */
const ANY_CLINIC = { openingHours: null, feriados: [], ferias: [], reservaFaixas: false };

/** What a drop here asks for is a day and a time (Reagendar); how long it takes, the clinic's slot says. */
const LENGTH = 'A duração é a do horário da clínica e não muda aqui.';

const lengthOf = ({ start, end }: AgendaPlace, slot: number): number =>
  start === undefined || end === undefined ? slot : minutesOfDay(end) - minutesOfDay(start);

/**
 * Whether an exam may be put on a day, as far as the day alone says (doc2 §5: past, weekend, national holidays), and
 * as long as it was.
 * @param slot minutes that one without an end is drawn with
 */
export function placeVerdict(
  booking: AgendaPlace,
  place: AgendaPlace,
  slot: number,
  now: Now,
): AgendaVerdict {
  if (lengthOf(place, slot) !== lengthOf(booking, slot)) return { ok: false, reason: LENGTH };
  const { date, start } = place;
  const failure = whenFailure({ data: date, hora: start ?? null, periodo: PERIODO.AMBOS }, ANY_CLINIC, now);
  return failure ? { ok: false, reason: failure.mensagem } : { ok: true };
}
