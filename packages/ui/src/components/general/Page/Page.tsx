'use client';
import { ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './Page.css.ts';

/** Uma página no caminho até esta. */
export interface Breadcrumb {
  /** O nome da página. */
  readonly label: string;
  /** Ausente na última, que é onde a pessoa está. */
  readonly href?: string;
}

export interface PageProps {
  /** O nome da página, seu único título de primeiro nível. */
  readonly title: ReactNode;
  /** Quantos há, ao lado do título. Omita até que se saiba. */
  readonly count?: number | undefined;
  /** Uma linha sobre para que serve a página, só onde ajuda. */
  readonly purpose?: ReactNode;
  /** Algo ao lado do título, como um status. */
  readonly titleEnd?: ReactNode;
  /** O caminho até aqui; a última é a própria página. */
  readonly breadcrumbs?: readonly Breadcrumb[];
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
  purpose,
  titleEnd,
  breadcrumbs,
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
        {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
        <div className={css.line}>
          <div className={css.words}>
            <div className={css.titleLine}>
              <Heading level={1} tabIndex={-1} {...(titleRef ? { ref: titleRef } : {})}>
                {title}
              </Heading>
              {counted !== undefined && (
                <span className={css.count}>
                  <span aria-hidden>{counted}</span>
                  <VisuallyHidden>{texts.total(counted)}</VisuallyHidden>
                </span>
              )}
              {titleEnd}
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

function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const texts = useTexts('Page', defaults);
  return (
    <nav aria-label={texts.breadcrumbs}>
      <ol className={css.crumbs}>
        {items.map(({ label, href }, index) => (
          <li
            // Two levels may have one name, as a record that is called like its list has.
            key={index}
            className={css.crumb}
            aria-current={index === items.length - 1 ? 'page' : undefined}
          >
            {href === undefined ? label : <TextLink href={href}>{label}</TextLink>}
            {index < items.length - 1 && <ChevronRight className={css.crumbMark} aria-hidden />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
