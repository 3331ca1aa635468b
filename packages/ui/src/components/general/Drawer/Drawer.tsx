'use client';
import { Modal, ModalOverlay } from 'react-aria-components';
import { cx } from '../../../internal/cx.ts';
import { DialogSurface, overlayProps, type DialogProps } from '../Dialog/Dialog.tsx';
import * as css from './Drawer.css.ts';

/** Props of {@link Drawer}: those of Dialog, with widths of its own. */
export interface DrawerProps extends Omit<DialogProps, 'width' | 'role'> {
  /** 400, 560 or 800 px; the whole screen on a phone. @default 'medium' */
  readonly width?: keyof typeof css.width;
}

/**
 * The detail of something in the list, at the side, so that the place in the list is kept. Focus, Esc and the busy
 * state are those of `Dialog`; a decision belongs there.
 */
export function Drawer(props: DrawerProps) {
  const { width = 'medium' } = props;
  return (
    <ModalOverlay className={css.overlay} {...overlayProps(props)}>
      <Modal className={cx(css.panel, css.width[width])}>
        <DialogSurface {...props} />
      </Modal>
    </ModalOverlay>
  );
}
