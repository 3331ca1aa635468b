'use client';
import { DataTableRows, type RowsProps } from './DataTableRows.tsx';
import { EmptyRow, FailedRow, SkeletonRows } from '../frame/DataTableStates.tsx';
import { roles } from '../ground/roles.ts';
import * as css from '../ground/DataTable.css.ts';

/** The rows, or what stands in their place while they load, when there are none and when the load failed. */
export function DataTableBody<Row>(props: RowsProps<Row>) {
  const { cells, span, error } = props;
  if (!props.isLoading && props.rows.length > 0) return <DataTableRows {...props} />;
  return (
    <tbody {...roles.rowGroup} className={css.body}>
      {props.isLoading ? (
        <SkeletonRows cells={cells} utilityColumns={span - cells.length} count={props.skeletonRows ?? 10} />
      ) : error ? (
        <FailedRow span={span} error={error} onRetry={props.onRetry} />
      ) : (
        <EmptyRow span={span}>{props.empty}</EmptyRow>
      )}
    </tbody>
  );
}
