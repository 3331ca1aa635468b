import { groupPrestadores } from '@apto/domain/prestadores';
import type { RowGroup } from '../../../controls/OptionList/rows.ts';
import type { Clinic } from '../ClinicInfo/clinic.logic.ts';

/** A provider on offer: a clinic, how it stands to the client, and why it cannot be chosen. */
export interface ProviderOption extends Clinic {
  /** PREFERENCIAL and SEGUNDA_OPCAO are suggested; anything else is merely available (doc2 §2.7). */
  readonly prioridade?: string | null;
  /** Released to the client: black, otherwise grey and labelled. @default true */
  readonly liberado?: boolean;
  /** What else is to be known before it is chosen, such as that it has no hours; read with it. */
  readonly note?: string;
  /** Why it cannot be chosen. It can still be reached, and says so. */
  readonly disabledReason?: string;
}

/** The options in their two groups. A group that has nobody is left out. */
export const groupProviders = <P extends ProviderOption>(providers: readonly P[]): readonly RowGroup<P>[] =>
  groupPrestadores(providers).map(({ label, items }) => ({ label: label, items: items }));

/** The options in one list without a heading. */
export const withoutGroups = <P extends ProviderOption>(providers: readonly P[]): readonly RowGroup<P>[] => [
  { label: null, items: providers },
];

export const idOfProvider = ({ id }: ProviderOption): number => id;
export const reasonOfProvider = ({ disabledReason }: ProviderOption): string | undefined => disabledReason;

/** What a search in memory looks at. */
export const searchTextOfProvider = ({ code, name, city, neighborhood }: ProviderOption): string =>
  `${code ?? ''} ${name} ${city?.cidade ?? ''} ${city?.estado ?? ''} ${neighborhood ?? ''}`;
