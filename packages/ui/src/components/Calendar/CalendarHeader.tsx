'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import * as css from './Calendar.css.ts';
import { mesDePartes, NOMES_MESES, nomeDoMes, partesDoMes, type Mes } from './Calendar.logic.ts';
import type { TextosDoCalendario } from './intl/pt-BR.ts';

interface CalendarHeaderProps {
  readonly mes: Mes;
  readonly primeiro: boolean;
  readonly ultimo: boolean;
  readonly anos: readonly number[];
  readonly onMonth: (mes: Mes) => void;
  readonly onStep: (meses: number) => void;
  readonly textos: TextosDoCalendario;
}

/** The heading of one month: the first has the pickers of month and year, the ends have the arrows. */
export function CalendarHeader(props: CalendarHeaderProps) {
  const { mes, primeiro, ultimo, anos, onMonth, onStep, textos } = props;
  const { ano, numero } = partesDoMes(mes);
  return (
    <div className={css.header}>
      {primeiro ? (
        <button
          type="button"
          className={`${css.nav} ${css.navPrevious}`}
          aria-label={textos.anterior}
          onClick={() => onStep(-1)}
        >
          <ChevronLeft size={18} aria-hidden />
        </button>
      ) : null}
      <div className={css.title}>
        {primeiro ? (
          <>
            <select
              className={css.picker}
              aria-label={textos.mes}
              value={numero}
              onChange={(event) => onMonth(mesDePartes(ano, Number(event.currentTarget.value)))}
            >
              {NOMES_MESES.map((nome, indice) => (
                <option key={nome} value={indice + 1}>
                  {nome}
                </option>
              ))}
            </select>
            <select
              className={css.picker}
              aria-label={textos.ano}
              value={ano}
              onChange={(event) => onMonth(mesDePartes(Number(event.currentTarget.value), numero))}
            >
              {anos.map((opcao) => (
                <option key={opcao} value={opcao}>
                  {opcao}
                </option>
              ))}
            </select>
          </>
        ) : (
          <span>{nomeDoMes(mes)}</span>
        )}
      </div>
      {ultimo ? (
        <button
          type="button"
          className={`${css.nav} ${css.navNext}`}
          aria-label={textos.proximo}
          onClick={() => onStep(1)}
        >
          <ChevronRight size={18} aria-hidden />
        </button>
      ) : null}
    </div>
  );
}
