import { reminderText, type Reminders } from '../autoagendamento/index.ts';
import type { VisitDuration } from '../exames/index.ts';
import { generateIcs } from '../ics/index.ts';
import { PERIODO, periodoName, type Periodo } from '../periodos/index.ts';
import { addressLines, type Address } from '../prestadores/index.ts';
import type { CivilDate, Now, TimeOfDay } from '../time/index.ts';
import { isTentative, standingWords, type Standing } from './standing.ts';
import { placeLines, type Visit } from './visit.ts';

/** An exam and its waiting: what a calendar should keep free, in minutes. */
const DURATION_MINUTES = 60;

/** A booked visit, as the employee's calendar keeps it. */
export interface CalendarVisit extends Reminders, Standing, Pick<Visit, 'isRemote' | 'room'> {
  /** The appointment's id and version: the calendar replaces what it has of it. */
  readonly id: number;
  readonly version: number;
  readonly data: CivilDate;
  readonly time: TimeOfDay | null;
  readonly periodo: Periodo | null;
  readonly clinic: Address & {
    readonly name: string;
    readonly phone: string | null;
    readonly fuso: string;
    readonly latitude: number | null;
    readonly longitude: number | null;
  };
  /** The way back to the appointment; null where there is none. */
  readonly myLink: string | null;
}

/** A period in words where no time is agreed: 'Manhã', 'De manhã ou à tarde'. */
export const periodWords = (periodo: Periodo | null): string =>
  periodo === null || periodo === PERIODO.AMBOS ? 'De manhã ou à tarde' : periodoName(periodo);

/** What the exams take, where all of them say; an exam's own hour where it may be more. */
const minutesOf = (duration: VisitDuration | null): number => {
  if (duration === null) return DURATION_MINUTES;
  return duration.aoMenos ? Math.max(DURATION_MINUTES, duration.minutos) : duration.minutos;
};

/** The visit as an iCalendar file: the same from the page and over HTTP. It names nobody and no exam (LGPD art. 11). */
export function visitIcs(v: CalendarVisit, now: Now): string {
  const { name, phone, fuso: timeZone, latitude, longitude } = v.clinic;
  const standing = standingWords(v);
  const visit = v.isRemote ? `Atendimento por telemedicina com ${name}` : `Atendimento em ${name}`;
  return generateIcs({
    uid: `agendamento-${v.id}@apto`,
    // What is not confirmed says so where a calendar shows one line.
    title: isTentative(v) ? `${standing.title}: ${visit}` : visit,
    data: v.data,
    time: v.time,
    timeZone,
    duracaoMinutos: minutesOf(v.duration ?? null),
    local: v.isRemote ? (v.room ?? 'Telemedicina') : [name, ...addressLines(v.clinic)].join(', '),
    description: [
      standing.open,
      v.time ? null : periodWords(v.periodo),
      ...(v.isRemote ? placeLines({ ...v, clinic: name, address: '' }) : []),
      reminderText({ ...v, phone }),
      v.myLink && `Meu agendamento: ${v.myLink}`,
    ]
      .filter(Boolean)
      .join('\n'),
    coordinates: v.isRemote || latitude === null || longitude === null ? null : { latitude, longitude },
    version: v.version,
    isTentative: isTentative(v),
    now,
  });
}
