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
    <tr data-linha>
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
      {columns.map(({ chave: key }) => (
        <td key={key}>{exame[key]}</td>
      ))}
    </tr>
  );
});

function Part({ linhas: rows }: { linhas: readonly Exame[] }) {
  const table = useTable(rows);
  const [scrollTop, setScrollTop] = useState(0);
  const isShort = rows.length <= SHORT_LIMIT;
  const firstOne = isShort ? 0 : Math.floor(scrollTop / HEIGHT);
  const visible = isShort ? table.sorted : table.sorted.slice(firstOne, firstOne + VISIBLE_ROWS);
  const rest = rows.length - firstOne - visible.length;
  return (
    <div
      className="moldura"
      onScroll={isShort ? undefined : (event) => setScrollTop(event.currentTarget.scrollTop)}
    >
      <table className="tabela">
        <thead>
          <tr>
            <th aria-label="Detalhe" />
            <th>
              <input
                type="checkbox"
                aria-label="Selecionar todas"
                checked={table.allOf}
                onChange={table.chooseAll}
              />
            </th>
            {columns.map(({ chave: key, title }) => (
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
          {firstOne > 0 ? <tr style={{ blockSize: firstOne * HEIGHT }} /> : null}
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
                    <div data-detalhe>{detail(exame)}</div>
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
  Peca: Part,
  linha: 'tr[data-linha]',
  sortHeader: () => findByText('thead button', 'funcionário'),
  expander: 'button',
  selectAllBox: 'thead input',
  box: 'tbody input',
};
