'use client';
import { RadioGroup as Radix } from 'radix-ui';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { useArrowChoice } from '../../internal/useArrowChoice.ts';
import * as boxCss from '../Checkbox/Checkbox.css.ts';
import { Field, hasError, type FieldProps } from '../Field/Field.tsx';
import * as css from './RadioGroup.css.ts';

/** One of the choices. */
export interface RadioOption<V extends string = string> {
  /** What is chosen by it. */
  value: V;
  /** The words of the choice. */
  label: ReactNode;
  /** A second line of help. */
  description?: ReactNode;
  /** Why it cannot be chosen. It can still be reached, and says so. */
  disabledReason?: ReactNode;
}

export interface RadioGroupProps<V extends string = string> extends FieldProps {
  /** The choices, in the order to show. */
  options: readonly RadioOption<V>[];
  /** `null` is no choice yet. */
  value?: V | null;
  /** The value at first, for an uncontrolled field. */
  defaultValue?: V;
  /** Gets the new value. */
  onChange?: (value: V) => void;
  /** The focus left the field. */
  onBlur?: () => void;
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /** Takes no input and no focus. Say why nearby: it is silent. @default false */
  isDisabled?: boolean;
  /** Can be read and copied, not changed. @default false */
  isReadOnly?: boolean;
  /** The name in the data of the form. */
  name?: string;
  /** The group, for moving the focus. */
  ref?: Ref<HTMLDivElement>;
}

/** One of a few answers, all in sight. */
export function RadioGroup<V extends string = string>({
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  orientation = 'vertical',
  isDisabled = false,
  isReadOnly = false,
  name,
  ref,
  ...field
}: RadioGroupProps<V>) {
  const base = useId();
  const [own, setOwn] = useState<V | null>(defaultValue ?? null);
  const chosen = value === undefined ? own : value;
  const arrows = useArrowChoice(chosen, (next: V) => {
    setOwn(next);
    onChange?.(next);
  });
  const choose = (next: string): void => {
    const option = options.find((each) => each.value === next);
    if (!option || hasError(option.disabledReason) || isReadOnly) return;
    arrows.chooseOnce(option.value);
  };
  return (
    <Field {...field} isGroup>
      {({ labelId, describedBy, isInvalid }) => (
        <Radix.Root
          {...(ref ? { ref } : {})}
          className={cx(css.list, orientation === 'horizontal' && css.horizontal)}
          value={chosen ?? ''}
          onValueChange={choose}
          onKeyDownCapture={arrows.onKeyDownCapture}
          orientation={orientation}
          disabled={isDisabled}
          required={field.isRequired ?? false}
          {...(name === undefined ? {} : { name })}
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          aria-readonly={isReadOnly || undefined}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
          }}
        >
          {options.map((option) => {
            const isBlocked = hasError(option.disabledReason);
            const note = isBlocked ? option.disabledReason : option.description;
            const id = `${base}${option.value}`;
            return (
              <div key={option.value} className={css.root}>
                <span className={boxCss.row}>
                  <Radix.Item
                    onFocus={() => {
                      if (!(isBlocked || isReadOnly)) arrows.onItemFocus(option.value);
                    }}
                    id={id}
                    value={option.value}
                    className={css.dot}
                    aria-labelledby={`${id}label`}
                    aria-describedby={hasError(note) ? `${id}note` : undefined}
                    {...(isBlocked || isReadOnly ? { 'aria-disabled': true } : {})}
                  >
                    <Radix.Indicator className={css.mark} />
                  </Radix.Item>
                  <label
                    id={`${id}label`}
                    htmlFor={id}
                    className={boxCss.label}
                    data-disabled={isBlocked || isDisabled || undefined}
                  >
                    {option.label}
                  </label>
                </span>
                {hasError(note) && (
                  <div id={`${id}note`} className={boxCss.note}>
                    {note}
                  </div>
                )}
              </div>
            );
          })}
        </Radix.Root>
      )}
    </Field>
  );
}
