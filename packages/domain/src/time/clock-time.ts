/** A time of the day as the wire carries it, `HH:mm`, from 00:00 to 23:59. */
export type TimeOfDay = string;

const FORMAT = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** doc2 §5, Clinic step: what a badly written time is answered with. */
export const INVALID_TIME_MESSAGE =
  'O formato de horário está inválido. Por favor, insira um formato de horário válido (HH:mm).';

/** doc2 §5 e doc3 §9: os campos de hora genéricos aceitam o que fica estritamente entre estas duas (06:01–19:00). */
export const HORARIO_WINDOW: { readonly after: TimeOfDay; readonly before: TimeOfDay } = {
  after: '06:00',
  before: '19:01',
};

/** Whether the value is a time `HH:mm`, hours at most 23 and minutes at most 59. */
export function isTime(value: string): boolean;
export function isTime(value: unknown): value is TimeOfDay;
export function isTime(value: unknown): boolean {
  return typeof value === 'string' && FORMAT.test(value);
}

/**
 * Minutes since midnight, 0–1439.
 * @throws RangeError when the text is not `HH:mm`.
 */
export function minutesOfDay(time: TimeOfDay): number {
  const found = FORMAT.exec(time);
  if (!found) throw new RangeError(`"${time}" não é um horário: use HH:mm, de 00:00 a 23:59.`);
  return Number(found[1]) * 60 + Number(found[2]);
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
/** The times that were written before: a month of slots asks for the same few over and over. */
const texts = Array.from<TimeOfDay | undefined>({ length: 1440 });

/**
 * The inverse of {@link minutesOfDay}.
 * @throws RangeError outside 0–1439 or when not an integer.
 */
export function timeFromMinutes(minutes: number): TimeOfDay {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > 1439) {
    throw new RangeError(`${minutes} não é um minuto do dia: use um inteiro de 0 a 1439.`);
  }
  return (texts[minutes] ??= `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`);
}

/** Negative, zero or positive as `a` is before, at or after `b`; fits `Array.prototype.sort`. */
export function compareTimes(a: TimeOfDay, b: TimeOfDay): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether a generic time input takes this time: 06:01 to 19:00 (doc2 §5; the window 06:00–19:01 is exclusive). */
export function isTimeInAllowedWindow(time: TimeOfDay): boolean {
  return (
    isTime(time) &&
    compareTimes(time, HORARIO_WINDOW.after) > 0 &&
    compareTimes(time, HORARIO_WINDOW.before) < 0
  );
}

/** Reads what a person types or pastes ('8:30', '0830', '8h30', '8h', '08:30:00') as a time, or `null`. */
export function parseTime(text: string): TimeOfDay | null {
  const cleaned = text.trim().toLowerCase();
  const found =
    /^(\d{1,2})\s*[:h.]\s*(\d{2})(?::\d{2})?\s*(?:h|min)?$/.exec(cleaned) ??
    /^(\d{2})(\d{2})$/.exec(cleaned) ??
    /^(\d{1,2})()\s*h$/.exec(cleaned);
  if (!found) return null;
  const time = `${(found[1] ?? '').padStart(2, '0')}:${found[2] || '00'}`;
  return isTime(time) ? time : null;
}
