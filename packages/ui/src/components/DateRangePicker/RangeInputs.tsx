'use client';

import type { DataCivil } from '@apto/domain';
import { CalendarRange } from 'lucide-react';
import type { ClipboardEvent, FocusEvent, Ref, RefObject } from 'react';
import { cx } from '../../internal/cx.ts';
import type { DateRange } from '../Calendar/Calendar.logic.ts';
import { DateInput } from '../DatePicker/DateInput.tsx';
import { texts as dateTexts } from '../DatePicker/intl/pt-BR.ts';
import { inner } from '../Field/Field.css.ts';
import { ControlBox, type ControlAria } from '../MaskedField/FieldShell.tsx';
import * as css from './DateRangePicker.css.ts';
import { readRange, type Draft } from './DateRangePicker.logic.ts';
import type { DateRangeTexts } from './intl/pt-BR.ts';

interface RangeInputsProps {
  readonly aria: ControlAria;
  readonly labelId: string;
  readonly isInvalid: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly name?: string;
  readonly draft: Draft;
  readonly onDate: (end: 'inicio' | 'fim') => (data: DataCivil | null, texto: string) => void;
  /** Two dates were pasted at once. */
  readonly onPasteRange: (range: DateRange) => void;
  /** An input was left with half a date in it. */
  readonly onIncomplete: () => void;
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly boxRef: RefObject<HTMLDivElement | null>;
  readonly ref?: Ref<HTMLInputElement>;
  readonly texts: DateRangeTexts;
}

/** The two dates of the range and the button of the calendar, in one box. */
export function RangeInputs(props: RangeInputsProps) {
  const { aria, isDisabled, isReadOnly, draft, onDate, boxRef, ref, texts } = props;
  const { id, ...rest } = aria;
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const range = readRange(event.clipboardData.getData('text'));
    if (!range || isDisabled || isReadOnly) return;
    event.preventDefault();
    props.onPasteRange(range);
  };
  const leave = (event: FocusEvent<HTMLInputElement>, texto: string): void => {
    if (texto !== '' && texto.length < dateTexts.placeholder.length) props.onIncomplete();
    if (!event.currentTarget.parentElement?.contains(event.relatedTarget)) props.onBlur?.(event);
  };
  const shared = {
    ...rest,
    className: css.date,
    onPaste: paste,
    onBlur: leave,
    onOpen: props.onOpen,
    placeholder: dateTexts.placeholder,
    isDisabled,
    isReadOnly,
  };
  return (
    <ControlBox
      ref={boxRef}
      className={css.control}
      isInvalid={props.isInvalid}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
    >
      <DateInput
        {...shared}
        id={id}
        ref={ref}
        aria-label={texts.inicio}
        value={draft.inicio}
        onDate={onDate('inicio')}
        name={props.name && `${props.name}.inicio`}
      />
      <span className={css.separator} aria-hidden>
        {texts.until}
      </span>
      <DateInput
        {...shared}
        aria-label={texts.fim}
        value={draft.fim}
        onDate={onDate('fim')}
        name={props.name && `${props.name}.fim`}
      />
      <button
        type="button"
        className={cx(inner, css.open)}
        aria-label={dateTexts.open}
        aria-describedby={props.labelId}
        aria-haspopup="dialog"
        aria-expanded={props.isOpen}
        disabled={isDisabled || isReadOnly}
        onClick={props.onOpen}
      >
        <CalendarRange size={18} aria-hidden />
      </button>
    </ControlBox>
  );
}
