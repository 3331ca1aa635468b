'use client';
import type { Ref } from 'react';
import { ofOption } from '../../../controls/OptionList/faces.tsx';
import type { Option, OptionKey } from '../../../controls/OptionList/options.ts';
import { SingleField, type ListFieldProps } from '../../../controls/OptionList/SingleField.tsx';
import { useOptions, type OptionsProps } from '../../../controls/OptionList/useOptions.ts';
import { texts } from './intl/pt-BR.ts';

export interface ComboBoxProps<K extends OptionKey = string> extends ListFieldProps, OptionsProps<K> {
  /** `null` is no choice yet. */
  readonly value?: K | null;
  /** What is chosen at first, where the field keeps its value itself. */
  readonly defaultValue?: K | null;
  /** Gets the value and its option. */
  readonly onChange?: (value: K | null, option: Option<K> | null) => void;
  /** The chosen one, where the loaded pages may not hold it: it still shows its name. */
  readonly selectedOption?: Option<K> | undefined;
  /** Written in the empty field. @default 'Pesquise e selecione' */
  readonly placeholder?: string;
  /** Offers to empty it: a button, and deleting the text. @default true */
  readonly isClearable?: boolean;
  /** The input, for `react-hook-form` and for focus. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** One of a long list, found by typing. Works on a list that is here, and on one that comes page by page. */
export function ComboBox<K extends OptionKey = string>({ ref, selectedOption, ...props }: ComboBoxProps<K>) {
  const source = useOptions<K>(props);
  return (
    <SingleField<Option<K>, K>
      {...props}
      source={source}
      {...ofOption}
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={props.onChange}
      placeholder={props.placeholder ?? texts.placeholder}
      isClearable={props.isClearable ?? true}
      {...(selectedOption ? { selected: [selectedOption] } : {})}
      inputRef={ref}
    />
  );
}
