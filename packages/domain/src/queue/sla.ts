import { nationalFeriadosBetween } from '../feriados/index.ts';
import { STATUS, isStatusIn, ofStatus, type IdStatus, type Tone } from '../status/index.ts';
import { addDays, daysBetween, isWeekend, type CivilDate } from '../time/index.ts';

/** The longest limit that a customer or a company may have. */
export const MAX_ATENDIMENTO_DAYS = 30;

const S = STATUS;

/** The request waits for an attendant, or for somebody whom an attendant has to remind: the limit runs. */
export const RUNNING_STATUSES: readonly IdStatus[] = [
  S.EM_ABERTO,
  S.EM_ANDAMENTO,
  S.AGUARDANDO_CONF_COLABORADOR,
  S.AGUARDANDO_DATA,
  S.REAGENDADO,
  S.AGUARDANDO_APLICACAO_RISCO,
  S.PROCESSANDO_AGENDAMENTO,
  S.PENDENCIA_RESOLVIDA,
  S.PENDENCIA_PRESTADOR,
  S.AGUARDANDO_CONFIRMACAO_AGENDA,
  S.PROCESSANDO_SOLICITACAO,
  S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR,
];

/** It waits for the customer's side: the limit stands still, and begins anew when the request comes back. */
const PAUSED: Partial<Record<IdStatus, string>> = {
  [S.PENDENCIA_CLIENTE]: 'Aguarda o cliente',
  [S.AUTOAGENDAMENTO]: 'Aguarda o funcionário',
};

/**
 * The `count` working days after a day, in order: Monday to Friday without national holidays. The day itself does not
 * count, so that whoever asks at 17:55 has as much time as whoever asks at 8:00.
 */
export function workingDaysAfter(date: CivilDate, count: number): CivilDate[] {
  if (!Number.isInteger(count) || count < 0) {
    throw new RangeError(`O prazo deve ser um número inteiro de dias, 0 ou mais; veio ${count}.`);
  }
  // More than far enough: weekends are two days of seven, and no month has four holidays.
  const feriados = new Set(
    nationalFeriadosBetween(date, addDays(date, count * 2 + 14)).map(({ dataFeriado }) => dataFeriado),
  );
  const days: CivilDate[] = [];
  for (let day = addDays(date, 1); days.length < count; day = addDays(day, 1)) {
    if (!isWeekend(day) && !feriados.has(day)) days.push(day);
  }
  return days;
}

/** The last day on which a request that arrived on `date` is in time. */
export const deadlineDay = (date: CivilDate, days: number): CivilDate =>
  workingDaysAfter(date, days).at(-1) ?? date;

/** Whether a change of status brings the request back to the attendants, which gives them the whole limit again. */
export const restartsDeadline = (from: number | null, to: number): boolean =>
  !isStatusIn(from, RUNNING_STATUSES) && isStatusIn(to, RUNNING_STATUSES);

export interface SlaLooks {
  readonly text: string;
  readonly tone: Tone;
  readonly isOverdue: boolean;
}

const days = (n: number): string => (n === 1 ? '1 dia' : `${n} dias`);

/** What falls due, before the verb: a row that waits for the deposit has the deposit's limit and no other. */
const subjectOf = (idStatus: number): string | null => {
  if (idStatus === S.DEPOSITO_ANTECIPADO) return 'Depósito ';
  return isStatusIn(idStatus, RUNNING_STATUSES) ? '' : null;
};

const sentence = (subject: string, rest: string): string =>
  subject === '' ? rest : subject + rest.charAt(0).toLowerCase() + rest.slice(1);

/**
 * Where a request stands against its limit, in words; null where none runs. Days are the calendar's, as people count
 * what is late; the limit itself was counted in working days.
 */
export function slaLooks(
  { idStatus, prazo }: { readonly idStatus: number; readonly prazo: CivilDate | null },
  today: CivilDate,
): SlaLooks | null {
  const waitsFor = ofStatus(PAUSED, idStatus);
  if (waitsFor) return { text: waitsFor, tone: 'neutral', isOverdue: false };
  const subject = subjectOf(idStatus);
  if (!prazo || subject === null) return null;
  const left = daysBetween(today, prazo);
  if (left < 0)
    return { text: sentence(subject, `Atrasado há ${days(-left)}`), tone: 'danger', isOverdue: true };
  if (left === 0) return { text: sentence(subject, 'Vence hoje'), tone: 'warning', isOverdue: false };
  return {
    text: sentence(subject, left === 1 ? 'Vence amanhã' : `Vence em ${days(left)}`),
    tone: 'neutral',
    isOverdue: false,
  };
}

/** How old a request is, in words. */
export function ageText(requestedOn: CivilDate, today: CivilDate): string {
  const age = daysBetween(requestedOn, today);
  if (age <= 0) return 'hoje';
  return age === 1 ? 'ontem' : `há ${days(age)}`;
}
