'use client';
import { Check, CircleAlert, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useContext, useId, type ReactNode, type Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { hasError } from '../Field/Field.tsx';
import * as css from './Checkbox.css.ts';
import { CheckboxGroupContext } from './CheckboxGroupContext.ts';

export interface CheckboxProps {
  /** What is agreed to or chosen. Without it give `aria-label`. */
  readonly children?: ReactNode;
  /** Whether it is on. Leave out for an uncontrolled one. */
  readonly isSelected?: boolean;
  /** Whether it is on at first, for an uncontrolled one. @default false */
  readonly defaultSelected?: boolean;
  /** Some of what it stands for is chosen. @default false */
  readonly isIndeterminate?: boolean;
  /** Gets whether it is on. */
  readonly onChange?: (isSelected: boolean) => void;
  /** The focus left the field. */
  readonly onBlur?: () => void;
  /** Help under the label. */
  readonly description?: ReactNode;
  /** What is wrong and what to do. Makes the field invalid. */
  readonly errorMessage?: ReactNode;
  /** Takes no input and no focus. Say why nearby: it is silent. @default false */
  readonly isDisabled?: boolean;
  /** Why it cannot be chosen: it keeps its focus, and the reason stands in the place of the help. */
  readonly disabledReason?: ReactNode;
  /** Marks it as required, for the eye and for screen readers. @default false */
  readonly isRequired?: boolean;
  /** Shown as wrong, where the message is elsewhere. @default false */
  readonly isInvalid?: boolean;
  /** The name in the data of the form. */
  readonly name?: string;
  /** What it stands for inside of a `CheckboxGroup` or a form. */
  readonly value?: string;
  readonly id?: string;
  /** The name for screen readers, where there is no visible label. */
  readonly 'aria-label'?: string;
  /** The id of what names it. */
  readonly 'aria-labelledby'?: string;
  /** The id of what describes it. */
  readonly 'aria-describedby'?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Yes or no, or one of several that can be chosen together. */
export function Checkbox({
  children,
  isSelected,
  defaultSelected = false,
  isIndeterminate = false,
  onChange,
  onBlur,
  description,
  errorMessage,
  isDisabled = false,
  disabledReason,
  isRequired = false,
  isInvalid = false,
  name,
  value = 'on',
  id,
  ref,
  ...aria
}: CheckboxProps) {
  const base = useId();
  const group = useContext(CheckboxGroupContext);
  const isWrong = hasError(errorMessage);
  const isBlocked = hasError(disabledReason) || group?.isBlocked === true;
  const note = isWrong ? errorMessage : hasError(disabledReason) ? disabledReason : description;
  const controlled = group ? group.values.includes(value) : isSelected;
  const describedBy = cx(aria['aria-describedby'], hasError(note) && `${base}note`);

  const change = (next: boolean | 'indeterminate'): void => {
    if (isBlocked) return;
    if (group) group.toggle(value, next === true);
    onChange?.(next === true);
  };

  const box = (
    <Radix.Root
      {...(ref ? { ref } : {})}
      id={id ?? `${base}box`}
      className={css.box}
      {...(controlled === undefined
        ? isIndeterminate
          ? { checked: 'indeterminate' as const }
          : isBlocked
            ? { checked: defaultSelected }
            : { defaultChecked: defaultSelected }
        : { checked: isIndeterminate ? ('indeterminate' as const) : controlled })}
      onCheckedChange={change}
      {...(onBlur ? { onBlur } : {})}
      disabled={isDisabled || group?.isDisabled === true}
      required={isRequired}
      {...(name === undefined ? {} : { name })}
      value={value}
      aria-label={aria['aria-label']}
      aria-labelledby={aria['aria-labelledby'] ?? (children ? `${base}label` : undefined)}
      aria-describedby={describedBy || undefined}
      aria-invalid={isInvalid || isWrong || undefined}
      {...(isBlocked ? { 'aria-disabled': true } : {})}
    >
      <Radix.Indicator className={css.mark}>
        {isIndeterminate ? (
          <Minus size={14} strokeWidth={3} aria-hidden />
        ) : (
          <Check size={14} strokeWidth={3} aria-hidden />
        )}
      </Radix.Indicator>
    </Radix.Root>
  );
  if (children === undefined) return box;
  return (
    <div className={css.root}>
      <span className={css.row}>
        {box}
        <label
          id={`${base}label`}
          htmlFor={id ?? `${base}box`}
          className={css.label}
          data-disabled={isDisabled || isBlocked || group?.isDisabled || undefined}
        >
          {children}
          {isRequired && <span className={css.required} aria-hidden />}
        </label>
      </span>
      {hasError(note) && (
        <div id={`${base}note`} className={isWrong ? css.error : css.note}>
          {isWrong && <CircleAlert className={fieldCss.errorIcon} aria-hidden />}
          {note}
        </div>
      )}
    </div>
  );
}
