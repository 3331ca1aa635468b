'use client';
import { useEffect, useRef } from 'react';
import { Button } from '../../Button/index.ts';
import { texts as defaults } from '../intl/pt-BR.ts';
import { roles } from '../ground/roles.ts';
import type { DataTableMore } from '../ground/types.ts';
import { useEvent } from '../../../../internal/useEvent.ts';
import { useTexts } from '../../../../texts/useTexts.ts';
import { useFocusLeft } from '../ground/useFocusLeft.ts';
import * as css from '../ground/DataTable.css.ts';

/** How far before the end the next rows are asked for. */
const AHEAD = '0px 0px 240px 0px';

interface LoadMoreRowProps {
  readonly more: DataTableMore;
  readonly span: number;
  /** How many rows there are by now. */
  readonly count: number;
}

/**
 * The end of a list that brings more: by itself when it comes in sight, by its button for whoever does not scroll, and
 * after a failure only by the button.
 */
export function LoadMoreRow(props: LoadMoreRowProps) {
  const { hasMore, error = null } = props.more;
  return hasMore || error !== null ? <MoreRow {...props} /> : null;
}

function MoreRow({ more, span, count }: LoadMoreRowProps) {
  const texts = useTexts('DataTable', defaults);
  const { hasMore, isLoading = false, error = null } = more;
  const row = useRef<HTMLTableRowElement>(null);
  const load = useEvent(() => more.onLoad());
  // What stood before it when its button was pressed: the first of the new rows comes after that.
  const last = useRef<Element | null>(null);
  useFocusLeft(row, (root) => {
    let next = last.current?.isConnected ? last.current.nextElementSibling : null;
    while (next && !next.matches('tr[data-row]')) next = next.nextElementSibling;
    return (next ?? root).querySelector<HTMLElement>(next ? 'button, input, a[href]' : 'table');
  });
  const press = (): void => {
    last.current = row.current?.previousElementSibling ?? null;
    load();
  };
  const isWaiting = hasMore && !isLoading && error === null;

  useEffect(() => {
    if (!isWaiting || !row.current) return undefined;
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      { rootMargin: AHEAD },
    );
    sight.observe(row.current);
    return () => sight.disconnect();
    // Again after each load: what came may not fill what is in sight.
  }, [isWaiting, count, load]);

  return (
    <tr ref={row} {...roles.row} className={css.detailRow}>
      <td {...roles.cell} colSpan={span} className={css.messageCell}>
        <div className={css.more}>
          {error === null ? null : (
            <span role="alert" className={css.moreError}>
              {error}
            </span>
          )}
          <Button variant="quiet" isPending={isLoading} pendingLabel={texts.loadingMore} onPress={press}>
            {error === null ? texts.loadMore : texts.retry}
          </Button>
        </div>
      </td>
    </tr>
  );
}
