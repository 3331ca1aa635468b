import { panelCounters } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { COUNTERS } from '@apto/domain/status';
import { SegmentedControl } from '@apto/ui';
import { useNarrowScreen } from '../../useNarrowScreen.ts';
import type { Panel } from './url-filters.ts';

const ALL = 'TODOS';
type ChoiceOption = Panel | typeof ALL;
const PANELS: readonly Panel[] = ['MEUS', 'PENDENCIAS', 'EM_ABERTO'];
const FIELD = { MEUS: 'meus', PENDENCIAS: 'pendencias', EM_ABERTO: 'emAberto' } as const;
const LABEL = 'Filtros rápidos';

interface Props {
  chosen: Panel | null;
  onChoose: (panel: Panel | null) => void;
}

/** Meus, Pendências and Em Aberto: how many there are, and a press lists them (doc1 §4 'Panel counters'). */
export function Counters({ chosen, onChoose }: Props) {
  const isNarrow = useNarrowScreen();
  // A number that could not be read leaves the filter working without it.
  const { data } = useCall(panelCounters, {});
  const options: readonly { value: ChoiceOption; label: string; count?: number | undefined }[] = [
    { value: ALL, label: 'Todos' },
    ...PANELS.map((panel) => ({
      value: panel,
      label: COUNTERS[panel].label,
      count: data?.[FIELD[panel]],
    })),
  ];
  return (
    <SegmentedControl<ChoiceOption>
      label={LABEL}
      // Four names and their counts would take three lines of a phone.
      look={isNarrow ? 'chips' : 'segments'}
      value={chosen ?? ALL}
      onChange={(value) => onChoose(value === ALL ? null : value)}
      options={options}
    />
  );
}
