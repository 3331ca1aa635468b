'use client';
import { RadioGroup as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { RadioChoice, type RadioChoiceProps } from '../../../controls/RadioChoice.tsx';
import * as boxCss from '../Checkbox/Checkbox.css.ts';
import { hasError } from '../Field/Field.tsx';
import * as css from './RadioGroup.css.ts';

/** One of the choices. */
export interface RadioOption<V extends string = string> {
  /** What is chosen by it. */
  readonly value: V;
  /** The words of the choice. */
  readonly label: ReactNode;
  /** A second line of help. */
  readonly description?: ReactNode;
  /** Por que não pode ser escolhida. Ainda pode ser alcançada, e diz o motivo. */
  readonly disabledReason?: ReactNode;
}

export interface RadioGroupProps<V extends string = string> extends RadioChoiceProps<V> {
  /** The answers, in the order to show. */
  readonly options: readonly RadioOption<V>[];
  /** Which way it runs. @default 'vertical' */
  readonly orientation?: 'vertical' | 'horizontal';
}

/** One of a few answers, all in sight. */
export function RadioGroup<V extends string = string>({
  orientation = 'vertical',
  ...props
}: RadioGroupProps<V>) {
  return (
    <RadioChoice<V, RadioOption<V>>
      {...props}
      orientation={orientation}
      className={cx(css.list, orientation === 'horizontal' && css.horizontal)}
    >
      {({ value, label, description, disabledReason }, { id, isBlocked, item }) => {
        const note = isBlocked ? disabledReason : description;
        return (
          <div key={value} className={css.root}>
            <span className={boxCss.row}>
              <Radix.Item
                {...item}
                id={id}
                className={css.dot}
                aria-labelledby={`${id}label`}
                aria-describedby={hasError(note) ? `${id}note` : undefined}
              >
                <Radix.Indicator className={css.mark} />
              </Radix.Item>
              <label
                id={`${id}label`}
                htmlFor={id}
                className={boxCss.label}
                data-disabled={isBlocked || props.isDisabled || undefined}
              >
                {label}
              </label>
            </span>
            {hasError(note) && (
              <div id={`${id}note`} className={boxCss.note}>
                {note}
              </div>
            )}
          </div>
        );
      }}
    </RadioChoice>
  );
}
