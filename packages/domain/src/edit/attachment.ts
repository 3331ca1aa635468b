import type { AttachmentKind } from '../attachments/index.ts';
import { TIPO_EXAME } from '../exames/index.ts';

/** What the exam type asks to be attached in 'Atualizar dados', and what the form calls it (doc1 §2.4). */
export interface EditAttachment {
  readonly kind: AttachmentKind;
  readonly label: string;
}

/** The abono of a return to work, a consultation's attachment; null for every other type. */
export function editAttachment(tipoExame: number | null): EditAttachment | null {
  if (tipoExame === TIPO_EXAME.RETORNO_AO_TRABALHO) return { kind: 'ABONO', label: 'Anexo do abono' };
  if (tipoExame === TIPO_EXAME.CONSULTA) return { kind: 'CONSULTA', label: 'Anexo da consulta' };
  return null;
}
