'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDialogForm } from '../../../hooks/useDialogForm.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/index.ts';
import { DialogFailure } from '../ConfirmDialog/DialogFailure.tsx';
import { Dialog, type DialogWidth } from '../Dialog/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { descriptionOrNull, isDescriptionMissing } from './DescriptionDialog.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './DescriptionDialog.css.ts';

/** Propriedades de {@link DescriptionDialog}. */
export interface DescriptionDialogProps {
  /** Se está aberto. */
  readonly isOpen: boolean;
  /** Chamado quando abre e quando fecha. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** O título do diálogo. */
  readonly title: string;
  /** O que acontece então; acima do campo. */
  readonly children?: ReactNode;
  /** O rótulo do campo. @default 'Motivo' */
  readonly label?: string;
  /** Texto de apoio sob o campo. */
  readonly description?: string;
  /** Se é preciso dar um texto. @default true */
  readonly isRequired?: boolean;
  /** O que diz a falta do texto. @default 'Campo obrigatório.' */
  readonly requiredMessage?: string;
  /** O texto de que se parte. */
  readonly defaultValue?: string;
  /** O máximo de caracteres aceito. */
  readonly maxLength?: number;
  /** O verbo do que acontece. @default 'Confirmar' */
  readonly confirmLabel?: string;
  /** A saída. @default 'Cancelar'; 'Voltar' onde o próprio ato é um cancelamento */
  readonly cancelLabel?: string;
  /** `danger` para o que não se desfaz. @default 'neutral' */
  readonly tone?: 'neutral' | 'danger';
  /**
   * Recebe o texto sem espaços nas pontas, ou null para um vazio. Uma promessa mantém o diálogo ocupado; se
   * ela falha, o diálogo fica aberto com o texto e a mensagem do erro, senão ele fecha.
   */
  readonly onConfirm: (description: string | null) => unknown;
  /** O que foi confirmado está sendo feito. @default false */
  readonly isBusy?: boolean;
  /** O que se diz enquanto isso. */
  readonly busyMessage?: string;
  /** O que deu errado; o diálogo fica aberto. */
  readonly errorMessage?: string | null;
  /** Em px. @default 450 */
  readonly width?: DialogWidth;
}

/** Pede um motivo em palavras: alteração, desistência e cancelamento (doc1 §2.5, doc3 §2.9). */
export function DescriptionDialog(props: DescriptionDialogProps) {
  const texts = useTexts('DescriptionDialog', defaults);
  const { isOpen, onOpenChange } = props;
  const form = useDialogForm(props.onConfirm, texts.error, onOpenChange);
  const isBusy = props.isBusy === true || form.isPending;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={form.leave}
      title={props.title}
      width={props.width ?? 450}
      isBusy={isBusy}
      isDirty={form.isDirty}
      {...(props.busyMessage === undefined ? {} : { busyMessage: props.busyMessage })}
      footer={
        <>
          <Button variant="quiet" onPress={() => form.leave(false)} isDisabled={isBusy}>
            {props.cancelLabel ?? texts.cancel}
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant={props.tone === 'danger' ? 'danger' : 'primary'}
            isPending={isBusy}
          >
            {props.confirmLabel ?? texts.confirm}
          </Button>
        </>
      }
    >
      <DescriptionForm
        {...props}
        id={form.id}
        isBusy={isBusy}
        onDirtyChange={form.setDirty}
        failure={props.errorMessage ?? form.error}
        onSend={form.sendFilled}
      />
    </Dialog>
  );
}

interface DescriptionFormProps extends DescriptionDialogProps {
  readonly id: string;
  /** Whether there is something typed that would be lost. */
  readonly onDirtyChange: (isDirty: boolean) => void;
  readonly failure: string | null;
  readonly onSend: (description: string | null) => Promise<void>;
}

/** Mounted with the dialog, so that each opening starts from `defaultValue`; the text outlives a failure. */
function DescriptionForm(props: DescriptionFormProps) {
  const texts = useTexts('DescriptionDialog', defaults);
  const { isRequired = true, isBusy = false, defaultValue = '', onDirtyChange } = props;
  const [text, setText] = useState(defaultValue);
  const [wasSent, setWasSent] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = wasSent && isDescriptionMissing(text, isRequired);

  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);

  const send = (): void => {
    setWasSent(true);
    if (isDescriptionMissing(text, isRequired)) {
      field.current?.focus();
      return;
    }
    void props.onSend(descriptionOrNull(text));
  };

  return (
    <form
      id={props.id}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {typeof props.children === 'string' ? <p className={css.message}>{props.children}</p> : props.children}
      <TextArea
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just opened it to write
        autoFocus
        label={props.label ?? texts.label}
        value={text}
        onChange={(next) => {
          setText(next);
          onDirtyChange(next !== defaultValue);
        }}
        isRequired={isRequired}
        isReadOnly={isBusy}
        isInvalid={isMissing}
        errorMessage={isMissing ? (props.requiredMessage ?? texts.required) : undefined}
        {...(props.description === undefined ? {} : { description: props.description })}
        {...(props.maxLength === undefined ? {} : { maxLength: props.maxLength })}
        rows={4}
      />
      <DialogFailure message={props.failure} />
    </form>
  );
}
