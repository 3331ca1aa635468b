import { bulkItems, type BulkItem, type BulkProgress } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { BULK_RESULT_LABEL, BULK_TEXT, bulkOutcomeText, isBulkRunning } from '@apto/domain/bulk';
import { orNotGiven } from '@apto/domain/messages';
import { formatInstant } from '@apto/domain/time';
import {
  Button,
  Dialog,
  EmptyState,
  ProgressBar,
  SegmentedControl,
  Stack,
  Tag,
  Text,
  type DataTableColumn,
} from '@apto/ui';
import { Ban, FileSpreadsheet, RotateCcw } from '@apto/ui/icons';
import { useState } from 'react';
import { PagedTable, usePaging } from '../../PagedTable.tsx';
import { RESULT_TONES } from './tones.ts';
import type { useBulk } from './useBulk.ts';
import { useBulkSheet } from './useBulkSheet.ts';

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
    cell: ({ situacao: state }) => <Tag tone={RESULT_TONES[state]}>{BULK_RESULT_LABEL[state]}</Tag>,
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
    width: 160,
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
  const [only, setOnly] = useState<'TODOS' | 'FEITOS' | 'NAO_FEITOS'>('TODOS');
  const { page, limit, toFirst, paging } = usePaging();
  const { id, acao: action, situacao: state, total, pendentes: pending, naoFeitos: leftOut } = progress;
  const { isSaving, saveSheet } = useBulkSheet(id);
  const isRunning = isBulkRunning(state);
  const list = useCall(
    bulkItems,
    { params: { id }, query: { page, limit, ...(only === 'TODOS' ? {} : { situacao: only }) } },
    { keepPreviousData: true, refreshInterval: isRunning ? 2000 : 0 },
  );
  const isExport = action === 'EXPORTAR';

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
            <Button icon={<Ban />} isPending={bulk.asked === 'stop'} onPress={() => void bulk.stop()}>
              Parar
            </Button>
          ) : null}
          {progress.podeDesfazer ? (
            <Button icon={<RotateCcw />} isPending={bulk.asked === 'undo'} onPress={() => void bulk.undo()}>
              Desfazer
            </Button>
          ) : null}
          <Button
            variant="primary"
            icon={<FileSpreadsheet />}
            isPending={isSaving}
            disabledReason={isRunning ? 'A planilha fica pronta no fim.' : undefined}
            onPress={saveSheet}
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
            toFirst();
          }}
          options={[
            { value: 'TODOS', label: 'Todos', count: total },
            { value: 'FEITOS', label: 'Feitos', count: total - pending - leftOut },
            { value: 'NAO_FEITOS', label: 'Não feitos', count: leftOut },
          ]}
        />
        <PagedTable
          label="Resultado de cada agendamento"
          columns={COLUMNS}
          getRowId={({ idAgendamento }) => String(idAgendamento)}
          getRowLabel={({ nomeFuncionario: name }) => orNotGiven(name)}
          empty={<EmptyState title="Nenhum agendamento com este resultado." />}
          list={list}
          isQuiet={isRunning}
          failure="Problemas ao carregar informações!"
          pagesLabel="Páginas do resultado"
          {...paging}
        />
      </Stack>
    </Dialog>
  );
}
