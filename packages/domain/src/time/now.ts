import { dayNumber, type CivilDate } from './civil-date.ts';
import { minutesOfDay, type TimeOfDay } from './clock-time.ts';

/** The time zone in which every rule runs (doc1 §9, doc3 §9). */
export const RULES_TIME_ZONE = 'America/Sao_Paulo';

/** O presente como uma regra o recebe: o relógio de parede de São Paulo e o instante em que foi lido. */
export interface Now {
  /** Hoje, YYYY-MM-DD. */
  data: CivilDate;
  /** Agora, HH:mm. */
  time: TimeOfDay;
  /** ISO 8601 em UTC, por exemplo `2026-11-24T15:30:00.000Z`. */
  instant: string;
}

/** A day and a time on the wall clock of São Paulo. */
export interface DateTime {
  data: CivilDate;
  time: TimeOfDay;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

let formatter: Intl.DateTimeFormat | undefined;

function saoPauloClock(epochMs: number): DateTime {
  // The machine's own zone and locale never take part: both are fixed here.
  formatter ??= new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: RULES_TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const field: Record<string, string> = {};
  for (const { type, value } of formatter.formatToParts(epochMs)) field[type] = value;
  const year = (field['year'] ?? '').padStart(4, '0');
  return {
    data: `${year}-${field['month']}-${field['day']}`,
    time: `${field['hour']}:${field['minute']}`,
  };
}

/**
 * O presente em São Paulo para um instante que quem chama leu em seu relógio.
 * @param epochMs milissegundos desde 1970-01-01T00:00Z
 * @throws RangeError quando o número não é um instante.
 */
export function nowInSaoPaulo(epochMs: number): Now {
  return { ...saoPauloClock(epochMs), instant: new Date(epochMs).toISOString() };
}

/**
 * Day and time in São Paulo of an instant of the wire.
 * @param iso instant with its offset, `2026-11-24T15:30:00Z` or `…-03:00`
 * @throws RangeError when the text has no offset (it would be read in the machine's zone) or is no instant.
 */
export function instantToSaoPaulo(iso: string): DateTime {
  return saoPauloClock(epochOfInstant(iso));
}

function epochOfInstant(iso: string): number {
  const epochMs = /T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(iso) ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(epochMs)) {
    throw new RangeError(`"${iso}" não é um instante: use ISO 8601 com fuso, como 2026-11-24T15:30:00Z.`);
  }
  return epochMs;
}

/** 'DD/MM/AAAA HH:mm' in São Paulo; missing instants are shown as nothing. */
export function formatInstant(iso: string | null | undefined): string {
  if (!iso) return '';
  const { data: date, time } = instantToSaoPaulo(iso);
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year} ${time}`;
}

/**
 * The instant (ISO, UTC) at which the wall clock of São Paulo shows this day and time. A time that was skipped
 * (00:30 of 2018-11-04) moves forward with the clock; one that happened twice is the first of the two.
 */
export function instantInSaoPaulo(date: CivilDate, time: TimeOfDay): string {
  const wallClock = dayNumber(date) * DAY + minutesOfDay(time) * MINUTE;
  const before = offset(wallClock - DAY);
  const after = offset(wallClock + DAY);
  // West of Greenwich the larger offset gives the earlier instant.
  for (const attempt of [Math.max(before, after), Math.min(before, after)]) {
    const epochMs = wallClock - attempt;
    const parsed = saoPauloClock(epochMs);
    if (parsed.data === date && parsed.time === time) return new Date(epochMs).toISOString();
  }
  return new Date(wallClock - before).toISOString();
}

/** Milliseconds that the wall clock of São Paulo is ahead of UTC (negative) around this instant. */
function offset(epochMs: number): number {
  const { data: date, time } = saoPauloClock(epochMs);
  const wallClock = dayNumber(date) * DAY + minutesOfDay(time) * MINUTE;
  return wallClock - Math.floor(epochMs / MINUTE) * MINUTE;
}
