import type { AgendaChangeBody, AgendaBoard } from '@apto/api-client';
import {
  generateFaixas,
  slotsIn,
  type AgendaPeriodo,
  type Faixa,
  type WeekWindow,
} from '@apto/domain/agendas';
import { isOnFerias, nationalFeriadoOn } from '@apto/domain/feriados';
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

/** How many people: a slot has as many places as its window says. */
export const places = (count: number): string => (count === 1 ? '1 vaga' : `${count} vagas`);

/** '12 horários, 24 vagas'; where each is for one person, once. */
function slotsText(periodo: AgendaPeriodo): string {
  const slots = slotsIn(periodo);
  const times = slots === 1 ? '1 horário' : `${slots} horários`;
  return periodo.vagas === 1 ? times : `${times}, ${places(slots * periodo.vagas)}`;
}

/** The weekly windows as they lie in a week; their place in the list is their id. */
export const asBookings = (periodos: readonly AgendaPeriodo[], week: CivilDate): AgendaBooking[] =>
  periodos.map((periodo, index) => ({
    id: String(index),
    title: `${periodo.duracaoMinutos} min, ${places(periodo.vagas)}`,
    subtitle: slotsText(periodo),
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

/** The day whose week is drawn first: today's, or the one after it where only that still offers something. */
export function firstShownDay(board: AgendaBoard, agenda: AgendaRecord, now: Now): CivilDate {
  const draft = draftOf(agenda);
  const offers = (day: CivilDate): boolean => weekSlots(board, agenda, draft, weekStart(day), now).length > 0;
  const next = addDays(now.data, 7);
  return !offers(now.data) && offers(next) ? weekStart(next) : now.data;
}

const NO_SLOTS = 'Nenhum horário';
const PAST = 'Já passou';

/** Why a day of the drawn week offers nothing: windows may lie there all the same. */
export function emptyDayText(
  board: AgendaBoard,
  agenda: AgendaRecord,
  draft: Draft,
  day: CivilDate,
  now: Now,
): string {
  const { periodos, exceptions, vigenciaInicial: from, vigenciaFinal: to } = draft;
  const ofDay = exceptions.filter(({ data }) => data === day);
  const isDrawn =
    periodos.some(({ diaSemana: weekday }) => weekday === weekdayOf(day)) ||
    ofDay.some(({ atende: serves }) => serves);
  if (!isDrawn) return NO_SLOTS;
  if (day < now.data) return PAST;
  if (day < from || (to !== null && day > to)) return 'Fora da vigência';
  const feriado =
    nationalFeriadoOn(day) ?? board.feriados.find(({ dataFeriado: date }) => date === day) ?? null;
  if (feriado !== null) return `Feriado: ${feriado.nome}`;
  if (board.ferias.some((f) => isOnFerias(f, day))) return 'Férias da clínica';
  if (ofDay.some(({ atende: serves }) => !serves)) return 'Exceção: não atende';
  const anyHours = weekSlots({ ...board, openingHours: [] }, agenda, draft, weekStart(day), now);
  if (anyHours.some(({ data }) => data === day)) return 'Fora do horário de atendimento';
  return day === now.data ? PAST : NO_SLOTS;
}
