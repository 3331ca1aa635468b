'use client';
import type { Ref } from 'react';
import { ofOption } from '../../../controls/OptionList/faces.tsx';
import type { Option, OptionKey } from '../../../controls/OptionList/options.ts';
import { SingleField, type ListFieldProps } from '../../../controls/OptionList/SingleField.tsx';
import { useOptions, type OptionsProps } from '../../../controls/OptionList/useOptions.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import type { FieldWidth } from '../Field/Field.tsx';
import { texts as defaults } from './intl/pt-BR.ts';

export interface SelectProps<K extends OptionKey = string>
  extends ListFieldProps, Omit<OptionsProps<K>, 'onSearch' | 'searchDelay'> {
  /** `null` é nenhuma escolha ainda. */
  readonly value?: K | null;
  /** O que está escolhido no início, onde o próprio campo guarda o valor. */
  readonly defaultValue?: K | null;
  /** Recebe o valor e sua opção. */
  readonly onChange?: (value: K | null, option: Option<K> | null) => void;
  /** Escrito no campo vazio. @default 'Selecione' */
  readonly placeholder?: string;
  /** Oferece esvaziá-lo: um botão, e Delete. @default false */
  readonly isClearable?: boolean;
  /** Tão largo quanto o que contém, enquanto rótulo, ajuda e erro mantêm a `width` inteira. @default 'full' */
  readonly controlWidth?: FieldWidth;
  /** A escolhida, onde `options` talvez não a tenha: ainda mostra seu nome. */
  readonly selectedOption?: Option<K> | undefined;
  /** O botão que abre, para `react-hook-form` e para o foco. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Uma de uma lista conhecida e curta. Para pesquisar nela, use `ComboBox`. */
export function Select<K extends OptionKey = string>({ ref, selectedOption, ...props }: SelectProps<K>) {
  const texts = useTexts('Select', defaults);
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
      controlWidth={props.controlWidth}
      clearLabel={texts.clear(typeof props.label === 'string' ? props.label : '')}
      {...(selectedOption ? { selected: [selectedOption] } : {})}
      triggerRef={ref}
    />
  );
}
