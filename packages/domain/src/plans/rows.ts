import type { Faixa } from '../agendas/index.ts';
import { groupExames, type ReservaRow } from '../reserva/index.ts';
import type { CivilDate } from '../time/index.ts';
import type { PlanClinic, PlanExame, PlanQuery } from './types.ts';

/** Where a row may be done: the clinic, its notice, and what is free there, day by day. */
export interface RowPlace {
  readonly clinic: PlanClinic;
  readonly antecedencia: number;
  readonly byDay: ReadonlyMap<CivilDate, readonly Faixa[]>;
}

/** A row of the schedule step before anything is chosen, with every place that could take it. */
export interface OpenRow {
  readonly exames: readonly PlanExame[];
  readonly isServed: boolean;
  readonly places: readonly RowPlace[];
}

function placeAt(clinic: PlanClinic, exames: readonly PlanExame[]): RowPlace | null {
  const notices = exames.map(({ id }) => clinic.exames.get(id));
  if (notices.includes(undefined)) return null;
  const byDay = new Map<CivilDate, Faixa[]>();
  for (const faixa of clinic.faixasOf(exames.map(({ id }) => id))) {
    const ofDay = byDay.get(faixa.data);
    if (ofDay) ofDay.push(faixa);
    else byDay.set(faixa.data, [faixa]);
  }
  return { clinic, antecedencia: Math.max(0, ...notices.map((notice) => notice ?? 0)), byDay };
}

/**
 * The rows that the schedule step lays out where this clinic has the request (doc2 §2.8): what it does by days of notice,
 * and each exam that it does not do at any other. Null where it does nothing, or an exam is done nowhere.
 */
export function openRows(main: PlanClinic, { exames, clinics }: PlanQuery): OpenRow[] | null {
  const { served, unserved } = groupExames(
    exames.map((exame) => ({ ...exame, antecedencia: main.exames.get(exame.id) ?? null })),
  );
  if (served.length === 0) return null;
  const rows = [
    ...served.map(({ procedimentos }) => ({ exames: procedimentos, isServed: true, at: [main] })),
    ...unserved.map(({ procedimentos }) => ({
      exames: procedimentos,
      isServed: false,
      at: clinics.filter(({ id }) => id !== main.id),
    })),
  ].map(({ at, ...row }): OpenRow => ({
    ...row,
    places: at.flatMap((clinic) => placeAt(clinic, row.exames) ?? []).filter(({ byDay }) => byDay.size > 0),
  }));
  return rows.every(({ places }) => places.length > 0) ? rows : null;
}

/** A row with its place, day and slot, as the rules of the schedule step judge it. */
export const chosenRow = (
  row: OpenRow,
  place: RowPlace,
  date: CivilDate,
  faixa: Faixa | null,
): ReservaRow => ({
  id: row.exames.map(({ id }) => id).join('-'),
  prestador: { id: place.clinic.id, name: place.clinic.name },
  procedimentos: row.exames,
  antecedencia: place.antecedencia,
  isServed: row.isServed,
  openingHours: place.clinic.openingHours,
  data: date,
  faixa,
  particular: false,
});
