'use client';

import type { Now } from '@apto/domain/time';
import { CalendarDays } from 'lucide-react';
import { useRef, useState, type FocusEvent } from 'react';
import { cx } from '../../../internal/cx.ts';
import { monthAndYear } from '../../../internal/dates.ts';
import { useOwnTexts } from '../../../texts/useOwnTexts.ts';
import { useAppLocale } from '../../../texts/useTexts.ts';
import { inner } from '../../general/Field/Field.css.ts';
import { errorOr } from '../../general/Field/Field.tsx';
import { monthMask } from '../../general/MaskedField/masks.logic.ts';
import { MaskedField, type MaskedInputProps } from '../../general/MaskedField/MaskedField.tsx';
import type { Month } from '../../general/Calendar/Calendar.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import { monthProblem, monthText, parseMonth, type MonthLimits } from './MonthField.logic.ts';
import { MonthPanel } from './MonthPanel.tsx';
import * as css from './MonthField.css.ts';

export interface MonthFieldProps
  extends Omit<MaskedInputProps, 'value' | 'defaultValue' | 'onChange'>, MonthLimits {
  /** O momento atual: seu mês é marcado, e mostrado primeiro onde nenhum foi escolhido. */
  readonly now: Now;
  /** 'YYYY-MM'. Omita em um campo não controlado. */
  readonly value?: Month | null;
  /** O valor inicial, em um campo não controlado. */
  readonly defaultValue?: Month | null;
  /** Recebe o mês, 'YYYY-MM', ou null enquanto está vazio ou incompleto. */
  readonly onChange?: (month: Month | null) => void;
  /** Textos próprios no lugar dos textos padrão. */
  readonly texts?: Partial<typeof defaults>;
}

/**
 * Um mês de um ano, máscara 99/9999: digitado, colado ou escolhido. O que não é um mês, ou fica fora de `min` e `max`,
 * é dito ao sair do campo, e mesmo assim é o que quem usa recebeu. Um `errorMessage` seu vem antes.
 */
export function MonthField({
  now,
  min,
  max,
  texts: ownTexts,
  value,
  defaultValue,
  onChange,
  ...props
}: MonthFieldProps) {
  const texts = useOwnTexts('MonthField', defaults, ownTexts);
  const locale = useAppLocale();
  const limits = { min, max };
  const [uncontrolled, setUncontrolled] = useState(defaultValue ?? null);
  const [written, setWritten] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  // The panel stands below the box that the button is in.
  const box = useRef<HTMLElement | null>(null);
  const month = (value === undefined ? uncontrolled : value) ?? '';
  const problem = monthProblem(written, limits);
  const outside =
    min !== undefined && parseMonth(written) < min
      ? texts.before(monthAndYear(min, locale))
      : texts.after(monthAndYear(max ?? month, locale));
  const own = problem === 'FORMAT' ? texts.invalidFormat : problem === 'RANGE' ? outside : undefined;
  const error = errorOr(props.errorMessage, own);
  /** '' is none. */
  const take = (next: Month): void => {
    setWritten('');
    setUncontrolled(next || null);
    onChange?.(next || null);
  };
  return (
    <>
      <MaskedField
        controlWidth="sm"
        placeholder={texts.placeholder}
        {...props}
        {...(error ? { errorMessage: error } : {})}
        isInvalid={props.isInvalid || Boolean(error)}
        value={month}
        onChange={(next) => take(next)}
        onReset={() => {
          setWritten('');
          if (value === undefined) setUncontrolled(defaultValue ?? null);
        }}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          setWritten(event.currentTarget.value);
          props.onBlur?.(event);
        }}
        mask={monthMask}
        parse={parseMonth}
        inputMode="numeric"
        end={
          <button
            ref={(node) => {
              box.current = node?.parentElement ?? null;
            }}
            type="button"
            className={cx(inner, css.open)}
            aria-label={month === '' ? texts.open : `${texts.open}, ${monthAndYear(month, locale)}`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={props.isDisabled === true || props.isReadOnly === true}
            onClick={() => setIsOpen(true)}
          >
            <CalendarDays size={18} aria-hidden />
          </button>
        }
      />
      {isOpen ? (
        <MonthPanel
          value={month}
          today={now.data.slice(0, 7)}
          limits={limits}
          texts={texts}
          onChoose={(chosen) => {
            take(chosen);
            setWritten(monthText(chosen));
            setIsOpen(false);
          }}
          panel={{ triggerRef: box, isOpen, onOpenChange: setIsOpen }}
        />
      ) : null}
    </>
  );
}
