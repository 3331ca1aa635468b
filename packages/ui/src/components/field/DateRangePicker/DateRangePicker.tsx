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
  /** Both ends, 'YYYY-MM-DD'. Leave out for an uncontrolled field. */
  readonly value?: DateRange | null;
  /** The value at first, for an uncontrolled field. */
  readonly defaultValue?: DateRange | null;
  /** Gets a range that passes every check, or null: cleared, half written or refused. */
  readonly onChange?: (range: DateRange | null) => void;
  /** When the focus leaves the two inputs. */
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
  /** Ready-made ranges. @default from tomorrow on with `rules`, back from today without; `[]` for none */
  readonly presets?: readonly RangePreset[];
  /** Every failing check of a range that was refused, the one for the toast first; the value is null by then. */
  readonly onRefused?: (failures: readonly DateFailure[], range: DateRange) => void;
  /** The first input. */
  readonly ref?: Ref<HTMLInputElement>;
  /** Own words in place of the default ones. */
  readonly texts?: Partial<DateRangeTexts>;
}

/**
 * A range of days: typed, pasted or picked. Every day that cannot be chosen says why; a range that fails is cleared as
 * specified, and 'Por que não?' shows all that is against it and the nearest ranges that pass.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { now, rules } = props;
  const texts = useMemo(() => ({ ...defaults, ...props.texts }), [props.texts]);
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
  const write = (end: 'inicio' | 'fim') => (date: CivilDate | null, text: string) => {
    const asWritten = { ...draft, [end]: date };
    const next = withoutStaleEnd(asWritten, end, previous);
    const range = complete(next);
    if (range) picker.attempt(range);
    else if (next !== asWritten) picker.write(next, texts.missing(end === 'inicio' ? 'end' : 'start'));
    else {
      const isWhole = text.length === texts.placeholder.length;
      picker.write(next, date === null && isWhole ? texts.invalidDate : null);
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

  return (
    <PickerField
      picker={picker}
      field={props}
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
