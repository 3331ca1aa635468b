'use client';

import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { PlacedPopover } from '../../../internal/PlacedPopover.tsx';
import { useQuietInert } from '../../../internal/quietInert.ts';
import * as css from './DateOverlay.css.ts';

interface DateOverlayProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly label: string;
  /** The name of what closes the sheet. */
  readonly closeLabel: string;
  /** The whole screen instead of a popover. */
  readonly isSheet: boolean;
  readonly children: ReactNode;
}

/** First in what floats: its effect comes before those of what is around it. */
function HidesQuietly() {
  useQuietInert('dialog');
  return null;
}

/** Where the calendar floats: a popover at the field, or on a phone the whole screen. */
export function DateOverlay({
  isOpen,
  onOpenChange,
  triggerRef,
  label,
  closeLabel,
  isSheet,
  children,
}: DateOverlayProps) {
  if (!isSheet) {
    return (
      <PlacedPopover
        kind="dialog"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        placement="bottom start"
        offset={4}
        className={css.popover}
      >
        {/* Its calendar takes the focus at once; react-aria's Dialog would do nothing more than this. */}
        <section role="dialog" aria-label={label} tabIndex={-1} className={css.dialog}>
          {children}
        </section>
      </PlacedPopover>
    );
  }
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} className={css.veil}>
      <Modal className={css.sheet}>
        <Dialog className={css.sheetDialog}>
          <HidesQuietly />
          <header className={css.sheetHeader}>
            <Heading slot="title" level={2} className={css.sheetTitle}>
              {label}
            </Heading>
            <button
              type="button"
              className={css.closeButton}
              aria-label={closeLabel}
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
