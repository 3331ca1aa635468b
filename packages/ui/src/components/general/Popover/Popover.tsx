'use client';
import type { ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { PopoverPanel } from './PopoverPanel.tsx';

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactNode;
  /** What it shows; its accessible name. */
  readonly title: string;
  /** A function receives how to close it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** Where it opens from its trigger. @default 'bottom end' */
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'left top' | 'right top';
  /** Whether it is open. Leave out for an uncontrolled one. */
  readonly isOpen?: boolean;
  /** Called when it opens and when it closes. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Something to read or set beside what opened it, without leaving the page. It closes on Esc and on a press outside,
 * so it must hold nothing that could be lost: a form belongs in a `Dialog`, one sentence in a `Tooltip`.
 */
export function Popover({ trigger, title, children, placement = 'bottom end', ...state }: PopoverProps) {
  return (
    <DialogTrigger {...state}>
      {trigger}
      <PopoverPanel title={title} placement={placement}>
        {children}
      </PopoverPanel>
    </DialogTrigger>
  );
}
