'use client';
import { formatReais, type Centavos } from '@apto/domain/money';
import { useId, useState, type FocusEvent, type FormEvent, type Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
import { FormValue } from '../../../internal/FormValue.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import { hasError, type FieldWidth } from '../Field/Field.tsx';
import { ControlBox } from '../../../controls/ControlBox.tsx';
import { FieldShell, type FieldProps } from '../../../controls/FieldShell.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cleanMoney, moneyFault, readMoney, writeMoney } from './MoneyField.logic.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './MoneyField.css.ts';

/** Props of {@link MoneyField}. */
export interface MoneyFieldProps extends FieldProps {
  /** Whole centavos: R$ 12,34 is 1234. `null` is the empty field. Leave out for an uncontrolled field. */
  readonly value?: Centavos | null;
  /** The value at first, for an uncontrolled field. @default null */
  readonly defaultValue?: Centavos | null;
  /** Gets whole centavos at every key; `null` while the field is empty or cannot be read. */
  readonly onChange?: (value: Centavos | null) => void;
  /** O foco saiu do campo. */
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The focus came to the field. */
  readonly onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Least amount, in centavos. Less is told on leaving, never changed. */
  readonly minValue?: Centavos;
  /** Greatest amount, in centavos. More is told on leaving, never changed. */
  readonly maxValue?: Centavos;
  /** What is said of a value below the least. @default 'O valor mínimo é R$ 10,00.' */
  readonly minMessage?: string;
  /** What is said of a value above the greatest. @default 'O valor máximo é R$ 100,00.' */
  readonly maxMessage?: string;
  /** What is said of a text that is no amount. @default 'Digite um valor como 1.234,56.' */
  readonly unreadableMessage?: string;
  /** A minus may be typed, for adjustments. @default false */
  readonly allowsNegative?: boolean;
  /** An example of what to write; never the label. @default '0,00' */
  readonly placeholder?: string;
  /** As wide as what it holds, while help and error keep the whole `width`. @default 'sm' */
  readonly controlWidth?: FieldWidth;
  /** Takes the focus when it is mounted. @default false */
  readonly autoFocus?: boolean;
  /** The input, for `react-hook-form` and for focus. */
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * An amount in reais. It is typed as it is written, '1234,5', and becomes '1.234,50' on leaving; the value is whole
 * centavos. In a form, `name` sends the centavos.
 */
export function MoneyField({
  value,
  defaultValue = null,
  onChange,
  onBlur,
  onFocus,
  minValue,
  maxValue,
  minMessage,
  maxMessage,
  unreadableMessage = texts.unreadable,
  allowsNegative = false,
  placeholder = '0,00',
  controlWidth = 'sm',
  autoFocus,
  name,
  ref,
  ...field
}: MoneyFieldProps) {
  const unitId = useId();
  const [typed, setTyped] = useState(() => writeMoney(value === undefined ? defaultValue : value));
  const [isChecked, setChecked] = useState(false);
  const own = readMoney(typed);
  // What the form holds wins, unless it is just what was typed (which may be written in more than one way).
  const isOwn = value === undefined || own.value === value;
  const text = isOwn ? typed : writeMoney(value);
  const fault = moneyFault(isOwn ? own : { value, isReadable: true }, minValue, maxValue);
  const messages = {
    unreadable: unreadableMessage,
    tooLow: minMessage ?? texts.tooLow(formatReais(minValue ?? 0)),
    tooHigh: maxMessage ?? texts.tooHigh(formatReais(maxValue ?? 0)),
  };
  const ownError = isChecked && fault !== null ? messages[fault] : undefined;
  const errorMessage = hasError(field.errorMessage) ? field.errorMessage : ownError;

  const onInput = (event: FormEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    const next = cleanMoney(input.value, allowsNegative);
    if (next !== input.value) {
      // The caret stays before what was after it.
      const after = input.value.length - (input.selectionStart ?? input.value.length);
      const kept = cleanMoney(input.value.slice(input.value.length - after), false).length;
      input.value = next;
      const caret = Math.max(0, next.length - kept);
      input.setSelectionRange(caret, caret);
    }
    setTyped(next);
    onChange?.(readMoney(next).value);
  };

  return (
    <FieldShell {...field} errorMessage={errorMessage}>
      {(aria, { isInvalid }) => (
        <ControlBox
          className={fieldCss.width[controlWidth]}
          isInvalid={isInvalid}
          isDisabled={field.isDisabled}
          isReadOnly={field.isReadOnly}
        >
          <span className={fieldCss.affix} aria-hidden>
            {texts.currency}
          </span>
          <input
            {...aria}
            aria-describedby={cx(aria['aria-describedby'], unitId)}
            ref={ref}
            className={cx(fieldCss.input, css.input)}
            value={text}
            onInput={onInput}
            // React warns about a value without onChange; onInput also hears what autofill writes.
            onChange={nothing}
            onFocus={onFocus}
            onBlur={(event) => {
              const left = readMoney(text);
              if (left.isReadable) setTyped(writeMoney(left.value));
              setChecked(true);
              onBlur?.(event);
            }}
            disabled={field.isDisabled}
            readOnly={field.isReadOnly}
            inputMode="decimal"
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the owner asks for it
            autoFocus={autoFocus}
            placeholder={placeholder}
            spellCheck={false}
          />
          <FormValue
            name={name}
            value={isOwn ? own.value : value}
            isDisabled={field.isDisabled}
            onReset={() => {
              setTyped(writeMoney(value === undefined ? defaultValue : value));
              setChecked(false);
            }}
          />
          <VisuallyHidden id={unitId}>{texts.unit}</VisuallyHidden>
        </ControlBox>
      )}
    </FieldShell>
  );
}

function nothing(): void {
  // See onInput.
}
