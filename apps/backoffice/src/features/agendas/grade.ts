import type { AgendaChangeBody, AgendaBoard } from '@apto/api-client';
import {
  generateFaixas,
  slotsIn,
  type AgendaPeriodo,
  type Faixa,
  type WeekWindow,
} from '@apto/domain/agendas';
import { PERIODO } from '@apto/domain/periodos';
import { addDays, weekdayOf, type CivilDate, type Now } from '@apto/domain/time';
import type { AgendaBooking, AgendaPlace } from '@apto/ui';

/** What a person changes of an agenda before it is saved. */
export type Draft = Omit<Extract<AgendaChangeBody, { tipo: 'GRADE' }>, 'tipo' | 'agendaId'>;
export type AgendaRecord = AgendaBoard['agendas'][number];

export const draftOf = (agenda: AgendaRecord): Draft => ({
  vigenciaInicial: agenda.vigenciaInicial,
  vigenciaFinal: agenda.vigenciaFinal,
  periodos: agenda.periodos,
  exceptions: agenda.exceptions,
  procedimentosIds: agenda.procedimentosIds,
});

export const isSameDraft = (a: Draft, b: Draft): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The Sunday of a day's week, as the agenda draws it. */
export const weekStart = (date: CivilDate): CivilDate => addDays(date, -weekdayOf(date));

const places = (count: number): string => (count === 1 ? '1 vaga' : `${count} vagas`);

/** The weekly windows as they lie in a week; their place in the list is their id. */
export const asBookings = (periodos: readonly AgendaPeriodo[], week: CivilDate): AgendaBooking[] =>
  periodos.map((periodo, index) => ({
    id: String(index),
    title: `${periodo.duracaoMinutos} min, ${places(periodo.vagas)}`,
    subtitle: `${slotsIn(periodo)} horários`,
    date: addDays(week, periodo.diaSemana),
    start: periodo.inicio,
    end: periodo.fim,
    tone: 'info' as const,
  }));

/** Where a place lies in the week, or null for one that has no times. */
export const windowAt = (place: AgendaPlace): WeekWindow | null =>
  place.start === undefined || place.end === undefined
    ? null
    : { diaSemana: weekdayOf(place.date), inicio: place.start, fim: place.end };

/** The slots that a draft makes in a week, bookings aside: what the wizard will offer of an empty week. */
export function weekSlots(
  board: AgendaBoard,
  agenda: AgendaRecord,
  draft: Draft,
  week: CivilDate,
  now: Now,
): Faixa[] {
  return generateFaixas([{ ...agenda, ...draft }], {
    dataInicial: week,
    dataFinal: addDays(week, 6),
    periodo: PERIODO.AMBOS,
    occupancies: [],
    feriados: board.feriados,
    ferias: board.ferias,
    openingHours: board.openingHours.length > 0 ? board.openingHours : null,
    now,
  });
}
