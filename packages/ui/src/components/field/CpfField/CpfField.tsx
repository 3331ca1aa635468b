'use client';

import { cpfMask } from '../../general/MaskedField/masks.logic.ts';
import { MaskedField, type MaskedInputProps } from '../../general/MaskedField/MaskedField.tsx';

export type CpfFieldProps = MaskedInputProps;

const digitsOnly = (text: string): string => text.replace(/\D/g, '');

/** Um CPF, 999.999.999-99. O valor são os onze dígitos; confira-o com `isCpf`. */
export function CpfField(props: CpfFieldProps) {
  return (
    <MaskedField
      controlWidth="md"
      placeholder="000.000.000-00"
      {...props}
      value={typeof props.value === 'string' ? digitsOnly(props.value) : props.value}
      mask={cpfMask}
      parse={digitsOnly}
      inputMode="numeric"
    />
  );
}
