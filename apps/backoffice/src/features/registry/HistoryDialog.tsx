import { actionLog } from '@apto/api-client';
import { now, useCall } from '@apto/api-client/react';
import type { Registry } from '@apto/domain/registry';
import { ActionHistoryDialog, type ActionHistoryFilter } from '@apto/ui';
import { useState } from 'react';
import { messageFrom } from '../../shared/notices/index.ts';
import { nameOf, type RegistryRow } from './record.ts';

/** Entries of a page (doc3 §9 'Action log paginator'). */
const ENTRIES = 10;

/** 'Histórico de ações' of a record (doc3 §2.9): who, what, when; of a change, which fields. */
export function HistoryDialog({
  registry,
  row,
  onClose,
}: {
  registry: Registry;
  row: RegistryRow;
  onClose: () => void;
}) {
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useState<ActionHistoryFilter>({ users: [], periodo: null });
  const [moment] = useState(() => now());
  const [user] = filter.users;
  const { data, error, isLoading, mutate } = useCall(actionLog, {
    query: {
      origem: registry.name,
      origemId: row.id,
      limit: ENTRIES,
      desvio: (page - 1) * ENTRIES,
      ...(user === undefined ? {} : { usuarioNome: user }),
      ...(filter.periodo ? { dataInicio: filter.periodo.inicio, dataFim: filter.periodo.fim } : {}),
    },
  });
  return (
    <ActionHistoryDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      description={nameOf(registry, row)}
      entries={(data?.registros ?? []).map(
        ({ id, usuarioNome, metodo: action, dataCriacao, campos: fields }) => ({
          id,
          user: usuarioNome,
          action,
          createdAt: dataCriacao,
          description: fields.length > 0 ? fields.join(', ') : null,
        }),
      )}
      totalItems={data?.count ?? 0}
      page={page}
      onPageChange={setPage}
      filter={filter}
      onFilterChange={(next, first) => {
        setFilter(next);
        setPage(first);
      }}
      now={moment}
      isLoading={isLoading}
      error={error ? { detail: messageFrom(error), requestId: error.requestId ?? undefined } : null}
      onRetry={() => void mutate()}
    />
  );
}
