'use client';
import { Modal, ModalOverlay } from 'react-aria-components';
import { cx } from '../../../internal/cx.ts';
import { DialogSurface, overlayProps, type DialogProps } from '../Dialog/Dialog.tsx';
import * as css from './Drawer.css.ts';

/** Propriedades de {@link Drawer}: as de Dialog, com larguras próprias. */
export interface DrawerProps extends Omit<DialogProps, 'width' | 'isQuestion'> {
  /** 400, 560 ou 800 px; a tela inteira no celular. @default 'medium' */
  readonly width?: keyof typeof css.width;
}

/**
 * O detalhe de algo da lista, ao lado, para não perder o lugar na lista. Foco, Esc e o estado ocupado são os
 * de `Dialog`; uma decisão cabe lá.
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
