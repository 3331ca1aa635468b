'use client';

import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Dialog, Heading, Modal, ModalOverlay, Popover } from 'react-aria-components';
import * as css from './DateOverlay.css.ts';
import { texts } from './intl/pt-BR.ts';

interface DateOverlayProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly label: string;
  /** The whole screen instead of a popover. */
  readonly isSheet: boolean;
  readonly children: ReactNode;
}

/** Where the calendar floats: a popover at the field, or on a phone the whole screen. */
export function DateOverlay({
  isOpen,
  onOpenChange,
  triggerRef,
  label,
  isSheet,
  children,
}: DateOverlayProps) {
  if (!isSheet) {
    return (
      <Popover
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        placement="bottom start"
        offset={4}
        className={css.popover}
      >
        <Dialog aria-label={label} className={css.dialog}>
          {children}
        </Dialog>
      </Popover>
    );
  }
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} className={css.veil}>
      <Modal className={css.sheet}>
        <Dialog className={css.sheetDialog}>
          <header className={css.sheetHeader}>
            <Heading slot="title" level={2} className={css.sheetTitle}>
              {label}
            </Heading>
            <button
              type="button"
              className={css.closeButton}
              aria-label={texts.close}
              onClick={() => onOpenChange(false)}
            >
              <X size={20} aria-hidden />
            </button>
          </header>
          <div className={css.sheetBody}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
