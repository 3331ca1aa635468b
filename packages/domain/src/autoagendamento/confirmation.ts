import {
  servesOnDay,
  servesInPeriodo,
  MANHA_ENDED_MESSAGE,
  NOT_SERVED_ON_DAY_MESSAGE,
  NOT_SERVED_IN_PERIODO_MESSAGE,
  TARDE_ENDED_MESSAGE,
  type OpeningHour,
} from '../atendimento/index.ts';
import { isOnFerias, nationalFeriadoOn, type Feriado, type Ferias } from '../feriados/index.ts';
import { intervaloMessages } from '../intervalo/index.ts';
import { PEDIDO_MESSAGE } from '../messages/index.ts';
import { periodoOfHorario, type Periodo } from '../periodos/index.ts';
import {
  isWeekend,
  isCivilDate,
  isTime,
  laterDate,
  type Now,
  type CivilDate,
  type TimeOfDay,
} from '../time/index.ts';
import { confirmationPeriodos } from './periodos.ts';

export type ConfirmationFailureCode =
  | 'DATE_REQUIRED'
  | 'ANTES_DO_MINIMO'
  | 'DEPOIS_DO_MAXIMO'
  | 'WEEKEND'
  | 'DIA_NAO_ATENDIDO'
  | 'PERIODO_NOT_SERVED'
  | 'PERIODO_ENDED'
  | 'HORARIO_PAST'
  | 'FERIADO'
  | 'FERIAS';

export interface ConfirmationFailure {
  readonly codigo: ConfirmationFailureCode;
  readonly mensagem: string;
}

/** What the employee chose and what decides whether it stands. */
export interface Confirmation {
  readonly data: CivilDate | null;
  readonly periodo: Periodo;
  /** Arrival time of the chosen slot; its hour decides the period. */
  readonly horario?: TimeOfDay | null;
  readonly dataSugestaoInicial: CivilDate | null;
  readonly dataSugestaoFinal: CivilDate | null;
  /** Hours of the chosen clinic; null while unknown. */
  readonly openingHours: readonly OpeningHour[] | null;
  readonly feriados: readonly Feriado[];
  readonly ferias: readonly Ferias[];
  readonly now: Now;
}

export const WEEKEND_MESSAGE = 'Escolha um dia de segunda a sexta-feira';

/** First and last day that the employee may pick (doc2 §5): today or the suggested start, to the suggested end. */
export function confirmationLimits(c: {
  readonly dataSugestaoInicial: CivilDate | null;
  readonly dataSugestaoFinal: CivilDate | null;
  readonly now: Now;
}): { readonly min: CivilDate; readonly max: CivilDate | null } {
  const { dataSugestaoInicial, dataSugestaoFinal, now } = c;
  return {
    min: dataSugestaoInicial ? laterDate(now.data, dataSugestaoInicial) : now.data,
    max: dataSugestaoFinal,
  };
}

/** The period of a confirmed booking: the slot's own when there is one (doc2 §4: hour below 12 is morning). */
export function confirmationPeriodo(c: {
  readonly periodo: Periodo;
  readonly horario?: TimeOfDay | null;
}): Periodo {
  return c.horario && isTime(c.horario) ? periodoOfHorario(c.horario) : c.periodo;
}

function feriadoOn(date: CivilDate, feriados: readonly Feriado[]): Feriado | null {
  return feriados.find((f) => f.dataFeriado === date) ?? nationalFeriadoOn(date);
}

/**
 * Everything that is wrong with the employee's choice, in the order of doc2 §5 'Employee's confirmation' and
 * 'Date range rules'; empty when it may be booked.
 */
export function validateConfirmation(c: Confirmation): ConfirmationFailure[] {
  const { data: date, now, openingHours } = c;
  if (!date || !isCivilDate(date)) return [{ codigo: 'DATE_REQUIRED', mensagem: 'Campo obrigatório' }];
  const failures: ConfirmationFailure[] = [];
  const failure = (code: ConfirmationFailureCode, message: string): unknown =>
    failures.push({ codigo: code, mensagem: message });

  const { min, max } = confirmationLimits(c);
  if (date < now.data) failure('ANTES_DO_MINIMO', intervaloMessages.startInPast('assistente', true));
  else if (date < min) failure('ANTES_DO_MINIMO', intervaloMessages.beforeMinimum(min, 'assistente', true));
  if (max && date > max) {
    failure('DEPOIS_DO_MAXIMO', intervaloMessages.afterMaximum(max, 'assistente', true));
  }
  const serves = !openingHours || servesOnDay(openingHours, date);
  if (!serves) failure('DIA_NAO_ATENDIDO', NOT_SERVED_ON_DAY_MESSAGE);
  else if (isWeekend(date)) failure('WEEKEND', WEEKEND_MESSAGE);
  if (serves && c.horario) {
    if (openingHours && !servesInPeriodo(openingHours, date, confirmationPeriodo(c))) {
      failure('PERIODO_NOT_SERVED', NOT_SERVED_IN_PERIODO_MESSAGE);
    }
  } else if (serves) {
    const reason = confirmationPeriodos(c, date).find(({ periodo }) => periodo === c.periodo)?.motivo;
    if (reason) {
      const hasEnded = reason === MANHA_ENDED_MESSAGE || reason === TARDE_ENDED_MESSAGE;
      failure(hasEnded ? 'PERIODO_ENDED' : 'PERIODO_NOT_SERVED', reason);
    }
  }
  if (date === now.data && c.horario && c.horario < now.time) {
    failure('HORARIO_PAST', PEDIDO_MESSAGE.HORARIO_BEFORE_NOW);
  }
  const feriado = feriadoOn(date, c.feriados);
  if (feriado) failure('FERIADO', intervaloMessages.feriado(feriado));
  const ferias = c.ferias.find((f) => isOnFerias(f, date));
  if (ferias) failure('FERIAS', intervaloMessages.ferias(ferias, 'assistente'));
  return failures;
}

/** Whether 'Agendar' is enabled: city, provider and a date or a slot (doc2 §2.11). */
export function canConfirm(choice: {
  readonly cidade: unknown;
  readonly prestador: unknown;
  readonly data?: CivilDate | null;
  readonly faixa?: unknown;
}): boolean {
  const { cidade, prestador, data: date, faixa } = choice;
  return Boolean(cidade) && Boolean(prestador) && (Boolean(date) || Boolean(faixa));
}
