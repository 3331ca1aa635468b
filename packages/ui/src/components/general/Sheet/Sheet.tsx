'use client';
import { useContext } from 'react';
import { Modal, ModalOverlay, OverlayTriggerStateContext } from 'react-aria-components';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { DialogSurface, overlayProps, type DialogProps } from '../Dialog/Dialog.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './Sheet.css.ts';
import { useDragToClose } from './useDragToClose.ts';

/** Propriedades de {@link Sheet}: as de Dialog, com alturas em vez de larguras. */
export interface SheetProps extends Omit<DialogProps, 'width' | 'isQuestion'> {
  /** No celular: tão alta quanto o conteúdo, metade da tela, ou quase toda. @default 'content' */
  readonly height?: keyof typeof css.height;
}

/**
 * Vem do pé de um celular, ao alcance do polegar, sobre o que a pessoa fazia; a partir de 640 px fica no meio. Puxar a
 * alça para baixo a fecha, e também Esc, o X e um toque fora.
 */
export function Sheet(props: SheetProps) {
  return (
    <ModalOverlay className={css.overlay} {...overlayProps(props)}>
      <Panel {...props} />
    </ModalOverlay>
  );
}

function Panel({ height = 'content', ...props }: SheetProps) {
  const texts = useTexts('Sheet', defaults);
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
