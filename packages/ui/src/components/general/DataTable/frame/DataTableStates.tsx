'use client';
import { CircleAlert } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { cx } from '../../../../internal/cx.ts';
import { useTexts } from '../../../../texts/useTexts.ts';
import { Button } from '../../Button/index.ts';
import { EmptyState } from '../../EmptyState/index.ts';
import { ErrorState } from '../../ErrorState/index.ts';
import { Skeleton } from '../../Skeleton/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import { texts as defaults } from '../intl/pt-BR.ts';
import type { CellSpec, DataTableError } from '../ground/types.ts';
import { roles } from '../ground/roles.ts';
import { useFocusLeft } from '../ground/useFocusLeft.ts';
import * as css from '../ground/DataTable.css.ts';

/** Rows in the final shape, so that nothing moves when the data arrives. */
export function SkeletonRows<Row>(props: {
  cells: readonly CellSpec<Row>[];
  utilityColumns: number;
  count: number;
}) {
  const { cells, utilityColumns, count } = props;
  const texts = useTexts('DataTable', defaults);
  return (
    <>
      {Array.from({ length: count }, (_unused, row) => (
        <tr key={row} {...roles.row} className={css.row}>
          {Array.from({ length: utilityColumns }, (_none, index) => (
            <td key={index} {...roles.cell} className={cx(css.td, css.expand)} />
          ))}
          {cells.map(({ column }, index) => (
            <td
              key={column.id}
              {...roles.cell}
              className={cx(css.td, column.isHeaderHidden && css.quiet)}
              data-card={column.card}
            >
              {row === 0 && index === 0 ? <VisuallyHidden>{texts.loading}</VisuallyHidden> : null}
              {column.isHeaderHidden ? null : (
                // Uneven, as real text is: the same in each render.
                <Skeleton
                  width={`${Math.round((column.skeletonShare ?? 0.7) * (100 - ((row * 7 + index * 11) % 30)))}%`}
                />
              )}
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}

/** Nothing there. */
export function EmptyRow({ span, children }: { span: number; children: ReactNode }) {
  const texts = useTexts('DataTable', defaults);
  return (
    <tr {...roles.row}>
      <td {...roles.cell} colSpan={span} className={css.messageCell}>
        <div className={css.message}>{children ?? <EmptyState title={texts.empty} />}</div>
      </td>
    </tr>
  );
}

/** Something broke and there is nothing older to show. */
export function FailedRow(props: { span: number; error: DataTableError; onRetry: (() => void) | undefined }) {
  const { span, error, onRetry } = props;
  const row = useRef<HTMLTableRowElement>(null);
  useFocusLeft(row);
  return (
    <tr ref={row} {...roles.row}>
      <td {...roles.cell} colSpan={span} className={css.messageCell}>
        <div className={css.message}>
          <ErrorState
            title={error.message}
            description={error.detail}
            requestId={error.requestId}
            {...(onRetry ? { onRetry } : {})}
          />
        </div>
      </td>
    </tr>
  );
}

/** Something broke, and what is shown is from before. */
export function StaleLine({ error, onRetry }: { error: DataTableError; onRetry: (() => void) | undefined }) {
  const texts = useTexts('DataTable', defaults);
  const line = useRef<HTMLDivElement>(null);
  useFocusLeft(line);
  return (
    <div ref={line} className={css.stale} role="alert">
      <CircleAlert size={16} aria-hidden="true" />
      <span className={css.staleText}>{[error.message, error.detail].filter(Boolean).join(' ')}</span>
      {onRetry ? (
        <Button size="small" variant="secondary" onPress={onRetry}>
          {texts.retry}
        </Button>
      ) : null}
    </div>
  );
}
