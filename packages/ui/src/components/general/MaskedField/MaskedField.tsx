'use client';

import type { MaskitoOptions } from '@maskito/core';
import type { FocusEvent, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { width as widthClass } from '../Field/Field.css.ts';
import type { FieldWidth } from '../Field/Field.tsx';
import { FormValue } from '../../../internal/FormValue.tsx';
import { ControlBox } from '../../../controls/ControlBox.tsx';
import { input as inputClass } from '../Field/Field.css.ts';
import { FieldShell, type FieldProps } from '../../../controls/FieldShell.tsx';
import { useMaskedValue } from './useMaskedValue.ts';

/** What every masked field takes, whatever its mask. */
export interface MaskedInputProps extends FieldProps {
  /** The value without its mask. Leave out for an uncontrolled field. */
  readonly value?: string | null;
  /** O valor inicial, em um campo não controlado. */
  readonly defaultValue?: string | null;
  /** Gets the value without its mask, at every key. */
  readonly onChange?: (value: string) => void;
  /** O foco saiu do campo. */
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The focus came to the field. */
  readonly onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  /** An example of what to write; never the label. */
  readonly placeholder?: string;
  /** The browser's own kind of value. */
  readonly autoComplete?: string;
  /** Takes the focus when it is mounted. @default false */
  readonly autoFocus?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

export interface MaskedFieldProps extends MaskedInputProps {
  /** Options of the mask. Keep the object stable: outside of the component. */
  readonly mask: MaskitoOptions;
  /** From what is shown to what the form gets. @default the text as shown */
  readonly parse?: (text: string) => string;
  /** The keyboard that a phone shows. */
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Whether a phone begins with a capital. */
  readonly autoCapitalize?: string;
  /** The form was reset; an uncontrolled field is back at its first value. */
  readonly onReset?: () => void;
  /** A button inside of the box, after the text. */
  readonly end?: ReactNode;
  /** As wide as what it holds, while help and error keep the whole `width`. @default 'full' */
  readonly controlWidth?: FieldWidth;
}

const asShown = (text: string): string => text;

/** A text field with a mask. Prefer `PhoneField`, `CpfField`, `CnpjField` or `TimeField` where one fits. */
export function MaskedField(props: MaskedFieldProps) {
  const { mask, parse = asShown, isDisabled, isReadOnly } = props;
  const { text, onInput, reset } = useMaskedValue({
    mask,
    parse,
    value: props.value,
    defaultValue: props.defaultValue,
    onChange: props.onChange,
  });
  return (
    <FieldShell {...props}>
      {(aria, { isInvalid }) => (
        <ControlBox
          className={widthClass[props.controlWidth ?? 'full']}
          isInvalid={isInvalid}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
        >
          <input
            {...aria}
            ref={props.ref}
            className={inputClass}
            value={text}
            onInput={onInput}
            // React warns about a value without onChange; onInput is what masks need.
            onChange={nothing}
            onBlur={props.onBlur}
            onFocus={props.onFocus}
            disabled={isDisabled}
            readOnly={isReadOnly}
            inputMode={props.inputMode}
            autoComplete={props.autoComplete ?? 'off'}
            autoCapitalize={props.autoCapitalize}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the owner asks for it
            autoFocus={props.autoFocus}
            placeholder={props.placeholder}
            spellCheck={false}
          />
          {props.end}
          <FormValue
            name={props.name}
            value={parse(text)}
            isDisabled={isDisabled}
            onReset={() => {
              reset();
              props.onReset?.();
            }}
          />
        </ControlBox>
      )}
    </FieldShell>
  );
}

function nothing(): void {
  // See onInput.
}
