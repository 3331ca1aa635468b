import { agendamentoCalendar, type CalendarAgendamento } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { agendaRange, type AgendaView } from '@apto/ui';
import type { CivilDate } from '@apto/domain/time';
import { useCallback, useMemo } from 'react';
import { filterQuery, type ListFilters } from '../../../shared/agendamentos/filters/url-filters.ts';
import { eventFrom } from '../../../shared/agendamentos/live/event.ts';
import { useEvents } from '../../../shared/events/useEvents.ts';

/** What a month's day draws; a day and a week show all that the call brings. */
const MONTH_ROWS = 3;
export const MAX_ROWS = 100;

const NO_ROWS: readonly CalendarAgendamento[] = [];

/** The appointments of what is shown, by the list's filters, kept in step with the server. */
export function useCalendar(filters: ListFilters, view: AgendaView, date: CivilDate, scope: string) {
  const { filter, filtrosExtras } = filterQuery(filters);
  const range = agendaRange(view, date);
  const { data, error, isLoading, isValidating, mutate } = useCall(agendamentoCalendar, {
    query: {
      dataInicial: range.start,
      dataFinal: range.end,
      porDia: view === 'month' ? MONTH_ROWS : MAX_ROWS,
      ...(filter === undefined ? {} : { filter }),
      filtrosExtras,
    },
  });
  const reload = useCallback(() => mutate(), [mutate]);
  const live = useEvents(scope, {
    onReceive: (message) => {
      if (eventFrom(message)) void reload();
    },
    onBegin: () => void reload(),
    onBack: () => void reload(),
  });
  const counts = useMemo(
    () => Object.fromEntries((data?.dias ?? []).map(({ data: day, total }) => [day, total])),
    [data],
  );
  return {
    rows: data?.items ?? NO_ROWS,
    counts,
    /** A day has more than a week or a day can show. */
    isCut: view !== 'month' && (data?.dias.some(({ total }) => total > MAX_ROWS) ?? false),
    total: data?.dias.reduce((sum, { total }) => sum + total, 0),
    error: error && !data ? error : undefined,
    isLoading: isLoading || isValidating,
    live,
    reload,
  };
}
