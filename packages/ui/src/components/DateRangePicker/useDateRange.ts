'use client';

import type { DataCivil } from '@apto/domain';
import { useState } from 'react';
import type { IntervaloDeDatas } from '../Calendar/Calendar.logic.ts';
import type { FalhaDeDatas } from '../DatePicker/availability.logic.ts';
import type { useDisponibilidade } from '../DatePicker/useDisponibilidade.ts';
import {
  completo,
  mesmoIntervalo,
  RASCUNHO_VAZIO,
  semPontaAntiga,
  type Rascunho,
} from './DateRangePicker.logic.ts';

/** A range that did not pass, kept so that it can be looked at although the value is cleared. */
export interface Tentativa {
  readonly intervalo: IntervaloDeDatas;
  readonly falhas: readonly FalhaDeDatas[];
}

interface Opcoes {
  readonly value: IntervaloDeDatas | null | undefined;
  readonly defaultValue: IntervaloDeDatas | null;
  readonly onChange: ((intervalo: IntervaloDeDatas | null) => void) | undefined;
  readonly onRefused: ((falhas: readonly FalhaDeDatas[], intervalo: IntervaloDeDatas) => void) | undefined;
  readonly verificar: ReturnType<typeof useDisponibilidade>['verificar'];
  readonly desistir: ReturnType<typeof useDisponibilidade>['desistir'];
  /** After a range was taken. */
  readonly onAccepted: () => void;
}

/**
 * What is written, what is chosen and what was refused. A failure clears the range (doc2 §5) but stays visible as
 * `tentativa` until something else is written.
 */
export function useDateRange({
  value,
  defaultValue,
  onChange,
  onRefused,
  verificar,
  desistir,
  onAccepted,
}: Opcoes) {
  const [interno, setInterno] = useState(defaultValue);
  const atual = value === undefined ? interno : value;
  const [visto, setVisto] = useState(atual);
  const [rascunho, setRascunho] = useState<Rascunho>(atual ?? RASCUNHO_VAZIO);
  const [tentativa, setTentativa] = useState<Tentativa | null>(null);
  // The last whole range that stood in the inputs: what is retyped is judged apart from its other end.
  const [anterior, setAnterior] = useState(atual);

  // Whoever holds the value has changed it (a reset, another clinic): what was written follows.
  if (!mesmoIntervalo(atual, visto)) {
    setVisto(atual);
    setRascunho(atual ?? RASCUNHO_VAZIO);
    setAnterior(atual);
    setTentativa(null);
  }

  const emitir = (intervalo: IntervaloDeDatas | null): void => {
    setInterno(intervalo);
    setVisto(intervalo);
    if (!mesmoIntervalo(intervalo, atual)) onChange?.(intervalo);
  };

  const tentar = (intervalo: IntervaloDeDatas): void => {
    setRascunho(intervalo);
    setAnterior(intervalo);
    setTentativa(null);
    verificar(intervalo, (falhas) => {
      if (falhas.length === 0) {
        emitir(intervalo);
        onAccepted();
        return;
      }
      setRascunho(RASCUNHO_VAZIO);
      setAnterior(null);
      setTentativa({ intervalo, falhas });
      emitir(null);
      onRefused?.(falhas, intervalo);
    });
  };

  /** Takes one end as it is written; gives the other one where it had to fall away for it. */
  const escrever = (ponta: keyof Rascunho, data: DataCivil | null): keyof Rascunho | null => {
    const escrito = { ...rascunho, [ponta]: data };
    const novo = semPontaAntiga(escrito, ponta, anterior);
    const intervalo = completo(novo);
    if (intervalo) {
      tentar(intervalo);
      return null;
    }
    desistir();
    setRascunho(novo);
    if (novo.inicio || novo.fim) setTentativa(null);
    emitir(null);
    if (novo === escrito) return null;
    return ponta === 'inicio' ? 'fim' : 'inicio';
  };

  /** Brings the refused range back into the inputs, to be corrected there. It is no value yet. */
  const retomar = (): void => {
    if (!tentativa) return;
    setRascunho(tentativa.intervalo);
    setAnterior(tentativa.intervalo);
  };

  return { value: atual, rascunho, tentativa, tentar, escrever, retomar };
}
