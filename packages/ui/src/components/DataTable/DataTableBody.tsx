'use client';
import { Lock } from 'lucide-react';
import type { ReactElement } from 'react';
import { Checkbox } from '../Checkbox/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { DataTableRow } from './DataTableRow.tsx';
import { EmptyRow, FailedRow, SkeletonRows } from './DataTableStates.tsx';
import { texts } from './intl/pt-BR.ts';
import type { ColumnPlace } from './layout.ts';
import { isRowSelected, withSelection, type TableSelection } from './selection.logic.ts';
import type { DataTableProps } from './types.ts';
import { roles } from './roles.ts';
import * as css from './DataTable.css.ts';

interface BodyProps<Row> extends DataTableProps<Row> {
  places: readonly ColumnPlace<Row>[];
  span: number;
  expandedIds: ReadonlySet<string>;
  onToggleExpanded: (id: string) => void;
  chosen: TableSelection;
}

/** The rows, or what stands in their place while they load, when there are none and when the load failed. */
export function DataTableBody<Row>(props: BodyProps<Row>): ReactElement {
  const { rows, getRowId, getRowLabel, places, span, renderDetail, chosen, onSelectionChange } = props;
  const utilityColumns = span - places.length;

  if (props.isLoading) {
    return (
      <tbody {...roles.rowGroup} className={css.body}>
        <SkeletonRows places={places} utilityColumns={utilityColumns} count={props.skeletonRows ?? 10} />
      </tbody>
    );
  }
  if (rows.length === 0) {
    return (
      <tbody {...roles.rowGroup} className={css.body}>
        {props.error ? (
          <FailedRow span={span} error={props.error} onRetry={props.onRetry} />
        ) : (
          <EmptyRow span={span}>{props.empty}</EmptyRow>
        )}
      </tbody>
    );
  }
  return (
    <tbody {...roles.rowGroup} className={css.body}>
      {rows.map((row) => {
        const id = getRowId(row);
        const label = getRowLabel(row);
        const selected = onSelectionChange !== undefined && isRowSelected(chosen, id);
        const block = props.getSelectionBlock?.(row);
        return (
          <DataTableRow
            key={id}
            row={row}
            label={label}
            places={places}
            span={span}
            isSelected={selected}
            isChanged={props.changedIds?.has(id) === true}
            tone={props.getRowTone?.(row)}
            expansion={
              renderDetail
                ? {
                    isExpanded: props.expandedIds.has(id),
                    onToggle: () => props.onToggleExpanded(id),
                    render: renderDetail,
                  }
                : null
            }
            selectBox={
              onSelectionChange ? (
                <SelectBox
                  label={texts.selectRow(label)}
                  block={block}
                  isSelected={selected}
                  onChange={(next) => onSelectionChange(withSelection(chosen, [id], next))}
                />
              ) : null
            }
          />
        );
      })}
    </tbody>
  );
}

interface SelectBoxProps {
  label: string;
  block: string | undefined;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** A box, or where the row cannot be selected a lock that says why on hover, focus and touch. */
function SelectBox({ label, block, isSelected, onChange }: SelectBoxProps): ReactElement {
  return block === undefined ? (
    <Checkbox aria-label={label} isSelected={isSelected} onChange={onChange} />
  ) : (
    <IconButton size="small" icon={<Lock />} label={label} isDisabled disabledReason={block} />
  );
}
