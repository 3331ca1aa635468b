import { bulkItems, bulkSheet, type BulkItem, type BulkProgress } from '@apto/api-client';
import { useApi, useCall } from '@apto/api-client/react';
import { BULK_RESULT_LABEL, BULK_TEXT, bulkOutcomeText, isBulkRunning } from '@apto/domain/bulk';
import { orNotGiven } from '@apto/domain/messages';
import { formatInstant } from '@apto/domain/time';
import {
  Button,
  DataTable,
  Dialog,
  EmptyState,
  Pagination,
  ProgressBar,
  SegmentedControl,
  Stack,
  Tag,
  Text,
  type DataTableColumn,
} from '@apto/ui';
import { Ban, FileSpreadsheet, RotateCcw } from '@apto/ui/icons';
import { useState } from 'react';
import { readFileContent, saveFile } from '../../download.ts';
import { notifyError } from '../../notices/index.ts';
import type { useBulk } from './useBulk.ts';

const PAGE_SIZES = [10, 20, 50] as const;
const TONES = {
  PENDENTE: 'neutral',
  FEITO: 'success',
  RECUSADO: 'warning',
  FALHOU: 'danger',
  A_DESFAZER: 'neutral',
  DESFEITO: 'info',
} as const satisfies Record<BulkItem['situacao'], string>;

const COLUMNS: readonly DataTableColumn<BulkItem>[] = [
  {
    id: 'funcionario',
    header: 'Funcionário',
    isRowHeader: true,
    isGrow: true,
    width: 200,
    cell: ({ nomeFuncionario: name }) => orNotGiven(name),
  },
  {
    id: 'resultado',
    header: 'Resultado',
    width: 120,
    cell: ({ situacao: state }) => <Tag tone={TONES[state]}>{BULK_RESULT_LABEL[state]}</Tag>,
  },
  {
    id: 'motivo',
    header: 'Motivo',
    isGrow: true,
    width: 260,
    cell: ({ motivo: reason }) => reason,
  },
  {
    id: 'quando',
    header: 'Quando',
    width: 148,
    cell: ({ feitoEm: at }) => (at === null ? null : formatInstant(at)),
  },
];

interface Props {
  bulk: ReturnType<typeof useBulk>;
  progress: BulkProgress;
  onClose: () => void;
}

/** What became of each appointment, as a table and as a spreadsheet; while it runs, how far it is. */
export default function BulkResultDialog({ bulk, progress, onClose }: Props) {
  const api = useApi();
  const [only, setOnly] = useState<'TODOS' | 'FEITOS' | 'NAO_FEITOS'>('TODOS');
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<number>(PAGE_SIZES[0]);
  const [saving, setSaving] = useState(false);
  const { id, acao: action, situacao: state, total, pendentes: pending, naoFeitos: leftOut } = progress;
  const isRunning = isBulkRunning(state);
  const { data, error, isLoading, isValidating, mutate } = useCall(
    bulkItems,
    { params: { id }, query: { page, limit, ...(only === 'TODOS' ? {} : { situacao: only }) } },
    { keepPreviousData: true, refreshInterval: isRunning ? 2000 : 0 },
  );
  const isExport = action === 'EXPORTAR';

  async function save(): Promise<void> {
    setSaving(true);
    try {
      const response = await api.open(bulkSheet, { params: { id } });
      const { blob, name } = await readFileContent(response, () => undefined);
      saveFile(blob, name ?? `resultado_lote_${id}.xlsx`);
    } catch (failure) {
      notifyError(failure, 'Não foi possível gerar a planilha');
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog
      isOpen
      width={900}
      title={BULK_TEXT[action].title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          {state === 'EM_CURSO' ? (
            <Button icon={<Ban />} onPress={() => void bulk.stop()}>
              Parar
            </Button>
          ) : null}
          {progress.podeDesfazer ? (
            <Button icon={<RotateCcw />} onPress={() => void bulk.undo()}>
              Desfazer
            </Button>
          ) : null}
          <Button
            variant="primary"
            icon={<FileSpreadsheet />}
            isPending={saving}
            disabledReason={isRunning ? 'A planilha fica pronta no fim.' : undefined}
            onPress={() => void save()}
          >
            {isExport ? 'Baixar planilha' : 'Baixar resultado'}
          </Button>
        </>
      }
    >
      <Stack gap="x5">
        {isRunning ? (
          <ProgressBar label={BULK_TEXT[action].running} value={total - pending} max={total} isAnnounced />
        ) : (
          <Text>{bulkOutcomeText(progress)}</Text>
        )}
        <SegmentedControl
          label="Resultado"
          value={only}
          onChange={(next) => {
            setOnly(next);
            setPage(1);
          }}
          options={[
            { value: 'TODOS', label: 'Todos', count: total },
            { value: 'FEITOS', label: 'Feitos', count: total - pending - leftOut },
            { value: 'NAO_FEITOS', label: 'Não feitos', count: leftOut },
          ]}
        />
        <DataTable
          label="Resultado de cada agendamento"
          columns={COLUMNS}
          rows={data?.items ?? []}
          getRowId={({ idAgendamento }) => String(idAgendamento)}
          getRowLabel={({ nomeFuncionario: name }) => orNotGiven(name)}
          isLoading={isLoading && data === undefined}
          isRefreshing={isValidating && data !== undefined && !isRunning}
          skeletonRows={limit}
          error={
            error
              ? {
                  message: 'Problemas ao carregar informações!',
                  detail: error.message,
                  requestId: error.requestId ?? undefined,
                }
              : null
          }
          onRetry={() => void mutate()}
          empty={<EmptyState title="Nenhum agendamento com este resultado." />}
          footer={
            <Pagination
              label="Páginas do resultado"
              page={page}
              pageSize={limit}
              totalItems={data?.meta.totalItems}
              isLoading={isLoading}
              isFailed={error !== undefined && data === undefined}
              pageSizeOptions={PAGE_SIZES}
              onPageChange={setPage}
              onPageSizeChange={(size, at) => {
                setLimit(size);
                setPage(at);
              }}
            />
          }
        />
      </Stack>
    </Dialog>
  );
}
