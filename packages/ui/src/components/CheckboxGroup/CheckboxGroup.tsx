'use client';
import { useMemo, useState, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { CheckboxGroupContext, type CheckboxGroupState } from '../Checkbox/CheckboxGroupContext.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as css from './CheckboxGroup.css.ts';

export interface CheckboxGroupProps extends FieldProps {
  /** The `Checkbox`es, each with its `value`. */
  children: ReactNode;
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (value: string[]) => void;
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

/** Several checkboxes that answer one question. */
export function CheckboxGroup({
  children,
  value,
  defaultValue = [],
  onChange,
  orientation = 'vertical',
  isDisabled = false,
  isReadOnly = false,
  ...field
}: CheckboxGroupProps) {
  const [own, setOwn] = useState(defaultValue);
  const values = value ?? own;
  const state = useMemo<CheckboxGroupState>(
    () => ({
      values,
      isDisabled,
      isBlocked: isReadOnly,
      toggle: (changed, isSelected) => {
        const next = isSelected ? [...values, changed] : values.filter((each) => each !== changed);
        setOwn(next);
        onChange?.(next);
      },
    }),
    [values, isDisabled, isReadOnly, onChange],
  );
  return (
    <Field {...field} isGroup>
      {() => (
        <CheckboxGroupContext value={state}>
          <div className={cx(css.list, orientation === 'horizontal' && css.horizontal)}>{children}</div>
        </CheckboxGroupContext>
      )}
    </Field>
  );
}
