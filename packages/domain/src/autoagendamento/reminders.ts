import { hoursOnDay, type AtendimentoType, type OpeningHour } from '../atendimento/index.ts';
import { formatPhone } from '../documents/index.ts';
import { preparoText, visitDurationText, type Preparation, type VisitDuration } from '../exames/index.ts';
import type { Periodo } from '../periodos/index.ts';
import { formatDateWithWeekday, type CivilDate, type TimeOfDay } from '../time/index.ts';
import { atendimentoTypeOnDay } from './days.ts';

/** What everybody brings; a clinic may ask for more. */
const ITEMS_TO_BRING = ['Documento oficial com foto'] as const;

/** What to bring on the day: what everybody does, then what the clinic asks for, one thing a line or between ';'. */
export const itemsToBring = (oQueLevar: string | null | undefined): string[] => [
  ...ITEMS_TO_BRING,
  ...(oQueLevar ?? '')
    .split(/[\n;]+/)
    .map((item) => item.trim())
    .filter(Boolean),
];

/** An exam with what it asks for, and its own day and hour where it has them. */
export interface ExameToPrepare extends Preparation {
  readonly data?: CivilDate | null;
  readonly hora?: TimeOfDay | null;
}

/** A visit's day and hour, as far as they are known. */
export interface Arrival {
  readonly data: CivilDate | null;
  readonly time: TimeOfDay | null;
}

/** When one arrives for one exam of a visit; null where nobody knows, or on a day that is not the visit's. */
const arrivalFor = (exame: ExameToPrepare, { data: date, time }: Arrival): TimeOfDay | null =>
  exame.data && exame.data !== date ? null : (exame.hora ?? time);

/**
 * What to do before the exams (fasting, rest), each once, and from which hour on once that of the visit is known. Told
 * without the exam that asks for it.
 */
export function preparationFrom(exames: readonly ExameToPrepare[], arrival: Arrival | null): string[] {
  const texts = exames.map((exame) => preparoText(exame, arrival && arrivalFor(exame, arrival)) ?? '');
  return [...new Set(texts.filter(Boolean))];
}

/** How a clinic that receives people so keeps a day without an hour; one that does both, or says nothing, may do either. */
const ARRIVALS: Readonly<Partial<Record<AtendimentoType, string>>> = {
  'Ordem de chegada': 'Por ordem de chegada.',
  'Horário marcado': 'A clínica combina o horário com você.',
};

/** How a day without an hour is kept, and when the clinic serves on it, where that is known. */
export function arrivalText(openingHours: readonly OpeningHour[], date: CivilDate, periodo: Periodo): string {
  const way =
    ARRIVALS[atendimentoTypeOnDay(openingHours, date, periodo)] ??
    'Por ordem de chegada, ou no horário que a clínica combinar com você.';
  const hours = hoursOnDay(openingHours, date, periodo);
  return hours.length === 0 ? way : `${way} A clínica atende das ${hours.join(' e das ')}.`;
}

/** One of several visits of a request, beside the first: on another day, or at another clinic. */
export interface OtherVisit {
  readonly data: CivilDate;
  readonly time: TimeOfDay | null;
  readonly clinic: string;
  readonly address: string;
  readonly phone: string | null;
  /** What to do before it. */
  readonly before: readonly string[];
}

/** 'quinta-feira, 3 de dezembro de 2026, às 14:00'. */
export const otherVisitWhen = ({ data: date, time }: Pick<OtherVisit, 'data' | 'time'>): string =>
  `${formatDateWithWeekday(date)}${time === null ? '' : `, às ${time}`}`;

/** The visit as a text tells it. */
const otherVisitLines = (visit: OtherVisit): string[] => [
  `Outra visita: ${otherVisitWhen(visit)}.`,
  visit.clinic,
  visit.address,
  ...(visit.phone ? [`Telefone: ${formatPhone(visit.phone)}`] : []),
  ...visit.before.map((item) => `- ${item}`),
];

export interface Reminders {
  /** How one arrives where no hour is agreed; null or absent where one is, and where nobody goes anywhere. */
  readonly arrival?: string | null;
  /** Whom one calls at the clinic; null or absent where nobody knows. */
  readonly phone?: string | null;
  /** Preparation, in order. */
  readonly before: readonly string[];
  /** Things to bring, in order. */
  readonly bring: readonly string[];
  /** How long the visit takes; null or absent where nobody said. */
  readonly duration?: VisitDuration | null;
  /** The other visits of the same request, in order. */
  readonly others?: readonly OtherVisit[];
}

const lines = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [title, ...items.map((item) => `- ${item}`)];

/** Everything for the day itself, the same wherever it is told: page, message, calendar. */
export function reminderText({
  arrival,
  before,
  bring,
  phone,
  duration = null,
  others = [],
}: Reminders): string {
  const length = visitDurationText(duration);
  return [
    arrival ?? '',
    length === null ? '' : `${length}.`,
    lines('Antes do exame:', before).join('\n'),
    lines('O que levar:', bring).join('\n'),
    phone ? `Telefone da clínica: ${formatPhone(phone)}` : '',
    ...others.map((visit) => otherVisitLines(visit).join('\n')),
  ]
    .filter(Boolean)
    .join('\n\n');
}
