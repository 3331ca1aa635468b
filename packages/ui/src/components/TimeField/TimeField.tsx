'use client';

import { useState, type FocusEvent } from 'react';
import { mascaraHora } from '../MaskedField/masks.logic.ts';
import { MaskedField, type MaskedInputProps } from '../MaskedField/MaskedField.tsx';
import { textos as padrao } from './intl/pt-BR.ts';
import { pontasDaJanela, problemaDaHora, type JanelaDeHorario } from './TimeField.logic.ts';

export interface TimeFieldProps extends MaskedInputProps {
  /** Which times are taken, ends excluded. `JANELA_DE_HORARIO` of the domain is 06:00–19:01. @default any */
  readonly window?: JanelaDeHorario;
  readonly texts?: Partial<typeof padrao>;
}

/**
 * A time of the day, mask 99:99. The value is what is typed ('08:3' while typing, then '08:30'); a time that does
 * not exist, or lies outside of the window, is said on leaving the field. An `errorMessage` of yours goes first.
 */
export function TimeField({ window: janela, texts, ...props }: TimeFieldProps) {
  const textos = { ...padrao, ...texts };
  const [interno, setInterno] = useState(props.value ?? props.defaultValue ?? '');
  const [conferido, setConferido] = useState(false);
  const atual = props.value === undefined ? interno : (props.value ?? '');
  const problema = conferido ? problemaDaHora(atual, janela) : null;
  const proprio =
    problema === 'FORMATO'
      ? textos.formatoInvalido
      : problema === 'JANELA' && janela
        ? textos.foraDaJanela(...pontasDaJanela(janela))
        : undefined;
  const erro = props.errorMessage ?? proprio;
  return (
    <MaskedField
      controlWidth="xs"
      placeholder={textos.placeholder}
      {...props}
      {...(erro ? { errorMessage: erro } : {})}
      isInvalid={props.isInvalid || Boolean(erro)}
      onChange={(value) => {
        setInterno(value);
        if (value === '') setConferido(false);
        props.onChange?.(value);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setConferido(true);
        props.onBlur?.(event);
      }}
      mask={mascaraHora}
      inputMode="numeric"
    />
  );
}
