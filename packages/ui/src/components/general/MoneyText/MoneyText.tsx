import { formatReais, type Centavos } from '@apto/domain/money';
import { Text, type TextProps } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts } from './intl/pt-BR.ts';

/** Props of {@link MoneyText}. */
export interface MoneyTextProps extends Pick<TextProps, 'size' | 'weight' | 'tone' | 'id'> {
  /** Whole centavos: R$ 12,34 is 1234. `null` is shown as a dash and read as `absent`. */
  readonly value: Centavos | null | undefined;
  /** What a screen reader hears when there is no amount. @default 'Não informado' */
  readonly absent?: string;
}

/** An amount in reais, in figures of one width and never broken: 'R$ 1.234,56'. With a sign of its own: `SignedMoney`. */
export function MoneyText({ value, absent = texts.absent, ...text }: MoneyTextProps) {
  if (value === null || value === undefined) {
    return (
      <Text {...text} as="span" tone="subtle">
        <span aria-hidden>{texts.dash}</span>
        <VisuallyHidden>{absent}</VisuallyHidden>
      </Text>
    );
  }
  return (
    <Text {...text} as="span" isTabular isUnbroken>
      <data value={(value / 100).toFixed(2)}>{formatReais(value)}</data>
    </Text>
  );
}
