'use client';

import { useState, type FocusEvent } from 'react';
import { timeMask } from '../../general/MaskedField/masks.logic.ts';
import { MaskedField, type MaskedInputProps } from '../../general/MaskedField/MaskedField.tsx';
import { words as defaults } from './intl/pt-BR.ts';
import { windowEnds, timeProblem, type TimeWindow } from './TimeField.logic.ts';

export interface TimeFieldProps extends MaskedInputProps {
  /** Which times are taken, ends excluded. `HORARIO_WINDOW` of the domain is 06:00–19:01. @default any */
  readonly window?: TimeWindow;
  /** Own words in place of the default ones. */
  readonly texts?: Partial<typeof defaults>;
}

/**
 * A time of the day, mask 99:99. The value is what is typed ('08:3' while typing, then '08:30'); a time that does
 * not exist, or lies outside of the window, is said on leaving the field. An `errorMessage` of yours goes first.
 */
export function TimeField({ window: range, texts, ...props }: TimeFieldProps) {
  const words = { ...defaults, ...texts };
  const [uncontrolled, setUncontrolled] = useState(props.value ?? props.defaultValue ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const current = props.value === undefined ? uncontrolled : (props.value ?? '');
  const problem = isChecked ? timeProblem(current, range) : null;
  const own =
    problem === 'FORMAT'
      ? words.invalidFormat
      : problem === 'WINDOW' && range
        ? words.outsideWindow(...windowEnds(range))
        : undefined;
  const error = props.errorMessage ?? own;
  return (
    <MaskedField
      controlWidth="xs"
      placeholder={words.placeholder}
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
