import type { Faixa } from '../agendas/index.ts';
import type { OpeningHour } from '../atendimento/index.ts';
import type { CivilDate } from '../time/index.ts';

export interface PlanExame {
  readonly id: number;
  readonly name: string;
}

/** A clinic that books slots, as far as a plan needs it. */
export interface PlanClinic {
  readonly id: number;
  readonly name: string;
  /** Metres from the centre of the city; null while unknown. */
  readonly distanciaMetros: number | null;
  readonly openingHours: readonly OpeningHour[] | null;
  /** Exams that it does, by id, each with its notice in days that it serves. */
  readonly exames: ReadonlyMap<number, number>;
  /** Free slots that take all of these exams together, in order; asked once for each set. */
  readonly faixasOf: (examesIds: readonly number[]) => readonly Faixa[];
}

export interface PlanQuery {
  /** At most six: more is not searched. */
  readonly exames: readonly PlanExame[];
  /** At most twenty: the nearest ones. */
  readonly clinics: readonly PlanClinic[];
  /** Clinics that may have the request, among `clinics`: what they do of its exams is done there (doc2 §2.8). */
  readonly mainIds: readonly number[];
  /** The suggested days. */
  readonly range: { readonly min: CivilDate; readonly max: CivilDate };
}

/** Exams that are done in one slot: a row of the schedule step. */
export interface PlanRow {
  readonly exames: readonly PlanExame[];
  readonly prestadorId: number;
  readonly antecedencia: number;
  /** The clinic of the request does them. */
  readonly isServed: boolean;
  readonly faixa: Faixa;
}

/** One way to one clinic on one day, with all that is done there. */
export interface PlanVisit {
  readonly prestadorId: number;
  readonly name: string;
  readonly distanciaMetros: number | null;
  readonly data: CivilDate;
  /** The first arrival, HH:mm. */
  readonly horarioChegada: string;
  readonly exames: readonly PlanExame[];
}

/** Days, clinics and slots for every exam. */
export interface Plan {
  /** The clinic of the request. */
  readonly prestadorId: number;
  readonly rows: readonly PlanRow[];
  /** In order of day and time. */
  readonly visits: readonly PlanVisit[];
  /** The day on which the last exam is done. */
  readonly fim: CivilDate;
}

/** What is searched exactly (issue 10 'Best plan'). */
export const MAX_PLAN_EXAMES = 6;
export const MAX_PLAN_CLINICS = 20;
/** How many plans are offered. */
export const MAX_PLANS = 3;
