'use client';
import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './DescriptionList.css.ts';

/** Um nome e o que ele é. */
export interface Description {
  /** O nome. */
  readonly term: ReactNode;
  /** `null`, `undefined` e '' aparecem como o que não se sabe. */
  readonly detail: ReactNode;
  /** Toma a linha inteira. */
  readonly isWide?: boolean;
  /** Toma duas colunas, onde cabem duas: um e-mail. */
  readonly isDouble?: boolean;
}

export interface DescriptionListProps {
  /** Os pares, na ordem em que aparecem. */
  readonly items: readonly Description[];
  /** Pares lado a lado, onde couber. @default 2 */
  readonly columns?: 1 | 2 | 3 | 4;
  /** `rows` põe o termo à esquerda e o detalhe à direita, como em um resumo. @default 'grid' */
  readonly layout?: 'grid' | 'rows';
  /** O que fica no lugar de um detalhe ausente. @default 'Não informado' */
  readonly absent?: ReactNode;
}

/** Nothing, or the words for nothing: whoever writes them out has them as quiet as the list's own. */
const isAbsent = (detail: ReactNode, none: ReactNode): boolean =>
  detail === null || detail === undefined || detail === '' || detail === none;

/** Nomes e valores de uma coisa só. */
export function DescriptionList({ items, columns = 2, layout = 'grid', absent }: DescriptionListProps) {
  const texts = useTexts('DescriptionList', defaults);
  const none = absent === undefined ? texts.absent : absent;
  const isRows = layout === 'rows';
  return (
    <dl className={cx(css.list, isRows ? css.rows : css.columns[`c${columns}`])}>
      {items.map(({ term, detail, isWide, isDouble }, index) => (
        <div
          key={index}
          className={cx(css.pair, isRows && css.row, isWide && css.wide, isDouble && !isRows && css.double)}
        >
          <dt className={css.term}>{term}</dt>
          <dd className={cx(css.detail, isAbsent(detail, none) && css.absent)}>
            {isAbsent(detail, none) ? none : detail}
          </dd>
        </div>
      ))}
    </dl>
  );
}
