'use client';

import type { MaskitoOptions } from '@maskito/core';
import type { FocusEvent, InputHTMLAttributes, Ref } from 'react';
import { FieldShell, type FieldProps } from './FieldShell.tsx';
import * as css from './FieldShell.css.ts';
import { useMaskedValue } from './useMaskedValue.ts';

/** What every masked field takes, whatever its mask. */
export interface MaskedInputProps extends FieldProps {
  /** The value without its mask. Leave out for an uncontrolled field. */
  readonly value?: string | null;
  readonly defaultValue?: string | null;
  /** Gets the value without its mask, at every key. */
  readonly onChange?: (value: string) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

export interface MaskedFieldProps extends MaskedInputProps {
  /** Options of the mask. Keep the object stable: outside of the component. */
  readonly mask: MaskitoOptions;
  /** From what is shown to what the form gets. @default the text as shown */
  readonly parse?: (texto: string) => string;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoCapitalize?: string;
  /** Widest useful text, in characters: the field is as wide as what it holds. */
  readonly characters?: number;
}

const comoMostrado = (texto: string): string => texto;

/** A text field with a mask. Prefer `PhoneField`, `CpfField`, `CnpjField` or `TimeField` where one fits. */
export function MaskedField(props: MaskedFieldProps) {
  const { mask, parse = comoMostrado, characters, isDisabled, isReadOnly } = props;
  const { texto, ligar, onInput } = useMaskedValue({
    mask,
    parse,
    value: props.value,
    defaultValue: props.defaultValue,
    onChange: props.onChange,
    ref: props.ref,
  });
  return (
    <FieldShell {...props}>
      {({ id, isInvalid, labelId: _labelId, ...aria }) => (
        <div
          className={css.control}
          data-invalid={isInvalid || undefined}
          data-disabled={isDisabled || undefined}
          data-readonly={isReadOnly || undefined}
          style={characters ? { maxInlineSize: `calc(${characters}ch + 3.5em)` } : undefined}
        >
          <input
            {...aria}
            id={id}
            ref={ligar}
            className={css.input}
            name={props.name}
            value={texto}
            onInput={onInput}
            // React warns about a value without onChange; onInput is what masks need.
            onChange={nada}
            onBlur={props.onBlur}
            onFocus={props.onFocus}
            disabled={isDisabled}
            readOnly={isReadOnly}
            required={false}
            inputMode={props.inputMode}
            autoComplete={props.autoComplete ?? 'off'}
            autoCapitalize={props.autoCapitalize}
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={props.autoFocus}
            placeholder={props.placeholder}
            spellCheck={false}
          />
        </div>
      )}
    </FieldShell>
  );
}

function nada(): void {
  // See onInput.
}
