import { PERMISSION } from '@apto/domain/permissions';
import { Skeleton } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RowDialogs } from '../../shared/agendamentos/actions/RowDialogs.tsx';
import { useRowActions } from '../../shared/agendamentos/actions/useRowActions.ts';
import { useUrlFilters } from '../../shared/agendamentos/filters/useUrlFilters.ts';
import { ListFrame } from '../../shared/agendamentos/list/ListFrame.tsx';
import { isDefaultOrder } from '../../shared/agendamentos/list/order.ts';
import { useList } from '../../shared/agendamentos/list/useList.ts';
import { useLiveList } from '../../shared/agendamentos/live/useLiveList.ts';
import { inQuiet } from '../../shared/inQuiet.ts';
import { onDemand } from '../../shared/lazy.tsx';
import { useOneLineRows } from '../../shared/preferences/useOneLineRows.ts';
import { NEW_AGENDAMENTO_ROUTE } from '../../shared/routing/addresses.ts';
import { scopeAtom } from '../../shared/scope/scope.ts';
import { usePermission } from '../../shared/session/index.ts';
import { useNarrowScreen } from '../../shared/useNarrowScreen.ts';
import { useRoom } from '../../shared/agendamentos/list/useRoom.ts';
import { useTypedSearch } from '../../shared/agendamentos/list/useTypedSearch.ts';
import { createColumns } from './list/columns.tsx';
import { NewButton, OtherButtons } from './list/NewButtons.tsx';

const Details = onDemand(
  () => import('./details/Details.tsx'),
  <output aria-label="Carregando os detalhes">
    <Skeleton lines={12} />
  </output>,
);

const CalendarList = onDemand(
  () => import('./calendar/CalendarList.tsx'),
  <output aria-label="Carregando o calendário">
    <Skeleton shape="block" height={640} />
  </output>,
);
/** As wide as what comes: two words, or on a phone a button. */
const SwitchShape = () => <Skeleton shape="block" width={useNarrowScreen() ? 32 : 188} height={32} />;
const ViewSwitch = onDemand(() => import('./ViewSwitch.tsx'), <SwitchShape />);
const DraftOffer = onDemand(() => import('./list/DraftOffer.tsx'));
const nothing = (): void => undefined;

/** Where there is nothing yet. */
const FIRST = { label: 'Pedir um exame', href: NEW_AGENDAMENTO_ROUTE };

const ALL_CLOSED: ReadonlySet<string> = new Set();

/** Agendamentos (doc1 §2.1): what is asked for, for whom, and where it stands. */
export function AgendamentoList() {
  const scope = JSON.stringify(useAtomValue(scopeAtom));
  const [query, setQuery] = useSearchParams();
  // Another scope is another list: nothing that was open in the one belongs to the other.
  return query.has('visao') ? (
    <CalendarList key={scope} scope={scope} onFail={() => setQuery({})} />
  ) : (
    <ListView key={scope} scope={scope} />
  );
}

function ListView({ scope }: { scope: string }) {
  const canCreate = usePermission(PERMISSION.AGENDAMENTOS_CRIAR);
  const room = useRoom();
  // Where a row has one line or names would be cut, they matter more than the initials beside them.
  const isCompact = useOneLineRows() || !room.isWide;
  const { filters, onFilter, search } = useTypedSearch(...useUrlFilters());
  const openRows = useRef(ALL_CLOSED);
  const keepOpen = useCallback((ids: ReadonlySet<string>) => {
    openRows.current = ids;
  }, []);
  const list = useList(filters);
  const { rows, reload } = list;
  const actions = useRowActions(reload);
  const live = useLiveList({
    rows,
    streamKey: scope,
    since: list.since,
    apply: list.apply,
    recount: list.recount,
    reload,
    filter: list.filter,
    findMatching: list.findMatching,
    canInsert: filters.page === 1 && isDefaultOrder(filters.order),
    // Nothing may move under what is being read or answered.
    isHeld: () => actions.isAnyOpen() || rows.some(({ id }) => openRows.current.has(String(id))),
  });

  // What a row opens comes once there are rows to read.
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (hasRows) return inQuiet(Details.prepare);
    return undefined;
  }, [hasRows]);

  const { openStatus, openAttachments, choose, busyRow } = actions;
  const columns = useMemo(
    () =>
      createColumns({
        onOpenStatus: openStatus,
        onOpenAttachments: openAttachments,
        onChoose: choose,
        isCompact,
        room,
        busyRow,
      }),
    [openStatus, openAttachments, choose, isCompact, room, busyRow],
  );

  return (
    <ListFrame
      title="Agendamentos"
      screen="agendamentos"
      filters={filters}
      onFilter={onFilter}
      search={search}
      list={list}
      live={live}
      columns={columns}
      actions={<OtherButtons />}
      primary={<NewButton />}
      empty={{ first: canCreate ? FIRST : null }}
      offer={hasRows && canCreate ? <DraftOffer onFail={nothing} /> : null}
      viewSwitch={<ViewSwitch onFail={nothing} />}
      renderDetail={(row, close) => <Details row={row} onChange={actions.onChange} onFail={close} />}
      onExpandedChange={keepOpen}
    >
      <RowDialogs actions={actions} />
    </ListFrame>
  );
}
