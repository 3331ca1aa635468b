import type { AttachmentKind } from '@apto/domain/attachments';
import type { RowButton } from '@apto/domain/status';

/** From where the attachments of a row are opened. */
export type AttachmentsOpening = 'ANEXOS' | RowButton;

interface Opening {
  readonly title: string;
  /** The kinds that are shown; absent: all. */
  readonly kinds?: readonly AttachmentKind[];
  /** What a new file becomes. */
  readonly kind: AttachmentKind;
}

/** doc1 §2.1, §2.5: the menu shows every file and adds 'Outro'; the two buttons are about documents of one kind. */
export const OPENINGS: Readonly<Record<AttachmentsOpening, Opening>> = {
  ANEXOS: { title: 'Anexos', kind: 'Outro' },
  PCD_ATTACHMENT: { title: 'Laudo PCD', kinds: ['LAUDO_PCD'], kind: 'LAUDO_PCD' },
  LIBERACAO_ATTACHMENT: {
    title: 'Liberação do retorno ao trabalho',
    kinds: ['LAUDO', 'ABONO'],
    kind: 'LAUDO',
  },
};
