import type { ReactNode } from 'react';
import type { ToneName } from '../../theme/palette.ts';
import type { RowGroup } from './rows.ts';

/** Aquilo por que se conhece uma opção. */
export type OptionKey = string | number;

/** Uma opção de uma lista. */
export interface Option<K extends OptionKey = OptionKey> {
  /** O que se escolhe com ele. */
  readonly value: K;
  /** O que é mostrado, pesquisado e lido em voz alta. */
  readonly label: string;
  /** Uma segunda linha: um endereço, um documento. */
  readonly description?: ReactNode;
  /** Um ícone ao lado das palavras; decoração, escondido dos leitores de tela. */
  readonly icon?: ReactNode;
  /** Uma marca colorida ao lado do rótulo; o que ela significa também tem de estar nas palavras. */
  readonly tone?: ToneName;
  /** Por que não pode ser escolhida. Ainda pode ser alcançada, e diz o motivo. */
  readonly disabledReason?: string | undefined;
}

/** Opções sob um título. */
export interface OptionGroup<K extends OptionKey = OptionKey> {
  /** O título. */
  readonly label: string;
  /** As opções, na ordem em que aparecem. */
  readonly options: readonly Option<K>[];
}

/** As opções, sob títulos ou não. */
export type Options<K extends OptionKey = OptionKey> = readonly (Option<K> | OptionGroup<K>)[];

const isGroup = <K extends OptionKey>(entry: Option<K> | OptionGroup<K>): entry is OptionGroup<K> =>
  'options' in entry;

/** Choices by their headings; those between two groups stand without one. A list without groups stays itself. */
export function groupsOfOptions<K extends OptionKey>(options: Options<K>): readonly RowGroup<Option<K>>[] {
  if (!options.some(isGroup)) return [{ label: null, items: options as readonly Option<K>[] }];
  const groups: { label: string | null; items: readonly Option<K>[] }[] = [];
  for (const entry of options) {
    const last = groups.at(-1);
    if (isGroup(entry)) groups.push({ label: entry.label, items: entry.options });
    else if (last?.label === null) last.items = [...last.items, entry];
    else groups.push({ label: null, items: [entry] });
  }
  return groups;
}

/** How an `Option` is told apart, called and refused. */
export const keyOfOption = <K extends OptionKey>({ value }: Option<K>): K => value;
export const labelOfOption = ({ label }: Option): string => label;
export const reasonOfOption = ({ disabledReason }: Option): string | undefined => disabledReason;
