/** What a line of the body is: a record, what is wrong with its edit, or its open detail. */
export type ItemKind = 'row' | 'notice' | 'detail';

/** One line of the body. */
export interface TableItem<Row> {
  readonly kind: ItemKind;
  /** The record's id. */
  readonly id: string;
  /** Unique over the body. */
  readonly key: string;
  readonly row: Row;
}

// No record's id holds a null character.
export const itemKey = (id: string, kind: ItemKind): string => (kind === 'row' ? id : `${id}\0${kind}`);

/** The body's lines in order: each record, and under it its notice and its detail where it has them. */
export function itemsOf<Row>(
  rows: readonly Row[],
  getRowId: (row: Row) => string,
  expandedIds: ReadonlySet<string> | null,
  noticeId: string | null,
): { items: readonly TableItem<Row>[]; keys: readonly string[] } {
  const items: TableItem<Row>[] = [];
  for (const row of rows) {
    const id = getRowId(row);
    items.push({ kind: 'row', id, key: id, row });
    if (id === noticeId) items.push({ kind: 'notice', id, key: itemKey(id, 'notice'), row });
    if (expandedIds?.has(id)) items.push({ kind: 'detail', id, key: itemKey(id, 'detail'), row });
  }
  return { items, keys: items.map(({ key }) => key) };
}
