import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import * as css from './Text.css.ts';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  readonly children?: ReactNode;
  /** A step of the type scale; `body` is 14 in the back-office and 16 in the public app. @default 'body' */
  readonly size?: keyof typeof css.size;
  /** How bold. @default 'regular' */
  readonly weight?: keyof typeof css.weight;
  /** `muted` for what supports, `subtle` for what is on the side; a status' tone where it says one. @default 'default' */
  readonly tone?: keyof typeof css.tone;
  /** Where the lines begin or end. */
  readonly align?: keyof typeof css.align;
  /** Figures of one width: dates, money, documents, counts. @default false */
  readonly isTabular?: boolean;
  /** For codes and ids. @default false */
  readonly isMono?: boolean;
  /** One line, cut with an ellipsis; the whole text has to be somewhere else too. @default false */
  readonly isTruncated?: boolean;
  /** Never broken: dates, money. @default false */
  readonly isUnbroken?: boolean;
  /** Keeps the line breaks that were typed. @default false */
  readonly keepsLines?: boolean;
  /** At most 68 characters a line. @default false */
  readonly isReading?: boolean;
  /** The element that it becomes. @default 'p' */
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
  /** With `as="time"`: the machine's spelling of it. */
  readonly dateTime?: string;
}

/** Running text in the sizes, weights and tones of the system. */
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
