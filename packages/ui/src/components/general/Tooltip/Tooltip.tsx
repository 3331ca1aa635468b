'use client';
import type { ReactElement, ReactNode } from 'react';
import { Focusable, TooltipTrigger } from 'react-aria-components';
import { TooltipPanel } from './TooltipPanel.tsx';

export interface TooltipProps {
  /** A few words. Nothing that can be pressed: a tooltip goes away. */
  readonly content: ReactNode;
  /** What it explains: one element that takes focus (`Button`, `IconButton`, `TextLink`, a focusable `span`). */
  readonly children: ReactElement;
  /** The side of the trigger on which it opens, where there is room. @default 'top' */
  readonly placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Wait under a resting pointer, in milliseconds; on focus it shows at once. @default 500 */
  readonly delay?: number;
  /** The child is plain HTML and needs the behaviour added. Leave out for our own buttons and links. */
  readonly isPlainTrigger?: boolean;
  /** A press on the trigger closes the tooltip. @default true */
  readonly closesOnPress?: boolean;
  /** Controlled. */
  readonly isOpen?: boolean;
  /** Chamada ao abrir e ao fechar. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A short explanation on hover and on focus, tied to its trigger by `aria-describedby`. It never holds what somebody
 * has to know to go on, since a finger does not hover: that belongs into a field's description or an `InlineAlert`.
 */
export function Tooltip({
  content,
  children,
  placement = 'top',
  delay = 500,
  isPlainTrigger = false,
  closesOnPress = true,
  ...state
}: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={0} shouldCloseOnPress={closesOnPress} {...state}>
      {isPlainTrigger ? <Focusable>{children as never}</Focusable> : children}
      <TooltipPanel placement={placement}>{content}</TooltipPanel>
    </TooltipTrigger>
  );
}
