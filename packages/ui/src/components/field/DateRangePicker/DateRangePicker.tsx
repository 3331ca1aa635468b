'use client';

import { formatDate, type CivilDate } from '@apto/domain/time';
import { CalendarRange } from 'lucide-react';
import { useMemo, type FocusEvent, type Ref } from 'react';
import type { DateRange } from '../../general/Calendar/Calendar.logic.ts';
import { skippedDays, type DateFailure } from '../DatePicker/availability.logic.ts';
import { complete } from '../DatePicker/draft.logic.ts';
import { PickerField } from '../DatePicker/PickerField.tsx';
import { usePicker, type DateConditions, type MoreChoices } from '../DatePicker/usePicker.ts';
import type { FieldProps } from '../../../controls/FieldShell.tsx';
import { useOwnTexts } from '../../../texts/useOwnTexts.ts';
import * as css from './DateRangePicker.css.ts';
import {
  filterPresets,
  suggestionPresets,
  withoutStaleEnd,
  type RangePreset,
} from './DateRangePicker.logic.ts';
import { texts as defaults, type DateRangeTexts } from './intl/pt-BR.ts';
import { Presets } from './Presets.tsx';
import { RangeInputs } from './RangeInputs.tsx';

export interface DateRangePickerProps extends FieldProps, DateConditions, MoreChoices {
  /** As duas pontas, 'YYYY-MM-DD'. Omita em um campo não controlado. */
  readonly value?: DateRange | null;
  /** O valor inicial, em um campo não controlado. */
  readonly defaultValue?: DateRange | null;
  /** Recebe um intervalo que cumpre todas as regras, ou null: limpo, escrito pela metade ou recusado. */
  readonly onChange?: (range: DateRange | null) => void;
  /** Quando o foco sai das duas entradas. */
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
  /** Intervalos prontos. @default de amanhã em diante com `rules`, de hoje para trás sem; `[]` para nenhum */
  readonly presets?: readonly RangePreset[];
  /** Todas as regras que um intervalo recusado não cumpre, primeiro a do aviso rápido; o valor já é null. */
  readonly onRefused?: (failures: readonly DateFailure[], range: DateRange) => void;
  /** A primeira entrada. */
  readonly ref?: Ref<HTMLInputElement>;
  /** Textos próprios no lugar dos textos padrão. */
  readonly texts?: Partial<DateRangeTexts>;
}

/**
 * Um intervalo de dias: digitado, colado ou escolhido. Cada dia que não pode ser escolhido diz por quê; um intervalo
 * que não cumpre as regras é limpo como especificado, e 'Por que não?' mostra tudo que o impede e os intervalos mais
 * próximos que servem.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { now, rules } = props;
  const texts = useOwnTexts('DateRangePicker', defaults, props.texts);
  const picker = usePicker({
    ...props,
    value: props.value,
    defaultValue: props.defaultValue ?? null,
    onChange: (range) => props.onChange?.(range),
    onRefused: (failures, range) => props.onRefused?.(failures, range),
    texts,
  });
  const { availability, value, draft, previous, isOpen } = picker;

  /** One end as it is written. The other may have to fall away for it, and is asked for again. */
  const write = (end: 'inicio' | 'fim') => (date: CivilDate | null, text: string, other: string) => {
    const asWritten = { ...draft, [end]: date };
    const next = withoutStaleEnd(asWritten, end, previous);
    const range = complete(next);
    if (range) picker.attempt(range);
    else if (next !== asWritten) picker.write(next, texts.missing(end === 'inicio' ? 'end' : 'start'));
    else {
      const isWhole = (written: string) => written.length === texts.placeholder.length;
      const left = draft[end === 'inicio' ? 'fim' : 'inicio'] === null ? other : '';
      // What is wrong with the end that was left stays said while this one is written.
      const leftProblem = isWhole(left) ? texts.invalidDate : left === '' ? null : texts.incompleteDate;
      picker.write(next, date === null && isWhole(text) ? texts.invalidDate : leftProblem);
    }
  };

  const skipped = useMemo(
    () => (value ? skippedDays(value, availability.reasons) : []),
    [value, availability],
  );
  const note =
    skipped.length === 0
      ? null
      : texts.skipped(
          skipped.map(({ data: date, text }) => `${formatDate(date).slice(0, 5)} (${text})`).join(', '),
        );
  // Only while the calendar is open: they look ahead for the first free day.
  const presets = useMemo(() => {
    if (!isOpen) return [];
    if (props.presets) return props.presets;
    return rules ? suggestionPresets(now.data, availability, texts) : filterPresets(now.data, texts);
  }, [isOpen, props.presets, rules, now.data, availability, texts]);

  const { errorMessage } = props;
  const lacking = (draft.inicio === null) === (draft.fim === null) ? null : draft.inicio ? 'end' : 'start';
  // What its owner says of an empty field is half the reason where one day is there.
  const field =
    lacking && typeof errorMessage === 'string' && errorMessage !== ''
      ? { ...props, errorMessage: texts.lacking(errorMessage, lacking) }
      : props;

  return (
    <PickerField
      picker={picker}
      field={field}
      selectionMode="range"
      values={[
        [props.name && `${props.name}.inicio`, value?.inicio],
        [props.name && `${props.name}.fim`, value?.fim],
      ]}
      note={note}
      controlClass={css.control}
      icon={<CalendarRange size={18} aria-hidden />}
      openLabel={texts.open}
      aside={
        presets.length > 0 ? (
          <Presets
            presets={presets}
            value={value}
            failures={availability.failures}
            onChoose={picker.attempt}
            texts={texts}
          />
        ) : null
      }
    >
      {(aria) => (
        <RangeInputs
          key={picker.resets}
          aria={aria}
          draft={draft}
          onDate={write}
          onPasteRange={picker.attempt}
          onIncomplete={() => picker.setProblem(texts.incompleteDate)}
          onBlur={props.onBlur}
          onOpen={() => picker.setIsOpen(true)}
          isDisabled={props.isDisabled}
          isReadOnly={props.isReadOnly}
          ref={props.ref}
          texts={texts}
        />
      )}
    </PickerField>
  );
}
