'use client';
import { Check } from 'lucide-react';
import { Switch as Radix } from 'radix-ui';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import * as boxCss from '../Checkbox/Checkbox.css.ts';
import { hasError } from '../Field/Field.tsx';
import * as css from './Switch.css.ts';

export interface SwitchProps {
  /** What is on or off, not the act: 'Avisos por e-mail'. */
  children?: ReactNode;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  onBlur?: () => void;
  description?: ReactNode;
  isDisabled?: boolean;
  /** Why it cannot be changed: it keeps its focus, and the reason stands in the place of the help. */
  disabledReason?: ReactNode;
  name?: string;
  'aria-label'?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Turns something on or off at once. */
export function Switch({
  children,
  isSelected,
  defaultSelected = false,
  onChange,
  onBlur,
  description,
  isDisabled = false,
  disabledReason,
  name,
  ref,
  ...aria
}: SwitchProps) {
  const base = useId();
  const [own, setOwn] = useState(defaultSelected);
  const isBlocked = hasError(disabledReason);
  const note = isBlocked ? disabledReason : description;
  const isOn = isSelected ?? own;
  const track = (
    <Radix.Root
      {...(ref ? { ref } : {})}
      id={`${base}track`}
      className={css.track}
      checked={isOn}
      onCheckedChange={(next) => {
        if (isBlocked) return;
        setOwn(next);
        onChange?.(next);
      }}
      {...(onBlur ? { onBlur } : {})}
      disabled={isDisabled}
      {...(name === undefined ? {} : { name })}
      aria-label={aria['aria-label']}
      aria-labelledby={children ? `${base}label` : undefined}
      aria-describedby={hasError(note) ? `${base}note` : undefined}
      {...(isBlocked ? { 'aria-disabled': true } : {})}
    >
      {/* The check tells on from off without colour and without place. */}
      <Radix.Thumb className={css.thumb}>
        {isOn && <Check size={10} strokeWidth={4} aria-hidden />}
      </Radix.Thumb>
    </Radix.Root>
  );
  if (children === undefined) return track;
  return (
    <div className={boxCss.root}>
      <span className={boxCss.row}>
        {track}
        <label
          id={`${base}label`}
          htmlFor={`${base}track`}
          className={boxCss.label}
          data-disabled={isDisabled || isBlocked || undefined}
        >
          {children}
        </label>
      </span>
      {hasError(note) && (
        <div id={`${base}note`} className={cx(boxCss.note, css.indent)}>
          {note}
        </div>
      )}
    </div>
  );
}
