'use client';
import { RadioGroup as Radix } from 'radix-ui';
import { useId, useState, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useArrowChoice } from '../../../internal/useArrowChoice.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './SegmentedControl.css.ts';

/** One of the segments. */
export interface Segment<V extends string = string> {
  /** What is chosen by it. */
  readonly value: V;
  /** The words of the segment. */
  readonly label: string;
  /** An icon beside the words; decoration, hidden from screen readers. */
  readonly icon?: ReactNode;
  /** How many there are under it. */
  readonly count?: number | undefined;
  /** Why it cannot be chosen now; it stays in reach and says so, on focus and on touch. */
  readonly disabledReason?: string | undefined;
}

export interface SegmentedControlProps<V extends string = string> {
  /** What is chosen, for screen readers: 'Situação'. */
  readonly label: string;
  /** Two to five. */
  readonly options: readonly Segment<V>[];
  /** The chosen one. Leave out for an uncontrolled one. */
  readonly value?: V;
  /** The value at first, for an uncontrolled field. @default the first */
  readonly defaultValue?: V;
  /** Gets the new value. */
  readonly onChange?: (value: V) => void;
  /** Takes the width of what holds it. @default false */
  readonly isFullWidth?: boolean;
  /** Takes no input and no focus. Say why nearby: it is silent. @default false */
  readonly isDisabled?: boolean;
}

const counted = new Intl.NumberFormat('pt-BR');

/** Switches between a few views of the same thing, at once. */
export function SegmentedControl<V extends string = string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  isFullWidth = false,
  isDisabled = false,
}: SegmentedControlProps<V>) {
  const id = useId();
  const [own, setOwn] = useState(
    defaultValue ?? (options.find((option) => option.disabledReason === undefined) ?? options[0])?.value,
  );
  const [touched, setTouched] = useState<V | null>(null);
  const reason = options.find((option) => option.value === touched)?.disabledReason;
  const arrows = useArrowChoice(value ?? own, (next: V) => {
    if (options.some((option) => option.value === next && option.disabledReason !== undefined)) return;
    setOwn(next);
    onChange?.(next);
  });
  const control = (
    <Radix.Root
      className={cx(css.group, isFullWidth && css.full)}
      orientation="horizontal"
      aria-label={label}
      value={value ?? own ?? ''}
      disabled={isDisabled}
      onValueChange={(next) => {
        const option = options.find((each) => each.value === next);
        if (option) arrows.chooseOnce(option.value);
      }}
      onKeyDownCapture={arrows.onKeyDownCapture}
    >
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          className={css.item}
          onFocus={() => {
            setTouched(option.value);
            arrows.onItemFocus(option.value);
          }}
          onBlur={() => setTouched(null)}
          onPointerDown={() => setTouched(option.value)}
          {...(option.disabledReason === undefined
            ? {}
            : { 'aria-disabled': true, 'aria-describedby': `${id}${option.value}` })}
        >
          {option.icon && (
            <span className={css.icon} aria-hidden>
              {option.icon}
            </span>
          )}
          {option.label}
          {option.count !== undefined && <span className={css.count}> {counted.format(option.count)}</span>}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
  if (options.every((option) => option.disabledReason === undefined)) return control;
  return (
    <div className={css.frame}>
      {control}
      {options.map((option) =>
        option.disabledReason === undefined ? null : (
          <VisuallyHidden key={option.value} id={`${id}${option.value}`}>
            {option.disabledReason}
          </VisuallyHidden>
        ),
      )}
      <p className={css.reason} aria-hidden>
        {reason}
      </p>
    </div>
  );
}
