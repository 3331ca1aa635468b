import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import * as css from './Text.css.ts';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  readonly children?: ReactNode;
  /** Um passo da escala tipográfica; `body` é 14 no back-office e 16 no aplicativo público. @default 'body' */
  readonly size?: keyof typeof css.size;
  /** O peso da letra. @default 'regular' */
  readonly weight?: keyof typeof css.weight;
  /** `muted` para o que apoia, `subtle` para o que fica de lado; o tom de um status onde diz um. @default 'default' */
  readonly tone?: keyof typeof css.tone;
  /** Onde as linhas começam ou terminam. */
  readonly align?: keyof typeof css.align;
  /** Algarismos de uma só largura: datas, dinheiro, documentos, contagens. @default false */
  readonly isTabular?: boolean;
  /** Para códigos e ids. @default false */
  readonly isMono?: boolean;
  /** Uma linha, cortada com reticências; o texto inteiro também tem de estar em outro lugar. @default false */
  readonly isTruncated?: boolean;
  /** Nunca quebrado: datas, dinheiro. @default false */
  readonly isUnbroken?: boolean;
  /** Mantém as quebras de linha que foram digitadas. @default false */
  readonly keepsLines?: boolean;
  /** No máximo 68 caracteres por linha. @default false */
  readonly isReading?: boolean;
  /** O elemento em que se transforma. @default 'p' */
  readonly as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'time'
    | 'li'
    | 'dt'
    | 'dd'
    | 'label'
    | 'address';
  /** Com `as="time"`: o mesmo valor na grafia das máquinas. */
  readonly dateTime?: string;
}

/** Texto corrido nos tamanhos, pesos e tons do sistema. */
export function Text({
  size = 'body',
  weight = 'regular',
  tone = 'default',
  align,
  isTabular = false,
  isMono = false,
  isTruncated = false,
  isUnbroken = false,
  keepsLines = false,
  isReading = false,
  as = 'p',
  ...props
}: TextProps) {
  const Element: ElementType = as;
  return (
    <Element
      {...props}
      className={cx(
        css.text,
        css.size[size],
        css.weight[weight],
        css.tone[tone],
        align && css.align[align],
        isTabular && css.tabular,
        isMono && css.mono,
        isTruncated && css.truncated,
        isUnbroken && css.noWrap,
        keepsLines && css.preserved,
        isReading && css.reading,
      )}
    />
  );
}
