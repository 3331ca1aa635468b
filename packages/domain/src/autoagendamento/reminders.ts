import { formatPhone } from '../documents/index.ts';
import { preparoText, visitDurationText, type Preparation, type VisitDuration } from '../exames/index.ts';
import type { CivilDate, TimeOfDay } from '../time/index.ts';

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

/** How a day without an hour is kept, and when the clinic serves on it, where that is known. */
export const arrivalText = (hours: readonly string[]): string =>
  `Por ordem de chegada, ou no horário que a clínica combinar com você.${hours.length === 0 ? '' : ` A clínica atende das ${hours.join(' e das ')}.`}`;

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
}

const lines = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [title, ...items.map((item) => `- ${item}`)];

/** Everything for the day itself, the same wherever it is told: page, message, calendar. */
export function reminderText({ arrival, before, bring, phone, duration = null }: Reminders): string {
  const length = visitDurationText(duration);
  return [
    arrival ?? '',
    length === null ? '' : `${length}.`,
    lines('Antes do exame:', before).join('\n'),
    lines('O que levar:', bring).join('\n'),
    phone ? `Telefone da clínica: ${formatPhone(phone)}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
