'use client';
import { formatReais, type Centavos } from '@apto/domain/money';
import { useId, useState, type FocusEvent, type FormEvent, type Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
import { FormValue } from '../../../internal/FormValue.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import { hasError, type FieldWidth } from '../Field/Field.tsx';
import { ControlBox } from '../../../controls/ControlBox.tsx';
import { FieldShell, type FieldProps } from '../../../controls/FieldShell.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cleanMoney, moneyFault, readMoney, writeMoney } from './MoneyField.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './MoneyField.css.ts';

/** Propriedades de {@link MoneyField}. */
export interface MoneyFieldProps extends FieldProps {
  /** Centavos inteiros: R$ 12,34 é 1234. `null` é o campo vazio. Omita em um campo não controlado. */
  readonly value?: Centavos | null;
  /** O valor inicial, em um campo não controlado. @default null */
  readonly defaultValue?: Centavos | null;
  /** Recebe centavos inteiros a cada tecla; `null` enquanto o campo está vazio ou não pode ser lido. */
  readonly onChange?: (value: Centavos | null) => void;
  /** O foco saiu do campo. */
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** O foco chegou ao campo. */
  readonly onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  /** O menor valor, em centavos. Menos do que isso é dito ao sair, nunca alterado. */
  readonly minValue?: Centavos;
  /** O maior valor, em centavos. Mais do que isso é dito ao sair, nunca alterado. */
  readonly maxValue?: Centavos;
  /** O que se diz de um valor abaixo do menor. @default 'O valor mínimo é R$ 10,00.' */
  readonly minMessage?: string;
  /** O que se diz de um valor acima do maior. @default 'O valor máximo é R$ 100,00.' */
  readonly maxMessage?: string;
  /** O que se diz de um texto que não é um valor. @default 'Digite um valor como 1.234,56.' */
  readonly unreadableMessage?: string;
  /** O que se diz de um valor negativo, onde não se aceita. @default 'O valor não pode ser negativo.' */
  readonly negativeMessage?: string;
  /** Aceita um valor negativo, para ajustes. Sem isto, o sinal digitado fica e é recusado em palavras. @default false */
  readonly allowsNegative?: boolean;
  /** Um exemplo do que escrever; nunca o rótulo. @default '0,00' */
  readonly placeholder?: string;
  /** Tão largo quanto o que contém, enquanto ajuda e erro mantêm a `width` inteira. @default 'sm' */
  readonly controlWidth?: FieldWidth;
  /** Recebe o foco quando é montado. @default false */
  readonly autoFocus?: boolean;
  /** A entrada de texto, para `react-hook-form` e para o foco. */
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * Um valor em reais. É digitado como se escreve, '1234,5', e passa a '1.234,50' ao sair; o valor são centavos inteiros.
 * Num formulário, `name` envia os centavos.
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
  unreadableMessage,
  negativeMessage,
  allowsNegative = false,
  placeholder = '0,00',
  controlWidth = 'sm',
  autoFocus,
  name,
  ref,
  ...field
}: MoneyFieldProps) {
  const texts = useTexts('MoneyField', defaults);
  const unitId = useId();
  const [typed, setTyped] = useState(() => writeMoney(value === undefined ? defaultValue : value));
  const [isChecked, setChecked] = useState(false);
  const own = readMoney(typed);
  // What the form holds wins, unless it is just what was typed (which may be written in more than one way).
  const isOwn = value === undefined || own.value === value;
  const text = isOwn ? typed : writeMoney(value);
  const fault = moneyFault(isOwn ? own : { value, isReadable: true }, { minValue, maxValue, allowsNegative });
  const messages = {
    unreadable: unreadableMessage ?? texts.unreadable,
    negative: negativeMessage ?? texts.negative,
    tooLow: minMessage ?? texts.tooLow(formatReais(minValue ?? 0)),
    tooHigh: maxMessage ?? texts.tooHigh(formatReais(maxValue ?? 0)),
  };
  const ownError = isChecked && fault !== null ? messages[fault] : undefined;
  const errorMessage = hasError(field.errorMessage) ? field.errorMessage : ownError;

  const onInput = (event: FormEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    const next = cleanMoney(input.value);
    if (next !== input.value) {
      // The caret stays before what was after it.
      const after = input.value.length - (input.selectionStart ?? input.value.length);
      const kept = cleanMoney(input.value.slice(input.value.length - after)).length;
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
