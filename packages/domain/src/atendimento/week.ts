import { PERIODO, type Periodo } from '../periodos/index.ts';
import { capitalize } from '../text/index.ts';
import {
  type CivilDate,
  type Weekday,
  weekdayName,
  weekdayOf,
  WEEK,
  weekdayAbbreviation,
  type TimeOfDay,
} from '../time/index.ts';
import type { OpeningHour, ServiceType } from './atendimento.ts';

/** How a clinic receives people, over its whole week (doc2 §3). */
export type AtendimentoType = 'Ordem de chegada' | 'Horário marcado' | 'Ambos' | 'Inconsistente';

/** One period of one weekday, for display. */
export interface AtendimentoShift {
  inicio: TimeOfDay | null;
  fim: TimeOfDay | null;
  /** 'Ordem de chegada', 'Horário marcado' or 'Inconsistente' */
  tipo: AtendimentoType;
  /** '08:00 às 12:00'; 'Horário não informado' when the hours are missing. */
  text: string;
}

/** One weekday of the clinic's week, for display. */
export interface AtendimentoDay {
  day: Weekday;
  /** 'SEG' … 'DOM' */
  abbreviation: string;
  /** 'segunda-feira' */
  name: string;
  /** `null` when that period is not served. */
  manha: AtendimentoShift | null;
  tarde: AtendimentoShift | null;
  /** '08:00 às 12:00 e 13:00 às 17:00', or 'Não atende'. */
  text: string;
}

/** 'Ordem de chegada' or 'Horário marcado'; anything else is 'Inconsistente' (doc2 §3). */
export function serviceTypeName(type: string | null | undefined): AtendimentoType {
  if (type === 'ORDEM_CHEGADA') return 'Ordem de chegada';
  if (type === 'HORARIO_MARCADO') return 'Horário marcado';
  return 'Inconsistente';
}

/**
 * The overall type of a clinic (doc2 §3), from the periods that it serves: one type everywhere is that type, both are
 * 'Ambos', and no served period, or one without a type, is 'Inconsistente'.
 */
export function tipoAtendimento(horarios: readonly OpeningHour[]): AtendimentoType {
  const types = new Set<AtendimentoType>();
  for (const h of horarios) {
    if (h.atendimentoMatutino) types.add(serviceTypeName(h.serviceTypeAm));
    if (h.atendimentoVespertino) types.add(serviceTypeName(h.serviceTypePm));
  }
  if (types.size === 0 || types.has('Inconsistente')) return 'Inconsistente';
  if (types.size === 2) return 'Ambos';
  return types.has('Ordem de chegada') ? 'Ordem de chegada' : 'Horário marcado';
}

/** The seven weekdays from Monday to Sunday with their periods, for 'Ver informações da clínica' (doc2 §2.7). */
export function atendimentoWeek(horarios: readonly OpeningHour[]): AtendimentoDay[] {
  return WEEK.map((day) => {
    const ofDay = horarios.filter(({ weekDay }) => weekDay === day);
    const withManha = ofDay.find((h) => h.atendimentoMatutino);
    const withTarde = ofDay.find((h) => h.atendimentoVespertino);
    const manha = withManha
      ? shift(withManha.startHourAm, withManha.endHourAm, withManha.serviceTypeAm)
      : null;
    const tarde = withTarde
      ? shift(withTarde.startHourPm, withTarde.endHourPm, withTarde.serviceTypePm)
      : null;
    const text = [manha, tarde].flatMap((t) => (t ? [t.text] : [])).join(' e ') || 'Não atende';
    return { day, abbreviation: weekdayAbbreviation(day), name: weekdayName(day), manha, tarde, text };
  });
}

/** 'seg', 'seg e ter', 'seg a sex', 'seg, qua e sex': served weekdays in order, a run of three or more as one. */
export function weekdaysText(days: readonly Weekday[]): string {
  const short = (day: Weekday): string => weekdayName(day).slice(0, 3);
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && WEEK.indexOf(day) === WEEK.indexOf(run.at(-1) ?? day) + 1) run.push(day);
    else runs.push([day]);
  }
  const parts = runs.flatMap((run) =>
    run.length > 2 ? [`${short(run[0] ?? 0)} a ${short(run.at(-1) ?? 0)}`] : run.map(short),
  );
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' e ');
}

/**
 * A clinic's week in as few lines as it has kinds of day, for a card: 'Seg a qui: 08:00 às 12:00 e 13:00 às 17:00',
 * 'Sex: 08:00 às 12:00'. Days without service are left out; empty when there is none.
 */
export function weekLines(horarios: readonly OpeningHour[]): string[] {
  const daysByText = new Map<string, Weekday[]>();
  for (const { day, manha, tarde, text } of atendimentoWeek(horarios)) {
    if (manha || tarde) daysByText.set(text, [...(daysByText.get(text) ?? []), day]);
  }
  return [...daysByText].map(([text, days]) => {
    return `${capitalize(weekdaysText(days))}: ${text}`;
  });
}

/** When a clinic serves on a day, of a period of it or of both: '08:00 às 12:00', '13:00 às 17:00'. What is not known is left out. */
export function hoursOnDay(horarios: readonly OpeningHour[], date: CivilDate, periodo: Periodo): string[] {
  const weekday = atendimentoWeek(horarios).find(({ day }) => day === weekdayOf(date));
  const shifts = [
    periodo === PERIODO.TARDE ? null : weekday?.manha,
    periodo === PERIODO.MANHA ? null : weekday?.tarde,
  ];
  return shifts.flatMap((each) => (each?.inicio && each.fim ? [each.text] : []));
}

function shift(start: TimeOfDay | null, end: TimeOfDay | null, type: ServiceType | null): AtendimentoShift {
  const text = start && end ? `${start} às ${end}` : 'Horário não informado';
  return { inicio: start, fim: end, tipo: serviceTypeName(type), text };
}
