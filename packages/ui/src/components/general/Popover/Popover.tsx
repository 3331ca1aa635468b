'use client';
import type { ReactNode } from 'react';
import { ButtonContext } from 'react-aria-components';
import { lateCode, useLatePanel } from '../../../internal/latePanel.ts';

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** The `Button` or `IconButton` that opens it. */
  readonly trigger: ReactNode;
  /** What it shows; its accessible name. */
  readonly title: string;
  /** A function receives how to close it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** Where it opens from its trigger. @default 'bottom end' */
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'left top' | 'right top';
  /** Whether it is open. Leave out for an uncontrolled one. */
  readonly isOpen?: boolean;
  /** Chamada ao abrir e ao fechar. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** What opens is most of the code, and nobody has opened it when a page is first seen. */
export const popoverPanel = lateCode(() => import('./PopoverPanel.tsx'));

/**
 * Something to read or set beside what opened it, without leaving the page. It closes on Esc and on a press outside,
 * so it must hold nothing that could be lost: a form belongs in a `Dialog`, one sentence in a `Tooltip`.
 */
export function Popover({ trigger, title, children, placement = 'bottom end', ...state }: PopoverProps) {
  const { part, triggerRef, panelId, isOpen, setOpen, approach } = useLatePanel(popoverPanel, state);
  return (
    <>
      <ButtonContext.Provider
        value={{
          ...approach,
          ref: triggerRef,
          isPressed: isOpen,
          'aria-expanded': isOpen,
          ...(isOpen && part ? { 'aria-controls': panelId } : {}),
          onPress: () => setOpen(!isOpen),
        }}
      >
        {trigger}
      </ButtonContext.Provider>
      {part ? (
        <part.PopoverPanel
          title={title}
          placement={placement}
          id={panelId}
          // The ref is handed on, not read.
          // oxlint-disable-next-line react-hooks/refs
          triggerRef={triggerRef}
          isOpen={isOpen}
          onOpenChange={setOpen}
        >
          {children}
        </part.PopoverPanel>
      ) : null}
    </>
  );
}
