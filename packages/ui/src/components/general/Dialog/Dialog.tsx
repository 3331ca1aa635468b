'use client';
import { LoaderCircle, X } from 'lucide-react';
import { useContext, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  Dialog as AriaDialog,
  Heading,
  Modal,
  ModalOverlay,
  OverlayTriggerStateContext,
} from 'react-aria-components';
import { focusAfterQuestion } from '../../../internal/focusAfterQuestion.ts';
import { leaveBehind } from '../../../internal/leftBehind.ts';
import { useQuietInert } from '../../../internal/quietInert.ts';
import { useReturnFocus } from '../../../internal/useReturnFocus.ts';
import { useScrollableTabStop } from '../../../hooks/useScrollableTabStop.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './Dialog.css.ts';

/** As larguras da especificação (doc1 §9, doc2 §2.12), em px ou como parte da janela. */
export type DialogWidth = 400 | 450 | 800 | 900 | '60vw' | '80vw';

/** Entregue ao conteúdo e ao rodapé que são funções. */
export interface DialogHandle {
  /** Fecha o diálogo, a não ser que esteja ocupado. */
  readonly close: () => void;
}

/** Propriedades de {@link Dialog}. */
export interface DialogProps {
  /** Aberto, no uso controlado. Omita dentro de um `DialogTrigger`. */
  readonly isOpen?: boolean;
  /** Chamado com false quando a pessoa o fecha (Esc, X, véu). Nunca enquanto ocupado. */
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** De que se trata; é o nome acessível do diálogo. */
  readonly title: string;
  /** Uma frase sob o título, lida junto com ele. */
  readonly description?: ReactNode;
  readonly children?: ReactNode | ((dialog: DialogHandle) => ReactNode);
  /** As ações, as discretas primeiro e a única primária por último. Fica à vista enquanto o conteúdo rola. */
  readonly footer?: ReactNode | ((dialog: DialogHandle) => ReactNode);
  /** No celular, 400 e 450 sobem do pé da tela; os mais largos tomam a tela inteira. @default 450 */
  readonly width?: DialogWidth;
  /** Uma pergunta curta: o conteúdo é lido com o título, e um clique fora não a fecha. */
  readonly isQuestion?: boolean;
  /** Há trabalho em curso: nada fecha o diálogo até terminar (doc2 §2.12). */
  readonly isBusy?: boolean;
  /** O que se espera; anunciado e mostrado acima do rodapé. */
  readonly busyMessage?: string;
  /**
   * Fecha com um clique fora. @default true para `dialog` sem rodapé, senão false: um descuido não pode
   * perder um formulário
   */
  readonly isDismissable?: boolean;
  /**
   * Algo digitado não foi salvo: Esc, o X e `close` perguntam antes de perdê-lo, e um clique fora não faz
   * nada. Sobre o que o próprio app fecha, depois de salvar, não se pergunta.
   * @default false
   */
  readonly isDirty?: boolean;
  /** O que se perderia. @default 'O que você preencheu não foi salvo.' */
  readonly dirtyMessage?: ReactNode;
  /** O conteúdo traz a própria margem interna, como uma tabela. */
  readonly isFlush?: boolean;
  /** O nome do X. @default 'Fechar' */
  readonly closeLabel?: string;
}

/** What the veil of a dialog, drawer or sheet goes by. */
export function overlayProps(
  props: Pick<
    DialogProps,
    'isOpen' | 'onOpenChange' | 'isBusy' | 'isDirty' | 'isDismissable' | 'footer' | 'isQuestion'
  >,
) {
  const { isOpen, onOpenChange, isBusy = false, isDirty = false, isQuestion = false } = props;
  const isDismissable = props.isDismissable ?? (!isQuestion && props.footer === undefined);
  return {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange
      ? {
          onOpenChange: (next: boolean) => {
            if (isBusy && !next) return;
            if (!next) leaveBehind();
            onOpenChange(next);
          },
        }
      : {}),
    isDismissable: isDismissable && !isBusy && !isDirty,
    isKeyboardDismissDisabled: isBusy || isDirty,
  };
}

/**
 * Uma decisão ou um formulário curto acima da página. O foco entra quando abre e volta ao que o abriu quando
 * fecha. Trabalho mais longo cabe em uma página ou em um `Drawer`.
 */
export function Dialog(props: DialogProps) {
  const { width = 450 } = props;
  return (
    <ModalOverlay className={css.overlay} {...overlayProps(props)}>
      <Modal className={`${css.modal} ${css.width[`w${width}`]}`}>
        <DialogSurface {...props} />
      </Modal>
    </ModalOverlay>
  );
}

function ignore(): void {
  // While busy, closing is not possible; the busy message says why.
}

const hasBody = (children: DialogProps['children']): boolean => children !== undefined && children !== null;

/** Title, body and actions inside a modal, and the question before something typed is lost; of Drawer and Sheet too. */
export function DialogSurface(props: Omit<DialogProps, 'width'>) {
  const texts = useTexts('Dialog', defaults);
  const { isBusy = false, isDirty = false } = props;
  const state = useContext(OverlayTriggerStateContext);
  const [isAsking, setAsking] = useState(false);
  // What was asked about is kept by now, as when it saves itself: the question does not wait for the next change.
  if (isAsking && !isDirty) setAsking(false);
  const descriptionId = useId();
  const bodyId = useId();
  const describedBy = [
    props.description ? descriptionId : null,
    props.isQuestion && hasBody(props.children) ? bodyId : null,
  ].filter((id) => id !== null);
  useReturnFocus();
  useQuietInert('dialog');
  const close = (): void => {
    leaveBehind();
    state?.close();
  };
  const from = useRef<Element | null>(null);
  const ask = (): void => {
    from.current = document.activeElement;
    setAsking(true);
  };
  const answer = (isStillAsking: boolean): void => {
    setAsking(isStillAsking);
    // Back to what was being edited.
    if (!isStillAsking) focusAfterQuestion(() => (from.current instanceof HTMLElement ? from.current : null));
  };
  const leave = isBusy ? ignore : isDirty ? ask : close;
  const onKeyDown = (event: KeyboardEvent): void => {
    // What floats over the dialog is its child in React, and closes by its own Esc.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    event.stopPropagation();
    leave();
  };
  return (
    <>
      <AriaDialog
        className={css.dialog}
        aria-busy={isBusy || undefined}
        aria-describedby={describedBy.join(' ') || undefined}
        // Esc asks; react-aria's own is off while something would be lost.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        render={(dom) => (
          <section
            {...dom}
            data-question={props.isQuestion || undefined}
            {...(isDirty && !isBusy ? { onKeyDown } : {})}
          />
        )}
      >
        <DialogContent {...props} close={leave} descriptionId={descriptionId} bodyId={bodyId} />
      </AriaDialog>
      {isDirty ? (
        <LeaveQuestion
          isOpen={isAsking}
          onOpenChange={answer}
          message={props.dirtyMessage ?? texts.dirty}
          onLeave={close}
        />
      ) : null}
    </>
  );
}

interface LeaveQuestionProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly message: ReactNode;
  readonly onLeave: () => void;
}

function LeaveQuestion({ isOpen, onOpenChange, message, onLeave }: LeaveQuestionProps) {
  const texts = useTexts('Dialog', defaults);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isQuestion
      width={400}
      title={texts.dirtyTitle}
      footer={
        <>
          <Button
            variant="quiet"
            onPress={() => {
              onOpenChange(false);
              onLeave();
            }}
          >
            {texts.dirtyLeave}
          </Button>
          {/* A blind Enter loses nothing. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button variant="primary" autoFocus onPress={() => onOpenChange(false)}>
            {texts.dirtyStay}
          </Button>
        </>
      }
    >
      {typeof message === 'string' ? <p className={css.plain}>{message}</p> : message}
    </Dialog>
  );
}

/** Header, body, busy line and footer. */
function DialogContent(
  props: Pick<
    DialogProps,
    'title' | 'description' | 'children' | 'footer' | 'isBusy' | 'busyMessage' | 'isFlush' | 'closeLabel'
  > & { close: () => void; descriptionId: string; bodyId: string },
) {
  const texts = useTexts('Dialog', defaults);
  const {
    title,
    description,
    children,
    footer,
    isBusy = false,
    busyMessage,
    isFlush = false,
    close,
    descriptionId,
    bodyId,
  } = props;
  const bodyRef = useRef<HTMLDivElement>(null);
  const isTabStop = useScrollableTabStop(bodyRef);
  const busyText = busyMessage ?? texts.busy;
  return (
    <>
      {/* No landmarks of their own: two dialogs, one over the other, would be two pages' banners. */}
      <div className={css.header} data-dialog-head>
        <div className={css.titles}>
          <Heading slot="title" level={2} className={css.title}>
            {title}
          </Heading>
          {description ? (
            <p id={descriptionId} className={css.description}>
              {description}
            </p>
          ) : null}
        </div>
        <div className={css.close}>
          <IconButton
            size="small"
            variant="quiet"
            aria-label={props.closeLabel ?? texts.close}
            icon={<X />}
            onPress={close}
            isDisabled={isBusy}
            disabledReason={busyText}
          />
        </div>
      </div>
      {hasBody(children) ? (
        <div
          ref={bodyRef}
          id={bodyId}
          className={isFlush ? `${css.body} ${css.bodyFlush}` : css.body}
          {...(isTabStop ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}
        >
          {typeof children === 'function' ? children({ close }) : children}
        </div>
      ) : null}
      <div role="status">
        {isBusy ? (
          <div className={css.busy}>
            <LoaderCircle size={16} aria-hidden="true" className={css.busyMark} />
            {busyText}
          </div>
        ) : null}
      </div>
      {footer ? (
        <div className={css.footer} data-dialog-foot>
          {typeof footer === 'function' ? footer({ close }) : footer}
        </div>
      ) : null}
    </>
  );
}

export { DialogTrigger } from 'react-aria-components';
