import { Fragment, memo, useState } from 'react';
import { findByText } from '../locate.ts';
import '../base.css';
import type { TableCase } from '../contract.ts';
import { columns, detail, SORTED_COLUMN, type Exame } from '../data.ts';
import { useTable } from './state.ts';

const HEIGHT = 37;
/** Longer tables show only what is in sight. */
const SHORT_LIMIT = 100;
const VISIBLE_ROWS = 24;

const Row = memo(function Row(props: {
  exame: Exame;
  isOpen: boolean;
  chosen: boolean;
  openUp: (id: string) => void;
  choose: (id: string) => void;
}) {
  const { exame, isOpen, chosen, openUp, choose } = props;
  return (
    <tr data-row>
      <td>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`Detalhe de ${exame.funcionario}`}
          onClick={() => openUp(exame.id)}
        >
          {isOpen ? '▾' : '▸'}
        </button>
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={`Selecionar ${exame.funcionario}`}
          checked={chosen}
          onChange={() => choose(exame.id)}
        />
      </td>
      {columns.map(({ key }) => (
        <td key={key}>{exame[key]}</td>
      ))}
    </tr>
  );
});

function Part({ rows }: { rows: readonly Exame[] }) {
  const table = useTable(rows);
  const [scrollTop, setScrollTop] = useState(0);
  const isShort = rows.length <= SHORT_LIMIT;
  const first = isShort ? 0 : Math.floor(scrollTop / HEIGHT);
  const visible = isShort ? table.sorted : table.sorted.slice(first, first + VISIBLE_ROWS);
  const rest = rows.length - first - visible.length;
  return (
    <div
      className="frame"
      onScroll={isShort ? undefined : (event) => setScrollTop(event.currentTarget.scrollTop)}
    >
      <table className="table">
        <thead>
          <tr>
            <th aria-label="Detalhe" />
            <th>
              <input
                type="checkbox"
                aria-label="Selecionar todas"
                checked={table.all}
                onChange={table.chooseAll}
              />
            </th>
            {columns.map(({ key, title }) => (
              <th key={key}>
                {key === SORTED_COLUMN ? (
                  <button type="button" onClick={table.reverse}>
                    {title}
                  </button>
                ) : (
                  title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first > 0 ? <tr style={{ blockSize: first * HEIGHT }} /> : null}
          {visible.map((exame) => (
            <Fragment key={exame.id}>
              <Row
                exame={exame}
                isOpen={table.openOnes.has(exame.id)}
                chosen={table.chosenItems.has(exame.id)}
                openUp={table.openUp}
                choose={table.choose}
              />
              {table.openOnes.has(exame.id) ? (
                <tr>
                  <td colSpan={columns.length + 2}>
                    <div data-detail>{detail(exame)}</div>
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
          {rest > 0 ? <tr style={{ blockSize: rest * HEIGHT }} /> : null}
        </tbody>
      </table>
    </div>
  );
}

export const testCase: TableCase = {
  Part,
  row: 'tr[data-row]',
  sortHeader: () => findByText('thead button', 'funcionário'),
  expander: 'button',
  selectAllBox: 'thead input',
  box: 'tbody input',
};
