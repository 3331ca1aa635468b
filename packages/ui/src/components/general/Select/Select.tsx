'use client';
import type { Ref } from 'react';
import { ofOption } from '../../../controls/OptionList/faces.tsx';
import type { Option, OptionKey } from '../../../controls/OptionList/options.ts';
import { SingleField, type ListFieldProps } from '../../../controls/OptionList/SingleField.tsx';
import { useOptions, type OptionsProps } from '../../../controls/OptionList/useOptions.ts';
import { texts } from './intl/pt-BR.ts';

export interface SelectProps<K extends OptionKey = string>
  extends ListFieldProps, Omit<OptionsProps<K>, 'onSearch' | 'searchDelay'> {
  /** `null` is no choice yet. */
  readonly value?: K | null;
  /** What is chosen at first, where the field keeps its value itself. */
  readonly defaultValue?: K | null;
  /** Gets the value and its option. */
  readonly onChange?: (value: K | null, option: Option<K> | null) => void;
  /** Written in the empty field. @default 'Selecione' */
  readonly placeholder?: string;
  /** Offers to empty it: a button, and Delete. @default false */
  readonly isClearable?: boolean;
  /** The chosen one, where `options` may not hold it: it still shows its name. */
  readonly selectedOption?: Option<K> | undefined;
  /** The trigger, for `react-hook-form` and for focus. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** One of a list that is known and not long. To search in it, use `ComboBox`. */
export function Select<K extends OptionKey = string>({ ref, selectedOption, ...props }: SelectProps<K>) {
  const source = useOptions<K>(props);
  return (
    <SingleField<Option<K>, K>
      {...props}
      isSelectOnly
      source={source}
      {...ofOption}
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={props.onChange}
      placeholder={props.placeholder ?? texts.placeholder}
      isClearable={props.isClearable ?? false}
      clearLabel={texts.clear(typeof props.label === 'string' ? props.label : '')}
      {...(selectedOption ? { selected: [selectedOption] } : {})}
      triggerRef={ref}
    />
  );
}
