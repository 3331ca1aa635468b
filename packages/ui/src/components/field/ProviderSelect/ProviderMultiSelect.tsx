'use client';

import { prestadorLabel } from '@apto/domain/prestadores';
import { useMemo } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import {
  AsyncMultiSelect,
  type AsyncMultiSelectProps,
} from '../../general/AsyncMultiSelect/AsyncMultiSelect.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import { useProviderFace } from './ProviderOptionRow.tsx';
import {
  groupedUnder,
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
  /** O rótulo visível, que é também o nome para leitores de tela. @default 'Prestadores' */
  readonly label?: AsyncMultiSelectProps<P>['label'];
  /** 'Prestadores sugeridos' e 'Prestadores disponíveis'. @default true */
  readonly isGrouped?: boolean;
}

/**
 * Vários prestadores, para filtros: as mesmas linhas e os mesmos grupos de `ProviderSelect`, com os escolhidos em
 * etiquetas.
 */
export function ProviderMultiSelect<P extends ProviderOption = ProviderOption>({
  isGrouped = true,
  ...props
}: ProviderMultiSelectProps<P>) {
  const texts = useTexts('ProviderSelect', defaults);
  const face = useProviderFace(texts);
  const grouped = useMemo(() => groupedUnder(texts.groups), [texts.groups]);
  return (
    <AsyncMultiSelect<P>
      {...props}
      label={props.label ?? texts.labelOfMany}
      keyOf={idOfProvider}
      labelOf={prestadorLabel}
      searchTextOf={searchTextOfProvider}
      disabledReasonOf={reasonOfProvider}
      renderOption={face.render}
      optionNameOf={face.nameOf}
      {...(isGrouped ? { groupsOf: grouped<P> } : {})}
    />
  );
}
