'use client';
import type { Ref } from 'react';
import { ofOption } from '../../../controls/OptionList/faces.tsx';
import type { Option, OptionKey } from '../../../controls/OptionList/options.ts';
import { SingleField, type ListFieldProps } from '../../../controls/OptionList/SingleField.tsx';
import { useOptions, type OptionsProps } from '../../../controls/OptionList/useOptions.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { texts as defaults } from './intl/pt-BR.ts';

export interface ComboBoxProps<K extends OptionKey = string> extends ListFieldProps, OptionsProps<K> {
  /** `null` é ainda sem escolha. */
  readonly value?: K | null;
  /** O que está escolhido no início, onde o próprio campo guarda o valor. */
  readonly defaultValue?: K | null;
  /** Recebe o valor e a opção dele. */
  readonly onChange?: (value: K | null, option: Option<K> | null) => void;
  /** A opção escolhida, onde as páginas carregadas podem não tê-la: ainda assim o nome aparece. */
  readonly selectedOption?: Option<K> | undefined;
  /** Escrito no campo vazio. @default 'Pesquise e selecione' */
  readonly placeholder?: string;
  /** Permite esvaziar: um botão, e apagar o texto. @default true */
  readonly isClearable?: boolean;
  /** O `input`, para o `react-hook-form` e para o foco. */
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * Uma opção de uma lista longa, achada ao digitar. Serve para uma lista que já está aqui e para uma que vem
 * página a página.
 */
export function ComboBox<K extends OptionKey = string>({ ref, selectedOption, ...props }: ComboBoxProps<K>) {
  const texts = useTexts('ComboBox', defaults);
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
