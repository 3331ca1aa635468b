import { RULES_TIME_ZONE, dayNumber, minutesOfDay, type CivilDate, type TimeOfDay } from '../time/index.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Zones of Brazil whose clock may differ from São Paulo's, by the place that people know them by. */
const PLACES: Readonly<Record<string, string>> = {
  'America/Manaus': 'de Manaus',
  'America/Cuiaba': 'de Cuiabá',
  'America/Campo_Grande': 'de Campo Grande',
  'America/Porto_Velho': 'de Porto Velho',
  'America/Boa_Vista': 'de Boa Vista',
  'America/Rio_Branco': 'de Rio Branco',
  'America/Eirunepe': 'de Eirunepé',
  'America/Noronha': 'de Fernando de Noronha',
};

/** Minutes that a zone's clock is ahead of UTC (negative) when it shows this day and time. */
export function timeZoneOffset(timeZone: string, date: CivilDate, time: TimeOfDay): number {
  const wallClock = dayNumber(date) * DAY + minutesOfDay(time) * MINUTE;
  // Twice: the first guess may lie on the other side of a change of the clock.
  const first = offsetAtInstant(timeZone, wallClock);
  return offsetAtInstant(timeZone, wallClock - first * MINUTE);
}

/**
 * What stands beside a time of a clinic outside of São Paulo's time (decision 32): 'horário de Manaus, 1 hora a menos
 * que em Brasília'. `null` when both clocks show the same.
 */
export function timeZoneNote(timeZone: string, date: CivilDate, time: TimeOfDay): string | null {
  const difference = timeZoneOffset(timeZone, date, time) - timeZoneOffset(RULES_TIME_ZONE, date, time);
  if (difference === 0) return null;
  const place = PLACES[timeZone] ?? `de ${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')}`;
  return `horário ${place}, ${duration(Math.abs(difference))} a ${difference < 0 ? 'menos' : 'mais'} que em Brasília`;
}

function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 ? `${hours} hora${hours > 1 ? 's' : ''}` : null,
    rest > 0 ? `${rest} minutos` : null,
  ];
  return parts.filter(Boolean).join(' e ');
}

function offsetAtInstant(timeZone: string, epochMs: number): number {
  const field: Record<string, number> = {};
  const formatter = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  for (const { type, value } of formatter.formatToParts(epochMs)) field[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = field;
  return Math.round((Date.UTC(year, month - 1, day, hour, minute) - epochMs) / MINUTE);
}
