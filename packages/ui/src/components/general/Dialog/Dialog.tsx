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
import { useReturnFocus } from '../../../internal/useReturnFocus.ts';
import { useScrollableTabStop } from '../../../hooks/useScrollableTabStop.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './Dialog.css.ts';

/** The widths of the specification (doc1 §9, doc2 §2.12), in px or as a share of the window. */
export type DialogWidth = 400 | 450 | 800 | 900 | '60vw' | '80vw';

/** Handed to function children and footers. */
export interface DialogHandle {
  /** Closes the dialog, unless it is busy. */
  readonly close: () => void;
}

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Open, controlled. Leave out inside a `DialogTrigger`. */
  readonly isOpen?: boolean;
  /** Called with false when the person closes it (Esc, X, veil). Never while busy. */
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** What this is about; the dialog's accessible name. */
  readonly title: string;
  /** One sentence under the title, read together with it. */
  readonly description?: ReactNode;
  readonly children?: ReactNode | ((dialog: DialogHandle) => ReactNode);
  /** The actions, quiet ones first and the one primary last. Stays in sight while the body scrolls. */
  readonly footer?: ReactNode | ((dialog: DialogHandle) => ReactNode);
  /** On a phone 400 and 450 come from the foot; wider ones take the whole screen. @default 450 */
  readonly width?: DialogWidth;
  /** `alertdialog` for a decision that cannot wait; it does not close by a press outside. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Work is under way: nothing closes the dialog until it ends (doc2 §2.12). */
  readonly isBusy?: boolean;
  /** What the wait is for; announced and shown above the footer. */
  readonly busyMessage?: string;
  /** Closes by a press outside. @default true for `dialog` without a footer, else false: a slip must not lose a form */
  readonly isDismissable?: boolean;
  /**
   * Something was typed that is not saved: Esc, the X and `close` ask before it is lost, and a press outside does
   * nothing. What the app closes by itself, after saving, is not asked about.
   * @default false
   */
  readonly isDirty?: boolean;
  /** What would be lost. @default 'O que você preencheu não foi salvo.' */
  readonly dirtyMessage?: ReactNode;
  /** The body brings its own padding, as a table does. */
  readonly isFlush?: boolean;
  /** Name of the X. @default 'Fechar' */
  readonly closeLabel?: string;
}

/** What the veil of a dialog, drawer or sheet goes by. */
export function overlayProps(
  props: Pick<
    DialogProps,
    'isOpen' | 'onOpenChange' | 'isBusy' | 'isDirty' | 'isDismissable' | 'footer' | 'role'
  >,
) {
  const { isOpen, onOpenChange, isBusy = false, isDirty = false, role = 'dialog' } = props;
  const isDismissable = props.isDismissable ?? (role === 'dialog' && props.footer === undefined);
  return {
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(onOpenChange
      ? {
          onOpenChange: (next: boolean) => {
            if (!isBusy || next) onOpenChange(next);
          },
        }
      : {}),
    isDismissable: isDismissable && !isBusy && !isDirty,
    isKeyboardDismissDisabled: isBusy || isDirty,
  };
}

/**
 * A decision or a short form above the page. Focus goes in when it opens and back to what opened it when it closes.
 * Longer work belongs on a page or in a `Drawer`.
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

/** Title, body and actions inside a modal, and the question before something typed is lost; of Drawer and Sheet too. */
export function DialogSurface(props: Omit<DialogProps, 'width'>) {
  const { isBusy = false, isDirty = false } = props;
  const state = useContext(OverlayTriggerStateContext);
  const [isAsking, setAsking] = useState(false);
  const descriptionId = useId();
  useReturnFocus();
  const close = (): void => state?.close();
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
        role={props.role ?? 'dialog'}
        className={css.dialog}
        aria-busy={isBusy || undefined}
        aria-describedby={props.description ? descriptionId : undefined}
        // Esc asks; react-aria's own is off while something would be lost.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        render={(dom) => <section {...dom} {...(isDirty && !isBusy ? { onKeyDown } : {})} />}
      >
        <DialogContent {...props} close={leave} descriptionId={descriptionId} />
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
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      role="alertdialog"
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
  > & { close: () => void; descriptionId: string },
) {
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
  } = props;
  const bodyRef = useRef<HTMLDivElement>(null);
  const isTabStop = useScrollableTabStop(bodyRef);
  const busyText = busyMessage ?? texts.busy;
  return (
    <>
      {/* No landmarks of their own: two dialogs, one over the other, would be two pages' banners. */}
      <div className={css.header}>
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
      {children === undefined || children === null ? null : (
        <div
          ref={bodyRef}
          className={isFlush ? `${css.body} ${css.bodyFlush}` : css.body}
          {...(isTabStop ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}
        >
          {typeof children === 'function' ? children({ close }) : children}
        </div>
      )}
      <div role="status">
        {isBusy ? (
          <div className={css.busy}>
            <LoaderCircle size={16} aria-hidden="true" className={css.busyMark} />
            {busyText}
          </div>
        ) : null}
      </div>
      {footer ? (
        <div className={css.footer}>{typeof footer === 'function' ? footer({ close }) : footer}</div>
      ) : null}
    </>
  );
}

export { DialogTrigger } from 'react-aria-components';
