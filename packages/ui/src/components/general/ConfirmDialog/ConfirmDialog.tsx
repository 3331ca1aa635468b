'use client';
import type { ReactNode } from 'react';
import { useAsyncAction } from '../../../hooks/useAsyncAction.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/index.ts';
import { Dialog, type DialogWidth } from '../Dialog/index.ts';
import { DialogFailure } from './DialogFailure.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './ConfirmDialog.css.ts';

/** Propriedades de {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  /** Se está aberto. */
  readonly isOpen: boolean;
  /** Chamado quando abre e quando fecha. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** A pergunta, com aquilo de que trata: 'Cancelar o agendamento de Ana Souza?'. */
  readonly title: string;
  /** O que acontece então, e o que não se desfaz. */
  readonly children?: ReactNode;
  /** O verbo do que acontece: 'Cancelar agendamento', nunca 'Sim'. @default 'Confirmar' */
  readonly confirmLabel?: string;
  /** Quando o próprio ato é um cancelamento, diga 'Voltar', ou haverá dois cancelar. @default 'Cancelar' */
  readonly cancelLabel?: string;
  /** `danger` para o que destrói: o botão o diz, e o foco começa na saída. */
  readonly tone?: 'neutral' | 'danger';
  /**
   * O que confirmar faz. Uma promessa mantém o diálogo ocupado; se ela falha, o diálogo fica aberto com a
   * mensagem do erro, senão ele fecha.
   */
  readonly onConfirm: () => unknown;
  /** A pessoa escolheu a saída (botão, X ou Esc). */
  readonly onCancel?: () => void;
  /** Trabalho em curso que o diálogo não conhece. */
  readonly isBusy?: boolean;
  /** O que se espera. */
  readonly busyMessage?: string;
  /** Uma falha dita de fora. */
  readonly errorMessage?: string | null;
  /** Por que ainda não se pode confirmar, mostrado ao lado do botão. */
  readonly disabledReason?: string | undefined;
  /** Em px. @default 450 */
  readonly width?: DialogWidth;
}

/** Uma pergunta, um verbo. Para um motivo em palavras, use `DescriptionDialog`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const texts = useTexts('ConfirmDialog', defaults);
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
      isQuestion
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
