'use client';

import { parseDate, type CivilDate } from '@apto/domain/time';
import type { ClipboardEvent, FocusEvent, KeyboardEvent, Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
import { input as inputClass } from '../../general/Field/Field.css.ts';
import type { ControlAria } from '../../../controls/FieldShell.tsx';
import { dateMask } from '../../general/MaskedField/masks.logic.ts';
import { useMaskedValue } from '../../general/MaskedField/useMaskedValue.ts';

interface DateInputProps extends Partial<ControlAria> {
  readonly value: CivilDate | null;
  /** A whole date, or null as soon as it is no longer one. */
  readonly onDate: (date: CivilDate | null, text: string) => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>, text: string) => void;
  readonly onOpen: () => void;
  readonly placeholder: string;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly 'aria-label'?: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

const WHOLE_LENGTH = 10;
const asDate = (text: string): string => (text.length === WHOLE_LENGTH ? (parseDate(text) ?? '') : '');

/** The text of one date, dd/mm/aaaa, typed digit by digit or pasted. */
export function DateInput(props: DateInputProps) {
  const { value, onDate, onBlur, onOpen, isDisabled, isReadOnly, className, ref, ...rest } = props;
  const { text, onInput } = useMaskedValue({
    mask: dateMask,
    value,
    defaultValue: null,
    parse: asDate,
    onChange: undefined,
  });
  return (
    <input
      {...rest}
      ref={ref}
      className={cx(inputClass, className)}
      value={text}
      onInput={(event) => {
        onInput(event);
        const next = event.currentTarget.value;
        onDate(asDate(next) || null, next);
      }}
      onChange={nothing}
      onBlur={(event) => onBlur?.(event, event.currentTarget.value)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.altKey && event.key === 'ArrowDown') {
          event.preventDefault();
          onOpen();
        }
      }}
      disabled={isDisabled}
      readOnly={isReadOnly}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
    />
  );
}

function nothing(): void {
  // React warns about a value without onChange; onInput is what masks need.
}
