import { now } from '@apto/api-client/react';
import { MESSAGE_STATE, MESSAGE_STATES, type MessageState } from '@apto/domain/templates';
import { formatDate } from '@apto/domain/time';
import { Button, DateRangePicker, FilterBar, SearchField, Select, type ActiveFilter } from '@apto/ui';
import { useState } from 'react';
import { FiltersPanel } from '../../shared/FiltersPanel.tsx';
import { useMediumScreen } from '../../shared/useNarrowScreen.ts';
import type { useMailFilters } from './useMailFilters.ts';

const STATES = MESSAGE_STATES.map((value) => ({ value, label: MESSAGE_STATE[value].label }));

type Given = Pick<
  ReturnType<typeof useMailFilters>,
  'state' | 'dates' | 'isFiltered' | 'box' | 'narrow' | 'clear'
>;

/** What narrows the sent messages: beside the search, on a small window behind 'Filtros', and then each is a chip. */
export function MailFilters({ state, dates, isFiltered, box, narrow, clear }: Given) {
  const [today] = useState(now);
  const isInPanel = useMediumScreen();
  const width = isInPanel ? 'full' : 'md';
  const fields = (
    <>
      <Select<MessageState>
        label="Situação"
        isLabelHidden={!isInPanel}
        placeholder="Todas as situações"
        width={width}
        options={STATES}
        value={state}
        onChange={(value) => narrow({ situacao: value })}
        isClearable
      />
      <DateRangePicker
        label="Criada em"
        isLabelHidden={!isInPanel}
        width={width}
        now={today}
        value={dates}
        onChange={(range) => narrow({ dates: range })}
      />
    </>
  );
  const active: ActiveFilter[] = isInPanel
    ? [
        ...(state === null ? [] : [{ id: 'state', name: 'Situação', label: MESSAGE_STATE[state].label }]),
        ...(dates === null
          ? []
          : [
              {
                id: 'dates',
                name: 'Criada em',
                label: `${formatDate(dates.inicio)} a ${formatDate(dates.fim)}`,
              },
            ]),
      ]
    : [];
  return (
    <FilterBar
      search={<SearchField placeholder="Pesquisar por destinatário" width="full" {...box} />}
      active={active}
      onRemove={(id) => narrow(id === 'state' ? { situacao: null } : { dates: null })}
      onClear={clear}
    >
      {isInPanel ? <FiltersPanel count={active.length}>{fields}</FiltersPanel> : fields}
      {isFiltered && active.length === 0 ? <Button onPress={clear}>Limpar filtros</Button> : null}
    </FilterBar>
  );
}
