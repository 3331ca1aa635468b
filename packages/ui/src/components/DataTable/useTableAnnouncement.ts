'use client';
import { useState } from 'react';
import { texts } from './intl/pt-BR.ts';
import type { TableSort } from './sort.logic.ts';
import type { DataTableColumn } from './types.ts';

/** What is listened to. */
export interface Watched<Row> {
  isBusy: boolean;
  isFailed: boolean;
  rowCount: number;
  sort: TableSort | null;
  columns: readonly DataTableColumn<Row>[];
  changed: ReadonlySet<string> | undefined;
  selection: string;
  /** What the row edit did last. */
  edit: string;
  /** Where a dragged column went. */
  moved: string;
}

function sortText<Row>({ sort, columns }: Watched<Row>): string {
  const column = sort && columns.find((candidate) => candidate.sortKey === sort.key);
  if (!sort || !column) return '';
  return `${texts.sortedBy(column.header, sort.direction === 'asc' ? texts.ascending : texts.descending)} `;
}

/** What the table says to a screen reader, politely, when something in it changed. */
export function useTableAnnouncement<Row>(now: Watched<Row>): string {
  const [before, setBefore] = useState(now);
  const [said, setSaid] = useState('');
  const isSame =
    before.isBusy === now.isBusy &&
    before.changed === now.changed &&
    before.selection === now.selection &&
    before.edit === now.edit &&
    before.moved === now.moved &&
    before.sort?.key === now.sort?.key &&
    before.sort?.direction === now.sort?.direction;

  if (!isSame) {
    setBefore(now);
    if (now.isBusy && !before.isBusy) setSaid(texts.loading);
    else if (!now.isBusy && before.isBusy && !now.isFailed)
      setSaid(`${sortText(now)}${texts.loaded(now.rowCount)}`);
    else if (now.changed !== before.changed && now.changed && now.changed.size > 0) {
      setSaid(texts.changed(now.changed.size));
    } else if (now.edit !== before.edit && now.edit !== '') setSaid(now.edit);
    else if (now.moved !== before.moved && now.moved !== '') setSaid(now.moved);
    else if (now.selection !== before.selection) setSaid(now.selection);
    else if (!now.isBusy) setSaid(sortText(now));
  }
  return said;
}
