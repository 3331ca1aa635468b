'use client';
import { useContext, type ReactElement } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay, OverlayTriggerStateContext } from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import * as dialogCss from '../Dialog/Dialog.css.ts';
import { DialogContent, type DialogProps } from '../Dialog/Dialog.tsx';
import { texts } from './intl/pt-BR.ts';
import * as css from './Sheet.css.ts';
import { useDragToClose } from './useDragToClose.ts';

/** Props of {@link Sheet}: those of Dialog, with heights instead of widths. */
export interface SheetProps extends Omit<DialogProps, 'width' | 'role'> {
  /** On a phone: as high as its content, half of the screen, or nearly all of it. @default 'content' */
  height?: keyof typeof css.height;
}

function ignore(): void {
  // While busy, closing is not possible; the busy message says why.
}

/**
 * Comes from the foot of a phone, within the thumb's reach, over what one was doing; from 640 px on it stands in the
 * middle. Pulling its handle down closes it, and so do Esc, the X and a press outside.
 */
export function Sheet(props: SheetProps): ReactElement {
  const { isOpen, onOpenChange, isBusy = false } = props;
  return (
    <ModalOverlay
      className={css.overlay}
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange
        ? {
            onOpenChange: (next: boolean) => {
              if (!isBusy || next) onOpenChange(next);
            },
          }
        : {})}
      isDismissable={(props.isDismissable ?? props.footer === undefined) && !isBusy}
      isKeyboardDismissDisabled={isBusy}
    >
      <Panel {...props} />
    </ModalOverlay>
  );
}

function Panel({ height = 'content', isBusy = false, ...props }: SheetProps): ReactElement {
  const state = useContext(OverlayTriggerStateContext);
  const drag = useDragToClose(() => {
    if (!isBusy) state?.close();
  });
  return (
    <Modal
      className={cx(css.panel, css.height[height])}
      {...(drag.offset === null
        ? {}
        : { style: { transform: `translateY(${drag.offset}px)` }, 'data-dragging': true })}
    >
      <div className={css.handle} title={texts.handle} aria-hidden {...(isBusy ? {} : drag.handlers)} />
      <AriaDialog className={dialogCss.dialog} aria-busy={isBusy || undefined}>
        {({ close }) => <DialogContent {...props} isBusy={isBusy} close={isBusy ? ignore : close} />}
      </AriaDialog>
    </Modal>
  );
}
