'use client';
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog/index.ts';
import { texts } from './intl/pt-BR.ts';

/** Props of {@link DeactivateDialog}: those of ConfirmDialog, with the specified texts as defaults. */
export interface DeactivateDialogProps extends Omit<ConfirmDialogProps, 'title' | 'tone'> {
  /** The heading. @default 'Confirmar' (doc3 §2.9) */
  readonly title?: string;
}

/** Asks before a record is made inactive (doc3 §2.9). It can be made active again, so nothing is lost. */
export function DeactivateDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  ...rest
}: DeactivateDialogProps) {
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
