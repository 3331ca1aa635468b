import { compareFaixas } from '../agendas/index.ts';
import { boundsOf, type ReservaRow } from '../reserva/index.ts';
import { compareDates, type CivilDate } from '../time/index.ts';
import { chosenRow, openRows, type OpenRow, type RowPlace } from './rows.ts';
import { chooseTimes } from './times.ts';
import {
  MAX_PLAN_CLINICS,
  MAX_PLAN_EXAMES,
  MAX_PLANS,
  type Plan,
  type PlanClinic,
  type PlanQuery,
  type PlanRow,
  type PlanVisit,
} from './types.ts';

/** An unknown way is longer than any known one. */
const UNKNOWN_METRES = 1e9;

interface Step {
  readonly row: OpenRow;
  readonly place: RowPlace;
  readonly date: CivilDate;
}

interface Found extends Plan {
  readonly metres: number;
  /** What tells plans apart: the clinic of the request, and where one goes when. */
  readonly key: string;
}

/** The plans found so far, the best first; a worse one than the last of them is not looked at any further. */
class Best {
  readonly plans: Found[] = [];

  /** Whether something that ends then and goes that far could still come in. */
  admits(end: CivilDate, metres: number): boolean {
    const last = this.plans[MAX_PLANS - 1];
    if (!last) return true;
    return (compareDates(end, last.fim) || metres - last.metres) < 0;
  }

  add(plan: Found): void {
    if (this.plans.some(({ key }) => key === plan.key)) return;
    this.plans.push(plan);
    this.plans.sort((a, b) => compareDates(a.fim, b.fim) || a.metres - b.metres);
    this.plans.length = Math.min(this.plans.length, MAX_PLANS);
  }
}

const metresOf = ({ distanciaMetros: metres }: PlanClinic): number => metres ?? UNKNOWN_METRES;
const visitKey = (clinic: PlanClinic, date: CivilDate): string => `${date} ${clinic.id}`;

/** Every plan of one clinic with at most so many visits, put into `best`. */
function searchWith(
  main: PlanClinic,
  rows: readonly OpenRow[],
  query: PlanQuery,
  visits: number,
  best: Best,
): void {
  const steps: Step[] = [];
  const gone = new Map<string, PlanClinic>();

  const finish = (): void => {
    const reserved = steps.map(({ row, place, date }) => chosenRow(row, place, date, null));
    // Bounds of an exam elsewhere look at the served ones after it as well: judged when all days are chosen.
    if (!reserved.every((_row, index) => isWithin(reserved, index, query))) return;
    const faixas = chooseTimes(steps.map(({ place, date }) => place.byDay.get(date) ?? []));
    if (!faixas) return;
    const planned = steps.flatMap(({ row, place }, index): PlanRow[] => {
      const faixa = faixas[index];
      const { antecedencia, clinic } = place;
      return faixa
        ? [{ exames: row.exames, prestadorId: clinic.id, antecedencia, isServed: row.isServed, faixa }]
        : [];
    });
    best.add(createPlan(main, planned, steps, gone));
  };

  const walk = (index: number, end: CivilDate, metres: number): void => {
    const row = rows[index];
    if (!row) {
      finish();
      return;
    }
    for (const place of row.places) {
      for (const date of place.byDay.keys()) {
        const key = visitKey(place.clinic, date);
        const isNew = !gone.has(key);
        if (isNew && gone.size === visits) continue;
        const nextEnd = compareDates(date, end) > 0 ? date : end;
        const nextMetres = metres + (isNew ? metresOf(place.clinic) : 0);
        if (!best.admits(nextEnd, nextMetres)) {
          // Days are in order: those that follow end later still.
          if (compareDates(date, end) > 0 && !best.admits(nextEnd, metres)) break;
          continue;
        }
        if (!mayBegin(steps, { row, place, date }, query)) continue;
        steps.push({ row, place, date });
        if (isNew) gone.set(key, place.clinic);
        walk(index + 1, nextEnd, nextMetres);
        steps.pop();
        if (isNew) gone.delete(key);
      }
    }
  };
  walk(0, query.range.min, 0);
}

/** Whether a day lies within its bounds as far as the rows before tell; an exam elsewhere is judged once all are chosen. */
function mayBegin(steps: readonly Step[], step: Step, query: PlanQuery): boolean {
  const reserved: ReservaRow[] = [...steps, step].map(({ row, place, date }) =>
    chosenRow(row, place, date, null),
  );
  return isWithin(reserved, reserved.length - 1, query);
}

function isWithin(rows: readonly ReservaRow[], index: number, { range }: PlanQuery): boolean {
  const date = rows[index]?.data ?? null;
  const { min, max } = boundsOf(rows, index, range);
  return (
    date !== null &&
    (min === null || compareDates(date, min) >= 0) &&
    (max === null || compareDates(date, max) <= 0)
  );
}

function createPlan(
  main: PlanClinic,
  rows: readonly PlanRow[],
  steps: readonly Step[],
  gone: ReadonlyMap<string, PlanClinic>,
): Found {
  const visits = [...gone].map(([key, clinic]): PlanVisit => {
    const here = rows
      .filter(({ prestadorId, faixa }) => prestadorId === clinic.id && key.startsWith(faixa.data))
      .toSorted((a, b) => compareFaixas(a.faixa, b.faixa));
    return {
      prestadorId: clinic.id,
      name: clinic.name,
      distanciaMetros: clinic.distanciaMetros,
      data: here[0]?.faixa.data ?? '',
      horarioChegada: here[0]?.faixa.horarioChegada ?? '',
      exames: here.flatMap(({ exames }) => exames),
    };
  });
  visits.sort((a, b) => compareDates(a.data, b.data) || a.horarioChegada.localeCompare(b.horarioChegada));
  return {
    prestadorId: main.id,
    rows,
    visits,
    fim: steps.reduce((end, { date }) => (date > end ? date : end), ''),
    metres: [...gone.values()].reduce((sum, clinic) => sum + metresOf(clinic), 0),
    key: `${main.id}|${[...gone.keys()].toSorted().join('|')}`,
  };
}

/**
 * The plans with the fewest visits, of these the ones that are done earliest, then those with the least way; at most three
 * (issue 10 'Best plan'). Exact: every assignment of exams to clinics, days and slots that the rules of the schedule step
 * allow is looked at, or cannot be better. Of one set of visits the earliest times are taken. Empty where there is none, or
 * where more is asked for than is searched.
 */
export function bestPlans(query: PlanQuery): Plan[] {
  if (query.exames.length === 0 || query.exames.length > MAX_PLAN_EXAMES) return [];
  if (query.clinics.length > MAX_PLAN_CLINICS) return [];
  const mains = query.clinics
    .filter(({ id }) => query.mainIds.includes(id))
    .flatMap((main) => {
      const rows = openRows(main, query);
      return rows ? [{ main, rows }] : [];
    });
  const most = Math.max(0, ...mains.map(({ rows }) => rows.length));
  for (let visits = 1; visits <= most; visits++) {
    const best = new Best();
    for (const { main, rows } of mains) searchWith(main, rows, query, visits, best);
    if (best.plans.length > 0) return best.plans.map(({ metres: _metres, key: _key, ...plan }) => plan);
  }
  return [];
}
