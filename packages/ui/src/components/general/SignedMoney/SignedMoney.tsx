import type { Centavos } from '@apto/domain/money';
import { cx } from '../../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts } from './intl/pt-BR.ts';
import { signedReais, signOf } from './SignedMoney.logic.ts';
import * as css from './SignedMoney.css.ts';

/** Props of {@link SignedMoney}. */
export interface SignedMoneyProps {
  /** Whole centavos; above zero is green with '+', below it red with '−', zero a dash. */
  readonly value: Centavos;
  /** The word that goes with each sign, since neither colour nor a thin mark may be alone. */
  readonly words?: Partial<Record<'positive' | 'negative' | 'zero', string>>;
  /** Shows the word under the amount; otherwise it is only read. @default false */
  readonly showsWord?: boolean;
}

/** A balance: signed, in the colour of its sign, and said in a word as well (doc3 §2.4). */
export function SignedMoney({ value, words, showsWord = false }: SignedMoneyProps) {
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
