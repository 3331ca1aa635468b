import { now } from '@apto/api-client/react';
import { MESSAGE_STATE, MESSAGE_STATES, type MessageState } from '@apto/domain/templates';
import { formatDate } from '@apto/domain/time';
import {
  Button,
  DateRangePicker,
  FilterBar,
  IconButton,
  Popover,
  SearchField,
  Select,
  Stack,
  type ActiveFilter,
} from '@apto/ui';
import { ListFilter } from '@apto/ui/icons';
import { useState } from 'react';
import { useMediumScreen, useNarrowScreen } from '../../shared/useNarrowScreen.ts';
import type { useMailFilters } from './useMailFilters.ts';

const STATES = MESSAGE_STATES.map((value) => ({ value, label: MESSAGE_STATE[value].label }));

type Given = Pick<
  ReturnType<typeof useMailFilters>,
  'state' | 'dates' | 'isFiltered' | 'box' | 'narrow' | 'clear'
>;

/** What narrows the sent messages: beside the search, on a small window behind 'Filtros', and then each is a chip. */
export function MailFilters({ state, dates, isFiltered, box, narrow, clear }: Given) {
  const [today] = useState(now);
  const isNarrow = useNarrowScreen();
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
  const label = active.length > 0 ? `Filtros (${active.length})` : 'Filtros';
  return (
    <FilterBar
      search={<SearchField placeholder="Pesquisar por destinatário" width="full" {...box} />}
      active={active}
      onRemove={(id) => narrow(id === 'state' ? { situacao: null } : { dates: null })}
      onClear={clear}
    >
      {isInPanel ? (
        <Popover
          title="Filtros"
          trigger={
            isNarrow ? (
              <IconButton
                variant="secondary"
                label={label}
                icon={<ListFilter />}
                count={active.length || undefined}
              />
            ) : (
              <Button icon={<ListFilter />}>{label}</Button>
            )
          }
        >
          <Stack gap="x4">{fields}</Stack>
        </Popover>
      ) : (
        fields
      )}
      {isFiltered && active.length === 0 ? <Button onPress={clear}>Limpar filtros</Button> : null}
    </FilterBar>
  );
}
