'use client';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '../../../internal/cx.ts';
import type { Texts } from '../../../internal/texts.types.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { IconButton } from '../IconButton/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import { lastShown, pageAfterResize, pageCount, typedPage } from './Pagination.logic.ts';
import * as css from './Pagination.css.ts';

/** Propriedades de {@link Pagination}. */
export interface PaginationProps {
  /** A página mostrada, a partir de 1. */
  readonly page: number;
  /** Quantos registros uma página tem. */
  readonly pageSize: number;
  /**
   * Quantos registros o filtro encontra. Ausente enquanto ninguém sabe: nenhuma página é contada, e nenhuma depois
   * desta é oferecida.
   */
  readonly totalItems: number | undefined;
  /** Há mais que `totalItems`, que ninguém contou: a frase diz "mais de", e a última das contadas pede outro filtro. */
  readonly hasMoreItems?: boolean;
  /** Recebe a página pedida, a partir de 1. */
  readonly onPageChange: (page: number) => void;
  /** Ausente: o tamanho é fixo. A página dada mantém à vista o primeiro registro mostrado. */
  readonly onPageSizeChange?: (pageSize: number, page: number) => void;
  /** Quantas linhas uma página pode ter. @default 10, 20, 50 (doc1 §9) */
  readonly pageSizeOptions?: readonly number[];
  /** Primeiro carregamento, quando ainda não se conhece `totalItems`: o lugar fica, a frase espera. */
  readonly isLoading?: boolean;
  /** A página não carregou: a frase diz isso, e nunca 'Mostrando 0 de 0'. */
  readonly isFailed?: boolean;
  /** As palavras ao lado das páginas. @default 'Mostrando {last} de {totalRecords} registros' (doc3 §2.9) */
  readonly renderSummary?: (last: number, totalRecords: number) => string;
  /** Nome da região, onde uma tela tem duas listas. */
  readonly label?: string;
}

/** What the sentence says: how far the list is shown, or why nobody knows. */
function summaryOf(
  props: PaginationProps,
  texts: Texts<typeof defaults>,
  count: (value: number) => string,
): string {
  const { page, pageSize, totalItems, isLoading = false, isFailed = false, renderSummary } = props;
  if (isFailed) return texts.failed;
  if (isLoading || totalItems === undefined) return texts.loading;
  const last = lastShown(page, pageSize, totalItems);
  const summary = props.hasMoreItems ? texts.summaryOfMore : texts.summary;
  return renderSummary?.(last, totalItems) ?? summary(count(last), count(totalItems));
}

/** Páginas de uma lista que é cortada nelas, pelo servidor ou por `useClientTable`. */
export function Pagination(props: PaginationProps) {
  const texts = useTexts('Pagination', defaults);
  const locale = useAppLocale();
  const count = (value: number): string => value.toLocaleString(locale);
  const { page, pageSize, totalItems, hasMoreItems = false, onPageChange, onPageSizeChange } = props;
  const options = props.pageSizeOptions ?? [10, 20, 50];
  const isUnknown = totalItems === undefined;
  const pages = isUnknown ? page : pageCount(totalItems, pageSize);
  const sizeId = useId();
  const isFirst = page <= 1;
  const isLast = page >= pages;
  const back = isFirst ? texts.onFirst : undefined;
  // Of a list that never came, or of nothing, there is nothing to page through.
  const hasPages = totalItems !== 0 && !(props.isFailed && isUnknown);
  const onLast = hasMoreItems ? texts.onLastCounted : texts.onLast;
  const ahead = isUnknown ? texts.unknown : isLast ? onLast : undefined;

  return (
    <nav className={css.root} aria-label={props.label ?? texts.navigation}>
      <p className={css.summary} role="status">
        {summaryOf(props, texts, count)}
      </p>
      {hasPages && onPageSizeChange ? (
        <div className={css.group}>
          <label htmlFor={sizeId}>{texts.pageSize}</label>
          <span className={css.sizeBox}>
            <select
              id={sizeId}
              className={cx(css.field, css.size)}
              value={pageSize}
              onChange={(event) => {
                const next = Number(event.target.value);
                onPageSizeChange(next, pageAfterResize(page, pageSize, next));
              }}
            >
              {[...new Set([...options, pageSize])]
                .sort((a, b) => a - b)
                .map((size) => (
                  <option key={size} value={size}>
                    {size}
                  </option>
                ))}
            </select>
            <ChevronDown className={css.sizeIcon} aria-hidden />
          </span>
        </div>
      ) : null}
      {hasPages ? (
        <div className={css.pages}>
          <span className={css.end}>
            <IconButton
              label={texts.first}
              icon={<ChevronsLeft />}
              onPress={() => onPageChange(1)}
              isDisabled={isFirst}
              disabledReason={back}
            />
          </span>
          <IconButton
            label={texts.previous}
            icon={<ChevronLeft />}
            onPress={() => onPageChange(page - 1)}
            isDisabled={isFirst}
            disabledReason={back}
          />
          <PageField page={page} pages={pages} onPageChange={onPageChange} />
          {isUnknown ? null : (
            <span className={css.onlyWide}>
              {(hasMoreItems ? texts.ofMorePages : texts.ofPages)(count(pages))}
            </span>
          )}
          <IconButton
            label={texts.next}
            icon={<ChevronRight />}
            onPress={() => onPageChange(page + 1)}
            isDisabled={isLast}
            disabledReason={ahead}
          />
          <span className={css.end}>
            <IconButton
              label={texts.last}
              icon={<ChevronsRight />}
              onPress={() => onPageChange(pages)}
              isDisabled={isLast}
              disabledReason={ahead}
            />
          </span>
        </div>
      ) : null}
    </nav>
  );
}

/** The jump: a number and Enter. Leaving it without Enter changes nothing. */
function PageField(props: { page: number; pages: number; onPageChange: (page: number) => void }) {
  const texts = useTexts('Pagination', defaults);
  const { page, pages, onPageChange } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const go = (): void => {
    const next = draft === null ? null : typedPage(draft, pages);
    setDraft(null);
    if (next !== null && next !== page) onPageChange(next);
  };
  return (
    <input
      className={cx(css.field, css.pageField)}
      aria-label={texts.goTo}
      inputMode="numeric"
      enterKeyHint="go"
      autoComplete="off"
      value={draft ?? String(page)}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => setDraft(null)}
      onFocus={(event) => event.target.select()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          go();
        }
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}
