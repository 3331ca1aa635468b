import { periodoOfHorario, PERIODO } from '@apto/domain/periodos';
import { minutesOfDay, type TimeOfDay } from '@apto/domain/time';

/** Um horário num dia; a `Faixa` do domínio é um. */
export interface TimeSlot {
  /** Quando chegar, HH:mm. */
  readonly horarioChegada: TimeOfDay;
  /** Quando termina, HH:mm. */
  readonly horarioSaida: TimeOfDay;
  /** Vagas ainda livres, ditas onde algum horário tem mais de uma. Ausente: uma, e não se fala dela. */
  readonly vagas?: number;
  /** Quanto tempo leva, em minutos. */
  readonly minutosAgendas?: number;
  /** O id da sala. */
  readonly ambienteId?: number;
  /**
   * O que pesa contra ele sem proibi-lo, uma frase para cada coisa: marcado, lido com ele, e mostrado quando se aponta
   * para ele.
   */
  readonly preparo?: readonly string[] | undefined;
}

/** What tells slots of one day apart. */
export const slotKey = ({ horarioChegada, horarioSaida, ambienteId }: TimeSlot): string =>
  `${horarioChegada}-${horarioSaida}-${ambienteId ?? ''}`;

/** Whether two slots are the same to a person: same arrival and departure (doc2 §5, Schedule step). */
export const isSameSlot = (a: TimeSlot | null | undefined, b: TimeSlot | null | undefined): boolean =>
  a?.horarioChegada === b?.horarioChegada && a?.horarioSaida === b?.horarioSaida;

/** The slots of the morning (before 12:00) and of the afternoon, each in order. Equal times appear once. */
export function byPeriod<H extends TimeSlot>(slots: readonly H[]): { morning: H[]; afternoon: H[] } {
  const inOrder = [...slots].sort(
    (a, b) =>
      minutesOfDay(a.horarioChegada) - minutesOfDay(b.horarioChegada) ||
      minutesOfDay(a.horarioSaida) - minutesOfDay(b.horarioSaida),
  );
  const distinct: H[] = [];
  for (const slot of inOrder) {
    const last = distinct.at(-1);
    if (last && isSameSlot(last, slot)) {
      // Two rooms at the same time are two places of one choice.
      if (last.vagas !== undefined && slot.vagas !== undefined) {
        distinct[distinct.length - 1] = { ...last, vagas: last.vagas + slot.vagas };
      }
    } else distinct.push(slot);
  }
  const isMorning = ({ horarioChegada }: H): boolean => periodoOfHorario(horarioChegada) === PERIODO.MANHA;
  return { morning: distinct.filter(isMorning), afternoon: distinct.filter((slot) => !isMorning(slot)) };
}

/** The free slots nearest in time to one that was taken, the nearest first; of two equally near, the earlier. */
export function nearestSlots<H extends TimeSlot>(slots: readonly H[], wanted: TimeSlot, n = 3): H[] {
  const target = minutesOfDay(wanted.horarioChegada);
  const distance = ({ horarioChegada }: H): number => Math.abs(minutesOfDay(horarioChegada) - target);
  return slots
    .filter((slot) => !isSameSlot(slot, wanted))
    .sort(
      (a, b) => distance(a) - distance(b) || minutesOfDay(a.horarioChegada) - minutesOfDay(b.horarioChegada),
    )
    .slice(0, n);
}
