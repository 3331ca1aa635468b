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
import { acharPorTexto } from '../achar.ts';
import '../base.css';
import type { CasoTabela } from '../contrato.ts';
import { colunas, detalhe, ordenar, ORDENADA, type Exame } from '../dados.ts';

const ALTURA = 40;
const desenho = { rowHeight: ALTURA, headingHeight: ALTURA };

interface Item {
  readonly id: string;
  readonly exame: Exame;
  readonly tipo: 'linha' | 'detalhe';
}

function Corpo({ itens, abrir }: { itens: readonly Item[]; abrir: (id: string) => void }) {
  return (
    <TableBody items={itens} dependencies={[abrir]}>
      {({ exame, tipo }) =>
        tipo === 'detalhe' ? (
          <Row>
            <Cell colSpan={colunas.length + 2}>
              <div data-detalhe>{detalhe(exame)}</div>
            </Cell>
          </Row>
        ) : (
          <Row className="linha-de-exame">
            <Cell>
              <Button className="abre" aria-label="Detalhe" onPress={() => abrir(exame.id)}>
                ▸
              </Button>
            </Cell>
            <Cell>
              <Checkbox slot="selection" className="caixa">
                ☐
              </Checkbox>
            </Cell>
            {colunas.map(({ chave }) => (
              <Cell key={chave}>{exame[chave]}</Cell>
            ))}
          </Row>
        )
      }
    </TableBody>
  );
}

function Peca({ linhas }: { linhas: readonly Exame[] }) {
  const [ordem, setOrdem] = useState<SortDescriptor | undefined>();
  const [abertas, setAbertas] = useState<ReadonlySet<string>>(new Set());
  const sentido = ordem === undefined ? null : ordem.direction === 'ascending' ? 'asc' : 'desc';
  const itens = useMemo(
    () =>
      ordenar(linhas, sentido).flatMap((exame): Item[] => [
        { id: exame.id, exame, tipo: 'linha' },
        ...(abertas.has(exame.id) ? [{ id: `${exame.id}-detalhe`, exame, tipo: 'detalhe' } as const] : []),
      ]),
    [linhas, sentido, abertas],
  );
  const abrir = useCallback(
    (id: string) => setAbertas((antes) => (antes.has(id) ? new Set() : new Set(antes).add(id))),
    [],
  );
  const virtual = linhas.length > 100;
  const tabela = (
    <Table
      aria-label="Exames"
      className="tabela"
      selectionMode="multiple"
      sortDescriptor={ordem}
      onSortChange={setOrdem}
      style={virtual ? { blockSize: 600, overflow: 'auto', display: 'block' } : undefined}
    >
      <TableHeader>
        <Column>Detalhe</Column>
        <Column>
          <Checkbox slot="selection" className="todas">
            ☐
          </Checkbox>
        </Column>
        {colunas.map(({ chave, titulo }) => (
          <Column key={chave} id={chave} isRowHeader={chave === ORDENADA} allowsSorting={chave === ORDENADA}>
            {titulo}
          </Column>
        ))}
      </TableHeader>
      <Corpo itens={itens} abrir={abrir} />
    </Table>
  );
  return (
    <I18nProvider locale="pt-BR">
      {virtual ? (
        <Virtualizer layout={TableLayout} layoutOptions={desenho}>
          {tabela}
        </Virtualizer>
      ) : (
        <div className="moldura">{tabela}</div>
      )}
    </I18nProvider>
  );
}

export const caso: CasoTabela = {
  Peca,
  linha: '.linha-de-exame',
  ordena: () => acharPorTexto('[role=columnheader]', 'funcionário'),
  expande: '.abre',
  seleciona: '.todas',
  caixa: '.linha-de-exame .caixa input',
};
