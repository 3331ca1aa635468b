'use client';
import type { ReactNode, Ref } from 'react';
import {
  Group,
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import * as css from '../Field/Field.css.ts';
import { Field, hasError, splitFieldProps, type FieldProps } from '../Field/Field.tsx';

export interface TextFieldProps
  extends FieldProps, Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render' | 'isRequired'> {
  placeholder?: string;
  /** Icon or short text before what is typed. */
  before?: ReactNode;
  /** Unit, icon or small button after what is typed. */
  after?: ReactNode;
  /** The input, for `react-hook-form` and for focus. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. For numbers, dates, documents and searches there are fields of their own. */
export function TextField({ placeholder, before, after, ref, ...props }: TextFieldProps) {
  const [field, control] = splitFieldProps(props);
  return (
    <AriaTextField
      {...control}
      isRequired={field.isRequired ?? false}
      isInvalid={control.isInvalid === true || hasError(field.errorMessage)}
      validationBehavior="aria"
      className={cx(css.field, css.width[field.width ?? 'full'])}
    >
      <Field {...field}>
        <TextControl
          placeholder={placeholder}
          before={before}
          after={after}
          inputRef={ref}
          {...pickState(control)}
        />
      </Field>
    </AriaTextField>
  );
}

interface ControlProps {
  placeholder?: string | undefined;
  before?: ReactNode;
  after?: ReactNode;
  inputRef?: Ref<HTMLInputElement> | undefined;
  isReadOnly?: boolean | undefined;
}

const pickState = ({ isReadOnly }: { isReadOnly?: boolean | undefined }) => ({ isReadOnly });

/** The box and the input alone, for fields that are built on this one. */
export function TextControl({ placeholder, before, after, inputRef, isReadOnly }: ControlProps) {
  return (
    <Group className={css.control} role="presentation" data-readonly={isReadOnly || undefined}>
      {before && <span className={css.affix}>{before}</span>}
      <Input className={css.input} placeholder={placeholder} {...(inputRef ? { ref: inputRef } : {})} />
      {after && <span className={css.affix}>{after}</span>}
    </Group>
  );
}
