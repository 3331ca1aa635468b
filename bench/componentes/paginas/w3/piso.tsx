import { Fragment, memo, useState } from 'react';
import { acharPorTexto } from '../achar.ts';
import '../base.css';
import type { CasoTabela } from '../contrato.ts';
import { colunas, detalhe, ORDENADA, type Exame } from '../dados.ts';
import { useTabela } from './estado.ts';

const ALTURA = 37;
/** Longer tables show only what is in sight. */
const CURTA = 100;
const NA_JANELA = 24;

const Linha = memo(function Linha(props: {
  exame: Exame;
  aberta: boolean;
  escolhida: boolean;
  abrir: (id: string) => void;
  escolher: (id: string) => void;
}) {
  const { exame, aberta, escolhida, abrir, escolher } = props;
  return (
    <tr data-linha>
      <td>
        <button
          type="button"
          aria-expanded={aberta}
          aria-label={`Detalhe de ${exame.funcionario}`}
          onClick={() => abrir(exame.id)}
        >
          {aberta ? '▾' : '▸'}
        </button>
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={`Selecionar ${exame.funcionario}`}
          checked={escolhida}
          onChange={() => escolher(exame.id)}
        />
      </td>
      {colunas.map(({ chave }) => (
        <td key={chave}>{exame[chave]}</td>
      ))}
    </tr>
  );
});

function Peca({ linhas }: { linhas: readonly Exame[] }) {
  const tabela = useTabela(linhas);
  const [topo, setTopo] = useState(0);
  const curta = linhas.length <= CURTA;
  const primeira = curta ? 0 : Math.floor(topo / ALTURA);
  const visiveis = curta ? tabela.ordenadas : tabela.ordenadas.slice(primeira, primeira + NA_JANELA);
  const resto = linhas.length - primeira - visiveis.length;
  return (
    <div className="moldura" onScroll={curta ? undefined : (event) => setTopo(event.currentTarget.scrollTop)}>
      <table className="tabela">
        <thead>
          <tr>
            <th aria-label="Detalhe" />
            <th>
              <input
                type="checkbox"
                aria-label="Selecionar todas"
                checked={tabela.todas}
                onChange={tabela.escolherTodas}
              />
            </th>
            {colunas.map(({ chave, titulo }) => (
              <th key={chave}>
                {chave === ORDENADA ? (
                  <button type="button" onClick={tabela.inverter}>
                    {titulo}
                  </button>
                ) : (
                  titulo
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {primeira > 0 ? <tr style={{ blockSize: primeira * ALTURA }} /> : null}
          {visiveis.map((exame) => (
            <Fragment key={exame.id}>
              <Linha
                exame={exame}
                aberta={tabela.abertas.has(exame.id)}
                escolhida={tabela.escolhidas.has(exame.id)}
                abrir={tabela.abrir}
                escolher={tabela.escolher}
              />
              {tabela.abertas.has(exame.id) ? (
                <tr>
                  <td colSpan={colunas.length + 2}>
                    <div data-detalhe>{detalhe(exame)}</div>
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
          {resto > 0 ? <tr style={{ blockSize: resto * ALTURA }} /> : null}
        </tbody>
      </table>
    </div>
  );
}

export const caso: CasoTabela = {
  Peca,
  linha: 'tr[data-linha]',
  ordena: () => acharPorTexto('thead button', 'funcionário'),
  expande: 'button',
  seleciona: 'thead input',
  caixa: 'tbody input',
};
