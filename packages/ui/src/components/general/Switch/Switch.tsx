'use client';
import { Check } from 'lucide-react';
import { Switch as Radix } from 'radix-ui';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
import * as boxCss from '../Checkbox/Checkbox.css.ts';
import { hasError } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts } from './intl/pt-BR.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps {
  /** What is on or off, not the act: 'Avisos por e-mail'. */
  readonly children?: ReactNode;
  /** Whether it is on. Leave out for an uncontrolled one. */
  readonly isSelected?: boolean;
  /** Whether it is on at first, for an uncontrolled one. @default false */
  readonly defaultSelected?: boolean;
  /** Gets whether it is on. */
  readonly onChange?: (isSelected: boolean) => void;
  /** O foco saiu do campo. */
  readonly onBlur?: () => void;
  /** Uma segunda linha de ajuda. */
  readonly description?: ReactNode;
  /** Não aceita entrada nem foco. Diga por quê ali perto: ele fica calado. @default false */
  readonly isDisabled?: boolean;
  /** Why it cannot be changed: it keeps its focus, and the reason stands in the place of the help. */
  readonly disabledReason?: ReactNode;
  /** What it changed is being saved: it keeps its focus, takes no other change, and says so. @default false */
  readonly isPending?: boolean;
  /** What a screen reader hears while `isPending`. @default 'Salvando…' */
  readonly pendingLabel?: string;
  /** The name in the data of the form. */
  readonly name?: string;
  /** The name for screen readers, where there is no visible label. */
  readonly 'aria-label'?: string;
  readonly ref?: Ref<HTMLButtonElement>;
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
  isPending = false,
  pendingLabel = texts.pending,
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
        if (isBlocked || isPending) return;
        setOwn(next);
        onChange?.(next);
      }}
      {...(onBlur ? { onBlur } : {})}
      disabled={isDisabled}
      {...(name === undefined ? {} : { name })}
      aria-label={aria['aria-label']}
      aria-labelledby={children ? `${base}label` : undefined}
      aria-describedby={hasError(note) ? `${base}note` : undefined}
      {...(isBlocked || isPending ? { 'aria-disabled': true } : {})}
      data-pending={isPending || undefined}
    >
      {/* The check tells on from off without colour and without place. */}
      <Radix.Thumb className={css.thumb}>
        {isPending ? (
          <span className={css.spinner} aria-hidden />
        ) : (
          isOn && <Check size={10} strokeWidth={4} aria-hidden />
        )}
      </Radix.Thumb>
    </Radix.Root>
  );
  const said = <VisuallyHidden role="status">{isPending ? pendingLabel : ''}</VisuallyHidden>;
  if (children === undefined)
    return (
      <>
        {track}
        {said}
      </>
    );
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
        {said}
      </span>
      {hasError(note) && (
        <div id={`${base}note`} className={cx(boxCss.note, css.indent)}>
          {note}
        </div>
      )}
    </div>
  );
}
