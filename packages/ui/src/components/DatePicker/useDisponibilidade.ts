'use client';

import type { Agora, DataCivil } from '@apto/domain';
import { useMemo, useRef, useState } from 'react';
import { mesDe, mesesEntre, type IntervaloDeDatas } from '../Calendar/Calendar.logic.ts';
import type { CarregarMes } from '../Calendar/meses.logic.ts';
import { useMeses } from '../Calendar/useMeses.ts';
import { criarDisponibilidade, type FalhaDeDatas, type RegrasDeData } from './availability.logic.ts';
import { textos as padrao, type TextosDaData } from './intl/pt-BR.ts';

export interface OpcoesDeDisponibilidade {
  readonly agora: Agora;
  readonly rules?: RegrasDeData | undefined;
  readonly min?: DataCivil | null | undefined;
  readonly max?: DataCivil | null | undefined;
  readonly loadMonth?: CarregarMes | undefined;
  readonly textos?: TextosDaData;
}

/** What is free, from data or month by month, and the check of a range that waits for the months it needs. */
export function useDisponibilidade(opcoes: OpcoesDeDisponibilidade) {
  const { agora, rules, min, max, loadMonth, textos = padrao } = opcoes;
  const { estados, dados, armazem } = useMeses(loadMonth);
  const [situacao, setSituacao] = useState<'pronta' | 'verificando' | 'erro'>('pronta');
  const ultima = useRef(0);
  const disponibilidade = useMemo(
    () => criarDisponibilidade({ agora, rules, min, max, meses: dados, textos }),
    [agora, rules, min, max, dados, textos],
  );

  const verificar = (
    intervalo: IntervaloDeDatas,
    quandoSouber: (falhas: readonly FalhaDeDatas[]) => void,
  ): void => {
    ultima.current += 1;
    const vez = ultima.current;
    const meses = mesesEntre(mesDe(intervalo.inicio), mesDe(intervalo.fim));
    if (!armazem || meses.every((mes) => estados.get(mes) === 'pronto')) {
      setSituacao('pronta');
      quandoSouber(disponibilidade.falhas(intervalo));
      return;
    }
    setSituacao('verificando');
    armazem.garantir(meses).then(
      (carregados) => {
        if (ultima.current !== vez) return;
        setSituacao('pronta');
        quandoSouber(
          criarDisponibilidade({ agora, rules, min, max, meses: carregados, textos }).falhas(intervalo),
        );
      },
      () => {
        if (ultima.current === vez) setSituacao('erro');
      },
    );
  };

  /** What was asked is asked no more: something else is being written. A late answer changes nothing. */
  const desistir = (): void => {
    ultima.current += 1;
    setSituacao('pronta');
  };

  return { disponibilidade, estados, armazem, situacao, verificar, desistir };
}
