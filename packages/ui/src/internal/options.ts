import type { ReactNode } from 'react';
import type { ToneName } from '../theme/palette.ts';

export type OptionKey = string | number;

/** One choice of a list. */
export interface Option<K extends OptionKey = OptionKey> {
  value: K;
  /** What is shown, searched and read out. */
  label: string;
  /** A second line: an address, a document. */
  description?: ReactNode;
  icon?: ReactNode;
  /** A coloured mark beside the label; what it means has to be in the words too. */
  tone?: ToneName;
  /** Why it cannot be chosen. It can still be reached, and says so. */
  disabledReason?: string | undefined;
}

export interface OptionGroup<K extends OptionKey = OptionKey> {
  label: string;
  options: readonly Option<K>[];
}

export type Options<K extends OptionKey = OptionKey> = readonly (Option<K> | OptionGroup<K>)[];

export const isGroup = <K extends OptionKey>(entry: Option<K> | OptionGroup<K>): entry is OptionGroup<K> =>
  'options' in entry;

/** All choices in their order, without the groups. */
export const flatten = <K extends OptionKey>(options: Options<K>): Option<K>[] =>
  options.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]));

/** The choice with this value; undefined when it is on a page that is not loaded. */
export const findOption = <K extends OptionKey>(
  options: Options<K>,
  value: K | null | undefined,
): Option<K> | undefined =>
  value === null || value === undefined ? undefined : flatten(options).find((each) => each.value === value);
