'use client';

import { normalizeCnpj } from '@apto/domain/documents';
import { cnpjMask } from '../../general/MaskedField/masks.logic.ts';
import { MaskedField, type MaskedInputProps } from '../../general/MaskedField/MaskedField.tsx';

export type CnpjFieldProps = MaskedInputProps;

const withoutMask = (text: string): string => text.replace(/[^A-Za-z\d]/g, '').toUpperCase();

/**
 * Um CNPJ, com letras desde julho de 2026 (IN RFB 2.229/2024); o que se digita passa a maiúsculas. O valor são os
 * catorze caracteres sem pontuação; confira-o com `isCnpj`.
 */
export function CnpjField(props: CnpjFieldProps) {
  return (
    <MaskedField
      controlWidth="md"
      placeholder="00.000.000/0000-00"
      {...props}
      value={typeof props.value === 'string' ? normalizeCnpj(props.value) : props.value}
      mask={cnpjMask}
      parse={withoutMask}
      inputMode="text"
      autoCapitalize="characters"
    />
  );
}
