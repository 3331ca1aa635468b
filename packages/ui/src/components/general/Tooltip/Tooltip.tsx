'use client';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { Focusable, TooltipTrigger } from 'react-aria-components';
import { tellMoveFirst } from '../../../internal/tellMoveFirst.ts';
import { TooltipPanel } from './TooltipPanel.tsx';

export interface TooltipProps {
  /** Poucas palavras. Nada que se possa pressionar: uma dica some. */
  readonly content: ReactNode;
  /**
   * O que ela explica: um elemento que recebe o foco (`Button`, `IconButton`, `TextLink`, um `span` que recebe o foco).
   */
  readonly children: ReactElement;
  /** O lado do elemento em que se abre, onde há espaço. @default 'top' */
  readonly placement?: 'top' | 'bottom' | 'start' | 'end';
  /** Espera sob um ponteiro parado, em milissegundos; ao receber o foco, aparece na hora. @default 500 */
  readonly delay?: number;
  /** O filho é HTML simples e precisa que o comportamento seja acrescentado. Omita nos nossos botões e links. */
  readonly isPlainTrigger?: boolean;
  /** Um toque no elemento fecha a dica. @default true */
  readonly closesOnPress?: boolean;
  /** Controlado. */
  readonly isOpen?: boolean;
  /** Chamada ao abrir e ao fechar. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Uma explicação curta sob o ponteiro e ao receber o foco, ligada a seu elemento por `aria-describedby`. Nunca contém o
 * que alguém precisa saber para seguir, pois um dedo não paira: isso cabe na descrição de um campo ou num
 * `InlineAlert`.
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
  useEffect(tellMoveFirst, []);
  return (
    <TooltipTrigger delay={delay} closeDelay={0} shouldCloseOnPress={closesOnPress} {...state}>
      {isPlainTrigger ? <Focusable>{children as never}</Focusable> : children}
      <TooltipPanel placement={placement}>{content}</TooltipPanel>
    </TooltipTrigger>
  );
}
