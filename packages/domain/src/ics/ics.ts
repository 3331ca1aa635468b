import {
  timeFromMinutes,
  minutesOfDay,
  addDays,
  type Now,
  type CivilDate,
  type TimeOfDay,
} from '../time/index.ts';
import { timeZoneOffset } from './time-zone.ts';

/** An appointment as a calendar keeps it. It names nobody's exam, risk or result (LGPD art. 11). */
export interface CalendarAppointment {
  /** Stays the same when the file is taken again, so that the calendar replaces instead of repeating. */
  readonly uid: string;
  readonly title: string;
  readonly data: CivilDate;
  /** Wall time at the clinic; without one (order of arrival) the event takes the day. */
  readonly time: TimeOfDay | null;
  /** IANA zone of the clinic. */
  readonly timeZone: string;
  /** How long it is expected to take, in minutes. It never runs past the end of the day. */
  readonly duracaoMinutos: number;
  readonly local: string;
  readonly description: string;
  readonly coordinates?: { readonly latitude: number; readonly longitude: number } | null;
  /** Rises with each change of the same event. */
  readonly version: number;
  /** Kept, and not confirmed yet. @default false */
  readonly isTentative?: boolean;
  readonly now: Now;
}

/**
 * The event as an iCalendar file (RFC 5545): wall time of the clinic's zone, with that zone described inside, and two
 * reminders. Lines end with CRLF and are folded at 75 bytes.
 */
export function generateIcs(c: CalendarAppointment): string {
  const rows = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Apto//Autoagendamento//PT-BR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(c.time ? timeZoneDescription(c.timeZone, c.data, c.time) : []),
    'BEGIN:VEVENT',
    `UID:${text(c.uid)}`,
    `SEQUENCE:${c.version}`,
    `DTSTAMP:${instant(c.now)}`,
    ...when(c),
    `SUMMARY:${text(c.title)}`,
    `LOCATION:${text(c.local)}`,
    `DESCRIPTION:${text(c.description)}`,
    ...(c.coordinates ? [`GEO:${c.coordinates.latitude};${c.coordinates.longitude}`] : []),
    `STATUS:${c.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'CLASS:PRIVATE',
    // A day without an hour begins at midnight, when nobody is to be woken: at six in the evening before it.
    ...reminder(c.time ? '-P1D' : '-PT6H', c.title),
    ...(c.time ? reminder('-PT2H', c.title) : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return rows.map((row) => `${fold(row)}\r\n`).join('');
}

function when({ data: date, time, timeZone, duracaoMinutos }: CalendarAppointment): string[] {
  if (!time) return [`DTSTART;VALUE=DATE:${day(date)}`, `DTEND;VALUE=DATE:${day(addDays(date, 1))}`];
  const end = timeFromMinutes(Math.min(minutesOfDay(time) + duracaoMinutos, 1439));
  return [
    `DTSTART;TZID=${timeZone}:${day(date)}T${clock(time)}`,
    `DTEND;TZID=${timeZone}:${day(date)}T${clock(end)}`,
  ];
}

/** The zone as it is on that day: enough for one event, and what a reader without a zone table needs. */
function timeZoneDescription(timeZone: string, date: CivilDate, time: TimeOfDay): string[] {
  const offset = timeZoneOffset(timeZone, date, time);
  const signal = offset < 0 ? '-' : '+';
  const value = `${signal}${timeFromMinutes(Math.abs(offset)).replace(':', '')}`;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${value}`,
    `TZOFFSETTO:${value}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
}

const reminder = (before: string, title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:${before}`,
  `DESCRIPTION:${text(title)}`,
  'END:VALARM',
];

const day = (date: CivilDate): string => date.replaceAll('-', '');
const clock = (time: TimeOfDay): string => `${time.replace(':', '')}00`;
const instant = ({ instant }: Now): string => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;

/** RFC 5545 §3.3.11. */
function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** RFC 5545 §3.1: at most 75 bytes a line, the rest after a line break and a space; never inside of a character. */
function fold(row: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of row) {
    const size = bytesOf(character);
    if (bytes + size > 75) {
      parts.push(part);
      part = '';
      // The space that begins a continuation counts.
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
