import { TIPO_EXAME } from '../exames/index.ts';

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
