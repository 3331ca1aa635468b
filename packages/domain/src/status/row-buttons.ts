import { TIPO_EXAME } from '../exames/index.ts';

/** Buttons of the actions column beside the row menu (doc1 §2.1). */
export type RowButton = 'PCD_ATTACHMENT' | 'LIBERACAO_ATTACHMENT';

/** PCD documents when the employee is flagged; release attachment for a return to work. */
export function rowButtons(agendamento: {
  readonly pcd?: boolean | null;
  readonly tipoExame?: { readonly id: number } | null;
}): RowButton[] {
  const buttons: RowButton[] = [];
  if (agendamento.pcd) buttons.push('PCD_ATTACHMENT');
  if (agendamento.tipoExame?.id === TIPO_EXAME.RETORNO_AO_TRABALHO) buttons.push('LIBERACAO_ATTACHMENT');
  return buttons;
}
