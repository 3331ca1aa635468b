'use client';

import type { CivilDate } from '@apto/domain/time';
import type { ClipboardEvent, FocusEvent, Ref } from 'react';
import type { DateRange } from '../../general/Calendar/Calendar.logic.ts';
import { DateInput } from '../DatePicker/DateInput.tsx';
import type { Draft } from '../DatePicker/draft.logic.ts';
import type { ControlAria } from '../../../controls/FieldShell.tsx';
import * as css from './DateRangePicker.css.ts';
import { readRange } from './DateRangePicker.logic.ts';
import type { DateRangeTexts } from './intl/pt-BR.ts';

interface RangeInputsProps {
  readonly aria: ControlAria;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly draft: Draft;
  /** With what is written at this end, and at the other. */
  readonly onDate: (end: 'inicio' | 'fim') => (date: CivilDate | null, text: string, other: string) => void;
  /** Two dates were pasted at once. */
  readonly onPasteRange: (range: DateRange) => void;
  /** An input was left with half a date in it. */
  readonly onIncomplete: () => void;
  readonly onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  readonly onOpen: () => void;
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly texts: DateRangeTexts;
}

/** The two dates of the range. */
export function RangeInputs(props: RangeInputsProps) {
  const { aria, isDisabled, isReadOnly, draft, onDate, ref, texts } = props;
  const { id, ...rest } = aria;
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const range = readRange(event.clipboardData.getData('text'));
    if (!range || isDisabled || isReadOnly) return;
    event.preventDefault();
    props.onPasteRange(range);
  };
  const leave = (event: FocusEvent<HTMLInputElement>, text: string): void => {
    if (text !== '' && text.length < texts.placeholder.length) props.onIncomplete();
    if (!event.currentTarget.parentElement?.contains(event.relatedTarget)) props.onBlur?.(event);
  };
  const write =
    (end: 'inicio' | 'fim') => (date: CivilDate | null, text: string, input: HTMLInputElement) => {
      const ends = input.parentElement?.querySelectorAll('input') ?? [];
      onDate(end)(date, text, [...ends].find((each) => each !== input)?.value ?? '');
    };
  const shared = {
    ...rest,
    className: css.date,
    onPaste: paste,
    onBlur: leave,
    onOpen: props.onOpen,
    placeholder: texts.placeholder,
    isDisabled,
    isReadOnly,
  };
  return (
    <>
      <DateInput
        {...shared}
        id={id}
        {...(ref ? { ref } : {})}
        aria-label={texts.start}
        value={draft.inicio}
        onDate={write('inicio')}
      />
      <span className={css.separator} aria-hidden>
        {texts.until}
      </span>
      <DateInput {...shared} aria-label={texts.end} value={draft.fim} onDate={write('fim')} />
    </>
  );
}
