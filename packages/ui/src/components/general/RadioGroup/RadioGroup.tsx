'use client';
import { RadioGroup as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { RadioChoice, type RadioChoiceProps } from '../../../controls/RadioChoice.tsx';
import * as boxCss from '../Checkbox/Checkbox.css.ts';
import { hasError } from '../Field/Field.tsx';
import * as css from './RadioGroup.css.ts';

/** Uma das opções. */
export interface RadioOption<V extends string = string> {
  /** O que se escolhe com ele. */
  readonly value: V;
  /** As palavras da opção. */
  readonly label: ReactNode;
  /** Uma segunda linha de ajuda. */
  readonly description?: ReactNode;
  /** Por que não pode ser escolhida. Ainda pode ser alcançada, e diz o motivo. */
  readonly disabledReason?: ReactNode;
}

export interface RadioGroupProps<V extends string = string> extends RadioChoiceProps<V> {
  /** As respostas, na ordem em que aparecem. */
  readonly options: readonly RadioOption<V>[];
  /** Em que direção corre. @default 'vertical' */
  readonly orientation?: 'vertical' | 'horizontal';
}

/** Uma entre poucas respostas, todas à vista. */
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
