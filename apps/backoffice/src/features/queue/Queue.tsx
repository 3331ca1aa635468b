import { listQueue } from '@apto/api-client';
import { useNow } from '@apto/api-client/react';
import { QUEUE_STATUSES } from '@apto/domain/queue';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { RowDialogs } from '../../shared/agendamentos/actions/RowDialogs.tsx';
import { useRowActions } from '../../shared/agendamentos/actions/useRowActions.ts';
import type { ListFilters, SortOrder } from '../../shared/agendamentos/filters/url-filters.ts';
import { useUrlFilters } from '../../shared/agendamentos/filters/useUrlFilters.ts';
import { ListFrame } from '../../shared/agendamentos/list/ListFrame.tsx';
import { isDefaultOrder } from '../../shared/agendamentos/list/order.ts';
import { useList } from '../../shared/agendamentos/list/useList.ts';
import { useRoom } from '../../shared/agendamentos/list/useRoom.ts';
import { useTypedSearch } from '../../shared/agendamentos/list/useTypedSearch.ts';
import { useLiveList } from '../../shared/agendamentos/live/useLiveList.ts';
import { onDemand } from '../../shared/lazy.tsx';
import { NextButton } from '../../shared/agendamentos/next/NextButton.tsx';
import { scopeAtom } from '../../shared/scope/scope.ts';
import { useSession } from '../../shared/session/index.ts';
import { createColumns } from './columns.tsx';
import { NotesButton } from './notes/NotesButton.tsx';
import { useQueueActions } from './useQueueActions.ts';

const TakeOverDialog = onDemand(() => import('./TakeOverDialog.tsx'));

/** What is latest against its limit first. */
const QUEUE_ORDER: SortOrder = { field: 'prazo', direction: 'ASC' };

const STATUS_HELP =
  'Sem escolha, a fila mostra o que espera por alguém: ficam fora Agendado, Autoagendamento, o que o sistema processa e o que terminou.';

const NOTHING_WAITS = {
  title: 'Nada espera por atendimento.',
  description:
    'Novos pedidos aparecem aqui assim que chegam. Agendados e concluídos: use o filtro de status.',
};

/** What the report asks for: the list's spreadsheet does not know what the panel leaves out. */
const reported = (filters: ListFilters): ListFilters =>
  filters.status.length > 0 || filters.panel !== null ? filters : { ...filters, status: QUEUE_STATUSES };

/** Painel de agendamento (doc3 §2.10): the attendants' queue for the whole day. */
export function Queue() {
  const scope = JSON.stringify(useAtomValue(scopeAtom));
  // Another scope is another queue.
  return <QueueView key={scope} scope={scope} />;
}

function QueueView({ scope }: { scope: string }) {
  const { profile } = useSession();
  const { data: today } = useNow();
  const room = useRoom();
  const { filters, onFilter, search } = useTypedSearch(...useUrlFilters(QUEUE_ORDER));
  const queue = useList(filters, listQueue);
  const { rows, reload } = queue;
  const actions = useQueueActions(reload);
  const rowActions = useRowActions(reload);
  const live = useLiveList({
    rows,
    streamKey: scope,
    since: queue.since,
    apply: queue.apply,
    recount: queue.recount,
    reload,
    filter: queue.filter,
    findMatching: queue.findMatching,
    followsAll: true,
    // Nothing may move under what is being answered.
    canInsert:
      filters.page === 1 && isDefaultOrder(filters.order, QUEUE_ORDER) && actions.takingOver === null,
    isHeld: rowActions.isAnyOpen,
  });

  const { start, giveBack, askTakeOver } = actions;
  const { choose, openStatus } = rowActions;
  const busyRow = actions.busyRow ?? rowActions.busyRow;
  const columns = useMemo(
    () =>
      createColumns({
        today,
        room,
        userId: profile.id,
        busyRow,
        onStart: start,
        onTakeOver: askTakeOver,
        onGiveBack: giveBack,
        onChoose: choose,
        onOpenStatus: openStatus,
      }),
    [today, room, profile.id, busyRow, start, askTakeOver, giveBack, choose, openStatus],
  );

  return (
    <ListFrame
      title="Painel de agendamento"
      screen="painel"
      filters={filters}
      onFilter={onFilter}
      search={search}
      list={queue}
      live={live}
      columns={columns}
      order={QUEUE_ORDER}
      exported={reported(filters)}
      statusHelp={STATUS_HELP}
      empty={NOTHING_WAITS}
      actions={<NotesButton />}
      primary={<NextButton />}
    >
      {actions.takingOver ? (
        <TakeOverDialog
          row={actions.takingOver}
          onClose={actions.closeTakeOver}
          onFail={actions.closeTakeOver}
          onTake={() => void actions.reload()}
        />
      ) : null}
      <RowDialogs actions={rowActions} />
    </ListFrame>
  );
}
