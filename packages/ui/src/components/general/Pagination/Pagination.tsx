'use client';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '../../../internal/cx.ts';
import { IconButton } from '../IconButton/index.ts';
import { texts } from './intl/pt-BR.ts';
import { lastShown, pageAfterResize, pageCount, typedPage } from './Pagination.logic.ts';
import * as css from './Pagination.css.ts';

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** The page shown, from 1. */
  readonly page: number;
  /** How many records a page has. */
  readonly pageSize: number;
  /** How many records the filter finds. Absent while nobody knows: no page is counted, and none after this one is offered. */
  readonly totalItems: number | undefined;
  /** Recebe a página pedida, a partir de 1. */
  readonly onPageChange: (page: number) => void;
  /** Absent: the size is fixed. The page given keeps the first record shown in sight. */
  readonly onPageSizeChange?: (pageSize: number, page: number) => void;
  /** How many rows a page may have. @default 10, 20, 50 (doc1 §9) */
  readonly pageSizeOptions?: readonly number[];
  /** First load, when `totalItems` is not known yet: the place stays, the sentence waits. */
  readonly isLoading?: boolean;
  /** The page did not load: the sentence says so, and never 'Mostrando 0 de 0'. */
  readonly isFailed?: boolean;
  /** The words beside the pages. @default 'Mostrando {last} de {totalRecords} registros' (doc3 §2.9) */
  readonly renderSummary?: (last: number, totalRecords: number) => string;
  /** Name of the landmark, where a screen has two lists. */
  readonly label?: string;
}

const count = (value: number): string => value.toLocaleString('pt-BR');

/** What the sentence says: how far the list is shown, or why nobody knows. */
function summaryOf(props: PaginationProps): string {
  const { page, pageSize, totalItems, isLoading = false, isFailed = false, renderSummary } = props;
  if (isFailed) return texts.failed;
  if (isLoading || totalItems === undefined) return texts.loading;
  const last = lastShown(page, pageSize, totalItems);
  return renderSummary?.(last, totalItems) ?? texts.summary(count(last), count(totalItems));
}

/** Pages of a list that is cut into them, by the server or by `useClientTable`. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, totalItems, onPageChange, onPageSizeChange } = props;
  const options = props.pageSizeOptions ?? [10, 20, 50];
  const isUnknown = totalItems === undefined;
  const pages = isUnknown ? page : pageCount(totalItems, pageSize);
  const sizeId = useId();
  const isFirst = page <= 1;
  const isLast = page >= pages;
  const back = isFirst ? texts.onFirst : undefined;
  // Of a list that never came there is nothing to page through.
  const hasPages = !(props.isFailed && isUnknown);
  const ahead = isUnknown ? texts.unknown : isLast ? texts.onLast : undefined;

  return (
    <nav className={css.root} aria-label={props.label ?? texts.navigation}>
      <p className={css.summary} role="status">
        {summaryOf(props)}
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
          {isUnknown ? null : <span className={css.onlyWide}>{texts.ofPages(count(pages))}</span>}
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
