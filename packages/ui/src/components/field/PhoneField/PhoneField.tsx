'use client';

import { phoneMask } from '../../general/MaskedField/masks.logic.ts';
import { MaskedField, type MaskedInputProps } from '../../general/MaskedField/MaskedField.tsx';

export interface PhoneFieldProps extends MaskedInputProps {
  /**
   * 'contato': (99) 99999-9999, eleven digits. 'solicitante': (99) 99999-999?9, ten or eleven (doc2 §9). The mask
   * is the same; check the value with `isPhone` or `isSolicitantePhone`. @default 'contato'
   */
  readonly variant?: 'contato' | 'solicitante';
}

const digitsOnly = (text: string): string => text.replace(/\D/g, '');

/** A Brazilian phone. The value is its digits: '11987654321'. A number pasted with +55 loses its country code. */
export function PhoneField({ variant = 'contato', ...props }: PhoneFieldProps) {
  return (
    <MaskedField
      controlWidth="md"
      placeholder={variant === 'contato' ? '(99) 99999-9999' : '(99) 99999-999'}
      autoComplete="tel-national"
      {...props}
      value={typeof props.value === 'string' ? digitsOnly(props.value) : props.value}
      mask={phoneMask}
      parse={digitsOnly}
      inputMode="tel"
    />
  );
}
