import {
  NOT_SERVED_AT_HORARIO_MESSAGE,
  prestadorWithoutHorarios,
  PRESTADOR_WITHOUT_HORARIOS_MESSAGE,
  servesAtHorario,
} from '../atendimento/index.ts';
import { validateConfirmation } from '../autoagendamento/index.ts';
import { clinicDayFailure, type ClinicCalendar, type ProposalFailure } from '../pedido/index.ts';
import type { Periodo } from '../periodos/index.ts';
import { STATUS, type IdStatus } from '../status/index.ts';
import type { CivilDate, Now, TimeOfDay } from '../time/index.ts';

/** A chosen day: its time, or the period where the clinic serves by order of arrival. */
export interface ChosenWhen {
  readonly data: CivilDate;
  readonly hora: TimeOfDay | null;
  readonly periodo: Periodo;
}

export interface WhenFailure {
  readonly campo: 'idPrestador' | 'data' | 'hora';
  readonly mensagem: string;
}

/** What is said where a step that needs clinic, day and time lacks one: by its name, not 'Campo obrigatório'. */
export const WHEN_MISSING: Readonly<Record<WhenFailure['campo'], string>> = {
  idPrestador: 'Escolha a clínica.',
  data: 'Escolha o dia.',
  hora: 'Escolha o horário.',
};

/** Before a clinic there is a city. */
export const CIDADE_MISSING = 'Escolha a cidade.';

/** A clinic's days, and whether it books exact slots. */
export interface AttendedClinic extends ClinicCalendar {
  readonly reservaFaixas: boolean;
}

/**
 * What is wrong with the day and time that an attendant picks at a clinic, or null: the rules of doc2 §5 'Employee's
 * confirmation' without the client's wishes, which an attendant may leave with the client's consent, and with the
 * clinic's own Saturdays, because its hours decide what it serves (decision 2). Whether the slot is free the booking tells.
 */
export function whenFailure(
  { data: day, hora: time, periodo }: ChosenWhen,
  clinic: AttendedClinic,
  now: Now,
): WhenFailure | null {
  const { openingHours, feriados, ferias } = clinic;
  if (openingHours && prestadorWithoutHorarios(openingHours)) {
    return { campo: 'idPrestador', mensagem: PRESTADOR_WITHOUT_HORARIOS_MESSAGE };
  }
  if (clinic.reservaFaixas && !time) return { campo: 'hora', mensagem: WHEN_MISSING.hora };
  const [failure] = validateConfirmation({
    data: day,
    periodo,
    horario: time,
    dataSugestaoInicial: null,
    dataSugestaoFinal: null,
    openingHours,
    feriados,
    ferias,
    now,
  }).filter(({ codigo: code }) => code !== 'WEEKEND' || openingHours === null);
  if (failure) {
    const isOfTime = failure.codigo === 'HORARIO_PAST' || failure.codigo === 'PERIODO_NOT_SERVED';
    return { campo: isOfTime ? 'hora' : 'data', mensagem: failure.mensagem };
  }
  if (time && openingHours && !servesAtHorario(openingHours, { inicio: day, fim: day }, time)) {
    return { campo: 'hora', mensagem: NOT_SERVED_AT_HORARIO_MESSAGE };
  }
  return null;
}

/** Longest list of days that one proposal names. */
export const MAX_PROPOSED_DAYS = 3;

export const DAYS_REQUIRED_MESSAGE = 'Proponha pelo menos uma data.';
export const DAY_REPEATED_MESSAGE = 'Esta data já foi proposta.';
export const DAY_IN_PAST_MESSAGE = 'Proponha um dia a partir de hoje.';
export const REASON_REQUIRED_MESSAGE = 'Informe o motivo.';
export const RISCOS_REQUIRED_MESSAGE = 'Selecione pelo menos um risco.';

export interface ProposedDay {
  readonly data: CivilDate;
  readonly hora: TimeOfDay | null;
}

/** Who named days last: an attendant to the requester, the clinic, or the requester, who chose one of them. */
export const PROPOSAL_ORIGINS = ['ATENDENTE', 'PRESTADOR', 'SOLICITANTE'] as const;
export type ProposalOrigin = (typeof PROPOSAL_ORIGINS)[number];

export const DAYS_PROPOSED_LABEL = 'Datas propostas ao solicitante';
export const DAY_CHOSEN_LABEL = 'Data escolhida pelo solicitante';

/** How the days that stand are introduced, by who named them. */
export function proposalLabel(origin: ProposalOrigin): string {
  if (origin === 'PRESTADOR') return 'Data proposta pela clínica';
  return origin === 'SOLICITANTE' ? DAY_CHOSEN_LABEL : DAYS_PROPOSED_LABEL;
}

export interface DayProposal {
  readonly origem: ProposalOrigin;
  readonly datas: readonly ProposedDay[];
}

/** From these on a day is chosen: what was proposed before is answered (docs/decisions/0135). */
export const DAY_SETTLING_STATUSES: readonly IdStatus[] = [
  STATUS.AGENDADO,
  STATUS.DEPOSITO_ANTECIPADO,
  STATUS.REAGENDADO,
  STATUS.AGUARDANDO_CONF_COLABORADOR,
  STATUS.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR,
];

/** Those of the proposal that are still to come, in their order. */
export const daysAhead = (proposal: DayProposal | null, now: Now): readonly ProposedDay[] =>
  (proposal?.datas ?? []).filter(
    ({ data: day, hora: time }) => day > now.data || (day === now.data && (!time || time > now.time)),
  );

export const DAY_NOT_PROPOSED_MESSAGE = 'Esta data não está mais entre as propostas. Escolha outra.';
export const NO_DAY_CHOSEN_MESSAGE = 'Escolha uma das datas.';

/** What is wrong with the day that the requester chose, or null: it was proposed to them, and is still to come. */
export const chosenDayFailure = (
  { data: day, hora: time }: ProposedDay,
  proposal: DayProposal | null,
  now: Now,
): string | null =>
  proposal?.origem === 'ATENDENTE' &&
  daysAhead(proposal, now).some((each) => each.data === day && each.hora === time)
    ? null
    : DAY_NOT_PROPOSED_MESSAGE;

/** What is wrong with one proposed day, or null: that it is over, or that the request's clinic does not serve then. */
export function proposedDayFailure(
  { data: day, hora: time }: ProposedDay,
  clinic: ClinicCalendar | null,
  now: Now,
): ProposalFailure | null {
  if (day < now.data) return { campo: 'data', mensagem: DAY_IN_PAST_MESSAGE };
  if (day === now.data && time && time < now.time) return { campo: 'hora', mensagem: DAY_IN_PAST_MESSAGE };
  return clinic && clinicDayFailure({ data: day, hora: time }, clinic, now);
}

/**
 * What is wrong with the days proposed to the requester, or null: whichever they choose can be booked.
 * @param clinic the days of the request's clinic; null: none is chosen yet, and any day to come will do
 */
export function proposedDaysFailure(
  days: readonly ProposedDay[],
  clinic: ClinicCalendar | null,
  now: Now,
): string | null {
  if (days.length === 0) return DAYS_REQUIRED_MESSAGE;
  const [failure] = days.flatMap((day) => proposedDayFailure(day, clinic, now) ?? []);
  if (failure) return failure.mensagem;
  const told = new Set(days.map(({ data: day, hora: time }) => `${day} ${time ?? ''}`));
  return told.size < days.length ? DAY_REPEATED_MESSAGE : null;
}
