'use client';

import type { MaskitoOptions } from '@maskito/core';
import { MaskedField, type MaskedInputProps } from '../../general/MaskedField/MaskedField.tsx';

export type TokenFieldProps = MaskedInputProps;

/** Messengers wrap a long token in spaces and line breaks, which nobody means. */
const tokenMask: MaskitoOptions = {
  mask: /^\S*$/,
  preprocessors: [
    ({ elementState, data: date }) => ({
      elementState: { ...elementState, value: elementState.value.replace(/\s+/g, '') },
      data: date.replace(/\s+/g, ''),
    }),
  ],
};

/** Um token que alguém cola de uma mensagem: os espaços caem, nada é corrigido nem passa a maiúsculas. */
export function TokenField(props: TokenFieldProps) {
  return (
    <MaskedField
      controlWidth="lg"
      autoComplete="one-time-code"
      {...props}
      mask={tokenMask}
      inputMode="text"
      autoCapitalize="none"
    />
  );
}
