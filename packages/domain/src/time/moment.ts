import type { CivilDate } from './civil-date.ts';
import { compareTimes, isTime } from './clock-time.ts';
import type { Now } from './now.ts';

/** Um dia e uma hora dele, como são digitados. */
export interface TypedDateTime {
  /** null onde nenhum foi escolhido. */
  readonly date: CivilDate | null;
  /** HH:mm quando inteira, '' onde não há nada. */
  readonly time: string;
}

/** O que está errado com um dia e sua hora: a hora não existe, falta um dos dois, ou já passou. */
export type DateTimeProblem = 'FORMAT' | 'INCOMPLETE' | 'PAST';

/** O que um dia e sua hora têm de ser. */
export interface DateTimeNeeds {
  /** Um dia pode ficar sem hora. @default false */
  readonly isTimeOptional?: boolean | undefined;
  /** O que é anterior já passou; ausente, qualquer momento é aceito. */
  readonly after?: Now | undefined;
}

/** O que está errado com um dia e uma hora digitados; null para os dois vazios e para um par válido. */
export function dateTimeProblem(
  { date, time }: TypedDateTime,
  needs: DateTimeNeeds = {},
): DateTimeProblem | null {
  const { isTimeOptional = false, after } = needs;
  if (time !== '' && !isTime(time)) return 'FORMAT';
  if (date === null) return time === '' ? null : 'INCOMPLETE';
  if (time === '' && !isTimeOptional) return 'INCOMPLETE';
  if (!after || date > after.data) return null;
  const isOver = date < after.data || (time !== '' && compareTimes(time, after.time) < 0);
  return isOver ? 'PAST' : null;
}
