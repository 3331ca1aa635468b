'use client';
import type { ReactNode } from 'react';
import { ButtonContext } from 'react-aria-components';
import { lateCode, useLatePanel } from '../../../internal/latePanel.ts';

/** Propriedades de {@link Popover}. */
export interface PopoverProps {
  /** O `Button` ou `IconButton` que o abre. */
  readonly trigger: ReactNode;
  /** O que mostra; é seu nome acessível. */
  readonly title: string;
  /** Uma função recebe como fechá-lo. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** Onde abre em relação ao botão. @default 'bottom end' */
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'left top' | 'right top';
  /** Se está aberto. Omita no uso não controlado. */
  readonly isOpen?: boolean;
  /** Chamada ao abrir e ao fechar. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** What opens is most of the code, and nobody has opened it when a page is first seen. */
export const popoverPanel = lateCode(() => import('./PopoverPanel.tsx'));

/**
 * Algo para ler ou ajustar ao lado do que o abriu, sem sair da página. Fecha com Esc e com um toque fora, por isso não
 * pode conter nada que se possa perder: um formulário cabe num `Dialog`, uma frase num `Tooltip`.
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
