'use client';
import type { ReactNode, Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './Page.css.ts';

export interface PageProps {
  /** O nome da página, seu único título de primeiro nível. */
  readonly title: ReactNode;
  /** Quantos há, ao lado do título. Omita até que se saiba. */
  readonly count?: number | undefined;
  /** Há mais que `count`, que ninguém contou: "10.000+". */
  readonly hasMore?: boolean | undefined;
  /** Uma linha sobre para que serve a página, só onde ajuda. */
  readonly purpose?: ReactNode;
  /** Algo ao lado do título, como um status. */
  readonly titleEnd?: ReactNode;
  /** O caminho até aqui, acima do título: um `Breadcrumb`. Só o traz a tela que fica dentro de outra. */
  readonly trail?: ReactNode;
  /** À direita: no máximo uma `primary`. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  /** `full` para listas; 960 ou 640 px para formulários. @default 'full' */
  readonly width?: keyof typeof css.width;
  /** O título, para levar o foco a ele depois de uma navegação. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** A moldura de uma tela dentro da casca do produto: título com contagem, uma linha de propósito, ações, conteúdo. */
export function Page({
  title,
  count,
  hasMore = false,
  purpose,
  titleEnd,
  trail,
  actions,
  children,
  width = 'full',
  titleRef,
}: PageProps) {
  const texts = useTexts('Page', defaults);
  const locale = useAppLocale();
  const counted = count?.toLocaleString(locale);
  return (
    <div className={cx(css.page, css.width[width])}>
      <header className={css.header}>
        {trail}
        <div className={css.line}>
          <div className={css.words}>
            <div className={css.titleLine}>
              <Heading level={1} tabIndex={-1} {...(titleRef ? { ref: titleRef } : {})}>
                {title}
              </Heading>
              {counted !== undefined && (
                <span className={css.count}>
                  <span aria-hidden>{hasMore ? `${counted}+` : counted}</span>
                  <VisuallyHidden>{(hasMore ? texts.totalOfMore : texts.total)(counted)}</VisuallyHidden>
                </span>
              )}
              {titleEnd && <span className={css.titleEnd}>{titleEnd}</span>}
            </div>
            {purpose && (
              <div className={css.aside}>
                <Text tone="muted">{purpose}</Text>
              </div>
            )}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      </header>
      {children}
    </div>
  );
}
