import type { PreSolicitacaoDetail } from '@apto/api-client';
import {
  countOfPreSolicitacoes,
  PRE_SOLICITACAO_MESSAGE,
  PRE_SOLICITACAO_NOTICE,
} from '@apto/domain/messages';
import {
  Button,
  ChipSearch,
  ConfirmDialog,
  DataTable,
  Dialog,
  EmptyState,
  InlineAlert,
  Pagination,
  Stack,
} from '@apto/ui';
import { Trash2 } from '@apto/ui/icons';
import { useState } from 'react';
import { notify } from '../../../shared/notices/index.ts';
import { useNarrowScreen, useSnugScreen, useWideScreen } from '../../../shared/useNarrowScreen.ts';
import { CountSwitch } from './CountSwitch.tsx';
import { columnsOf } from './columns.tsx';
import { PreSolicitacaoDetails } from './PreSolicitacaoDetails.tsx';
import { useCellEdit } from './useCellEdit.tsx';
import { useDeletion } from './useDeletion.ts';
import { PAGE_SIZES, usePage } from './usePage.ts';
import { useRequest, type Refused } from './useRequest.ts';
import { useSelected } from './useSelected.ts';

function RefusedOnes({ refused }: { refused: readonly Refused[] }) {
  if (refused.length === 0) return null;
  return (
    <InlineAlert
      tone="danger"
      announce="polite"
      title={`${countOfPreSolicitacoes(refused.length)} sem solicitar`}
    >
      <ul>
        {refused.map(({ id, name, reasons }) => (
          <li key={id}>{`${name}: ${reasons.join(' ')}`}</li>
        ))}
      </ul>
    </InlineAlert>
  );
}

/** Pré-solicitações (doc1 §2.3): seen, corrected in place, deleted, and requested. */
export default function PreSolicitacoesDialog({ onClose }: { onClose: () => void }) {
  const list = usePage();
  const { rows } = list;
  const selected = useSelected(rows);
  const requests = useRequest();
  const remove = useDeletion(list.reload);
  const [asking, setAsking] = useState(false);
  const [settling, setSettling] = useState(false);
  const isWide = useWideScreen();
  const isSnug = useSnugScreen();
  // As cards, on a phone, they stand one below the other, each with its name.
  const isPhone = useNarrowScreen();
  const room = isWide || isPhone ? 'all' : isSnug ? 'fewest' : 'fewer';

  const onSaved = (saved: PreSolicitacaoDetail) => {
    void list.replace(saved);
    selected.refresh(saved);
    requests.forget(saved.id);
  };
  const { edit, newest } = useCellEdit({ rows, onSaved, onStale: () => void list.reload() });

  /** Whether every cell is saved, once none is on its way. */
  async function settled(): Promise<boolean> {
    setSettling(true);
    const isSaved = await edit.settled();
    setSettling(false);
    return isSaved;
  }

  async function request(): Promise<void> {
    // What is being typed belongs to what is requested.
    if (!(await settled())) return;
    const left = await requests.request(selected.rows.map(newest));
    if (left === null) return;
    selected.keep(left);
    await list.reload();
  }

  async function close(): Promise<void> {
    // What is not saved was asked about and given up; what is on its way may yet be refused.
    if (edit.isDirty || (await settled())) onClose();
  }

  const askDeletion = () =>
    selected.rows.length === 0 ? notify(PRE_SOLICITACAO_NOTICE.nothingSelected()) : setAsking(true);

  const isBusy = settling || requests.requesting;
  return (
    <Dialog
      isOpen
      width="80vw"
      title="Pré-solicitações"
      onOpenChange={(isOpen) => {
        if (!isOpen) void close();
      }}
      isDirty={edit.isDirty}
      isBusy={isBusy}
      busyMessage={settling ? 'Salvando...' : 'Solicitando...'}
      footer={
        <>
          <Button icon={<Trash2 />} onPress={askDeletion} isDisabled={isBusy}>
            Excluir
          </Button>
          <Button variant="primary" isPending={isBusy} onPress={() => void request()}>
            Solicitar
          </Button>
        </>
      }
    >
      <Stack gap="x4">
        <RefusedOnes refused={requests.refused} />
        <DataTable
          label="Pré-solicitações"
          columns={columnsOf(room)}
          rows={rows}
          getRowId={({ id }) => String(id)}
          getRowLabel={({ nomeFuncionario: name }) => name}
          isLoading={list.loading}
          isRefreshing={list.updating}
          skeletonRows={5}
          error={
            list.error
              ? {
                  message: 'Problemas ao carregar informações!',
                  detail: list.error.message,
                  requestId: list.error.requestId ?? undefined,
                }
              : null
          }
          onRetry={() => void list.reload()}
          empty={
            list.search.length > 0 ? (
              <EmptyState
                kind="notFound"
                title="Nenhum registro encontrado."
                action={<Button onPress={() => list.setSearch([])}>Limpar busca</Button>}
              />
            ) : (
              <EmptyState
                title="Nenhuma pré-solicitação."
                description="Crie uma na última etapa de um novo agendamento, em 'Criar pré-solicitação'."
              />
            )
          }
          renderDetail={(row) => <PreSolicitacaoDetails row={row} onSaved={onSaved} />}
          selection={selected.selection}
          onSelectionChange={selected.select}
          totalItems={list.total ?? rows.length}
          edit={edit}
          toolbar={
            <ChipSearch
              label="Buscar por nome do funcionário"
              placeholder="Buscar por nome do funcionário"
              isLabelHidden
              value={list.search}
              onChange={list.setSearch}
            />
          }
          footer={
            <Pagination
              label="Páginas das pré-solicitações"
              page={list.page}
              pageSize={list.limit}
              totalItems={list.total}
              isLoading={list.loading}
              isFailed={list.error !== undefined && rows.length === 0}
              pageSizeOptions={PAGE_SIZES}
              onPageChange={list.setPage}
              onPageSizeChange={list.setLimit}
            />
          }
        />
        <CountSwitch />
      </Stack>
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={PRE_SOLICITACAO_MESSAGE.DELETE_QUESTION}
        confirmLabel="Excluir pré-solicitações"
        busyMessage="Excluindo..."
        onConfirm={async () => selected.keep(await remove(selected.rows))}
      >
        {selected.rows.map(({ nomeFuncionario: name }) => name).join(', ')}
      </ConfirmDialog>
    </Dialog>
  );
}
