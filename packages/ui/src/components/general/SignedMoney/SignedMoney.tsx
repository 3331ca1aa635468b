'use client';
import type { Centavos } from '@apto/domain/money';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import { signedReais, signOf } from './SignedMoney.logic.ts';
import * as css from './SignedMoney.css.ts';

/** Propriedades de {@link SignedMoney}. */
export interface SignedMoneyProps {
  /** Centavos inteiros; acima de zero é verde com '+', abaixo é vermelho com '−', zero é um traço. */
  readonly value: Centavos;
  /** A palavra que acompanha cada sinal, pois nem a cor nem um traço fino podem estar sozinhos. */
  readonly words?: Partial<Record<'positive' | 'negative' | 'zero', string>>;
  /** Mostra a palavra embaixo do valor; se não, ela só é lida. @default false */
  readonly showsWord?: boolean;
}

/** Um saldo: com sinal, na cor do sinal, e dito também numa palavra (doc3 §2.4). */
export function SignedMoney({ value, words, showsWord = false }: SignedMoneyProps) {
  const texts = useTexts('SignedMoney', defaults);
  const sign = signOf(value);
  const word = words?.[sign] ?? texts[sign];
  const amount = signedReais(value);
  return (
    <span className={cx(css.root, css.sign[sign])}>
      {sign === 'zero' ? (
        <>
          <span aria-hidden>{texts.dash}</span>
          <VisuallyHidden>{amount}</VisuallyHidden>
        </>
      ) : (
        <data value={(value / 100).toFixed(2)}>{amount}</data>
      )}
      {showsWord && sign !== 'zero' ? (
        <span className={css.word}>{word}</span>
      ) : (
        <VisuallyHidden>{`, ${word}`}</VisuallyHidden>
      )}
    </span>
  );
}
