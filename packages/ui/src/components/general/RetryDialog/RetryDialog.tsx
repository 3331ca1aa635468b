'use client';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './RetryDialog.css.ts';

/** Props of {@link RetryDialog}. */
export interface RetryDialogProps {
  /** Se está aberto. */
  readonly isOpen: boolean;
  /** Chamada ao abrir e ao fechar. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** What failed: 'Ocorreu um problema ao tentar sincronizar dados com o SOC!'. */
  readonly title?: string;
  /** The server's message, and what to do when it fails again. */
  readonly children?: ReactNode;
  /** Tries again. A promise keeps the dialog busy; a rejection is shown in it, success closes it. */
  readonly onRetry: () => unknown;
  /** The way out. @default 'Fechar' */
  readonly cancelLabel?: string;
  /** The request's id, shown small for support. */
  readonly requestId?: string | undefined;
}

/** Something broke and can be tried again without losing anything (doc3 §2.9). */
export function RetryDialog(props: RetryDialogProps) {
  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={props.title ?? texts.title}
      confirmLabel={texts.retry}
      cancelLabel={props.cancelLabel ?? texts.close}
      onConfirm={props.onRetry}
    >
      {props.children}
      {props.requestId ? <p className={css.requestId}>{props.requestId}</p> : null}
    </ConfirmDialog>
  );
}
