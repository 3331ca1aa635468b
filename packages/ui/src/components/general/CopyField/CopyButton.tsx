'use client';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { texts as defaults } from './intl/pt-BR.ts';

/** How long the tick stays, in ms: long enough to be seen, short enough for a second copy to be told again. */
const TICK = 2500;

/** Propriedades de {@link CopyButton}. */
export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-label' | 'ref'> {
  /** O que se copia, ou o que o gera na hora do clique. */
  readonly value: string | (() => string);
  /** O texto do botão. @default 'Copiar' */
  readonly children?: ReactNode;
  /** Está na área de transferência. Diga isso: o sinal de feito é só para os olhos. */
  readonly onCopied: () => void;
  /** O navegador recusou: sem permissão, ou fora de um contexto seguro. */
  readonly onRefused: () => void;
}

/**
 * Copia um texto. O sinal de feito no lugar do ícone mostra que deu certo; quem o usa diz isso em palavras.
 */
export function CopyButton({ value, children, onCopied, onRefused, ...props }: CopyButtonProps) {
  const texts = useTexts('CopyField', defaults);
  const [isCopied, setCopied] = useState(false);
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(clock.current), []);

  async function copy(): Promise<void> {
    clearTimeout(clock.current);
    try {
      await navigator.clipboard.writeText(typeof value === 'string' ? value : value());
    } catch {
      setCopied(false);
      return onRefused();
    }
    setCopied(true);
    clock.current = setTimeout(() => setCopied(false), TICK);
    onCopied();
  }

  return (
    <Button {...props} icon={isCopied ? <Check /> : <Copy />} onPress={() => void copy()}>
      {children === undefined ? texts.copy : children}
    </Button>
  );
}
