import { blockHours, canTransition, hasConsultaDayCome, type StatusAction } from '../status/index.ts';
import type { CivilDate, Now, TimeOfDay } from '../time/index.ts';

/** What an employee with a day may ask for it: another day, or to end it (issue 12 'A way back'). */
export const EMPLOYEE_CHANGES = [
  'SOLICITAR_ALTERACAO',
  'CANCELAR',
] as const satisfies readonly StatusAction[];
export type EmployeeChange = (typeof EMPLOYEE_CHANGES)[number];

export const isEmployeeChange = (action: string): action is EmployeeChange =>
  EMPLOYEE_CHANGES.some((each) => each === action);

export const DAY_HAS_COME_TEXT = 'O dia do exame já chegou.';
export const IN_REVIEW_TEXT = 'O dia está sendo revisto por quem cuida dos exames.';

/** The appointment, as far as its changes are judged by it. */
export interface ChangeableVisit {
  readonly idStatus: number;
  readonly dataAgendamento: CivilDate | null;
  readonly horaAgendamento: TimeOfDay | null;
  /** The client's limits in hours (doc1 §4 'Timing blocks'); null or 0: none. */
  readonly limits: { readonly alterar: number | null; readonly cancelar: number | null };
  readonly now: Now;
}

/** Also taking the earlier place that was offered is a change of the day, and by the same rules. */
type OwnChange = EmployeeChange | 'ANTECIPAR';

/** Hours of the client's limit when less than that is left, else false. */
export const changeDeadline = (action: OwnChange, visit: ChangeableVisit): number | false =>
  blockHours({
    ...visit,
    horario: visit.horaAgendamento,
    hourLimit: action === 'CANCELAR' ? visit.limits.cancelar : visit.limits.alterar,
  });

/**
 * Why an employee may not ask for this any more, in pt-BR; null when they may. By the one transition table and the
 * client's own limits; on the day itself it is too late for either.
 */
export function changeRefusal(action: OwnChange, visit: ChangeableVisit): string | null {
  const { idStatus, dataAgendamento, now } = visit;
  if (hasConsultaDayCome(idStatus, dataAgendamento, now) || (dataAgendamento ?? '9999') <= now.data)
    return DAY_HAS_COME_TEXT;
  const result = canTransition(idStatus, action, [], {
    now,
    actor: 'FUNCIONARIO',
    dataAgendamento,
    deadlineHours: changeDeadline(action, visit),
  });
  if (result.ok) return null;
  return result.codigo === 'CONDITION' ? result.reason : IN_REVIEW_TEXT;
}
