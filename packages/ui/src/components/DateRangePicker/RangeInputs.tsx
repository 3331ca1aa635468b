'use client';

import type { DataCivil } from '@apto/domain';
import { CalendarRange } from 'lucide-react';
import type { ClipboardEvent, FocusEvent, Ref, RefObject } from 'react';
import { cx } from '../../internal/cx.ts';
import type { IntervaloDeDatas } from '../Calendar/Calendar.logic.ts';
import { DateInput } from '../DatePicker/DateInput.tsx';
import { textos as textosDaData } from '../DatePicker/intl/pt-BR.ts';
import { inner } from '../Field/Field.css.ts';
import { ControlBox, type ControlAria } from '../MaskedField/FieldShell.tsx';
import * as css from './DateRangePicker.css.ts';
import { lerIntervalo, type Rascunho } from './DateRangePicker.logic.ts';
import type { TextosDoIntervalo } from './intl/pt-BR.ts';

interface RangeInputsProps {
  readonly aria: ControlAria;
  readonly labelId: string;
  readonly isInvalid: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly name?: string;
  readonly rascunho: Rascunho;
  readonly onDate: (ponta: 'inicio' | 'fim') => (data: DataCivil | null, texto: string) => void;
  /** Two dates were pasted at once. */
  readonly onPasteRange: (intervalo: IntervaloDeDatas) => void;
  /** An input was left with half a date in it. */
  readonly onIncomplete: () => void;
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly boxRef: RefObject<HTMLDivElement | null>;
  readonly ref?: Ref<HTMLInputElement>;
  readonly textos: TextosDoIntervalo;
}

/** The two dates of the range and the button of the calendar, in one box. */
export function RangeInputs(props: RangeInputsProps) {
  const { aria, isDisabled, isReadOnly, rascunho, onDate, boxRef, ref, textos } = props;
  const { id, ...resto } = aria;
  const colar = (event: ClipboardEvent<HTMLInputElement>): void => {
    const intervalo = lerIntervalo(event.clipboardData.getData('text'));
    if (!intervalo || isDisabled || isReadOnly) return;
    event.preventDefault();
    props.onPasteRange(intervalo);
  };
  const sair = (event: FocusEvent<HTMLInputElement>, texto: string): void => {
    if (texto !== '' && texto.length < textosDaData.placeholder.length) props.onIncomplete();
    if (!event.currentTarget.parentElement?.contains(event.relatedTarget)) props.onBlur?.(event);
  };
  const comum = {
    ...resto,
    className: css.date,
    onPaste: colar,
    onBlur: sair,
    onOpen: props.onOpen,
    placeholder: textosDaData.placeholder,
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
        {...comum}
        id={id}
        ref={ref}
        aria-label={textos.inicio}
        value={rascunho.inicio}
        onDate={onDate('inicio')}
        name={props.name && `${props.name}.inicio`}
      />
      <span className={css.separator} aria-hidden>
        {textos.ate}
      </span>
      <DateInput
        {...comum}
        aria-label={textos.fim}
        value={rascunho.fim}
        onDate={onDate('fim')}
        name={props.name && `${props.name}.fim`}
      />
      <button
        type="button"
        className={cx(inner, css.open)}
        aria-label={textosDaData.abrir}
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
