/** What a line of the body is: the heading of a group, a record, what is wrong with its edit, or its open detail. */
export type ItemKind = 'group' | 'row' | 'notice' | 'detail';

/** One line of the body. */
export interface TableItem<Row> {
  readonly kind: ItemKind;
  /** The record's id; of a heading, that of its group's first record. */
  readonly id: string;
  /** Unique over the body. */
  readonly key: string;
  readonly row: Row;
  /** Of a heading: its group's records, closed or not. */
  readonly rows?: readonly Row[];
}

/** How the records stand under headings. */
export interface Grouping<Row> {
  readonly of: (row: Row) => string;
  /** Groups whose records are not shown. */
  readonly closed: ReadonlySet<string>;
}

// No record's id holds a null character.
export const itemKey = (id: string, kind: ItemKind): string => (kind === 'row' ? id : `${id}\0${kind}`);

/** The body's lines in order: above each group its heading, each record, and under it its notice and its detail where it has them. */
export function itemsOf<Row>(
  rows: readonly Row[],
  getRowId: (row: Row) => string,
  expandedIds: ReadonlySet<string> | null,
  noticeId: string | null,
  grouping?: Grouping<Row>,
): { items: readonly TableItem<Row>[]; keys: readonly string[] } {
  const items: TableItem<Row>[] = [];
  let run = { of: undefined as string | undefined, rows: [] as Row[] };
  for (const row of rows) {
    const id = getRowId(row);
    if (grouping) {
      const of = grouping.of(row);
      if (of !== run.of) {
        run = { of, rows: [] };
        items.push({ kind: 'group', id, key: itemKey(id, 'group'), row, rows: run.rows });
      }
      run.rows.push(row);
      if (grouping.closed.has(of)) continue;
    }
    items.push({ kind: 'row', id, key: id, row });
    if (id === noticeId) items.push({ kind: 'notice', id, key: itemKey(id, 'notice'), row });
    if (expandedIds?.has(id)) items.push({ kind: 'detail', id, key: itemKey(id, 'detail'), row });
  }
  return { items, keys: items.map(({ key }) => key) };
}
