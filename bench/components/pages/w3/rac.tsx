import { useCallback, useMemo, useState } from 'react';
import {
  Button,
  Cell,
  Checkbox,
  Column,
  I18nProvider,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
  type SortDescriptor,
} from 'react-aria-components';
import { findByText } from '../locate.ts';
import '../base.css';
import type { TableCase } from '../contract.ts';
import { columns, detail, sort, SORTED_COLUMN, type Exame } from '../data.ts';

const HEIGHT = 40;
const rowLayout = { rowHeight: HEIGHT, headingHeight: HEIGHT };

interface Item {
  readonly id: string;
  readonly exame: Exame;
  readonly kind: 'row' | 'detail';
}

function RequestBody({ items, openUp }: { items: readonly Item[]; openUp: (id: string) => void }) {
  return (
    <TableBody items={items} dependencies={[openUp]}>
      {({ exame, kind: type }) =>
        type === 'detail' ? (
          <Row>
            <Cell colSpan={columns.length + 2}>
              <div data-detail>{detail(exame)}</div>
            </Cell>
          </Row>
        ) : (
          <Row className="exam-row">
            <Cell>
              <Button className="abre" aria-label="Detalhe" onPress={() => openUp(exame.id)}>
                ▸
              </Button>
            </Cell>
            <Cell>
              <Checkbox slot="selection" className="box">
                ☐
              </Checkbox>
            </Cell>
            {columns.map(({ key }) => (
              <Cell key={key}>{exame[key]}</Cell>
            ))}
          </Row>
        )
      }
    </TableBody>
  );
}

function Part({ rows }: { rows: readonly Exame[] }) {
  const [order, setOrder] = useState<SortDescriptor | undefined>();
  const [openOnes, setOpenRows] = useState<ReadonlySet<string>>(new Set());
  const sortDirection = order === undefined ? null : order.direction === 'ascending' ? 'asc' : 'desc';
  const items = useMemo(
    () =>
      sort(rows, sortDirection).flatMap((exame): Item[] => [
        { id: exame.id, exame, kind: 'row' },
        ...(openOnes.has(exame.id) ? [{ id: `${exame.id}-detalhe`, exame, kind: 'detail' } as const] : []),
      ]),
    [rows, sortDirection, openOnes],
  );
  const openUp = useCallback(
    (id: string) => setOpenRows((before) => (before.has(id) ? new Set() : new Set(before).add(id))),
    [],
  );
  const virtual = rows.length > 100;
  const table = (
    <Table
      aria-label="Exames"
      className="table"
      selectionMode="multiple"
      sortDescriptor={order}
      onSortChange={setOrder}
      style={virtual ? { blockSize: 600, overflow: 'auto', display: 'block' } : undefined}
    >
      <TableHeader>
        <Column>Detalhe</Column>
        <Column>
          <Checkbox slot="selection" className="todas">
            ☐
          </Checkbox>
        </Column>
        {columns.map(({ key, title }) => (
          <Column
            key={key}
            id={key}
            isRowHeader={key === SORTED_COLUMN}
            allowsSorting={key === SORTED_COLUMN}
          >
            {title}
          </Column>
        ))}
      </TableHeader>
      <RequestBody items={items} openUp={openUp} />
    </Table>
  );
  return (
    <I18nProvider locale="pt-BR">
      {virtual ? (
        <Virtualizer layout={TableLayout} layoutOptions={rowLayout}>
          {table}
        </Virtualizer>
      ) : (
        <div className="frame">{table}</div>
      )}
    </I18nProvider>
  );
}

export const testCase: TableCase = {
  Part,
  row: '.exam-row',
  sortHeader: () => findByText('[role=columnheader]', 'funcionário'),
  expander: '.abre',
  selectAllBox: '.todas',
  box: '.exam-row .box input',
};
