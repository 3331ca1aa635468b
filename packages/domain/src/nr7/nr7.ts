import { daysBetween, type CivilDate, formatDate } from '../time/index.ts';

/** Calendar days within which an earlier clinical exam waives the dismissal exam, by risk grade (doc2 §9, NR-7). */
export const NR7_WINDOW: Readonly<Record<1 | 2 | 3 | 4, number>> = { 1: 135, 2: 135, 3: 90, 4: 90 };

/** doc2 §4, NR7 rule. */
export const UNIDENTIFIED_GRADE_MESSAGE = 'Grau de Risco não identificado';

export type Nr7Situation = 'WAIVED' | 'EXAME_DUE' | 'GRADE_UNKNOWN';

/** What it makes of a dismissal's clinical exam: done, not done, or null for what the requester says (decision 40). */
export const NR7_ACCEPTS: Readonly<Record<Nr7Situation, boolean | null>> = {
  WAIVED: false,
  EXAME_DUE: true,
  GRADE_UNKNOWN: null,
};

export interface Nr7Query {
  /** Day of the latest clinical occupational exam; `null` when there is none. */
  lastClinicalExame: CivilDate | null | undefined;
  dismissalDate: CivilDate;
  /** riskLevel of the branch, 1 to 4; anything else is not identified. */
  riskLevel: number | null | undefined;
}

export interface Nr7Result {
  situacao: Nr7Situation;
  mensagem: string;
}

/**
 * Whether the dismissal exam may be waived: the latest clinical occupational exam was under 135 (grades 1, 2) or 90
 * (grades 3, 4) calendar days before the dismissal. At exactly 135 or 90 an exam is due, and so it is when the exam
 * came only after the dismissal.
 */
export function evaluateNr7({ lastClinicalExame, dismissalDate, riskLevel }: Nr7Query): Nr7Result {
  const timeWindow = windowForGrade(riskLevel);
  if (timeWindow === null) return { situacao: 'GRADE_UNKNOWN', mensagem: UNIDENTIFIED_GRADE_MESSAGE };
  if (!lastClinicalExame) {
    return {
      situacao: 'EXAME_DUE',
      mensagem: 'O exame demissional é devido: não há exame clínico ocupacional anterior.',
    };
  }
  const days = daysBetween(lastClinicalExame, dismissalDate);
  const when = formatDate(lastClinicalExame);
  if (days < 0) {
    return {
      situacao: 'EXAME_DUE',
      mensagem: `O exame demissional é devido: o exame clínico de ${when} é posterior à demissão.`,
    };
  }
  const distance = `o último exame clínico, de ${when}, foi ${howLongBefore(days)}`;
  if (days < timeWindow) {
    return {
      situacao: 'WAIVED',
      mensagem: `O exame demissional pode ser dispensado: ${distance} (menos de ${timeWindow} dias).`,
    };
  }
  return {
    situacao: 'EXAME_DUE',
    mensagem: `O exame demissional é devido: ${distance} (limite de ${timeWindow} dias).`,
  };
}

function windowForGrade(grade: number | null | undefined): number | null {
  return grade === 1 || grade === 2 || grade === 3 || grade === 4 ? NR7_WINDOW[grade] : null;
}

function howLongBefore(days: number): string {
  if (days === 0) return 'no dia da demissão';
  return `${days} ${days === 1 ? 'dia' : 'dias'} antes da demissão`;
}
