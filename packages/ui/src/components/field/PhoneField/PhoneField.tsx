'use client';

import { phoneMask } from '../../general/MaskedField/masks.logic.ts';
import { MaskedField, type MaskedInputProps } from '../../general/MaskedField/MaskedField.tsx';

export interface PhoneFieldProps extends MaskedInputProps {
  /**
   * 'contato': (99) 99999-9999, onze dígitos. 'solicitante': (99) 99999-999?9, dez ou onze (doc2 §9). A máscara é a
   * mesma; confira o valor com `isPhone` ou `isSolicitantePhone`. @default 'contato'
   */
  readonly variant?: 'contato' | 'solicitante';
}

const digitsOnly = (text: string): string => text.replace(/\D/g, '');

/** Um telefone brasileiro. O valor são os dígitos: '11987654321'. Um número colado com +55 perde o código do país. */
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
