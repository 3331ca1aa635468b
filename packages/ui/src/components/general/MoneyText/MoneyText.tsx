'use client';
import { formatReais, type Centavos } from '@apto/domain/money';
import { useTexts } from '../../../texts/useTexts.ts';
import { Text, type TextProps } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults } from './intl/pt-BR.ts';

/** Propriedades de {@link MoneyText}. */
export interface MoneyTextProps extends Pick<TextProps, 'size' | 'weight' | 'tone' | 'id'> {
  /** Centavos inteiros: R$ 12,34 é 1234. `null` aparece como um traço e é lido como `absent`. */
  readonly value: Centavos | null | undefined;
  /** O que um leitor de tela ouve quando não há valor. @default 'Não informado' */
  readonly absent?: string;
}

/**
 * Um valor em reais, em algarismos de uma só largura e nunca quebrado: 'R$ 1.234,56'. Com sinal próprio: `SignedMoney`.
 */
export function MoneyText({ value, absent, ...text }: MoneyTextProps) {
  const texts = useTexts('MoneyText', defaults);
  if (value === null || value === undefined) {
    return (
      <Text {...text} as="span" tone="subtle">
        <span aria-hidden>{texts.dash}</span>
        <VisuallyHidden>{absent ?? texts.absent}</VisuallyHidden>
      </Text>
    );
  }
  return (
    <Text {...text} as="span" isTabular isUnbroken>
      <data value={(value / 100).toFixed(2)}>{formatReais(value)}</data>
    </Text>
  );
}
