'use client';
import { useState } from 'react';
import type { Texts } from '../../../../internal/texts.types.ts';
import { useTexts } from '../../../../texts/useTexts.ts';
import { texts as defaults } from '../intl/pt-BR.ts';
import type { DataTableColumn } from '../ground/types.ts';
import type { TableSort } from '../ground/data.types.ts';

type Words = Texts<typeof defaults>;

/** What is listened to. */
export interface Watched<Row> {
  readonly isBusy: boolean;
  readonly isFailed: boolean;
  readonly rowCount: number;
  readonly sort: TableSort | null;
  readonly thenBy: readonly TableSort[] | undefined;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly changed: ReadonlySet<string> | undefined;
  readonly selection: string;
  /** What the row edit did last. */
  readonly edit: string;
  /** Where a dragged column went. */
  readonly moved: string;
}

/** What was said last. `turn` is another one each time, also for the same words. */
interface Said {
  readonly text: string;
  readonly turn: number;
}

/** The orders in force in words: the same words, the same order. */
function sortText<Row>({ sort, thenBy = [], columns }: Watched<Row>, texts: Words): string {
  const orders = (sort ? [sort, ...thenBy] : []).flatMap(({ key, direction }) => {
    const column = columns.find((candidate) => candidate.sortKey === key);
    return column ? texts.order(column.header, direction === 'asc' ? texts.ascending : texts.descending) : [];
  });
  return orders.length > 0 ? `${texts.sortedBy(orders)} ` : '';
}

/** What a change is worth saying; null: nothing. `told` is the order that was heard last. */
function wordsFor<Row>(before: Watched<Row>, now: Watched<Row>, told: string, texts: Words): string | null {
  const order = sortText(now, texts);
  const isNewOrder = told !== order;
  if (now.isBusy !== before.isBusy) {
    if (now.isBusy) return texts.loading;
    if (now.isFailed) return null;
    return `${isNewOrder ? order : ''}${texts.loaded(now.rowCount)}`;
  }
  if (before.rowCount > 0 && now.rowCount === 0 && !now.isBusy && !now.isFailed) return texts.empty;
  if (now.changed !== before.changed && now.changed && now.changed.size > 0) {
    return texts.changed(now.changed.size);
  }
  if (now.edit !== before.edit && now.edit !== '') return now.edit;
  if (now.moved !== before.moved && now.moved !== '') return now.moved;
  if (now.selection !== before.selection) return now.selection;
  return isNewOrder && !now.isBusy ? order : null;
}

/** What the table says to a screen reader, politely, when something in it changed. */
export function useTableAnnouncement<Row>(now: Watched<Row>): Said {
  const texts = useTexts('DataTable', defaults);
  const [before, setBefore] = useState(now);
  const [told, setTold] = useState(() => sortText(now, texts));
  const [said, setSaid] = useState<Said>({ text: '', turn: 0 });
  const isSame =
    before.isBusy === now.isBusy &&
    (before.rowCount === 0) === (now.rowCount === 0) &&
    before.changed === now.changed &&
    before.selection === now.selection &&
    before.edit === now.edit &&
    before.moved === now.moved &&
    sortText(before, texts) === sortText(now, texts);

  if (!isSame) {
    setBefore(now);
    const words = wordsFor(before, now, told, texts);
    if (words !== null) setSaid({ text: words, turn: said.turn + 1 });
    if (!now.isBusy) setTold(sortText(now, texts));
  }
  return said;
}
