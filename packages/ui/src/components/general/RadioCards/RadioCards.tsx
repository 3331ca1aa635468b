'use client';
import { Ban } from 'lucide-react';
import { RadioGroup as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { RadioChoice, type RadioChoiceProps } from '../../../controls/RadioChoice.tsx';
import { hasError } from '../Field/Field.tsx';
import * as css from './RadioCards.css.ts';

/** Um dos cartões. */
export interface RadioCardOption<V extends string = string> {
  /** O que se escolhe com ele. */
  readonly value: V;
  /** As palavras do cartão. */
  readonly title: ReactNode;
  /** Uma ou duas linhas: o endereço, o que significa. */
  readonly description?: ReactNode;
  /** Curto, no fim da linha do título: '2,4 km'. */
  readonly aside?: ReactNode;
  /** Por que não pode ser escolhida. Ainda pode ser alcançada, e diz o motivo. */
  readonly disabledReason?: ReactNode;
}

export interface RadioCardsProps<V extends string = string> extends RadioChoiceProps<V> {
  /** Os cartões, na ordem em que aparecem. */
  readonly options: readonly RadioCardOption<V>[];
  /** Duas colunas a partir de 560 px. @default 1 */
  readonly columns?: 1 | 2;
}

/** Uma entre poucas respostas, como cartões grandes: para o aplicativo público, onde um polegar escolhe ao sol. */
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
