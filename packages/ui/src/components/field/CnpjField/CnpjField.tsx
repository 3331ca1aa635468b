'use client';

import { normalizeCnpj } from '@apto/domain/documents';
import { cnpjMask } from '../../general/MaskedField/masks.logic.ts';
import { MaskedField, type MaskedInputProps } from '../../general/MaskedField/MaskedField.tsx';

export type CnpjFieldProps = MaskedInputProps;

const withoutMask = (text: string): string => text.replace(/[^A-Za-z\d]/g, '').toUpperCase();

/**
 * A CNPJ, with letters since July 2026 (IN RFB 2.229/2024); what is typed is upper-cased. The value is its fourteen
 * characters without punctuation; check it with `isCnpj`.
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
