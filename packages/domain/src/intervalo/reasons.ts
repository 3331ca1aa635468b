import { isOnFerias, type Feriado } from '../feriados/index.ts';
import {
  compareDates,
  isWeekendDay,
  weekdayOf,
  type CivilDate,
  type Weekday,
  formatWeekdays,
  formatDate,
} from '../time/index.ts';
import type { DayReasonCode } from './codes.ts';
import { prepareContext, type IntervaloContext, type PreparedContext } from './context.ts';

/** One reason why a day cannot be chosen, in words for the calendar. */
export interface DayReason {
  code: DayReasonCode;
  text: string;
}

/** Every reason why the day cannot start or end a range, in the order of the checks; none when it is free. */
export function dayReasons(date: CivilDate, context: IntervaloContext): DayReason[] {
  return reasonsInContext(date, prepareContext(context));
}

/** {@link dayReasons} for many days: prepares the context once. */
export function createDayReasons(context: IntervaloContext): (date: CivilDate) => DayReason[] {
  const prepared = prepareContext(context);
  return (date) => reasonsInContext(date, prepared);
}

/** {@link dayReasons} on a prepared context. */
export function reasonsInContext(date: CivilDate, prepared: PreparedContext): DayReason[] {
  const { context, disabledWeekdays, unservedWeekdays, withoutHorarios } = prepared;
  const day = weekdayOf(date);
  const reasons: DayReason[] = [...limitReasons(date, context)];
  const provider = context.variant === 'prestador' ? 'A clínica' : 'O prestador';
  const serves = !withoutHorarios && !unservedWeekdays.has(day);
  // Of a day that the provider does not serve, that is what is said of it.
  if (disabledWeekdays.has(day) && serves) {
    reasons.push({ code: 'DIA_DESABILITADO', text: `Não há agendamento ${formatWeekdays([day])}` });
  }
  for (const feriado of prepared.feriadosOn(date)) reasons.push(feriadoReason(feriado));
  const ferias = context.ferias.find((f) => isOnFerias(f, date));
  if (ferias) {
    reasons.push({
      code: 'FERIAS',
      text: `${context.variant === 'prestador' ? 'Clínica' : 'Prestador'} em férias até ${formatDate(ferias.dataFinal)}`,
    });
  }
  if (withoutHorarios) {
    reasons.push({
      code: 'SEM_HORARIOS',
      text: `${provider} não tem horários de atendimento cadastrados`,
    });
  } else if (!serves) {
    reasons.push({ code: 'DIA_NAO_ATENDIDO', text: `${provider} não atende ${formatWeekdays([day])}` });
  }
  return reasons;
}

/**
 * Whether a day may lie inside a range without being one of its ends. Beside the free days these are the closed
 * weekends that the picker disables: nobody selects them, and a range of several days has to be able to cross them.
 */
export function fitsInside(reasons: readonly DayReason[], day: Weekday, prepared: PreparedContext): boolean {
  return reasons.every(
    ({ code }) =>
      code === 'DIA_DESABILITADO' || (code === 'DIA_NAO_ATENDIDO' && isClosedWeekend(day, prepared)),
  );
}

/** Saturday or Sunday, disabled in the picker. */
export function isClosedWeekend(day: Weekday, { disabledWeekdays }: PreparedContext): boolean {
  return isWeekendDay(day) && disabledWeekdays.has(day);
}

function limitReasons(date: CivilDate, { now, min, max }: IntervaloContext): readonly DayReason[] {
  if (compareDates(date, now.data) < 0) return [{ code: 'PASSADO', text: 'Esta data já passou' }];
  if (min && compareDates(date, min) < 0) {
    return [{ code: 'ANTES_DO_MINIMO', text: `A primeira data permitida é ${formatDate(min)}` }];
  }
  if (max && compareDates(date, max) > 0) {
    return [{ code: 'DEPOIS_DO_MAXIMO', text: `A última data permitida é ${formatDate(max)}` }];
  }
  return [];
}

function feriadoReason({ abrangencia: coverage, nome: name, cidade }: Feriado): DayReason {
  if (coverage === 'NACIONAL') return { code: 'FERIADO_NACIONAL', text: `Feriado nacional: ${name}` };
  const where = cidade ? ` em ${cidade.cidade}-${cidade.estado}` : '';
  return { code: 'FERIADO_MUNICIPAL', text: `Feriado municipal${where}: ${name}` };
}
