'use client';
import { useTexts } from '../../../texts/useTexts.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';

/**
 * Propriedades de {@link DeactivateDialog}: as de ConfirmDialog, com os textos da especificação como padrão.
 */
export interface DeactivateDialogProps extends Omit<ConfirmDialogProps, 'title' | 'tone'> {
  /** O título. @default 'Confirmar' (doc3 §2.9) */
  readonly title?: string;
}

/**
 * Pergunta antes de tornar um registro inativo (doc3 §2.9). Ele pode voltar a ser ativo, então nada se perde.
 */
export function DeactivateDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  ...rest
}: DeactivateDialogProps) {
  const texts = useTexts('DeactivateDialog', defaults);
  return (
    <ConfirmDialog
      {...rest}
      tone="danger"
      title={title ?? texts.title}
      confirmLabel={confirmLabel ?? texts.deactivate}
      cancelLabel={cancelLabel ?? texts.cancel}
    >
      {children ?? texts.question}
    </ConfirmDialog>
  );
}
