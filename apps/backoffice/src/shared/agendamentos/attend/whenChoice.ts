import type { AgendamentoDetail, ApiFaixa, AttendedRequestAnswer } from '@apto/api-client';
import {
  daysAhead,
  WHEN_MISSING,
  whenFailure,
  type ProposedDay,
  type WhenFailure,
} from '@apto/domain/attendant';
import type { OpeningHour } from '@apto/domain/atendimento';
import type { ChosenCidade } from '../place/Place.tsx';
import { isPeriodo, PERIODO, type Periodo } from '@apto/domain/periodos';
import { laterDate, type CivilDate, type Now } from '@apto/domain/time';
import type { ClinicCalendarRead } from './useClinicCalendar.ts';

/** Where and when, as far as it is picked. */
export interface WhenChoice {
  cidade: ChosenCidade | null;
  prestadorId: number | null;
  data: CivilDate | null;
  /** By hand, or the arrival of a slot. */
  hora: string;
  periodo: Periodo;
  ambienteId: number | null;
}

/** What the clinic offered and is still to come. */
export function offeredDay(
  { datasPropostas: proposal }: AgendamentoDetail,
  now: Now,
): ProposedDay | undefined {
  return proposal?.origem === 'PRESTADOR' ? daysAhead(proposal, now)[0] : undefined;
}

/** The one day that somebody named and that is still to come: the clinic's offer, or the requester's choice. */
const namedDay = (
  { datasPropostas: proposal }: Pick<AgendamentoDetail, 'datasPropostas'>,
  now: Now,
): ProposedDay | undefined =>
  proposal === null || proposal.origem === 'ATENDENTE' ? undefined : daysAhead(proposal, now)[0];

/** What a step begins with: what its clinic offered or the requester chose, or what the request has already, else the requester's wishes. */
export function firstChoice(
  agendamento: AgendamentoDetail,
  request: AttendedRequestAnswer,
  now: Now,
): WhenChoice {
  const { cidade, prestador, periodo } = agendamento;
  const { dataAgendamento: day, horaAgendamento: time } = request;
  const isStillAhead = day !== null && day >= now.data;
  const named = namedDay(agendamento, now);
  return {
    cidade,
    prestadorId: prestador?.id ?? null,
    data: named ? named.data : isStillAhead ? day : null,
    hora: named ? (named.hora ?? '') : (isStillAhead && time) || '',
    periodo: isPeriodo(periodo) ? periodo : PERIODO.AMBOS,
    ambienteId: null,
  };
}

/** The first day that the strip of slots shows. */
export const firstShownDay = (agendamento: AgendamentoDetail, now: Now): CivilDate =>
  laterDate(now.data, namedDay(agendamento, now)?.data ?? agendamento.dataSugestaoInicial ?? now.data);

/** Another place has other days; another day other times. */
export function changeChoice(choice: WhenChoice, change: Partial<WhenChoice>): WhenChoice {
  const isElsewhere =
    (change.prestadorId !== undefined && change.prestadorId !== choice.prestadorId) ||
    (change.cidade !== undefined && change.cidade?.id !== choice.cidade?.id);
  if (isElsewhere) return { ...choice, data: null, hora: '', ambienteId: null, ...change };
  const isOtherDay = change.data !== undefined && change.data !== choice.data;
  return { ...choice, ...(isOtherDay ? { hora: '', ambienteId: null } : {}), ...change };
}

/** Whether both are the same place, day and time. */
export const isSameChoice = (one: WhenChoice, other: WhenChoice): boolean =>
  one.cidade?.id === other.cidade?.id &&
  one.prestadorId === other.prestadorId &&
  one.data === other.data &&
  one.hora === other.hora &&
  one.periodo === other.periodo &&
  one.ambienteId === other.ambienteId;

/** A slot that was picked. */
export const slotChange = (slot: ApiFaixa): Partial<WhenChoice> => ({
  data: slot.data,
  hora: slot.horarioChegada,
  ambienteId: slot.ambienteId,
});

interface KnownClinic {
  readonly openingHours: readonly OpeningHour[];
  readonly reservaFaixas: boolean;
}

/**
 * What a choice still lacks, or why it cannot be; null where it can, or where its clinic is not known yet.
 * @param calendar of that clinic
 */
export function choiceFailure(
  { prestadorId, data: day, hora: time, periodo }: WhenChoice,
  clinic: KnownClinic | null,
  { feriados, ferias }: Pick<ClinicCalendarRead, 'feriados' | 'ferias'>,
  now: Now,
): WhenFailure | null {
  if (prestadorId === null) return { campo: 'idPrestador', mensagem: WHEN_MISSING.idPrestador };
  if (day === null) return { campo: 'data', mensagem: WHEN_MISSING.data };
  if (clinic === null) return null;
  const { openingHours, reservaFaixas } = clinic;
  return whenFailure(
    { data: day, hora: time || null, periodo },
    { openingHours: openingHours.length > 0 ? openingHours : null, feriados, ferias, reservaFaixas },
    now,
  );
}
