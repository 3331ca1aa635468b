'use client';

import { useMemo } from 'react';
import {
  groupsOfOptions,
  keyOfOption,
  labelOfOption,
  type Option,
  type OptionKey,
  type Options,
} from './options.ts';
import type { LoadPage } from './pages.ts';
import type { RowGroup } from './rows.ts';
import type { Resolve } from './useChosen.ts';
import { useOptionSource, type LoadingProps, type OptionSource } from './useOptionSource.ts';

/** De onde vêm as opções de um `Select`, `ComboBox` ou `MultiSelect`. */
export interface OptionsProps<K extends OptionKey> extends LoadingProps {
  /** As opções, sob títulos ou não. Com `onSearch`, o que foi encontrado. */
  readonly options?: Options<K>;
  /** Carrega páginas de 20 conforme a lista rola e se pesquisa, em vez de `options`. Mantenha a função estável. */
  readonly loadPage?: LoadPage<Option<K>>;
  /** Traz uma opção escolhida que nenhuma página carregada tem. Mantenha a função estável. */
  readonly resolve?: Resolve<K, Option<K>>;
  /** A pausa antes de pedir uma pesquisa, em milissegundos. @default 500 */
  readonly searchDelay?: number;
}

const NOTHING: readonly never[] = [];
const ungrouped = <K extends OptionKey>(items: readonly Option<K>[]): readonly RowGroup<Option<K>>[] => [
  { label: null, items },
];

/** The source of a list of `Option`s. */
export function useOptions<K extends OptionKey>(props: OptionsProps<K>): OptionSource<Option<K>> {
  const { options = NOTHING } = props;
  const groups = useMemo(() => groupsOfOptions(options), [options]);
  return useOptionSource<Option<K>>({
    ...props,
    groups,
    groupsOf: ungrouped,
    keyOf: keyOfOption,
    searchTextOf: labelOfOption,
  });
}
