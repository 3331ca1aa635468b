import type { CivilDate, TimeOfDay } from '../time/index.ts';

/** Where and when an exam of a request is done. */
export interface VisitedExame<C> {
  readonly name: string;
  /** Null while there is none. */
  readonly data: CivilDate | null;
  readonly hora: TimeOfDay | null;
  /** Null of a private one, and while nobody knows. */
  readonly clinic: C | null;
  /** Done where the employee likes: it has a day alone (doc2 §5). */
  readonly isPrivate: boolean;
}

/** One way to one place on one day, with all that is done there. */
export interface ExameVisit<C> {
  readonly data: CivilDate;
  /** The first arrival; null where no time is agreed. */
  readonly hora: TimeOfDay | null;
  /** Null: a private exam. */
  readonly clinic: C | null;
  readonly exames: readonly string[];
}

const byMoment = <C>(a: ExameVisit<C>, b: ExameVisit<C>): number =>
  `${a.data} ${a.hora ?? ''}`.localeCompare(`${b.data} ${b.hora ?? ''}`);

/** The visits that a request's exams make, in their order. An exam that has no day yet, or no place, is in none. */
export function exameVisits<C extends { readonly id: number }>(
  exames: readonly VisitedExame<C>[],
): ExameVisit<C>[] {
  const visits = new Map<string, ExameVisit<C>>();
  for (const { name, data, hora: time, clinic, isPrivate } of exames) {
    if (data === null || (clinic === null && !isPrivate)) continue;
    const place = isPrivate ? null : clinic;
    const key = `${data} ${place?.id ?? 'private'}`;
    const before = visits.get(key);
    const times = [before?.hora ?? null, isPrivate ? null : time].filter((each) => each !== null);
    visits.set(key, {
      data,
      hora: times.sort()[0] ?? null,
      clinic: place,
      exames: [...(before?.exames ?? []), name],
    });
  }
  return [...visits.values()].sort(byMoment);
}

/**
 * Why somebody goes more than once: 'São 2 visitas, a 2 clínicas: cada uma faz uma parte dos exames.'; null for a single
 * one, which needs no word.
 */
export function visitsSentence(visits: readonly ExameVisit<{ readonly id: number }>[]): string | null {
  if (visits.length < 2) return null;
  const clinics = new Set(visits.flatMap(({ clinic }) => clinic?.id ?? []));
  const hasPrivate = visits.some(({ clinic }) => clinic === null);
  const places =
    clinics.size > 1
      ? `, a ${clinics.size} clínicas: cada uma faz uma parte dos exames.`
      : hasPrivate
        ? ': a clínica não faz todos os exames.'
        : ' à mesma clínica: os exames ficam em dias diferentes.';
  const own = hasPrivate ? ' O exame particular é feito onde o funcionário preferir.' : '';
  return `São ${visits.length} visitas${places}${own}`;
}
