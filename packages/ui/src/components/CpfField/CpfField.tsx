'use client';

import { mascaraCpf } from '../MaskedField/masks.logic.ts';
import { MaskedField, type MaskedInputProps } from '../MaskedField/MaskedField.tsx';

export type CpfFieldProps = MaskedInputProps;

const soDigitos = (texto: string): string => texto.replace(/\D/g, '');

/** A CPF, 999.999.999-99. The value is its eleven digits; check it with `ehCpf`. */
export function CpfField(props: CpfFieldProps) {
  return (
    <MaskedField
      controlWidth="md"
      placeholder="000.000.000-00"
      {...props}
      value={typeof props.value === 'string' ? soDigitos(props.value) : props.value}
      mask={mascaraCpf}
      parse={soDigitos}
      inputMode="numeric"
    />
  );
}
