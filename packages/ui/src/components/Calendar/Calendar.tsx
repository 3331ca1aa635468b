'use client';

import { formatarData, formatarDataComDia, somarDias, type DataCivil } from '@apto/domain';
import { CalendarSearch, Info } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import * as css from './Calendar.css.ts';
import {
  anosOferecidos,
  mesDe,
  nomeDoMes,
  somarMes,
  type IntervaloDeDatas,
  type Mes,
  type MotivoDeDia,
} from './Calendar.logic.ts';
import { CalendarHeader } from './CalendarHeader.tsx';
import { textos as padrao, type TextosDoCalendario } from './intl/pt-BR.ts';
import type { EstadoDoMes } from './meses.logic.ts';
import { MonthGrid, textoDosMotivos } from './MonthGrid.tsx';
import { useCalendar } from './useCalendar.ts';

interface CalendarBaseProps {
  /** Today in São Paulo (`agora.data`). The calendar never reads a clock. */
  readonly today: DataCivil;
  /** What the calendar is for: 'Data da consulta'. */
  readonly 'aria-label': string;
  /** Why a day cannot be chosen; an empty list when it can. Give `motivosDoDia` of the domain. Keep it stable. */
  readonly reasonsFor?: (data: DataCivil) => readonly MotivoDeDia[];
  /** Months side by side. @default 1 */
  readonly visibleMonths?: 1 | 2;
  /** The ends of the year picker only: days beyond them are refused by `reasonsFor`. */
  readonly minYear?: DataCivil;
  readonly maxYear?: DataCivil;
  /** Loading of each month, when it comes from a loader (`useMeses`). */
  readonly monthStates?: ReadonlyMap<Mes, EstadoDoMes>;
  readonly onRetryMonths?: (meses: readonly Mes[]) => void;
  /** Called with the months on screen, first at once. Keep it stable. */
  readonly onVisibleMonths?: (meses: readonly Mes[]) => void;
  /** The first day from a day on that can be chosen, or null. Shows 'Próximo dia disponível'. */
  readonly nextAvailable?: (data: DataCivil) => DataCivil | null;
  /** The day that has the focus first. */
  readonly defaultFocusedDate?: DataCivil;
  readonly autoFocus?: boolean;
  /** 'touch': days of 44 px over the whole width. */
  readonly size?: 'default' | 'touch';
  /** More at the foot, beside 'Próximo dia disponível'. */
  readonly children?: ReactNode;
  readonly texts?: Partial<TextosDoCalendario>;
}

export interface SingleCalendarProps extends CalendarBaseProps {
  readonly selectionMode?: 'single';
  readonly value?: DataCivil | null;
  readonly defaultValue?: DataCivil | null;
  readonly onChange?: (data: DataCivil) => void;
}

export interface RangeCalendarProps extends CalendarBaseProps {
  readonly selectionMode: 'range';
  readonly value?: IntervaloDeDatas | null;
  readonly defaultValue?: IntervaloDeDatas | null;
  readonly onChange?: (intervalo: IntervaloDeDatas) => void;
}

export type CalendarProps = SingleCalendarProps | RangeCalendarProps;

const semMotivos: readonly MotivoDeDia[] = [];
const livre = (): readonly MotivoDeDia[] => semMotivos;
const comoIntervalo = (value: DataCivil | IntervaloDeDatas | null | undefined): IntervaloDeDatas | null =>
  typeof value === 'string' ? { inicio: value, fim: value } : (value ?? null);

/**
 * Months whose unavailable days can be focused and say why, by key, pointer and touch. One day or a range;
 * what lies *inside* a range is for the caller to check (`verificarIntervalo`).
 */
export function Calendar(props: CalendarProps) {
  const {
    today,
    reasonsFor = livre,
    visibleMonths = 1,
    monthStates,
    nextAvailable,
    size = 'default',
  } = props;
  const textos = { ...padrao, ...props.texts };
  const raiz = useRef<HTMLDivElement>(null);
  const [interno, setInterno] = useState(() => comoIntervalo(props.defaultValue));
  const value = props.value === undefined ? interno : comoIntervalo(props.value);

  const motivoDe = useCallback(
    (data: DataCivil): string => {
      const estado = monthStates?.get(mesDe(data));
      if (estado === 'carregando') return textos.carregandoMes;
      return estado === 'erro' ? textos.diaNaoCarregado : textoDosMotivos(reasonsFor(data));
    },
    [monthStates, reasonsFor, textos.carregandoMes, textos.diaNaoCarregado],
  );

  const calendario = useCalendar(raiz, {
    selectionMode: props.selectionMode ?? 'single',
    value,
    onSelect: (intervalo) => {
      setInterno(intervalo);
      if (props.selectionMode === 'range') props.onChange?.(intervalo);
      else props.onChange?.(intervalo.inicio);
    },
    hoje: today,
    visibleMonths,
    defaultFocusedDate: props.defaultFocusedDate,
    autoFocus: props.autoFocus ?? false,
    motivoDe,
    onVisibleMonths: props.onVisibleMonths,
    textos,
  });
  const { meses, foco, sobre, ancora } = calendario;
  const motivo = motivoDe(sobre);
  const comErro = meses.filter((mes) => monthStates?.get(mes) === 'erro');
  const dica = ancora
    ? textos.escolhaFim(formatarData(ancora))
    : props.selectionMode === 'range'
      ? textos.escolhaInicio
      : textos.escolhaDia;

  return (
    <div
      ref={raiz}
      role="group"
      aria-label={props['aria-label']}
      className={css.root}
      data-size={size}
      data-months={visibleMonths}
    >
      <div className={css.months} {...calendario.gridProps}>
        {meses.map((mes, indice) => (
          // By place and not by month: the arrow that was pressed has to keep the focus.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={indice} className={css.month}>
            <CalendarHeader
              mes={mes}
              primeiro={indice === 0}
              ultimo={indice === meses.length - 1}
              anos={anosOferecidos(today, props.minYear, props.maxYear, mes)}
              onMonth={calendario.mostrarMes}
              onStep={(passo) => calendario.mostrarMes(somarMes(calendario.primeiro, passo))}
              textos={textos}
            />
            <MonthGrid
              mes={mes}
              hoje={today}
              foco={foco}
              destaque={calendario.destaque}
              estado={monthStates?.get(mes)}
              reasonsFor={reasonsFor}
              textoNaoCarregado={
                monthStates?.get(mes) === 'carregando' ? textos.carregandoMes : textos.diaNaoCarregado
              }
            />
          </div>
        ))}
      </div>
      {comErro.length > 0 ? (
        <div className={css.monthError} role="alert">
          <span>{textos.erroMes(comErro.map(nomeDoMes).join(' e '))}</span>
          <button type="button" className={css.retry} onClick={() => props.onRetryMonths?.(comErro)}>
            {textos.tentarNovamente}
          </button>
        </div>
      ) : null}
      <p className={css.reason} data-unavailable={motivo !== '' || undefined} data-testid="motivo-do-dia">
        {motivo ? <Info size={16} aria-hidden className={css.reasonIcon} /> : null}
        <span>
          {motivo
            ? `${formatarDataComDia(sobre)}: ${motivo}`
            : calendario.anuncio === textos.semProximoDisponivel
              ? textos.semProximoDisponivel
              : dica}
        </span>
      </p>
      <div className={css.footer}>
        {nextAvailable ? (
          <button
            type="button"
            className={css.textButton}
            onClick={() => {
              const proximo = nextAvailable(somarDias(foco, 1));
              if (proximo) calendario.irPara(proximo);
              else calendario.anunciar(textos.semProximoDisponivel);
            }}
          >
            <CalendarSearch size={16} aria-hidden />
            {textos.proximoDisponivel}
          </button>
        ) : null}
        {props.children}
      </div>
      <div className={css.hidden} role="status">
        {calendario.anuncio}
      </div>
    </div>
  );
}
