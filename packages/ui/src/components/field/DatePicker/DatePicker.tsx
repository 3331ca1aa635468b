'use client';

import type { CivilDate } from '@apto/domain/time';
import { CalendarDays } from 'lucide-react';
import { useState, type FocusEvent, type Ref } from 'react';
import type { FieldProps } from '../../../controls/FieldShell.tsx';
import { fullDate } from '../../../internal/dates.ts';
import { useOwnTexts } from '../../../texts/useOwnTexts.ts';
import { useAppLocale } from '../../../texts/useTexts.ts';
import type { DateFailure } from './availability.logic.ts';
import { DateInput } from './DateInput.tsx';
import { texts as defaults, type DateTexts } from './intl/pt-BR.ts';
import * as css from './PickerField.css.ts';
import { PickerField } from './PickerField.tsx';
import { dayAsRange } from './useDateChoice.ts';
import { usePicker, type DateConditions } from './usePicker.ts';
import { useReportedProblem } from './useReportedProblem.ts';

export interface DatePickerProps extends FieldProps, DateConditions {
  /** 'YYYY-MM-DD'. Omita em um campo não controlado. */
  readonly value?: CivilDate | null;
  /** O valor inicial, em um campo não controlado. */
  readonly defaultValue?: CivilDate | null;
  /** Recebe o dia, ou null quando é limpo, escrito pela metade ou recusado. */
  readonly onChange?: (date: CivilDate | null) => void;
  /** O foco saiu do campo. */
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Todas as regras que um dia recusado não cumpre, primeiro a do aviso rápido; o valor já é null. */
  readonly onRefused?: (failures: readonly DateFailure[], date: CivilDate) => void;
  /**
   * Recebe o que impede o que está escrito de ser um valor ('Esta data não existe. Use dd/mm/aaaa.'), e null quando nada
   * mais impede ou o campo sai da tela. O valor é null enquanto isso: quem o aceita vazio não deve ser salvo assim.
   */
  readonly onProblem?: (problem: string | null) => void;
  readonly ref?: Ref<HTMLInputElement>;
  /** Textos próprios no lugar dos textos padrão. */
  readonly texts?: Partial<DateTexts>;
}

const asRange = (date: CivilDate | null) => (date === null ? null : dayAsRange(date));

/**
 * Um dia: digitado, colado ou escolhido. Um dia que não pode ser escolhido diz por quê, no calendário e embaixo do
 * campo.
 */
export function DatePicker(props: DatePickerProps) {
  const texts = useOwnTexts('DatePicker', defaults, props.texts);
  const locale = useAppLocale();
  const picker = usePicker({
    ...props,
    value: props.value === undefined ? undefined : asRange(props.value),
    defaultValue: asRange(props.defaultValue ?? null),
    onChange: (range) => props.onChange?.(range?.inicio ?? null),
    onRefused: (failures, range) => props.onRefused?.(failures, range.inicio),
    isDay: true,
    texts,
  });
  const { value, draft } = picker;
  // Whoever changes the value from outside takes what was half written away.
  const [unfinishedAt, setUnfinishedAt] = useState<number | null>(null);
  const isUnfinished = unfinishedAt === picker.resets && draft.inicio === null;
  const refused = props.keepsRefused ? picker.refusal?.failures[0]?.message : undefined;
  useReportedProblem(
    picker.problem ?? refused ?? (isUnfinished ? texts.incompleteDate : null),
    props.onProblem,
  );
  return (
    <PickerField
      picker={picker}
      field={props}
      selectionMode="single"
      values={[[props.name, value?.inicio]]}
      controlClass={css.dateControl}
      icon={<CalendarDays size={18} aria-hidden />}
      openLabel={value ? `${texts.open}, ${fullDate(value.inicio, locale)}` : texts.open}
    >
      {(aria) => (
        <DateInput
          key={picker.resets}
          {...aria}
          ref={props.ref}
          value={draft.inicio}
          onDate={(date, text) => {
            setUnfinishedAt(date === null && text !== '' ? picker.resets : null);
            if (date) picker.attempt(dayAsRange(date));
            else
              picker.write(
                { inicio: null, fim: null },
                text.length === texts.placeholder.length ? texts.invalidDate : null,
                text === '',
              );
          }}
          onBlur={(event, text) => {
            if (text !== '' && text.length < texts.placeholder.length)
              picker.setProblem(texts.incompleteDate);
            props.onBlur?.(event);
          }}
          onOpen={() => picker.setIsOpen(true)}
          placeholder={props.isReadOnly ? '' : texts.placeholder}
          isDisabled={props.isDisabled}
          isReadOnly={props.isReadOnly}
        />
      )}
    </PickerField>
  );
}
