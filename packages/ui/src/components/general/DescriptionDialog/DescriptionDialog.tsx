'use client';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useAsyncAction } from '../../../hooks/useAsyncAction.ts';
import { Button } from '../Button/index.ts';
import { DialogFailure } from '../ConfirmDialog/DialogFailure.tsx';
import { Dialog, type DialogWidth } from '../Dialog/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { descriptionOrNull, isDescriptionMissing } from './DescriptionDialog.logic.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './DescriptionDialog.css.ts';

/** Props of {@link DescriptionDialog}. */
export interface DescriptionDialogProps {
  /** Se está aberto. */
  readonly isOpen: boolean;
  /** Chamado quando abre e quando fecha. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The heading of the dialog. */
  readonly title: string;
  /** What happens then; above the field. */
  readonly children?: ReactNode;
  /** Label of the field. @default 'Motivo' */
  readonly label?: string;
  /** Help under the field. */
  readonly description?: string;
  /** Whether a text has to be given. @default true */
  readonly isRequired?: boolean;
  /** What a missing text says. @default 'Campo obrigatório.' */
  readonly requiredMessage?: string;
  /** Text to start from. */
  readonly defaultValue?: string;
  /** The most characters that it takes. */
  readonly maxLength?: number;
  /** The verb of what happens. @default 'Confirmar' */
  readonly confirmLabel?: string;
  /** The way out. @default 'Cancelar'; 'Voltar' where the act itself is a cancellation */
  readonly cancelLabel?: string;
  /** `danger` for what cannot be undone. @default 'neutral' */
  readonly tone?: 'neutral' | 'danger';
  /**
   * Receives the trimmed text, or null for an empty one. A promise keeps the dialog busy; when it rejects the dialog
   * stays open with the text and the error's message, else it closes.
   */
  readonly onConfirm: (description: string | null) => unknown;
  /** What was confirmed is being done. @default false */
  readonly isBusy?: boolean;
  /** What is said meanwhile. */
  readonly busyMessage?: string;
  /** What went wrong; the dialog stays open. */
  readonly errorMessage?: string | null;
  /** Em px. @default 450 */
  readonly width?: DialogWidth;
}

/** Asks for a reason in words: change, give-up and cancel (doc1 §2.5, doc3 §2.9). */
export function DescriptionDialog(props: DescriptionDialogProps) {
  const { isOpen, onOpenChange } = props;
  const action = useAsyncAction(props.onConfirm, texts.error);
  const isBusy = props.isBusy === true || action.isPending;
  const formId = useId();
  const [isDirty, setDirty] = useState(false);
  const leave = (next: boolean): void => {
    action.reset();
    onOpenChange(next);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={leave}
      title={props.title}
      width={props.width ?? 450}
      isBusy={isBusy}
      isDirty={isDirty}
      {...(props.busyMessage === undefined ? {} : { busyMessage: props.busyMessage })}
      footer={
        <>
          <Button variant="quiet" onPress={() => leave(false)} isDisabled={isBusy}>
            {props.cancelLabel ?? texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
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
        id={formId}
        isBusy={isBusy}
        onDirtyChange={setDirty}
        failure={props.errorMessage ?? action.error}
        onSend={async (description) => {
          if (await action.run(description)) onOpenChange(false);
        }}
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
  const { isRequired = true, isBusy = false, defaultValue = '', onDirtyChange } = props;
  const [text, setText] = useState(defaultValue);
  const [wasSent, setWasSent] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = wasSent && isDescriptionMissing(text, isRequired);

  useEffect(() => {
    field.current?.focus();
  }, []);
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
