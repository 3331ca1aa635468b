'use client';

import { useMemo, type ReactNode, type Ref } from 'react';
import { faceOf } from '../../../controls/OptionList/faces.tsx';
import { MultiField } from '../../../controls/OptionList/MultiField.tsx';
import type { MultiTexts } from '../../../controls/OptionList/intl/multi.pt-BR.ts';
import type { OptionFace } from '../../../controls/OptionList/OptionLine.tsx';
import type { LoadPage } from '../../../controls/OptionList/pages.ts';
import type { RowGroup } from '../../../controls/OptionList/rows.ts';
import type { ListFieldProps } from '../../../controls/OptionList/SingleField.tsx';
import type { Resolve } from '../../../controls/OptionList/useChosen.ts';
import { useOptionSource } from '../../../controls/OptionList/useOptionSource.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { texts as defaults } from './intl/pt-BR.ts';

export interface AsyncMultiSelectProps<T, K extends string | number = number> extends ListFieldProps {
  /** As chaves escolhidas, na ordem da escolha. Omita no uso não controlado. */
  readonly value?: readonly K[];
  /** O valor no início, no uso não controlado. */
  readonly defaultValue?: readonly K[];
  /** Recebe as chaves e os itens que se conhecem delas. */
  readonly onChange?: (keys: readonly K[], items: readonly T[]) => void;
  /**
   * Carrega páginas de 20 conforme a lista rola e é pesquisada (500 ms depois da última tecla). Mantenha
   * estável.
   */
  readonly loadPage?: LoadPage<T>;
  /** Todos os registros de uma vez, no lugar de páginas. Mantenha estável. */
  readonly options?: readonly T[];
  /** O que distingue uma opção das outras. */
  readonly keyOf: (item: T) => K;
  /** A primeira linha da opção, e a etiqueta dela. Mantenha estável. */
  readonly labelOf: (item: T) => string;
  /** Uma segunda linha, mais discreta: 'Motorista · Unidade Centro'. Mantenha estável. */
  readonly descriptionOf?: (item: T) => string | undefined;
  /** Opções sob títulos, de tudo o que já foi carregado. Mantenha estável. @default uma lista sem títulos */
  readonly groupsOf?: (items: readonly T[]) => readonly RowGroup<T>[];
  /** Outra linha em vez de rótulo e descrição; o texto inteiro dela é o nome da opção. Mantenha estável. */
  readonly renderOption?: (item: T, isSelected: boolean) => ReactNode;
  /** O nome da opção, onde `renderOption` não o escreve inteiro. Mantenha estável. */
  readonly optionNameOf?: (item: T) => string;
  /** Onde uma busca entre `options` procura. Mantenha estável. @default labelOf */
  readonly searchTextOf?: (item: T) => string;
  /**
   * Por que uma opção não pode ser escolhida agora: 'Funcionário de outro cliente'. Ela continua ao alcance e
   * diz o motivo.
   */
  readonly disabledReasonOf?: (item: T, chosen: readonly T[]) => string | undefined;
  /** Traz um item escolhido que nenhuma página carregada tem. Mantenha estável. */
  readonly resolve?: Resolve<K, T>;
  /** Quantos podem ser escolhidos; no limite, os demais dizem por quê. @default sem limite */
  readonly maxSelected?: number;
  /** Oferece escolher todos os carregados, e nenhum. @default false */
  readonly hasAll?: boolean;
  /** A pausa antes de pedir uma busca, em milissegundos. @default 500 */
  readonly searchDelay?: number;
  readonly ref?: Ref<HTMLInputElement>;
  /** Palavras próprias no lugar das de sempre. */
  readonly texts?: Partial<MultiTexts>;
}

const NOTHING: readonly never[] = [];
const ungrouped = <T,>(items: readonly T[]): readonly RowGroup<T>[] => [{ label: null, items }];
const noReason = (): undefined => undefined;

/**
 * Vários entre muitos registros: pesquisados e carregados página a página, os escolhidos como etiquetas que
 * se removem. A lista fica aberta enquanto se escolhe.
 */
export function AsyncMultiSelect<T, K extends string | number = number>(props: AsyncMultiSelectProps<T, K>) {
  const texts = useTexts('AsyncMultiSelect', defaults);
  const {
    ref,
    options = NOTHING,
    groupsOf = ungrouped,
    labelOf,
    descriptionOf,
    renderOption,
    optionNameOf,
    ...rest
  } = props;
  const groups = useMemo(() => groupsOf(options), [groupsOf, options]);
  const source = useOptionSource<T>({
    groups,
    groupsOf,
    loadPage: props.options ? undefined : props.loadPage,
    keyOf: props.keyOf,
    searchTextOf: props.searchTextOf ?? labelOf,
    searchDelay: props.searchDelay,
  });
  const face = useMemo<OptionFace<T>>(
    () =>
      renderOption
        ? {
            isLabelled: () => 'content',
            render: (item, { isSelected }) => renderOption(item, isSelected),
            ...(optionNameOf ? { nameOf: optionNameOf } : {}),
          }
        : faceOf(labelOf, descriptionOf),
    [renderOption, optionNameOf, labelOf, descriptionOf],
  );
  return (
    <MultiField<T, K>
      {...rest}
      source={source}
      labelOf={labelOf}
      reasonOf={props.disabledReasonOf ?? noReason}
      face={face}
      value={props.value}
      defaultValue={props.defaultValue}
      onChange={props.onChange}
      texts={{ ...texts, ...props.texts }}
      inputRef={ref}
    />
  );
}
