import { servedDays, prestadorWithoutHorarios, type OpeningHour } from '../atendimento/index.ts';
import {
  DEFAULT_DISABLED_DAYS,
  DEFAULT_NON_WORKING_DAYS,
  nationalFeriadoOn,
  type Ferias,
  type Feriado,
} from '../feriados/index.ts';
import { type Now, WEEKDAYS, laterDate, type CivilDate, type Weekday } from '../time/index.ts';

/** A suggested range of days, both ends included. */
export interface Intervalo {
  inicio: CivilDate;
  fim: CivilDate;
}

/**
 * Whose texts are shown: the wizard's, or the pickers', which end some of them with '!' (doc2 §5, doc3 §5.3); 'prestador'
 * where the provider itself reads them.
 */
export type IntervaloVariant = 'assistente' | 'seletor' | 'prestador';

/** Tudo que decide se um intervalo pode ser sugerido. */
export interface IntervaloContext {
  now: Now;
  /** O primeiro dia permitido, quando é depois de hoje: amanhã quando a empresa agenda (doc2 §4). */
  min?: CivilDate | null;
  /** O último dia permitido. */
  max?: CivilDate | null;
  /** A configuração de SLA limiteDatas ou um valor dado; sem ela, ou com 0, não há limite. */
  dayLimit?: number | null;
  /** O máximo de datas que um intervalo pode ter, com as duas pontas; o limite do autoagendamento (doc2 §9). */
  maxDates?: number | null;
  /** Dias da semana que o limite não conta; por padrão, domingo. */
  nonWorkingDays?: readonly Weekday[];
  /**
   * Dias da semana em que um intervalo não pode começar nem terminar. Por padrão sábado e domingo, menos os que os
   * horários do prestador atendem.
   */
  disabledDays?: readonly Weekday[];
  /** Os do cadastro. Os feriados nacionais por lei contam, estejam ou não na lista. */
  feriados: readonly Feriado[];
  /** As do prestador. */
  ferias: readonly Ferias[];
  /**
   * Os do prestador; ausente ou `null` enquanto nenhum foi escolhido, e então nenhum dia da semana é recusado por causa
   * dele.
   */
  openingHours?: readonly OpeningHour[] | null;
  /** 'assistente' por padrão. */
  variant?: IntervaloVariant;
  /** Escolhe-se um dia, não um intervalo: as frases dizem 'A data', sem início nem fim. @default false */
  isDay?: boolean;
}

/** The context made ready for being asked about many days. */
export interface PreparedContext {
  context: IntervaloContext;
  /** The first day that is neither past nor before the minimum. */
  firstDay: CivilDate;
  nonWorkingDays: readonly Weekday[];
  disabledWeekdays: ReadonlySet<Weekday>;
  /** Weekdays that the provider does not serve; empty when its hours are unknown. */
  unservedWeekdays: ReadonlySet<Weekday>;
  withoutHorarios: boolean;
  feriadosOn: (date: CivilDate) => readonly Feriado[];
}

/** Indexes the context once, so that a calendar may ask about each of its days. */
export function prepareContext(context: IntervaloContext): PreparedContext {
  const { openingHours } = context;
  const served = openingHours ? servedDays(openingHours) : WEEKDAYS;
  const disabledWeekdays =
    context.disabledDays ?? DEFAULT_DISABLED_DAYS.filter((day) => !openingHours || !served.includes(day));
  return {
    context,
    firstDay: laterDate(context.now.data, context.min ?? context.now.data),
    nonWorkingDays: context.nonWorkingDays ?? DEFAULT_NON_WORKING_DAYS,
    disabledWeekdays: new Set(disabledWeekdays),
    unservedWeekdays: new Set(WEEKDAYS.filter((day) => !served.includes(day))),
    withoutHorarios: openingHours ? prestadorWithoutHorarios(openingHours) : false,
    feriadosOn: indexFeriados(context.feriados),
  };
}

function indexFeriados(feriados: readonly Feriado[]): (date: CivilDate) => readonly Feriado[] {
  const byDate = new Map<CivilDate, Feriado[]>();
  for (const feriado of feriados) {
    const ofDay = byDate.get(feriado.dataFeriado);
    // Two calls may name one holiday.
    if (ofDay?.some((f) => f.nome === feriado.nome && f.abrangencia === feriado.abrangencia)) continue;
    if (ofDay) ofDay.push(feriado);
    else byDate.set(feriado.dataFeriado, [feriado]);
  }
  return (date) => {
    const registered = byDate.get(date) ?? [];
    if (registered.some(({ abrangencia: coverage }) => coverage === 'NACIONAL')) return registered;
    const byLaw = nationalFeriadoOn(date);
    return byLaw ? [byLaw, ...registered] : registered;
  };
}
