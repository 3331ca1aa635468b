import { actionLog } from '@apto/api-client';
import { now, useCall } from '@apto/api-client/react';
import { actionLabel, REGISTRY_NOTICE, type Registry } from '@apto/domain/registry';
import { ActionHistoryDialog, type ActionHistoryFilter } from '@apto/ui';
import { useEffect, useState } from 'react';
import { isSilent, messageFrom, notify } from '../../shared/notices/index.ts';
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
  const { data, error, isLoading, mutate } = useCall(actionLog, {
    query: {
      origem: registry.name,
      origemId: row.id,
      limit: ENTRIES,
      desvio: (page - 1) * ENTRIES,
      ...(filter.users.length === 0 ? {} : { usuarioNome: [...filter.users] }),
      ...(filter.periodo ? { dataInicio: filter.periodo.inicio, dataFim: filter.periodo.fim } : {}),
    },
  });
  useEffect(() => {
    if (error && !isSilent(error)) notify(REGISTRY_NOTICE.historyFailed(messageFrom(error)));
  }, [error]);
  return (
    <ActionHistoryDialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      description={nameOf(registry, row)}
      entries={(data?.registros ?? []).map(
        ({ id, usuarioNome, metodo: code, dataCriacao, campos: fields }) => ({
          id,
          user: usuarioNome,
          action: actionLabel(code),
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
