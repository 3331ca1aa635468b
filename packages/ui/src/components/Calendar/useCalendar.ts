'use client';

import { formatarData, formatarDataComDia, somarMeses, type DataCivil } from '@apto/domain';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import {
  diaDaTecla,
  mesDe,
  mesesVisiveis,
  nomeDoMes,
  ordenar,
  partesDoMes,
  somarMes,
  type IntervaloDeDatas,
  type Mes,
} from './Calendar.logic.ts';
import type { TextosDoCalendario } from './intl/pt-BR.ts';

export interface OpcoesDoCalendario {
  readonly selectionMode: 'single' | 'range';
  readonly value: IntervaloDeDatas | null;
  readonly onSelect: (intervalo: IntervaloDeDatas) => void;
  readonly hoje: DataCivil;
  readonly visibleMonths: number;
  readonly defaultFocusedDate?: DataCivil;
  readonly autoFocus: boolean;
  /** Why a day cannot be chosen; empty when it can. */
  readonly motivoDe: (data: DataCivil) => string;
  readonly onVisibleMonths?: (meses: readonly Mes[]) => void;
  readonly textos: TextosDoCalendario;
}

const dataDoAlvo = (alvo: EventTarget): DataCivil | undefined =>
  alvo instanceof Element ? alvo.closest<HTMLElement>('[data-date]')?.dataset.date : undefined;

/** Focus, keys, selection and announcements of the calendar; what is drawn is the components' business. */
export function useCalendar(raiz: RefObject<HTMLElement | null>, opcoes: OpcoesDoCalendario) {
  const { selectionMode, value, onSelect, hoje, visibleMonths, motivoDe, onVisibleMonths, textos } = opcoes;
  const [foco, setFoco] = useState<DataCivil>(() => opcoes.defaultFocusedDate ?? value?.inicio ?? hoje);
  const [primeiro, setPrimeiro] = useState<Mes>(() => mesDe(foco));
  const [ancora, setAncora] = useState<DataCivil | null>(null);
  const [apontado, setApontado] = useState<DataCivil | null>(null);
  const [anuncio, setAnuncio] = useState('');
  const levarFoco = useRef(opcoes.autoFocus);

  useEffect(() => {
    onVisibleMonths?.(Array.from({ length: visibleMonths }, (_, i) => somarMes(primeiro, i)));
  }, [onVisibleMonths, primeiro, visibleMonths]);

  useLayoutEffect(() => {
    if (!levarFoco.current) return;
    levarFoco.current = false;
    raiz.current?.querySelector<HTMLElement>(`[data-date="${foco}"]`)?.focus();
  }, [foco, raiz]);

  const irPara = useCallback(
    (data: DataCivil, comFoco = true) => {
      levarFoco.current = comFoco;
      setFoco(data);
      setPrimeiro((atual) => mesesVisiveis(atual, visibleMonths, data));
      // The same day again moves nothing, so that no effect runs: the focus goes there by hand.
      if (comFoco) raiz.current?.querySelector<HTMLElement>(`[data-date="${data}"]`)?.focus();
    },
    [raiz, visibleMonths],
  );

  const mostrarMes = (mes: Mes): void => {
    setPrimeiro(mes);
    const dia = somarMeses(foco, diferencaDeMeses(mesDe(foco), mes));
    levarFoco.current = false;
    setFoco(dia);
    setAnuncio(nomeDoMes(mes));
  };

  const escolher = (data: DataCivil): void => {
    const motivo = motivoDe(data);
    if (motivo) {
      // Said on activation too: on touch screens the finger comes before any focus.
      setAnuncio(textos.indisponivel(formatarDataComDia(data), motivo));
      irPara(data);
      return;
    }
    if (selectionMode === 'single') {
      setAnuncio(textos.diaSelecionado(formatarDataComDia(data)));
      irPara(data, false);
      onSelect({ inicio: data, fim: data });
      return;
    }
    if (!ancora) {
      setAncora(data);
      setAnuncio(textos.escolhaFim(formatarData(data)));
      irPara(data);
      return;
    }
    const intervalo = ordenar(ancora, data);
    setAncora(null);
    setAnuncio(textos.intervaloSelecionado(formatarData(intervalo.inicio), formatarData(intervalo.fim)));
    irPara(data);
    onSelect(intervalo);
  };

  const gridProps = {
    onClick: (event: MouseEvent) => {
      const data = dataDoAlvo(event.target);
      if (data) escolher(data);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const data = dataDoAlvo(event.target);
      if (!data) return;
      const destino = event.ctrlKey || event.metaKey || event.altKey ? null : diaDaTecla(data, event);
      if (destino) {
        event.preventDefault();
        irPara(destino);
      } else if (event.key === 'Escape' && ancora) {
        // The first Escape gives up the range that was begun; the next one reaches the popover.
        event.preventDefault();
        event.stopPropagation();
        setAncora(null);
      }
    },
    onFocus: (event: FocusEvent) => {
      const data = dataDoAlvo(event.target);
      if (data && data !== foco) setFoco(data);
      if (data) setApontado(null);
    },
    onMouseOver: (event: MouseEvent) => {
      const data = dataDoAlvo(event.target);
      if (data !== undefined) setApontado(data);
    },
    onMouseLeave: () => setApontado(null),
  };

  const sobre = apontado ?? foco;
  const destaque = ancora ? ordenar(ancora, sobre) : value;
  const meses = Array.from({ length: visibleMonths }, (_, i) => somarMes(primeiro, i));
  return {
    foco,
    sobre,
    ancora,
    destaque,
    meses,
    primeiro,
    anuncio,
    anunciar: setAnuncio,
    gridProps,
    irPara,
    mostrarMes,
  };
}

function diferencaDeMeses(de: Mes, para: Mes): number {
  const a = partesDoMes(de);
  const b = partesDoMes(para);
  return (b.ano - a.ano) * 12 + b.numero - a.numero;
}
