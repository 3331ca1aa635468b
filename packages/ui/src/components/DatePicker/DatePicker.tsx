'use client';

import { formatarDataComDia, type Agora, type DataCivil } from '@apto/domain';
import { CalendarDays } from 'lucide-react';
import { useRef, useState, type FocusEvent, type Ref } from 'react';
import { Calendar } from '../Calendar/Calendar.tsx';
import type { LoadMonth } from '../Calendar/months.logic.ts';
import { inner } from '../Field/Field.css.ts';
import { ControlBox, FieldShell, type FieldProps } from '../MaskedField/FieldShell.tsx';
import type { DateFailure, DateRules } from './availability.logic.ts';
import { DateInput } from './DateInput.tsx';
import { DateOverlay } from './DateOverlay.tsx';
import * as css from './DateOverlay.css.ts';
import { texts as defaults, type DateTexts } from './intl/pt-BR.ts';
import { useAvailability } from './useAvailability.ts';
import { useIsPhone } from './useIsPhone.ts';

export interface DatePickerProps extends FieldProps {
  /** 'YYYY-MM-DD'. Leave out for an uncontrolled field. */
  readonly value?: DataCivil | null;
  readonly defaultValue?: DataCivil | null;
  /** Gets the day, or null when it is cleared, half written or refused. */
  readonly onChange?: (data: DataCivil | null) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The present in São Paulo; no clock is read here. Keep the object stable within a minute. */
  readonly agora: Agora;
  readonly min?: DataCivil | null;
  readonly max?: DataCivil | null;
  /**
   * The rules of doc2 §5 (today or later, weekends, holidays, vacations, the provider's hours). Absent: any day from
   * `min` to `max`, past ones too. Give `{}` for the rules alone.
   */
  readonly rules?: DateRules;
  /** Brings holidays, vacations and further reasons month by month. Keep it stable. */
  readonly loadMonth?: LoadMonth;
  /** Every failing check of a day that was typed and refused; the value is null by then. */
  readonly onRefused?: (failures: readonly DateFailure[], data: DataCivil) => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly texts?: Partial<DateTexts>;
}

/** One day: typed, pasted or picked. A day that cannot be chosen says why, in the calendar and under the field. */
export function DatePicker(props: DatePickerProps) {
  const { agora, min, max, rules, loadMonth, isDisabled, isReadOnly, label } = props;
  const [texts] = useState(() => ({ ...defaults, ...props.texts }));
  const { availability, statuses, store, status, check } = useAvailability({
    agora,
    rules,
    min,
    max,
    loadMonth,
    texts,
  });
  const box = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const [uncontrolled, setUncontrolled] = useState(props.defaultValue ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  /** A whole date that is being checked, or was refused only while typing: it stays in sight until known. */
  const [draft, setDraft] = useState<DataCivil | null>(null);
  const value = props.value === undefined ? uncontrolled : props.value;

  const emit = (data: DataCivil | null): void => {
    setUncontrolled(data);
    if (data !== value) props.onChange?.(data);
  };

  const attempt = (data: DataCivil): void => {
    setDraft(data);
    setProblem(null);
    check({ inicio: data, fim: data }, (failures) => {
      setDraft(null);
      const first = failures[0];
      if (!first) {
        emit(data);
        setIsOpen(false);
        return;
      }
      setProblem(first.mensagem);
      emit(null);
      props.onRefused?.(failures, data);
    });
  };

  const onTyped = (data: DataCivil | null, texto: string): void => {
    setDraft(null);
    if (data) attempt(data);
    else {
      setProblem(texto.length === 10 ? texts.invalidDate : null);
      emit(null);
    }
  };

  const wait = status === 'checking' ? texts.checking : status === 'error' ? texts.notChecked : null;
  const error = problem ?? (status === 'error' ? wait : null) ?? props.errorMessage;
  return (
    <FieldShell
      {...props}
      errorMessage={error}
      isInvalid={problem !== null || status === 'error' || (props.isInvalid ?? Boolean(props.errorMessage))}
      description={status === 'checking' ? wait : props.description}
    >
      {(aria, { isInvalid, labelId }) => (
        <>
          <ControlBox
            ref={box}
            className={css.dateControl}
            isInvalid={isInvalid}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
          >
            <DateInput
              {...aria}
              ref={props.ref}
              value={draft ?? value}
              onDate={onTyped}
              onBlur={(event, texto) => {
                if (texto !== '' && texto.length < 10) setProblem(texts.incompleteDate);
                props.onBlur?.(event);
              }}
              onOpen={() => setIsOpen(true)}
              name={props.name}
              placeholder={texts.placeholder}
              isDisabled={isDisabled}
              isReadOnly={isReadOnly}
            />
            <button
              type="button"
              className={inner}
              aria-label={value ? `${texts.open}, ${formatarDataComDia(value)}` : texts.open}
              aria-describedby={labelId}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={isDisabled || isReadOnly}
              onClick={() => setIsOpen(true)}
            >
              <CalendarDays size={18} aria-hidden />
            </button>
          </ControlBox>
          <DateOverlay
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            triggerRef={box}
            label={typeof label === 'string' ? label : texts.open}
            isSheet={isPhone}
          >
            <Calendar
              aria-label={typeof label === 'string' ? label : texts.open}
              today={agora.data}
              value={value}
              onChange={attempt}
              reasonsFor={availability.reasons}
              nextAvailable={availability.next}
              monthStates={statuses}
              onVisibleMonths={store?.request}
              onRetryMonths={store?.retry}
              minYear={min ?? undefined}
              maxYear={max ?? undefined}
              size={isPhone ? 'touch' : 'default'}
              // The calendar's own prop: focus belongs on a day once the dialog opens.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
            />
          </DateOverlay>
        </>
      )}
    </FieldShell>
  );
}
