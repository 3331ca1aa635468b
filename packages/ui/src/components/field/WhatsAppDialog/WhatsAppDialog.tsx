'use client';
import { ExternalLink } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useScrollableTabStop } from '../../../hooks/useScrollableTabStop.ts';
import { useDialogForm } from '../../../hooks/useDialogForm.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../../general/Button/Button.tsx';
import { DialogFailure } from '../../general/ConfirmDialog/DialogFailure.tsx';
import { Dialog } from '../../general/Dialog/Dialog.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { TextArea } from '../../general/TextArea/TextArea.tsx';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import { emphasis, faultsOf, isSameForm, messageOf, type WhatsAppForm } from './WhatsAppDialog.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './WhatsAppDialog.css.ts';

/** O que é enviado. */
export interface WhatsAppMessage {
  /** Dígitos com o código do país: '5511987654321'. */
  readonly phone: string;
  /** O texto como é enviado: '&' é 'e'. */
  readonly message: string;
  /** `https://wa.me/…`, que abre a conversa já com o texto. */
  readonly link: string;
}

/** Propriedades de {@link WhatsAppDialog}. */
export interface WhatsAppDialogProps {
  /** Se está aberto. */
  readonly isOpen: boolean;
  /** Chamada ao abrir e ao fechar. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** O título. @default 'Enviar mensagem por WhatsApp' */
  readonly title?: string;
  /** Para quem vai; dito embaixo do título. */
  readonly name?: string;
  /** Telefone inicial, com qualquer pontuação. */
  readonly phone?: string | null;
  /** Mensagem inicial. */
  readonly message?: string;
  /**
   * A mensagem está inteira. Por padrão, o link abre em outra aba. Uma promessa mantém o diálogo ocupado; se ela
   * rejeita, o diálogo continua aberto com o que foi digitado; se não, fecha.
   */
  readonly onSend?: (message: WhatsAppMessage) => unknown;
  readonly children?: ReactNode;
}

function openLink({ link }: WhatsAppMessage): void {
  window.open(link, '_blank', 'noopener,noreferrer');
}

/** Escreve uma mensagem de WhatsApp para um telefone, e abre a conversa com ela (doc3 §2.9, §5.3). */
export function WhatsAppDialog(props: WhatsAppDialogProps) {
  const { isOpen, onOpenChange, onSend = openLink, name } = props;
  const texts = useTexts('WhatsAppDialog', defaults);
  const form = useDialogForm(onSend, texts.error, onOpenChange);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={form.leave}
      title={props.title ?? texts.title}
      description={name ? texts.to(name) : undefined}
      width={450}
      isBusy={form.isPending}
      isDirty={form.isDirty}
      footer={
        <>
          <Button variant="quiet" onPress={() => form.leave(false)} isDisabled={form.isPending}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant="primary"
            iconAfter={<ExternalLink />}
            isPending={form.isPending}
          >
            {texts.send}
            <VisuallyHidden> {texts.newTab}</VisuallyHidden>
          </Button>
        </>
      }
    >
      <MessageForm
        {...props}
        id={form.id}
        isBusy={form.isPending}
        onDirtyChange={form.setDirty}
        failure={form.error}
        onFilled={form.sendFilled}
      />
    </Dialog>
  );
}

interface MessageFormProps extends WhatsAppDialogProps {
  readonly id: string;
  readonly isBusy: boolean;
  /** Whether there is something typed that would be lost. */
  readonly onDirtyChange: (isDirty: boolean) => void;
  readonly failure: string | null;
  readonly onFilled: (message: WhatsAppMessage) => Promise<void>;
}

/** Mounted with the dialog, so that each opening starts afresh; what was typed outlives a failure. */
function MessageForm(props: MessageFormProps) {
  const { onDirtyChange } = props;
  const texts = useTexts('WhatsAppDialog', defaults);
  const [start] = useState<WhatsAppForm>({
    phone: props.phone ?? '',
    message: props.message ?? '',
  });
  const [form, setForm] = useState(start);
  const change = (next: WhatsAppForm): void => {
    setForm(next);
    onDirtyChange(!isSameForm(next, start));
  };
  const [wasSent, setWasSent] = useState(false);
  const phone = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const faults = wasSent ? faultsOf(form, texts) : {};
  const startsAtMessage = Boolean(props.phone);

  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);

  const send = (): void => {
    setWasSent(true);
    const wrong = faultsOf(form, texts);
    if (wrong.phone) phone.current?.focus();
    else if (wrong.message) message.current?.focus();
    else void props.onFilled(messageOf(form));
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
      {props.children}
      <PhoneField
        ref={phone}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just opened it to write
        autoFocus={!startsAtMessage}
        label={texts.phone}
        value={form.phone}
        onChange={(phone) => change({ ...form, phone })}
        isRequired
        isReadOnly={props.isBusy}
        errorMessage={faults.phone}
      />
      <TextArea
        ref={message}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just opened it to write
        autoFocus={startsAtMessage}
        label={texts.message}
        description={texts.hint}
        value={form.message}
        onChange={(message) => change({ ...form, message })}
        isRequired
        isReadOnly={props.isBusy}
        errorMessage={faults.message}
        rows={4}
      />
      <Preview text={messageOf(form).message} />
      <DialogFailure message={props.failure} />
    </form>
  );
}

function Preview({ text }: { text: string }) {
  const texts = useTexts('WhatsAppDialog', defaults);
  const id = useId();
  const bubble = useRef<HTMLDivElement>(null);
  const isTabStop = useScrollableTabStop(bubble);
  return (
    <div className={css.preview}>
      <span id={id} className={css.previewName}>
        {texts.preview}
      </span>
      <div
        ref={bubble}
        className={css.bubble}
        role="group"
        aria-labelledby={id}
        {...(isTabStop ? { tabIndex: 0 } : {})}
      >
        {text === '' ? (
          <span className={css.empty}>{texts.previewEmpty}</span>
        ) : (
          emphasis(text).map((piece, index) =>
            piece.isStrong ? (
              <strong key={index} className={css.strong}>
                {piece.text}
              </strong>
            ) : (
              <span key={index}>{piece.text}</span>
            ),
          )
        )}
      </div>
    </div>
  );
}
