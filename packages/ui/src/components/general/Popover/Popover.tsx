'use client';
import type { ReactElement, ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { PopoverPanel } from './PopoverPanel.tsx';

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** What it shows; its accessible name. */
  title: string;
  /** A function receives how to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Default 'bottom end'. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'left top' | 'right top';
  /** Whether it is open. Leave out for an uncontrolled one. */
  isOpen?: boolean;
  /** Called when it opens and when it closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Something to read or set beside what opened it, without leaving the page. It closes on Esc and on a press outside,
 * so it must hold nothing that could be lost: a form belongs in a `Dialog`, one sentence in a `Tooltip`.
 */
export function Popover({
  trigger,
  title,
  children,
  placement = 'bottom end',
  ...state
}: PopoverProps): ReactElement {
  return (
    <DialogTrigger {...state}>
      {trigger}
      <PopoverPanel title={title} placement={placement}>
        {children}
      </PopoverPanel>
    </DialogTrigger>
  );
}
