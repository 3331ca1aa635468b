import { hasEnded, STATUS } from '../status/index.ts';
import type { CivilDate } from '../time/index.ts';
import { CHANGE_REFUSAL } from './texts.ts';
import type { RiskVerdict } from './types.ts';

/** Characters that the reason of a change may have. */
export const MAX_CHANGE_REASON = 500;

/**
 * Whether the occupational risks change from one position to the other, by the ids of the risks of each. Where neither
 * has a profile nothing is known, and a person has to say it.
 */
export function riskVerdict(from: readonly number[], to: readonly number[]): RiskVerdict {
  const before = new Set(from);
  const after = new Set(to);
  if (before.size === 0 && after.size === 0) return 'SEM_PERFIL';
  return before.size === after.size && [...before].every((risk) => after.has(risk)) ? 'IGUAIS' : 'MUDAM';
}

/** Risks that change ask for the exam, before the change (NR-7 7.5.10). */
export const needsExam = (verdict: RiskVerdict): boolean => verdict === 'MUDAM';

/** The status of the exam of a change; null: none was asked for. */
type ExamStatus = number | null;

/** Somebody still works on the exam: the change is that exam's. */
export const isExamLive = (status: ExamStatus): boolean => status !== null && !hasEnded(status);

/** What is asked for: `from` null where the employee has no position yet. */
export interface AskedChange {
  readonly situation: string;
  readonly from: number | null;
  readonly to: number;
  /** The day that it should take effect; null: as soon as the exam is done. */
  readonly day: CivilDate | null;
  /** The change that waits already, and the status of its exam. */
  readonly pending: { readonly to: number; readonly day: CivilDate | null; readonly exam: ExamStatus } | null;
}

/** What is wrong with a field of the change that is asked for. */
export interface ChangeFault {
  readonly campo: 'hierarquiaId' | 'dia';
  readonly mensagem: string;
}

/** Why an employee may not change position as asked, by field; a day that was said before may have passed. */
export function changeFaults(asked: AskedChange, today: CivilDate): readonly ChangeFault[] {
  const faults: ChangeFault[] = [];
  if (asked.to === asked.from) faults.push({ campo: 'hierarquiaId', mensagem: CHANGE_REFUSAL.same });
  if (asked.day !== null && asked.day < today && asked.day !== (asked.pending?.day ?? null))
    faults.push({ campo: 'dia', mensagem: CHANGE_REFUSAL.past });
  return faults;
}

/** Why nobody may ask for it at all; null where it may be asked for. */
export function changeRefusal({ situation, to, pending }: AskedChange): string | null {
  if (situation === 'DEMITIDO') return CHANGE_REFUSAL.left;
  if (pending && pending.to !== to && isExamLive(pending.exam)) return CHANGE_REFUSAL.examOfAnother;
  return null;
}

/** Why the pending flag is not taken back; null where it is. */
export const undoRefusal = (exam: ExamStatus): string | null =>
  isExamLive(exam) ? CHANGE_REFUSAL.examLive : null;

/** Why a change does not take effect by hand; null where it does. */
export function effectRefusal(exam: ExamStatus, verdict: RiskVerdict): string | null {
  if (isExamLive(exam)) return CHANGE_REFUSAL.examLive;
  return needsExam(verdict) && exam !== STATUS.CONCLUIDO ? CHANGE_REFUSAL.needsExam : null;
}

/** Whether another exam may be asked for. */
export const mayAskExam = (exam: ExamStatus): boolean => !isExamLive(exam);

/** The days that say how somebody came, moved and left; null: it did not happen, or nobody told. */
export interface Movements {
  readonly admissionDate: string | null;
  readonly changeDate: string | null;
  readonly inicioAfastamento: string | null;
  readonly fimAfastamento: string | null;
  readonly resignationDate: string | null;
}

/**
 * The day of an employee's last movement (doc1 §3 `lastMovementationDate`): admission, function change, going on leave,
 * the end of the leave or of the employment, whichever came last. What is only foreseen has not happened
 * (docs/decisions/0276).
 */
export function lastMovement(days: Movements, today: CivilDate): string | null {
  const known = [
    days.admissionDate,
    days.changeDate,
    days.inicioAfastamento,
    days.fimAfastamento,
    days.resignationDate,
  ];
  return known.reduce(
    (last, day) => (day !== null && day <= today && (last === null || day > last) ? day : last),
    null,
  );
}
