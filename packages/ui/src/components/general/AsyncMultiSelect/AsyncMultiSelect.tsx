'use client';

import { useMemo, type ReactNode, type Ref } from 'react';
import { faceOf } from '../../../controls/OptionList/faces.tsx';
import { MultiField } from '../../../controls/OptionList/MultiField.tsx';
import type { MultiTexts } from '../../../controls/OptionList/multi.pt-BR.ts';
import type { OptionFace } from '../../../controls/OptionList/OptionListBox.tsx';
import type { LoadPage } from '../../../controls/OptionList/pages.ts';
import type { RowGroup } from '../../../controls/OptionList/rows.ts';
import type { ListFieldProps } from '../../../controls/OptionList/SingleField.tsx';
import type { Resolve } from '../../../controls/OptionList/useChosen.ts';
import { useOptionSource } from '../../../controls/OptionList/useOptionSource.ts';
import { texts as ownTexts } from './intl/pt-BR.ts';

export interface AsyncMultiSelectProps<T, K extends string | number = number> extends ListFieldProps {
  /** The keys that are chosen, in the order they were chosen. Leave out for an uncontrolled field. */
  readonly value?: readonly K[];
  /** The value at first, for an uncontrolled field. */
  readonly defaultValue?: readonly K[];
  /** Gets the keys and the items that are known of them. */
  readonly onChange?: (keys: readonly K[], items: readonly T[]) => void;
  /** Loads pages of 20 as the list is scrolled and searched (500 ms after the last key). Keep it stable. */
  readonly loadPage?: LoadPage<T>;
  /** All records at once instead of pages. Keep it stable. */
  readonly options?: readonly T[];
  /** What an option is told apart by. */
  readonly keyOf: (item: T) => K;
  /** The option's first line, and its chip. Keep it stable. */
  readonly labelOf: (item: T) => string;
  /** A quieter second line: 'Motorista · Unidade Centro'. Keep it stable. */
  readonly descriptionOf?: (item: T) => string | undefined;
  /** Options under headings, from all that is loaded so far. Keep it stable. @default one list without headings */
  readonly groupsOf?: (items: readonly T[]) => readonly RowGroup<T>[];
  /** Another row than label and description; its whole text is the option's name. Keep it stable. */
  readonly renderOption?: (item: T, isSelected: boolean) => ReactNode;
  /** The option's name where `renderOption` does not write all of it. Keep it stable. */
  readonly optionNameOf?: (item: T) => string;
  /** What a search among `options` looks at. Keep it stable. @default labelOf */
  readonly searchTextOf?: (item: T) => string;
  /** Why an option cannot be chosen now: 'Funcionário de outro cliente'. It can still be reached, and says so. */
  readonly disabledReasonOf?: (item: T, chosen: readonly T[]) => string | undefined;
  /** Brings a chosen item that no loaded page has. Keep it stable. */
  readonly resolve?: Resolve<K, T>;
  /** How many may be chosen; the rest then says so. @default no limit */
  readonly maxSelected?: number;
  /** Offers to choose all that are loaded, and none. @default false */
  readonly hasAll?: boolean;
  /** The pause before a search is asked for, in milliseconds. @default 500 */
  readonly searchDelay?: number;
  readonly ref?: Ref<HTMLInputElement>;
  /** Own words in place of the default ones. */
  readonly texts?: Partial<MultiTexts>;
}

const NOTHING: readonly never[] = [];
const ungrouped = <T,>(items: readonly T[]): readonly RowGroup<T>[] => [{ label: null, items }];
const noReason = (): undefined => undefined;

/**
 * Several of many records: searched and loaded page by page, chosen ones as chips that can be removed. The list stays
 * open while one chooses.
 */
export function AsyncMultiSelect<T, K extends string | number = number>(props: AsyncMultiSelectProps<T, K>) {
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
      texts={{ ...ownTexts, ...props.texts }}
      inputRef={ref}
    />
  );
}
