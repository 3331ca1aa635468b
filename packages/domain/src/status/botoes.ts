import { TIPO_EXAME } from '../exames/index.ts';
import { STATUS } from './codigos.ts';

/** Buttons of the actions column beside the row menu (doc1 §2.1). */
export type BotaoDaLinha = 'ANEXO_PCD' | 'ANEXO_LIBERACAO';

/** PCD documents when the employee is flagged; release attachment for a return to work. */
export function botoesDaLinha(agendamento: {
  readonly pcd?: boolean | null;
  readonly tipoExame?: { readonly id: number } | null;
}): BotaoDaLinha[] {
  const botoes: BotaoDaLinha[] = [];
  if (agendamento.pcd) botoes.push('ANEXO_PCD');
  if (agendamento.tipoExame?.id === TIPO_EXAME.RETORNO_AO_TRABALHO) botoes.push('ANEXO_LIBERACAO');
  return botoes;
}

/** Whether the expanded row offers 'Iniciar' (doc1 §2.1): only while the employee is to book. */
export const mostraIniciar = (idStatus: number): boolean => idStatus === STATUS.AUTOAGENDAMENTO;

/**
 * What is said after a missed exam is marked (doc1 §4 'Missed appointment'): the count is the one after the
 * mark, and reaching the limit counts (decisions #23). No limit: nothing to warn about.
 */
export function atingiuLimiteDeFaltas(
  quantidadeFaltaConsulta: number | null | undefined,
  limiteReagendamento: number | null | undefined,
): boolean {
  if (typeof limiteReagendamento !== 'number') return false;
  return (quantidadeFaltaConsulta ?? 0) >= limiteReagendamento;
}
