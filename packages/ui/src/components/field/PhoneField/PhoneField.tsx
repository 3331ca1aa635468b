'use client';

import { commercialPhoneMask, phoneMask } from '../../general/MaskedField/masks.logic.ts';
import { MaskedField, type MaskedInputProps } from '../../general/MaskedField/MaskedField.tsx';

export interface PhoneFieldProps extends MaskedInputProps {
  /**
   * 'contato': (99) 99999-9999, onze dígitos; confira com `isPhone`. 'solicitante': (99) 99999-999?9, dez ou onze (doc2
   * §9), e um fixo como (99) 9999-9999. 'landline': o mesmo, pedido como fixo. Os dois se conferem com
   * `isSolicitantePhone`.
   * @default 'contato'
   */
  readonly variant?: 'contato' | 'solicitante' | 'landline';
}

const PLACEHOLDER: Readonly<Record<NonNullable<PhoneFieldProps['variant']>, string>> = {
  contato: '(99) 99999-9999',
  solicitante: '(99) 99999-999',
  landline: '(99) 9999-9999',
};

const digitsOnly = (text: string): string => text.replace(/\D/g, '');

/** Um telefone brasileiro. O valor são os dígitos: '11987654321'. Um número colado com +55 perde o código do país. */
export function PhoneField({ variant = 'contato', ...props }: PhoneFieldProps) {
  return (
    <MaskedField
      controlWidth="md"
      placeholder={PLACEHOLDER[variant]}
      autoComplete="tel-national"
      {...props}
      value={typeof props.value === 'string' ? digitsOnly(props.value) : props.value}
      mask={variant === 'contato' ? phoneMask : commercialPhoneMask}
      parse={digitsOnly}
      inputMode="tel"
    />
  );
}
