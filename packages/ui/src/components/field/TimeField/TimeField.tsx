'use client';

import { useState, type FocusEvent } from 'react';
import { useOwnTexts } from '../../../texts/useOwnTexts.ts';
import { errorOr } from '../../general/Field/Field.tsx';
import { timeMask } from '../../general/MaskedField/masks.logic.ts';
import { MaskedField, type MaskedInputProps } from '../../general/MaskedField/MaskedField.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import { windowEnds, timeProblem, type TimeWindow } from './TimeField.logic.ts';

export interface TimeFieldProps extends MaskedInputProps {
  /** Quais horas são aceitas, sem as pontas. O `HORARIO_WINDOW` do domínio é 06:00–19:01. @default qualquer uma */
  readonly window?: TimeWindow;
  /** Textos próprios no lugar dos textos padrão. */
  readonly texts?: Partial<typeof defaults>;
}

/**
 * Uma hora do dia, máscara 99:99. O valor é o que se digita ('08:3' durante a digitação, depois '08:30'); uma hora que
 * não existe, ou fica fora da janela, é dita ao sair do campo. Um `errorMessage` seu vem antes.
 */
export function TimeField({ window: range, texts: ownTexts, ...props }: TimeFieldProps) {
  const texts = useOwnTexts('TimeField', defaults, ownTexts);
  const [uncontrolled, setUncontrolled] = useState(props.value ?? props.defaultValue ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const current = props.value === undefined ? uncontrolled : (props.value ?? '');
  const problem = isChecked ? timeProblem(current, range) : null;
  const own =
    problem === 'FORMAT'
      ? texts.invalidFormat
      : problem === 'WINDOW' && range
        ? texts.outsideWindow(...windowEnds(range))
        : undefined;
  const error = errorOr(props.errorMessage, own);
  return (
    <MaskedField
      controlWidth="xs"
      placeholder={texts.placeholder}
      {...props}
      {...(error ? { errorMessage: error } : {})}
      isInvalid={props.isInvalid || Boolean(error)}
      onChange={(value) => {
        setUncontrolled(value);
        if (value === '') setIsChecked(false);
        props.onChange?.(value);
      }}
      onReset={() => {
        setUncontrolled(props.defaultValue ?? '');
        setIsChecked(false);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setIsChecked(true);
        props.onBlur?.(event);
      }}
      mask={timeMask}
      inputMode="numeric"
    />
  );
}
