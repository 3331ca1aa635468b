'use client';
import { useMemo, useState, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { CheckboxGroupContext, type CheckboxGroupState } from '../Checkbox/CheckboxGroupContext.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as css from './CheckboxGroup.css.ts';

export interface CheckboxGroupProps extends FieldProps {
  /** The `Checkbox`es, each with its `value`. */
  readonly children: ReactNode;
  /** The values that are marked. Leave out for an uncontrolled group. */
  readonly value?: readonly string[];
  /** The values that are marked at first. */
  readonly defaultValue?: readonly string[];
  /** Gets the values that are marked. */
  readonly onChange?: (value: string[]) => void;
  /** What `FormSummary` finds the group by. In the data of a form the `name` of each `Checkbox` counts. */
  readonly name?: string;
  /** Which way it runs. @default 'vertical' */
  readonly orientation?: 'vertical' | 'horizontal';
  /** Takes no input and no focus. Say why nearby: it is silent. @default false */
  readonly isDisabled?: boolean;
  /** Can be read and copied, not changed. @default false */
  readonly isReadOnly?: boolean;
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
