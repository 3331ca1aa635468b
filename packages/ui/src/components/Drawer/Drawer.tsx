'use client';
import type { ReactElement } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import * as dialogCss from '../Dialog/Dialog.css.ts';
import { DialogContent, type DialogProps } from '../Dialog/Dialog.tsx';
import * as css from './Drawer.css.ts';

/** Props of {@link Drawer}: those of Dialog, with widths of its own. */
export interface DrawerProps extends Omit<DialogProps, 'width' | 'role'> {
  /** 400, 560 or 800 px; the whole screen on a phone. Default 'medium'. */
  width?: keyof typeof css.width;
}

function ignore(): void {
  // While busy, closing is not possible; the busy message says why.
}

/**
 * The detail of something in the list, at the side, so that the place in the list is kept. Focus, Esc and the busy
 * state are those of `Dialog`; a decision belongs there.
 */
export function Drawer(props: DrawerProps): ReactElement {
  const { isOpen, onOpenChange, isBusy = false, width = 'medium' } = props;
  return (
    <ModalOverlay
      className={css.overlay}
      {...(isOpen === undefined ? {} : { isOpen })}
      onOpenChange={(next) => {
        if (!isBusy || next) onOpenChange?.(next);
      }}
      isDismissable={(props.isDismissable ?? props.footer === undefined) && !isBusy}
      isKeyboardDismissDisabled={isBusy}
    >
      <Modal className={cx(css.panel, css.width[width])}>
        <AriaDialog className={dialogCss.dialog} aria-busy={isBusy || undefined}>
          {({ close }) => <DialogContent {...props} close={isBusy ? ignore : close} />}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
