import { type OpeningHour, periodoOptions } from '../atendimento/index.ts';
import type { Feriado, Ferias } from '../feriados/index.ts';
import {
  verifyIntervalo,
  type IntervaloContext,
  type IntervaloFailure,
  type Intervalo,
} from '../intervalo/index.ts';
import { MESSAGE } from '../messages/index.ts';
import type { Periodo } from '../periodos/index.ts';
import { addDays, type Now, type CivilDate } from '../time/index.ts';
import { horarioFailure } from './horario.ts';
import { isSocClinic } from './reserva.ts';
import { WHO, type Who } from './types.ts';

/** How far ahead an exam can be suggested, in days: as far as holidays and vacations are known. */
export const HORIZON_DAYS = 365;

/** The last day that can be suggested. */
export const lastSuggestedDate = (today: CivilDate): CivilDate => addDays(today, HORIZON_DAYS);

/** The first day that can be suggested: tomorrow when the company schedules, else today (doc2 §4). */
export const firstSuggestedDate = (quemAgenda: Who, today: CivilDate): CivilDate =>
  quemAgenda === WHO.EMPRESA ? addDays(today, 1) : today;

/** What of the clinic and the client decides about days, period and time. */
export interface SugestaoFacts {
  readonly system: string | null | undefined;
  /** null while they are unknown: then they refuse nothing. */
  readonly openingHours: readonly OpeningHour[] | null;
  readonly feriados: readonly Feriado[];
  readonly ferias: readonly Ferias[];
  readonly dayLimit: number | null;
  /** The morning goes by the edit dialog's rule, not by the clinic step's (doc1 §2.4). */
  readonly isRangePicker?: boolean;
}

/** Everything that decides whether a range may be suggested (doc2 §5 'Date range rules'). */
export function sugestaoContext(
  quemAgenda: Who,
  facts: Omit<SugestaoFacts, 'system'>,
  now: Now,
): IntervaloContext {
  return {
    now,
    min: firstSuggestedDate(quemAgenda, now.data),
    max: lastSuggestedDate(now.data),
    dayLimit: facts.dayLimit,
    feriados: facts.feriados,
    ferias: facts.ferias,
    openingHours: facts.openingHours,
    variant: 'assistente',
  };
}

export interface Sugestao {
  readonly intervalo: Intervalo;
  readonly periodo: Periodo;
  readonly quemAgenda: Who;
  /** The time agreed with the clinic; null or empty when there is none. */
  readonly horario: string | null;
}

/** Whether the time agreed with the clinic is asked (doc2 §5 'Clinic step'). */
export const requiresAgreedHorario = (system: string | null | undefined, quemAgenda: Who): boolean =>
  !isSocClinic({ sistema: system ?? null }) && quemAgenda === WHO.SOLICITANTE;

export interface SugestaoFailures {
  /** All of them, the first one first. */
  readonly intervalo: readonly IntervaloFailure[];
  readonly periodo: string | null;
  readonly horario: string | null;
}

/** Why the range does not stand. */
export const intervaloFailures = (
  intervalo: Intervalo,
  quemAgenda: Who,
  facts: SugestaoFacts,
  now: Now,
): readonly IntervaloFailure[] => verifyIntervalo(intervalo, sugestaoContext(quemAgenda, facts, now));

/** Why the period cannot be chosen, or null (doc2 §4 'Period availability'). */
export function periodoFailure(
  periodo: Periodo,
  intervalo: Intervalo | null,
  facts: Pick<SugestaoFacts, 'system' | 'openingHours' | 'isRangePicker'>,
  now: Now,
): string | null {
  const option = periodoOptions({
    now,
    intervalo,
    openingHours: facts.openingHours,
    isSocClinic: isSocClinic({ sistema: facts.system ?? null }),
    isRangePicker: facts.isRangePicker,
  }).find((o) => o.periodo === periodo);
  return option && !option.available ? (option.motivo ?? MESSAGE.REQUIRED_FIELD) : null;
}

/** Days, period and time against the clinic and the calendar: the same for the wizard's step and the server. */
export function verifySugestao(s: Sugestao, facts: SugestaoFacts, now: Now): SugestaoFailures {
  const { intervalo, periodo, quemAgenda, horario } = s;
  // Of a range that ends before it begins that is said, and not of its first day what the clinic does on none.
  const days = intervalo.fim < intervalo.inicio ? { ...intervalo, fim: intervalo.inicio } : intervalo;
  const asksForHorario = requiresAgreedHorario(facts.system, quemAgenda) || Boolean(horario);
  return {
    intervalo: intervaloFailures(intervalo, quemAgenda, facts, now),
    periodo: periodoFailure(periodo, days, facts, now),
    horario: asksForHorario
      ? horarioFailure({
          time: horario ?? '',
          periodo,
          intervalo: days,
          openingHours: facts.openingHours,
          now,
        })
      : null,
  };
}
