/** An exam with how long it takes, as its registry says; null: not said. */
export interface TimedExame {
  readonly duracaoMinutos: number | null;
}

/** How long somebody stays for several exams. */
export interface VisitDuration {
  readonly minutos: number;
  /** Of some exam nobody said how long it takes: it is this much or more. */
  readonly aoMenos: boolean;
}

/**
 * How long a visit takes: one person does the exams one after the other, so that they add up; waiting is not counted.
 * null where nothing is known of any.
 */
export function visitDuration(exames: readonly TimedExame[]): VisitDuration | null {
  const known = exames.flatMap(({ duracaoMinutos: minutes }) => (minutes === null ? [] : [minutes]));
  if (known.length === 0) return null;
  return {
    minutos: known.reduce((sum, minutes) => sum + minutes, 0),
    aoMenos: known.length < exames.length,
  };
}

/** '50 min', '1 h', 'pelo menos 1 h 20 min'. */
export function durationText({ minutos: minutes, aoMenos: isLeast }: VisitDuration): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const length = [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ');
  return isLeast ? `pelo menos ${length}` : length;
}

/** The same beside a slot, which is for the arrival alone and may be shorter; null where nothing is known. */
export const stayText = (duration: VisitDuration | null): string | null =>
  duration === null
    ? null
    : `Tempo previsto na clínica: ${durationText(duration)}. O horário é o da chegada; os exames seguem depois dele.`;

/** The same as a sentence of its own, for page, message and step; null where nothing is known. */
export const visitDurationText = (duration: VisitDuration | null): string | null =>
  duration === null ? null : `Tempo previsto: ${durationText(duration)}`;
