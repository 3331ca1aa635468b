'use client';
import { RadioGroup as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useArrowChoice } from '../../internal/useArrowChoice.ts';
import * as css from './SegmentedControl.css.ts';

export interface Segment<V extends string = string> {
  value: V;
  label: string;
  icon?: ReactNode;
  /** How many there are under it. */
  count?: number | undefined;
}

export interface SegmentedControlProps<V extends string = string> {
  /** What is chosen, for screen readers: 'Situação'. */
  label: string;
  /** Two to five. */
  options: readonly Segment<V>[];
  value?: V;
  /** @default the first */
  defaultValue?: V;
  onChange?: (value: V) => void;
  isFullWidth?: boolean;
  isDisabled?: boolean;
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
  const [own, setOwn] = useState(defaultValue ?? options[0]?.value);
  const arrows = useArrowChoice(value ?? own, (next: V) => {
    setOwn(next);
    onChange?.(next);
  });
  return (
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
          onFocus={() => arrows.onItemFocus(option.value)}
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
}
