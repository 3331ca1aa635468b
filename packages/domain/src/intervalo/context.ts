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

/** Whose texts are shown: the wizard's, or the pickers', which end some of them with '!' (doc2 §5, doc3 §5.3). */
export type IntervaloVariant = 'assistente' | 'seletor';

/** Everything that decides whether a range may be suggested. */
export interface IntervaloContext {
  now: Now;
  /** First day allowed, when later than today: tomorrow when the company schedules (doc2 §4). */
  min?: CivilDate | null;
  /** Last day allowed. */
  max?: CivilDate | null;
  /** SLA setting limiteDatas or a given value; without it, or at 0, there is no limit. */
  dayLimit?: number | null;
  /** Most dates that a range may hold, both ends included; self-scheduling's limit (doc2 §9). */
  maxDates?: number | null;
  /** Weekdays that the limit does not count; Sunday by default. */
  nonWorkingDays?: readonly Weekday[];
  /**
   * Weekdays on which a range may neither start nor end. By default Saturday and Sunday, less those that the provider's
   * hours serve.
   */
  disabledDays?: readonly Weekday[];
  /** Of the registry. The national holidays by law count whether they are listed or not. */
  feriados: readonly Feriado[];
  /** Of the provider. */
  ferias: readonly Ferias[];
  /** Of the provider; absent or `null` while none is chosen, and then no weekday is refused for it. */
  openingHours?: readonly OpeningHour[] | null;
  /** 'assistente' by default. */
  variant?: IntervaloVariant;
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
