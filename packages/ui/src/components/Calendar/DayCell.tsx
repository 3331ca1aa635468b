'use client';

import type { DataCivil } from '@apto/domain';
import { memo } from 'react';
import * as css from './Calendar.css.ts';
import type { PosicaoNoIntervalo } from './Calendar.logic.ts';

interface DayCellProps {
  readonly data: DataCivil;
  readonly nome: string;
  readonly posicao: PosicaoNoIntervalo;
  readonly hoje: boolean;
  readonly focavel: boolean;
  readonly carregando: boolean;
  readonly feriado: boolean;
  /** Why the day cannot be chosen; empty when it can. */
  readonly motivo: string;
  readonly descricaoId: string;
}

/** One day. It carries no handler of its own: the grid listens once for all of them. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { data, nome, posicao, hoje, focavel, carregando, feriado, motivo, descricaoId } = props;
  const indisponivel = motivo !== '';
  return (
    <td
      className={css.cell}
      data-pos={posicao ?? undefined}
      aria-selected={posicao !== null}
      aria-disabled={indisponivel || undefined}
    >
      <button
        type="button"
        className={css.day}
        tabIndex={focavel ? 0 : -1}
        data-date={data}
        data-pos={posicao ?? undefined}
        data-today={hoje || undefined}
        data-busy={carregando || undefined}
        data-mark={feriado || undefined}
        aria-label={nome}
        aria-current={hoje ? 'date' : undefined}
        aria-disabled={indisponivel || undefined}
        aria-describedby={indisponivel ? descricaoId : undefined}
      >
        {Number(data.slice(8))}
      </button>
      {indisponivel ? (
        <span id={descricaoId} hidden>
          {motivo}
        </span>
      ) : null}
    </td>
  );
});
