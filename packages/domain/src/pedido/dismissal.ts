import { TIPO_EXAME } from '../exames/index.ts';
import type { CivilDate } from '../time/index.ts';
import type { Situation } from './funcionario.ts';

/** What decides whether a concluded exam ends the employment. */
export interface ConcludedExam {
  readonly tipoExameId: number;
  /** The dismissal date of the request (doc2 §2.3). */
  readonly dataHomologacao: CivilDate | null;
  /** The client dismisses in its own way. */
  readonly clienteNaoAlterarSituacaoNoDemissional: boolean;
  readonly situation: Situation;
}

/**
 * The day on which the employee has left, once their dismissal exam is concluded; null where the exam changes nothing: it is
 * another, the client wants the situation left alone, or they have left already (doc2 §3, docs/decisions/0129).
 */
export function dismissalDay(exam: ConcludedExam, today: CivilDate): CivilDate | null {
  if (exam.tipoExameId !== TIPO_EXAME.DEMISSIONAL || exam.situation === 'DEMITIDO') return null;
  return exam.clienteNaoAlterarSituacaoNoDemissional ? null : (exam.dataHomologacao ?? today);
}
