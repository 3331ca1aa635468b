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

/** O que todo campo com máscara aceita, qualquer que seja a máscara. */
export interface MaskedInputProps extends FieldProps {
  /** O valor sem a máscara. Omita em um campo não controlado. */
  readonly value?: string | null;
  /** O valor inicial, em um campo não controlado. */
  readonly defaultValue?: string | null;
  /** Recebe o valor sem a máscara, a cada tecla. */
  readonly onChange?: (value: string) => void;
  /** O foco saiu do campo. */
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** O foco chegou ao campo. */
  readonly onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Um exemplo do que escrever; nunca o rótulo. */
  readonly placeholder?: string;
  /** O tipo de valor, como o navegador o nomeia. */
  readonly autoComplete?: string;
  /** Recebe o foco quando é montado. @default false */
  readonly autoFocus?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

export interface MaskedFieldProps extends MaskedInputProps {
  /** Opções da máscara. Mantenha o objeto estável: fora do componente. */
  readonly mask: MaskitoOptions;
  /** Do que se mostra para o que o formulário recebe. @default o texto como é mostrado */
  readonly parse?: (text: string) => string;
  /** O teclado que um celular mostra. */
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Se um celular começa com maiúscula. */
  readonly autoCapitalize?: string;
  /** O formulário foi limpo; um campo não controlado volta ao valor inicial. */
  readonly onReset?: () => void;
  /** Um botão dentro da caixa, depois do texto. */
  readonly end?: ReactNode;
  /** Tão largo quanto o que contém, enquanto ajuda e erro mantêm a `width` inteira. @default 'full' */
  readonly controlWidth?: FieldWidth;
}

const asShown = (text: string): string => text;

/** Um campo de texto com máscara. Prefira `PhoneField`, `CpfField`, `CnpjField` ou `TimeField` onde um deles servir. */
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
            placeholder={isReadOnly ? undefined : props.placeholder}
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
