'use client';
import { Ban } from 'lucide-react';
import { RadioGroup as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { RadioChoice, type RadioChoiceProps } from '../../../controls/RadioChoice.tsx';
import { hasError } from '../Field/Field.tsx';
import * as css from './RadioCards.css.ts';

/** One of the cards. */
export interface RadioCardOption<V extends string = string> {
  /** What is chosen by it. */
  readonly value: V;
  /** The card's words. */
  readonly title: ReactNode;
  /** One or two lines: the address, what it means. */
  readonly description?: ReactNode;
  /** Short, at the end of the title's line: '2,4 km'. */
  readonly aside?: ReactNode;
  /** Por que não pode ser escolhida. Ainda pode ser alcançada, e diz o motivo. */
  readonly disabledReason?: ReactNode;
}

export interface RadioCardsProps<V extends string = string> extends RadioChoiceProps<V> {
  /** The cards, in the order to show. */
  readonly options: readonly RadioCardOption<V>[];
  /** Two columns from 560 px on. @default 1 */
  readonly columns?: 1 | 2;
}

/** One of a few answers as large cards: for the public app, where a thumb chooses in sunlight. */
export function RadioCards<V extends string = string>({ columns = 1, ...props }: RadioCardsProps<V>) {
  return (
    <RadioChoice<V, RadioCardOption<V>> {...props} className={cx(css.list, columns === 2 && css.two)}>
      {({ value, title, description, aside, disabledReason }, { id, isBlocked, item }) => {
        const described = cx(
          hasError(description) && `${id}text`,
          hasError(aside) && `${id}aside`,
          isBlocked && `${id}why`,
        );
        return (
          <Radix.Item
            {...item}
            key={value}
            className={css.card}
            aria-labelledby={`${id}title`}
            aria-describedby={described || undefined}
          >
            <span className={css.ring} aria-hidden>
              <Radix.Indicator className={css.mark} />
            </span>
            <span className={css.words}>
              <span id={`${id}title`} className={css.title}>
                {title}
              </span>
              {hasError(description) && (
                <span id={`${id}text`} className={css.text}>
                  {description}
                </span>
              )}
              {isBlocked && (
                <span id={`${id}why`} className={css.reason}>
                  <Ban className={css.reasonIcon} aria-hidden />
                  {disabledReason}
                </span>
              )}
            </span>
            {hasError(aside) && (
              <span id={`${id}aside`} className={css.aside}>
                {aside}
              </span>
            )}
          </Radix.Item>
        );
      }}
    </RadioChoice>
  );
}
