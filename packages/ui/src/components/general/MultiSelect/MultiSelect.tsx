'use client';
import type { Ref } from 'react';
import { ofOption } from '../../../controls/OptionList/faces.tsx';
import { MultiField } from '../../../controls/OptionList/MultiField.tsx';
import type { Option, OptionKey } from '../../../controls/OptionList/options.ts';
import type { ListFieldProps } from '../../../controls/OptionList/SingleField.tsx';
import { useOptions, type OptionsProps } from '../../../controls/OptionList/useOptions.ts';
import { texts } from './intl/pt-BR.ts';

export interface MultiSelectProps<K extends OptionKey = string> extends ListFieldProps, OptionsProps<K> {
  /** O valor. Omita em um não controlado. */
  readonly value?: readonly K[];
  /** O valor inicial, em um campo não controlado. */
  readonly defaultValue?: readonly K[];
  /** Gets the values, in the order they were chosen, and the options that are known of them. */
  readonly onChange?: (value: K[], options: readonly Option<K>[]) => void;
  /** Written in the empty field. @default 'Pesquise e selecione' */
  readonly placeholder?: string;
  /** Those chosen that the loaded pages may not hold. */
  readonly selectedOptions?: readonly Option<K>[];
  /** Offers to choose all that are here, and none. @default true */
  readonly hasAll?: boolean;
  /** How many may be chosen; the rest then says so. @default no limit */
  readonly maxSelected?: number;
  /** Chips of what is chosen, each removable, above the field. @default true */
  readonly hasChips?: boolean;
  /** Chips shown before 'e mais 12'. @default 8 */
  readonly maxChips?: number;
  /** The input, for `react-hook-form` and for focus. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Several of a list, with search, groups, and chips of what is chosen. */
export function MultiSelect<K extends OptionKey = string>(props: MultiSelectProps<K>) {
  const { ref, onChange, selectedOptions, ...rest } = props;
  const source = useOptions<K>(props);
  return (
    <MultiField<Option<K>, K>
      {...rest}
      source={source}
      {...ofOption}
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={onChange ? (keys, items) => onChange([...keys], items) : undefined}
      hasAll={props.hasAll ?? true}
      maxChips={props.maxChips ?? 8}
      {...(selectedOptions ? { selected: selectedOptions } : {})}
      texts={texts}
      inputRef={ref}
    />
  );
}
