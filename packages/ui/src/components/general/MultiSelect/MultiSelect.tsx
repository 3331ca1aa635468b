'use client';
import type { Ref } from 'react';
import { ofOption } from '../../../controls/OptionList/faces.tsx';
import { MultiField } from '../../../controls/OptionList/MultiField.tsx';
import type { Option, OptionKey } from '../../../controls/OptionList/options.ts';
import type { ListFieldProps } from '../../../controls/OptionList/SingleField.tsx';
import { useOptions, type OptionsProps } from '../../../controls/OptionList/useOptions.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { texts as defaults } from './intl/pt-BR.ts';

export interface MultiSelectProps<K extends OptionKey = string> extends ListFieldProps, OptionsProps<K> {
  /** O valor. Omita no uso não controlado. */
  readonly value?: readonly K[];
  /** O valor inicial, em um campo não controlado. */
  readonly defaultValue?: readonly K[];
  /** Recebe os valores, na ordem em que foram escolhidos, e as opções que se conhecem deles. */
  readonly onChange?: (value: K[], options: readonly Option<K>[]) => void;
  /** Escrito no campo vazio. @default 'Pesquise e selecione' */
  readonly placeholder?: string;
  /** As escolhidas que as páginas carregadas talvez não tenham. */
  readonly selectedOptions?: readonly Option<K>[];
  /** Oferece escolher todas as que estão aqui, e nenhuma. @default true */
  readonly hasAll?: boolean;
  /** Quantas podem ser escolhidas; as demais então dizem isso. @default sem limite */
  readonly maxSelected?: number;
  /** Etiquetas do que foi escolhido, cada uma removível, acima do campo. @default true */
  readonly hasChips?: boolean;
  /** Etiquetas mostradas antes de 'e mais 12'. @default 8 */
  readonly maxChips?: number;
  /** A entrada de texto, para `react-hook-form` e para o foco. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Várias de uma lista, com pesquisa, grupos, e etiquetas do que foi escolhido. */
export function MultiSelect<K extends OptionKey = string>(props: MultiSelectProps<K>) {
  const texts = useTexts('MultiSelect', defaults);
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
      placeholder={props.placeholder ?? texts.placeholder}
      inputRef={ref}
    />
  );
}
