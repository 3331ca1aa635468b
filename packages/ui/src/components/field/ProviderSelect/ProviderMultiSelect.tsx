'use client';

import { prestadorLabel } from '@apto/domain/prestadores';
import {
  AsyncMultiSelect,
  type AsyncMultiSelectProps,
} from '../../general/AsyncMultiSelect/AsyncMultiSelect.tsx';
import { texts } from './intl/pt-BR.ts';
import { nameOfProvider, providerLines } from './ProviderOptionRow.tsx';
import {
  groupProviders,
  idOfProvider,
  reasonOfProvider,
  searchTextOfProvider,
  type ProviderOption,
} from './ProviderSelect.logic.ts';

export interface ProviderMultiSelectProps<P extends ProviderOption = ProviderOption> extends Omit<
  AsyncMultiSelectProps<P>,
  | 'label'
  | 'keyOf'
  | 'labelOf'
  | 'descriptionOf'
  | 'disabledReasonOf'
  | 'groupsOf'
  | 'renderOption'
  | 'optionNameOf'
  | 'searchTextOf'
> {
  /** The words shown, and its name for screen readers. @default 'Prestadores' */
  readonly label?: AsyncMultiSelectProps<P>['label'];
  /** 'Prestadores sugeridos' and 'Prestadores disponíveis'. @default true */
  readonly isGrouped?: boolean;
}

/** Several providers, for filters: the same rows and groups as `ProviderSelect`, chosen ones as chips. */
export function ProviderMultiSelect<P extends ProviderOption = ProviderOption>({
  isGrouped = true,
  ...props
}: ProviderMultiSelectProps<P>) {
  return (
    <AsyncMultiSelect<P>
      {...props}
      label={props.label ?? texts.labelOfMany}
      keyOf={idOfProvider}
      labelOf={prestadorLabel}
      searchTextOf={searchTextOfProvider}
      disabledReasonOf={reasonOfProvider}
      renderOption={providerLines}
      optionNameOf={nameOfProvider}
      {...(isGrouped ? { groupsOf: groupProviders<P> } : {})}
    />
  );
}
