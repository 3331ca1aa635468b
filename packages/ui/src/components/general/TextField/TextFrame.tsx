'use client';
import { useState, type ReactNode } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { cx } from '../../../internal/cx.ts';
import * as css from '../Field/Field.css.ts';
import { hasError, type FieldProps } from '../Field/Field.tsx';

interface TextFrameProps {
  readonly field: FieldProps;
  readonly control: Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render' | 'isRequired'>;
  /** Label, control and help, from the text that stands in it now. */
  readonly children: (text: string) => ReactNode;
}

/** What one line and many have alike around their control: state, width, and the text, whoever keeps it. */
export function TextFrame({ field, control, children }: TextFrameProps) {
  const [typed, setTyped] = useState(control.defaultValue ?? '');
  return (
    <AriaTextField
      {...control}
      onChange={(value) => {
        setTyped(value);
        control.onChange?.(value);
      }}
      isRequired={field.isRequired ?? false}
      isInvalid={control.isInvalid === true || hasError(field.errorMessage)}
      validationBehavior="aria"
      className={cx(css.field, css.width[field.width ?? 'full'])}
    >
      {children(control.value ?? typed)}
    </AriaTextField>
  );
}
