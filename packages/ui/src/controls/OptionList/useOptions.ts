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

/** Where the options of a `Select`, `ComboBox` or `MultiSelect` come from. */
export interface OptionsProps<K extends OptionKey> extends LoadingProps {
  /** The choices, under headings or not. With `onSearch`, what was found. */
  readonly options?: Options<K>;
  /** Loads pages of 20 as the list is scrolled and searched, instead of `options`. Keep it stable. */
  readonly loadPage?: LoadPage<Option<K>>;
  /** Brings a chosen option that no loaded page has. Keep it stable. */
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
