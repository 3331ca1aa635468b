import { TIPO_EXAME } from '../exames/index.ts';
import { STATUS } from './codes.ts';

/** Buttons of the actions column beside the row menu (doc1 §2.1). */
export type RowButton = 'ANEXO_PCD' | 'ANEXO_LIBERACAO';

/** PCD documents when the employee is flagged; release attachment for a return to work. */
export function rowButtons(agendamento: {
  readonly pcd?: boolean | null;
  readonly tipoExame?: { readonly id: number } | null;
}): RowButton[] {
  const buttons: RowButton[] = [];
  if (agendamento.pcd) buttons.push('ANEXO_PCD');
  if (agendamento.tipoExame?.id === TIPO_EXAME.RETORNO_AO_TRABALHO) buttons.push('ANEXO_LIBERACAO');
  return buttons;
}

/** Whether the expanded row offers 'Iniciar' (doc1 §2.1): only while the employee is to book. */
export const showsStart = (idStatus: number): boolean => idStatus === STATUS.AUTOAGENDAMENTO;

/**
 * What is said after a missed exam is marked (doc1 §4 'Missed appointment'): the count is the one after the
 * mark, and reaching the limit counts (decisions #23). No limit: nothing to warn about.
 */
export function hasReachedMissedLimit(
  quantidadeFaltaConsulta: number | null | undefined,
  limiteReagendamento: number | null | undefined,
): boolean {
  if (typeof limiteReagendamento !== 'number') return false;
  return (quantidadeFaltaConsulta ?? 0) >= limiteReagendamento;
}
