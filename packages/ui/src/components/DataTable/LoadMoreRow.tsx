'use client';
import { useEffect, useRef, type ReactElement } from 'react';
import { Button } from '../Button/index.ts';
import { texts } from './intl/pt-BR.ts';
import { roles } from './roles.ts';
import type { DataTableMore } from './types.ts';
import { useEvent } from './useEvent.ts';
import * as css from './DataTable.css.ts';

/** How far before the end the next rows are asked for. */
const AHEAD = '0px 0px 240px 0px';

/**
 * The end of a list that brings more: by itself when it comes in sight, by its button for whoever does not scroll, and
 * after a failure only by the button.
 */
export function LoadMoreRow(props: {
  more: DataTableMore;
  span: number;
  count: number;
}): ReactElement | null {
  const { more, span, count } = props;
  const { hasMore, isLoading = false, error = null } = more;
  const row = useRef<HTMLTableRowElement>(null);
  const load = useEvent(() => more.onLoad());
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

  if (!hasMore && error === null) return null;
  return (
    <tr ref={row} {...roles.row} className={css.detailRow}>
      <td {...roles.cell} colSpan={span} className={css.messageCell}>
        <div className={css.more}>
          {error === null ? null : (
            <span role="alert" className={css.moreError}>
              {error}
            </span>
          )}
          <Button variant="quiet" isPending={isLoading} pendingLabel={texts.loadingMore} onPress={load}>
            {error === null ? texts.loadMore : texts.retry}
          </Button>
        </div>
      </td>
    </tr>
  );
}
