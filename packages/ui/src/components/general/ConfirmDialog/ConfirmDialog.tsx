'use client';
import type { ReactNode } from 'react';
import { useAsyncAction } from '../../../hooks/useAsyncAction.ts';
import { Button } from '../Button/index.ts';
import { Dialog, type DialogWidth } from '../Dialog/index.ts';
import { DialogFailure } from './DialogFailure.tsx';
import { texts } from './intl/pt-BR.ts';
import * as css from './ConfirmDialog.css.ts';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** Se está aberto. */
  readonly isOpen: boolean;
  /** Chamado quando abre e quando fecha. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The question, with what it is about: 'Cancelar o agendamento de Ana Souza?'. */
  readonly title: string;
  /** What happens then, and what cannot be undone. */
  readonly children?: ReactNode;
  /** The verb of what happens: 'Cancelar agendamento', never 'Sim'. @default 'Confirmar' */
  readonly confirmLabel?: string;
  /** When the act itself is a cancellation say 'Voltar', or there are two cancels. @default 'Cancelar' */
  readonly cancelLabel?: string;
  /** `danger` for what destroys: the button says so, and focus starts on the way out. */
  readonly tone?: 'neutral' | 'danger';
  /**
   * What confirming does. A promise keeps the dialog busy; when it rejects the dialog stays open with the error's
   * message, else it closes.
   */
  readonly onConfirm: () => unknown;
  /** The person chose the way out (button, X or Esc). */
  readonly onCancel?: () => void;
  /** Work under way that the dialog does not know of. */
  readonly isBusy?: boolean;
  /** What the wait is for. */
  readonly busyMessage?: string;
  /** A failure told from outside. */
  readonly errorMessage?: string | null;
  /** Why it cannot be confirmed yet, shown beside the button. */
  readonly disabledReason?: string | undefined;
  /** In px. @default 450 */
  readonly width?: DialogWidth;
}

/** One question, one verb. For a reason in words use `DescriptionDialog`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, children, tone = 'neutral', onConfirm, onCancel } = props;
  const action = useAsyncAction(onConfirm, texts.error);
  const isBusy = props.isBusy === true || action.isPending;

  const leave = (): void => {
    action.reset();
    onOpenChange(false);
    onCancel?.();
  };
  const confirm = async (): Promise<void> => {
    if (await action.run()) onOpenChange(false);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) leave();
      }}
      role="alertdialog"
      title={title}
      width={props.width ?? 450}
      isBusy={isBusy}
      {...(props.busyMessage === undefined ? {} : { busyMessage: props.busyMessage })}
      footer={
        <>
          {/* Inside a dialog that just opened focus has to go somewhere: for what destroys, to the way out. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button variant="quiet" onPress={leave} isDisabled={isBusy} autoFocus={tone === 'danger'}>
            {props.cancelLabel ?? texts.cancel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            onPress={confirm}
            isPending={isBusy}
            disabledReason={props.disabledReason}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins at its answer, unless that destroys something
            autoFocus={tone !== 'danger'}
          >
            {props.confirmLabel ?? texts.confirm}
          </Button>
        </>
      }
    >
      {typeof children === 'string' ? <p className={css.message}>{children}</p> : children}
      <DialogFailure message={props.errorMessage ?? action.error} />
    </Dialog>
  );
}
