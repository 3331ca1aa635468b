'use client';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { texts } from './intl/pt-BR.ts';

/** How long the tick stays, in ms: long enough to be seen, short enough for a second copy to be told again. */
const TICK = 2500;

/** Props of {@link CopyButton}. */
export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-label' | 'ref'> {
  /** What is copied, or what makes it at the press. */
  readonly value: string | (() => string);
  /** The button's text. @default 'Copiar' */
  readonly children?: ReactNode;
  /** It is in the clipboard. Say so: the tick is for the eye alone. */
  readonly onCopied: () => void;
  /** The browser refused: no permission, or no secure context. */
  readonly onRefused: () => void;
}

/** Copies a text. The tick in the place of its icon shows that it did; whoever uses it says it in words. */
export function CopyButton({ value, children = texts.copy, onCopied, onRefused, ...props }: CopyButtonProps) {
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
      {children}
    </Button>
  );
}
