import { minutesOfDay, type Weekday } from '../time/index.ts';
import type { AgendaPeriodo } from './types.ts';

/** Where a window lies in the week. */
export type WeekWindow = Pick<AgendaPeriodo, 'diaSemana' | 'inicio' | 'fim'>;

const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];

/** How many slots a window makes; a last piece that is too short is none. */
export const slotsIn = ({ inicio: start, fim: end, duracaoMinutos }: AgendaPeriodo): number =>
  Math.max(0, Math.floor((minutesOfDay(end) - minutesOfDay(start)) / duracaoMinutos));

/**
 * A window of the week that another would lie over; two that only touch do not.
 * @param except place in the list of one that does not count: the window that is moved
 */
export function overlapping(
  periodos: readonly AgendaPeriodo[],
  window: WeekWindow,
  except: number | null,
): AgendaPeriodo | undefined {
  return periodos.find(
    (other, index) =>
      index !== except &&
      other.diaSemana === window.diaSemana &&
      minutesOfDay(other.inicio) < minutesOfDay(window.fim) &&
      minutesOfDay(window.inicio) < minutesOfDay(other.fim),
  );
}

/** A week in which one window has new times and stands on every other working day, too, where it lies over no other. */
export function copiedToWorkdays(
  periodos: readonly AgendaPeriodo[],
  index: number,
  copy: AgendaPeriodo,
): AgendaPeriodo[] {
  const copies = WORKDAYS.filter((day) => day !== copy.diaSemana)
    .map((diaSemana) => ({ ...copy, diaSemana }))
    .filter((each) => overlapping(periodos, each, index) === undefined);
  return [...periodos.map((each, at) => (at === index ? copy : each)), ...copies];
}
