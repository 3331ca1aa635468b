import { listClinicNotes, type WaitingClinicNote } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { EMPTY_TEXT } from '@apto/domain/messages';
import { formatDayAndTime, formatInstant } from '@apto/domain/time';
import {
  Button,
  DataTable,
  Dialog,
  EmptyState,
  isRowSelected,
  NOTHING_SELECTED,
  Pagination,
  Text,
  TextLink,
  type DataTableColumn,
} from '@apto/ui';
import { useState } from 'react';
import { useAcceptNotes } from '../../../shared/agendamentos/clinic-notes/useAcceptNotes.ts';
import { panelRequestRoute } from '../../../shared/routing/addresses.ts';

const SIZES = [10, 20, 50];

const columns: readonly DataTableColumn<WaitingClinicNote>[] = [
  {
    id: 'funcionario',
    header: 'Funcionário',
    cell: ({ agendamento }) => (
      <>
        <TextLink href={panelRequestRoute(agendamento.id)}>{agendamento.funcionario.name}</TextLink>
        <Text size="s13" tone="muted">
          {agendamento.cliente.name}
        </Text>
      </>
    ),
  },
  {
    id: 'prestador',
    header: 'Prestador',
    cell: ({ prestador, agendamento: { dataAgendamento: day, horaAgendamento: time } }) => (
      <>
        {prestador.name}
        <Text size="s13" tone="muted" isTabular>
          {formatDayAndTime(day, time) || EMPTY_TEXT.EM_PROCESSO}
        </Text>
      </>
    ),
  },
  {
    id: 'observacao',
    header: 'Observação',
    cell: (note) => (
      <>
        {note.observacaoPrestador}
        <Text size="s13" tone="muted" isTabular>
          {[note.autor, formatInstant(note.createdAt)].filter(Boolean).join(', ')}
        </Text>
      </>
    ),
  },
];

/** Notes of clinics that nobody has accepted yet, the oldest first (doc3 §7.6 observacao-prestador). */
export default function NotesDialog({ onClose }: { onClose: () => void }) {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(10);
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const { data, error, isLoading, isValidating, mutate } = useCall(
    listClinicNotes,
    { query: { page, limit } },
    { keepPreviousData: true },
  );
  const { accept, isPending } = useAcceptNotes();
  const rows = data?.items ?? [];
  const selected = rows.filter(({ id }) => isRowSelected(selection, String(id)));

  async function acceptSelected(): Promise<void> {
    if (!(await accept(selected.map(({ id }) => id)))) return;
    setSelection(NOTHING_SELECTED);
    setPage(1);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Observações dos prestadores"
      description="O que as clínicas escreveram sobre agendamentos e ninguém aceitou ainda."
      width={900}
      footer={
        <>
          <Button onPress={onClose}>Fechar</Button>
          <Button
            variant="primary"
            isPending={isPending}
            disabledReason={selected.length === 0 ? 'Selecione as observações que você leu.' : undefined}
            onPress={() => void acceptSelected()}
          >
            {selected.length > 1 ? `Aceitar ${selected.length} observações` : 'Aceitar observação'}
          </Button>
        </>
      }
    >
      <DataTable
        label="Observações dos prestadores"
        columns={columns}
        rows={rows}
        getRowId={({ id }) => String(id)}
        getRowLabel={({ agendamento }) => agendamento.funcionario.name}
        isLoading={isLoading && data === undefined}
        isRefreshing={isValidating && data !== undefined}
        skeletonRows={3}
        error={
          error && !data
            ? {
                message: 'Não foi possível carregar as observações.',
                detail: error.message,
                requestId: error.requestId ?? undefined,
              }
            : null
        }
        onRetry={() => void mutate()}
        empty={
          <EmptyState
            title="Nenhuma observação espera aceite."
            description="O que uma clínica escrever no portal aparece aqui."
          />
        }
        selection={selection}
        onSelectionChange={setSelection}
        totalItems={data?.meta.totalItems ?? rows.length}
        footer={
          <Pagination
            page={page}
            pageSize={limit}
            totalItems={data?.meta.totalItems}
            pageSizeOptions={SIZES}
            onPageChange={setPage}
            onPageSizeChange={(size, next) => {
              setLimit(size);
              setPage(next);
            }}
          />
        }
      />
    </Dialog>
  );
}
