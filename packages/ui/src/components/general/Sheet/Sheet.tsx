'use client';
import { useContext } from 'react';
import { Modal, ModalOverlay, OverlayTriggerStateContext } from 'react-aria-components';
import { cx } from '../../../internal/cx.ts';
import { DialogSurface, overlayProps, type DialogProps } from '../Dialog/Dialog.tsx';
import { texts } from './intl/pt-BR.ts';
import * as css from './Sheet.css.ts';
import { useDragToClose } from './useDragToClose.ts';

/** Props of {@link Sheet}: those of Dialog, with heights instead of widths. */
export interface SheetProps extends Omit<DialogProps, 'width' | 'role'> {
  /** On a phone: as high as its content, half of the screen, or nearly all of it. @default 'content' */
  readonly height?: keyof typeof css.height;
}

/**
 * Comes from the foot of a phone, within the thumb's reach, over what one was doing; from 640 px on it stands in the
 * middle. Pulling its handle down closes it, and so do Esc, the X and a press outside.
 */
export function Sheet(props: SheetProps) {
  return (
    <ModalOverlay className={css.overlay} {...overlayProps(props)}>
      <Panel {...props} />
    </ModalOverlay>
  );
}

function Panel({ height = 'content', ...props }: SheetProps) {
  const { isBusy = false, isDirty = false } = props;
  const state = useContext(OverlayTriggerStateContext);
  const drag = useDragToClose(() => state?.close());
  // Pulled down by a slip, what was typed would be lost: only the ways that ask stay.
  const isHeld = isBusy || isDirty;
  return (
    <Modal
      className={cx(css.panel, css.height[height])}
      {...(drag.offset === null
        ? {}
        : { style: { transform: `translateY(${drag.offset}px)` }, 'data-dragging': true })}
    >
      <div className={css.handle} title={texts.handle} aria-hidden {...(isHeld ? {} : drag.handlers)} />
      <DialogSurface {...props} />
    </Modal>
  );
}
