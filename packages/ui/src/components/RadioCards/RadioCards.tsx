'use client';
import { Ban } from 'lucide-react';
import { RadioGroup as Radix } from 'radix-ui';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { useArrowChoice } from '../../internal/useArrowChoice.ts';
import { Field, hasError, type FieldProps } from '../Field/Field.tsx';
import * as css from './RadioCards.css.ts';

/** One of the cards. */
export interface RadioCardOption<V extends string = string> {
  /** What is chosen by it. */
  value: V;
  /** The card's words. */
  title: ReactNode;
  /** One or two lines: the address, what it means. */
  description?: ReactNode;
  /** Short, at the end of the title's line: '2,4 km'. */
  aside?: ReactNode;
  /** Why it cannot be chosen. It can still be reached, and says so. */
  disabledReason?: ReactNode;
}

export interface RadioCardsProps<V extends string = string> extends FieldProps {
  /** The cards, in the order to show. */
  options: readonly RadioCardOption<V>[];
  /** The value. Leave out for an uncontrolled one. */
  value?: V | null;
  /** The value at first, for an uncontrolled field. */
  defaultValue?: V;
  /** Gets the new value. */
  onChange?: (value: V) => void;
  /** Two columns from 560 px on. @default 1 */
  columns?: 1 | 2;
  /** Takes no input and no focus. Say why nearby: it is silent. @default false */
  isDisabled?: boolean;
  /** The name in the data of the form. */
  name?: string;
  ref?: Ref<HTMLDivElement>;
}

/** One of a few answers as large cards: for the public app, where a thumb chooses in sunlight. */
export function RadioCards<V extends string = string>({
  options,
  value,
  defaultValue,
  onChange,
  columns = 1,
  isDisabled = false,
  name,
  ref,
  ...field
}: RadioCardsProps<V>) {
  const base = useId();
  const [own, setOwn] = useState<V | null>(defaultValue ?? null);
  const chosen = value === undefined ? own : value;
  const arrows = useArrowChoice(chosen, (next: V) => {
    setOwn(next);
    onChange?.(next);
  });
  const choose = (next: string): void => {
    const option = options.find((each) => each.value === next);
    if (!option || hasError(option.disabledReason)) return;
    arrows.chooseOnce(option.value);
  };
  return (
    <Field {...field} isGroup>
      {({ labelId, describedBy, isInvalid }) => (
        <Radix.Root
          {...(ref ? { ref } : {})}
          className={cx(css.list, columns === 2 && css.two)}
          value={chosen ?? ''}
          onValueChange={choose}
          onKeyDownCapture={arrows.onKeyDownCapture}
          disabled={isDisabled}
          required={field.isRequired ?? false}
          {...(name === undefined ? {} : { name })}
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
        >
          {options.map((option) => {
            const id = `${base}${option.value}`;
            const isBlocked = hasError(option.disabledReason);
            const described = cx(
              hasError(option.description) && `${id}text`,
              hasError(option.aside) && `${id}aside`,
              isBlocked && `${id}why`,
            );
            return (
              <Radix.Item
                onFocus={() => {
                  if (!isBlocked) arrows.onItemFocus(option.value);
                }}
                key={option.value}
                value={option.value}
                className={css.card}
                aria-labelledby={`${id}title`}
                aria-describedby={described || undefined}
                {...(isBlocked ? { 'aria-disabled': true } : {})}
              >
                <span className={css.ring} aria-hidden>
                  <Radix.Indicator className={css.mark} />
                </span>
                <span className={css.words}>
                  <span id={`${id}title`} className={css.title}>
                    {option.title}
                  </span>
                  {hasError(option.description) && (
                    <span id={`${id}text`} className={css.text}>
                      {option.description}
                    </span>
                  )}
                  {isBlocked && (
                    <span id={`${id}why`} className={css.reason}>
                      <Ban className={css.reasonIcon} aria-hidden />
                      {option.disabledReason}
                    </span>
                  )}
                </span>
                {hasError(option.aside) && (
                  <span id={`${id}aside`} className={css.aside}>
                    {option.aside}
                  </span>
                )}
              </Radix.Item>
            );
          })}
        </Radix.Root>
      )}
    </Field>
  );
}
