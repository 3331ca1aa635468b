'use client';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import * as css from '../Field/Field.css.ts';
import { Field, hasError, splitFieldProps, type FieldProps } from '../Field/Field.tsx';
import { texts } from './intl/pt-BR.ts';
import * as own from './NumberField.css.ts';

export interface NumberFieldProps
  extends
    FieldProps,
    Omit<
      AriaNumberFieldProps,
      'children' | 'className' | 'style' | 'render' | 'isRequired' | 'value' | 'defaultValue'
    > {
  /** `null` and `NaN` are the empty field. */
  value?: number | null;
  defaultValue?: number;
  placeholder?: string;
  /** Unit after the number. */
  after?: ReactNode;
  /** The − and + buttons. @default true */
  hasSteps?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A quantity. What is only made of digits (CPF, code, phone) is no number: use `MaskedField` or `TextField`. */
export function NumberField({ value, placeholder, after, hasSteps = true, ref, ...props }: NumberFieldProps) {
  const [field, control] = splitFieldProps(props);
  return (
    <AriaNumberField
      {...control}
      {...(value === undefined ? {} : { value: value ?? Number.NaN })}
      isRequired={field.isRequired ?? false}
      isInvalid={control.isInvalid === true || hasError(field.errorMessage)}
      validationBehavior="aria"
      className={cx(css.field, css.width[props.width ?? 'sm'])}
    >
      <Field {...field}>
        <Group className={css.control} data-readonly={control.isReadOnly || undefined}>
          <Input className={cx(css.input, own.input)} placeholder={placeholder} {...(ref ? { ref } : {})} />
          {after && <span className={css.affix}>{after}</span>}
          {hasSteps && !control.isReadOnly && (
            <span className={own.steps}>
              <Button slot="decrement" className={cx(css.inner, own.step)} aria-label={texts.decrease}>
                <Minus className={css.icon} aria-hidden />
              </Button>
              <Button slot="increment" className={cx(css.inner, own.step)} aria-label={texts.increase}>
                <Plus className={css.icon} aria-hidden />
              </Button>
            </span>
          )}
        </Group>
      </Field>
    </AriaNumberField>
  );
}
