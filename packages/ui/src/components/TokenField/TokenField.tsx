'use client';

import type { MaskitoOptions } from '@maskito/core';
import { MaskedField, type MaskedInputProps } from '../MaskedField/MaskedField.tsx';

export interface TokenFieldProps extends MaskedInputProps {
  /** Widest useful text, in characters. @default 24 */
  readonly characters?: number;
}

/** Messengers wrap a long token in spaces and line breaks, which nobody means. */
const mascaraToken: MaskitoOptions = {
  mask: /^\S*$/,
  preprocessors: [
    ({ elementState, data }) => ({
      elementState: { ...elementState, value: elementState.value.replace(/\s+/g, '') },
      data: data.replace(/\s+/g, ''),
    }),
  ],
};

/** A token that somebody pastes from a message: spaces fall away, nothing is corrected or capitalised. */
export function TokenField({ characters = 24, ...props }: TokenFieldProps) {
  return (
    <MaskedField
      autoComplete="one-time-code"
      {...props}
      mask={mascaraToken}
      inputMode="text"
      autoCapitalize="none"
      characters={characters}
    />
  );
}
