'use client';
import { isCep, normalizeCep } from '@apto/domain/documents';
import { useState, type FocusEvent } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { errorOr } from '../../general/Field/Field.tsx';
import { cepMask } from '../../general/MaskedField/masks.logic.ts';
import { MaskedField, type MaskedInputProps } from '../../general/MaskedField/MaskedField.tsx';
import { texts as defaults } from './intl/pt-BR.ts';

/** Propriedades de {@link CepField}. */
export type CepFieldProps = MaskedInputProps;

/**
 * Um CEP, máscara 99999-999. O valor são os dígitos; se não estiver inteiro, isso é dito ao sair do campo. Um
 * `errorMessage` seu vem antes.
 */
export function CepField(props: CepFieldProps) {
  const texts = useTexts('CepField', defaults);
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const [isChecked, setChecked] = useState(false);
  const current = (props.value === undefined ? typed : props.value) ?? '';
  const isShort = isChecked && current !== '' && !isCep(current);
  const errorMessage = errorOr(props.errorMessage, isShort ? texts.invalid : undefined);
  return (
    <MaskedField
      controlWidth="sm"
      placeholder={texts.placeholder}
      autoComplete="postal-code"
      {...props}
      {...(errorMessage === undefined ? {} : { errorMessage })}
      onChange={(value) => {
        setTyped(value);
        if (value === '') setChecked(false);
        props.onChange?.(value);
      }}
      onReset={() => {
        setTyped(props.defaultValue ?? '');
        setChecked(false);
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setChecked(true);
        props.onBlur?.(event);
      }}
      mask={cepMask}
      parse={normalizeCep}
      inputMode="numeric"
    />
  );
}
