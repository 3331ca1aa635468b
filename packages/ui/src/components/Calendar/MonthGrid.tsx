'use client';

import type { DataCivil } from '@apto/domain';
import { useId } from 'react';
import * as css from './Calendar.css.ts';
import {
  CABECALHO,
  nomeDoDia,
  nomeDoMes,
  posicaoNoIntervalo,
  semanasDoMes,
  type IntervaloDeDatas,
  type Mes,
  type MotivoDeDia,
} from './Calendar.logic.ts';
import { DayCell } from './DayCell.tsx';
import type { EstadoDoMes } from './meses.logic.ts';

/** The short text of a day's reasons, all of them. */
export const textoDosMotivos = (motivos: readonly MotivoDeDia[]): string =>
  motivos.map(({ texto }) => texto).join('. ');

const ABREVIADOS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'] as const;

interface MonthGridProps {
  readonly mes: Mes;
  readonly hoje: DataCivil;
  readonly foco: DataCivil;
  readonly destaque: IntervaloDeDatas | null;
  readonly estado: EstadoDoMes | undefined;
  readonly reasonsFor: (data: DataCivil) => readonly MotivoDeDia[];
  readonly textoNaoCarregado: string;
}

/** One month as a grid (WAI-ARIA), six rows always. */
export function MonthGrid(props: MonthGridProps) {
  const { mes, hoje, foco, destaque, estado, reasonsFor, textoNaoCarregado } = props;
  const id = useId();
  const bloqueado = estado === 'carregando' || estado === 'erro';
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      className={css.table}
      aria-label={nomeDoMes(mes)}
      aria-busy={estado === 'carregando' || undefined}
    >
      <thead>
        <tr>
          {CABECALHO.map(({ indice, longo }) => (
            <th key={longo} scope="col" abbr={longo} className={css.weekday}>
              {ABREVIADOS[indice]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {semanasDoMes(mes).map((semana, linha) => (
          // The rows never move: their place is their identity.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={linha}>
            {semana.map((data, coluna) => {
              if (!data) {
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                return <td key={CABECALHO[coluna]?.longo} className={css.cell} />;
              }
              const motivos = bloqueado ? [] : reasonsFor(data);
              const posicao = posicaoNoIntervalo(data, destaque);
              const motivo = bloqueado ? textoNaoCarregado : textoDosMotivos(motivos);
              return (
                <DayCell
                  key={CABECALHO[coluna]?.longo}
                  data={data}
                  nome={nomeDoDia(data, { hoje: data === hoje, indisponivel: motivo !== '', posicao })}
                  posicao={posicao}
                  hoje={data === hoje}
                  focavel={data === foco}
                  carregando={estado === 'carregando'}
                  feriado={motivos.some(({ codigo }) => codigo.startsWith('FERIADO'))}
                  motivo={motivo}
                  descricaoId={`${id}${data}`}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
