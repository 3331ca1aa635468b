'use client';
import { LoaderCircle, X } from 'lucide-react';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay, Text } from 'react-aria-components';
import { useScrollableTabStop } from '../../hooks/useScrollableTabStop.ts';
import { IconButton } from '../IconButton/index.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './Dialog.css.ts';

/** The widths of the specification (doc1 §9, doc2 §2.12), in px or as a share of the window. */
export type DialogWidth = 400 | 450 | 800 | 900 | '60vw' | '80vw';

/** Handed to function children and footers. */
export interface DialogHandle {
  /** Closes the dialog, unless it is busy. */
  close: () => void;
}

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Open, controlled. Leave out inside a `DialogTrigger`. */
  isOpen?: boolean;
  /** Called with false when the person closes it (Esc, X, veil). Never while busy. */
  onOpenChange?: (isOpen: boolean) => void;
  /** What this is about; the dialog's accessible name. */
  title: string;
  /** One sentence under the title, read together with it. */
  description?: ReactNode;
  children?: ReactNode | ((dialog: DialogHandle) => ReactNode);
  /** The actions, quiet ones first and the one primary last. Stays in sight while the body scrolls. */
  footer?: ReactNode | ((dialog: DialogHandle) => ReactNode);
  /** Default 450. On a phone 400 and 450 come from the foot; wider ones take the whole screen. */
  width?: DialogWidth;
  /** `alertdialog` for a decision that cannot wait; it does not close by a press outside. */
  role?: 'dialog' | 'alertdialog';
  /** Work is under way: nothing closes the dialog until it ends (doc2 §2.12). */
  isBusy?: boolean;
  /** What the wait is for; announced and shown above the footer. */
  busyMessage?: string;
  /** Closes by a press outside. Default true for `dialog` without a footer, else false: a slip must not lose a form. */
  isDismissable?: boolean;
  /** The body brings its own padding, as a table does. */
  isFlush?: boolean;
  /** Name of the X. Default 'Fechar'. */
  closeLabel?: string;
}

/**
 * A decision or a short form above the page. Focus goes in when it opens and back to what opened it when it closes.
 * Longer work belongs on a page or in a `Drawer`.
 */
export function Dialog(props: DialogProps): ReactElement {
  const { isOpen, onOpenChange, role = 'dialog', width = 450, isBusy = false } = props;
  const isDismissable = props.isDismissable ?? (role === 'dialog' && props.footer === undefined);
  return (
    <ModalOverlay
      className={css.overlay}
      {...(isOpen === undefined ? {} : { isOpen })}
      onOpenChange={(next) => {
        if (!isBusy || next) onOpenChange?.(next);
      }}
      isDismissable={isDismissable && !isBusy}
      isKeyboardDismissDisabled={isBusy}
    >
      <Modal className={`${css.modal} ${css.width[`w${width}`]}`}>
        <AriaDialog role={role} className={css.dialog} aria-busy={isBusy || undefined}>
          {({ close }) => <DialogContent {...props} close={isBusy ? ignore : close} />}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function ignore(): void {
  // While busy, closing is not possible; the busy message says why.
}

/** Header, body, busy line and footer; shared by Dialog and Drawer. */
export function DialogContent(
  props: Pick<
    DialogProps,
    'title' | 'description' | 'children' | 'footer' | 'isBusy' | 'busyMessage' | 'isFlush' | 'closeLabel'
  > & { close: () => void },
): ReactElement {
  const { title, description, children, footer, isBusy = false, busyMessage, isFlush = false, close } = props;
  const bodyRef = useRef<HTMLDivElement>(null);
  const isTabStop = useScrollableTabStop(bodyRef);
  const busyText = busyMessage ?? texts.busy;
  return (
    <>
      <header className={css.header}>
        <div className={css.titles}>
          <Heading slot="title" level={2} className={css.title}>
            {title}
          </Heading>
          {description ? (
            <Text slot="description" elementType="p" className={css.description}>
              {description}
            </Text>
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
      </header>
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
        <footer className={css.footer}>{typeof footer === 'function' ? footer({ close }) : footer}</footer>
      ) : null}
    </>
  );
}

export { DialogTrigger } from 'react-aria-components';
