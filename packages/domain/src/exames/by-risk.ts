import { TIPO_EXAME } from './types.ts';
import { addMonthsToDate, ageOn, earlierDate, type CivilDate } from '../time/index.ts';

/** What a risk asks of those who are exposed to it: one exam, for some exam types and some people (NR-7, 7.5.8, annexes). */
export interface RiskRule {
  readonly procedimentoId: number;
  /** Exam types that include it. */
  readonly tiposExame: readonly number[];
  /** Months after which it is done again; null: as long as the exam itself is valid. */
  readonly periodicidadeMeses: number | null;
  /** Months from the admission to the first one that is periodic; null: at once. */
  readonly primeiroAposMeses: number | null;
  readonly sex: 'F' | 'M' | null;
  readonly idadeMinima: number | null;
  readonly idadeMaxima: number | null;
}

/** What the rules look at. What is not known excludes nothing: one exam too many is seen at the clinic, one too few is not. */
export interface ExposedPerson {
  readonly sex: string | null;
  readonly nascimento: CivilDate | null;
  readonly admissao: CivilDate | null;
}

/** How an exam that risks ask for is due. */
export interface RiskDemand {
  readonly periodicidadeMeses: number | null;
  /** The day on which the first periodic one is due; null: at once. */
  readonly firstDue: CivilDate | null;
}

const fits = ({ sex, idadeMinima, idadeMaxima }: RiskRule, person: ExposedPerson, today: CivilDate) => {
  const age = person.nascimento === null ? null : ageOn(person.nascimento, today);
  return (
    (sex === null || person.sex === null || person.sex === sex) &&
    (age === null || ((idadeMinima ?? age) <= age && age <= (idadeMaxima ?? age)))
  );
};

const shorter = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b));

/** The exams that an employee's risks ask for; where two risks ask for the same one, the stricter of each term holds. */
export function examesByRisk(
  rules: readonly RiskRule[],
  person: ExposedPerson,
  tipoExame: number,
  today: CivilDate,
): ReadonlyMap<number, RiskDemand> {
  const demands = new Map<number, RiskDemand>();
  for (const rule of rules) {
    if (!rule.tiposExame.includes(tipoExame) || !fits(rule, person, today)) continue;
    const firstDue =
      rule.primeiroAposMeses === null || person.admissao === null
        ? null
        : addMonthsToDate(person.admissao, rule.primeiroAposMeses);
    const other = demands.get(rule.procedimentoId);
    demands.set(
      rule.procedimentoId,
      other === undefined
        ? { periodicidadeMeses: rule.periodicidadeMeses, firstDue }
        : {
            periodicidadeMeses: shorter(other.periodicidadeMeses, rule.periodicidadeMeses),
            firstDue:
              other.firstDue === null || firstDue === null ? null : earlierDate(other.firstDue, firstDue),
          },
    );
  }
  return demands;
}

/** Exam types at which somebody is found fit for an activity: before it begins and while it lasts (NR-33 33.5.19, NR-35 35.4.4). */
export const ACTIVITY_EXAM_TYPES: readonly number[] = [
  TIPO_EXAME.ADMISSIONAL,
  TIPO_EXAME.PERIODICO,
  TIPO_EXAME.RETORNO_AO_TRABALHO,
  TIPO_EXAME.MUDANCA_FUNCAO,
];

/** An exam that an activity demands, as a rule beside those of risks: of everybody who does it, from the first day. */
export const activityRule = (procedimentoId: number, periodicidadeMeses: number | null): RiskRule => ({
  procedimentoId,
  tiposExame: ACTIVITY_EXAM_TYPES,
  periodicidadeMeses,
  primeiroAposMeses: null,
  sex: null,
  idadeMinima: null,
  idadeMaxima: null,
});

/** What is known of an exam that was done. */
export interface DoneExame {
  readonly done: CivilDate;
  /** The day that was noted when it was done. */
  readonly noted: CivilDate | null;
  /** Months for which any exam of the kind is valid. */
  readonly validadeMeses: number;
}

/** When a done exam is due again: what risks ask for replaces its validity, and never puts off what was noted. */
export function dueAgain({ done, noted, validadeMeses }: DoneExame, demand: RiskDemand | null): CivilDate {
  const ordinary = noted ?? addMonthsToDate(done, validadeMeses);
  const { periodicidadeMeses, firstDue } = demand ?? { periodicidadeMeses: null, firstDue: null };
  if (firstDue !== null && done < firstDue) return noted === null ? firstDue : earlierDate(noted, firstDue);
  if (periodicidadeMeses === null) return ordinary;
  const byRisk = addMonthsToDate(done, periodicidadeMeses);
  return noted === null ? byRisk : earlierDate(noted, byRisk);
}

/** Whether the exam is not due yet for somebody who never did it: the first one comes later. */
export const comesLater = (demand: RiskDemand, today: CivilDate): boolean =>
  demand.firstDue !== null && demand.firstDue > today;
