'use client';
import { dateTimeProblem, type TypedDateTime } from '@apto/domain/time';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { useOwnTexts } from '../../../texts/useOwnTexts.ts';
import { FieldShell, type FieldProps } from '../../../controls/FieldShell.tsx';
import { errorOr, hasError } from '../../general/Field/Field.tsx';
import { FormValue } from '../../../internal/FormValue.tsx';
import { DatePicker, type DatePickerProps } from '../DatePicker/DatePicker.tsx';
import { TimeField, type TimeFieldProps } from '../TimeField/TimeField.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './DateTimeField.css.ts';

/** Propriedades de {@link DateTimeField}. */
export interface DateTimeFieldProps
  extends
    Omit<FieldProps, 'isInvalid'>,
    Pick<DatePickerProps, 'now' | 'min' | 'max' | 'rules' | 'loadMonth' | 'onRefused'> {
  /** Dia e hora como são digitados. Omita em um campo não controlado. */
  readonly value?: TypedDateTime;
  /** Os dois valores iniciais, em um campo não controlado. @default os dois vazios */
  readonly defaultValue?: TypedDateTime;
  /** Recebe os dois a cada tecla. */
  readonly onChange?: (value: TypedDateTime) => void;
  /** O foco saiu dos dois campos. */
  readonly onBlur?: () => void;
  /** Um dia pode ficar sem hora. @default false */
  readonly isTimeOptional?: boolean;
  /** O que já passou não é aceito: tem de vir depois de `now`. @default false */
  readonly isFuture?: boolean;
  /** Quais horas são aceitas, sem as pontas. O `HORARIO_WINDOW` do domínio é 06:00–19:01. @default qualquer uma */
  readonly window?: TimeFieldProps['window'];
  /** O que está errado só com o dia; um `errorMessage` vale para os dois. */
  readonly dateError?: ReactNode;
  /** O que está errado só com a hora. */
  readonly timeError?: ReactNode;
  /** Textos próprios no lugar dos textos padrão. */
  readonly texts?: Partial<typeof defaults>;
}

const NONE: TypedDateTime = { date: null, time: '' };

/** The focus went into what this field itself opened: its calendar, which is a dialog of its own. */
const isInCalendar = (from: Element, to: EventTarget | null): boolean =>
  to instanceof Element &&
  to.closest('[role="dialog"]') !== null &&
  !to.closest('[role="dialog"]')?.contains(from);

/**
 * Um dia e uma hora dele. Cada um diz por si que não existe ou não pode ser; o que falta, ou já passou, é dito ao sair
 * dos dois. Um erro seu vem antes.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { now, min, max, rules, loadMonth, onRefused, value, defaultValue = NONE, onChange, onBlur } = props;
  const { isTimeOptional = false, isFuture = false, window: range, dateError, timeError } = props;
  const { label, description, errorMessage, isRequired, isOptional, isLabelHidden, width, labelEnd } = props;
  const texts = useOwnTexts('DateTimeField', defaults, props.texts);
  const [typed, setTyped] = useState(defaultValue);
  const [isChecked, setChecked] = useState(false);
  // The day's own field says why it was refused; that a day is missing would be a second voice for one error.
  const [isDayRefused, setDayRefused] = useState(false);
  const current = value ?? typed;
  const problem = isChecked
    ? dateTimeProblem(current, { isTimeOptional, after: isFuture ? now : undefined })
    : null;
  const own =
    problem === 'PAST'
      ? texts.past
      : problem === 'INCOMPLETE' && !(isDayRefused && current.date === null)
        ? isTimeOptional
          ? texts.noDate
          : texts.incomplete
        : undefined;
  const isRefused = hasError(errorMessage);

  function change(part: Partial<TypedDateTime>): void {
    const next = { ...current, ...part };
    setTyped(next);
    if (next.date === null && next.time === '') setChecked(false);
    onChange?.(next);
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget) || isInCalendar(currentTarget, relatedTarget)) return;
    setChecked(true);
    onBlur?.();
  }

  const state = { isDisabled: props.isDisabled ?? false, isReadOnly: props.isReadOnly ?? false };
  const named = (part: string) => (props.name === undefined ? {} : { name: `${props.name}.${part}` });
  const isIncomplete = problem === 'INCOMPLETE';
  const isWrong = isRefused || problem === 'PAST';
  return (
    <FieldShell
      {...{ label, description, labelEnd }}
      isRequired={isRequired ?? false}
      isOptional={isOptional ?? false}
      isLabelHidden={isLabelHidden ?? false}
      width={width ?? 'full'}
      isGroup
      errorMessage={errorOr(errorMessage, own)}
    >
      {() => (
        // It listens for the focus that leaves its two fields; there is nothing to press on it.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className={css.line} onBlur={leave}>
          <FormValue
            onReset={() => {
              setTyped(defaultValue);
              setChecked(false);
              setDayRefused(false);
            }}
          />
          <div className={css.date}>
            <DatePicker
              {...state}
              {...named('data')}
              {...(rules ? { rules } : {})}
              {...(loadMonth ? { loadMonth } : {})}
              onRefused={(failures, date) => {
                setDayRefused(true);
                onRefused?.(failures, date);
              }}
              min={min ?? null}
              max={max ?? null}
              now={now}
              // One day is soon corrected where it stands; only ranges are cleared (doc2 §5).
              keepsRefused
              label={texts.date}
              value={current.date}
              onChange={(date) => {
                setDayRefused(false);
                change({ date });
              }}
              errorMessage={dateError}
              isInvalid={hasError(dateError) || isWrong || (isIncomplete && current.date === null)}
            />
          </div>
          <div className={css.time}>
            <TimeField
              {...state}
              {...named('hora')}
              {...(range ? { window: range } : {})}
              label={texts.time}
              isOptional={isTimeOptional}
              value={current.time}
              onChange={(time) => change({ time })}
              {...(hasError(timeError) ? { errorMessage: timeError } : {})}
              isInvalid={isWrong || (isIncomplete && current.time === '')}
            />
          </div>
        </div>
      )}
    </FieldShell>
  );
}
