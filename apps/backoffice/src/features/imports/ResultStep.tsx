import { importResultSheet, importRows, undoImport } from '@apto/api-client';
import { useApi, useCall, useIdempotencyKey } from '@apto/api-client/react';
import { importOf, isImportRunning } from '@apto/domain/imports';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  Inline,
  ProgressBar,
  SegmentedControl,
  Stack,
  WizardLayout,
} from '@apto/ui';
import { FileSpreadsheet, RotateCcw } from '@apto/ui/icons';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PagedTable, usePaging } from '../../shared/PagedTable.tsx';
import { notifyError } from '../../shared/notices/index.ts';
import { useFileSaving } from '../../shared/useFileSaving.ts';
import { IncompleteAlert } from './IncompleteAlert.tsx';
import type { StepProps } from './frame.ts';
import { ImportOutcome } from './ImportOutcome.tsx';
import { createColumns } from './resultColumns.tsx';
import { listRoute, REGISTRY_LIST, wizardOf } from './steps.ts';

type Filter = 'ALL' | 'FEITAS' | 'NAO_FEITAS';

/** How far it is; then what became of each row, as a table and as a spreadsheet, and the way back. */
export function ResultStep({ found, frame, onChanged }: StepProps) {
  const api = useApi();
  const navigate = useNavigate();
  const attempt = useIdempotencyKey();
  const { id, situacao: state, contagem: counts } = found;
  const isRunning = isImportRunning(state);
  const [only, setOnly] = useState<Filter>('ALL');
  const { page, limit, toFirst, paging } = usePaging();
  const { isSaving, save } = useFileSaving((error) =>
    notifyError(error, 'Não foi possível gerar a planilha'),
  );
  const [isAsking, setAsking] = useState(false);
  const list = useCall(
    importRows,
    isRunning
      ? null
      : { params: { id }, query: { page, limit, ...(only === 'ALL' ? {} : { filtro: only }) } },
    { keepPreviousData: true },
  );
  const columns = useMemo(() => createColumns(found), [found]);

  const undone = counts.desfeitas + counts.mantidas;
  return (
    <WizardLayout
      {...frame}
      heading={
        state === 'EM_CURSO'
          ? 'Importando'
          : state === 'DESFAZENDO'
            ? 'Desfazendo a importação'
            : `Resultado de ${found.arquivo}`
      }
      description={
        isRunning
          ? 'Você pode sair desta página: a importação continua, e o resultado fica na lista.'
          : undefined
      }
      backLabel="Importações"
      onBack={() => void navigate(listRoute(wizardOf(found.tipo)))}
      onNext={() => void navigate(REGISTRY_LIST[found.tipo])}
      nextLabel={`Ver ${importOf(found.tipo).many}`}
      nextDisabledReason={isRunning ? 'Aguarde o fim.' : undefined}
      extraActions={
        isRunning ? null : (
          <>
            {found.podeDesfazer ? (
              <Button icon={<RotateCcw />} onPress={() => setAsking(true)}>
                Desfazer importação
              </Button>
            ) : null}
            <Button
              icon={<FileSpreadsheet />}
              isPending={isSaving}
              onPress={() =>
                void save(
                  () => api.download(importResultSheet, { params: { id } }),
                  `resultado_importacao_${id}.xlsx`,
                )
              }
            >
              Baixar resultado
            </Button>
          </>
        )
      }
    >
      {isRunning ? (
        <ProgressBar
          label={state === 'EM_CURSO' ? 'Importando as linhas' : 'Desfazendo as linhas'}
          value={state === 'EM_CURSO' ? counts.feitas + counts.recusadas : undone}
          max={state === 'EM_CURSO' ? counts.total : undone + counts.feitas}
          isAnnounced
        />
      ) : (
        <Stack gap="x5">
          <ImportOutcome found={found} rows={list.data?.items ?? []} />
          {state === 'CONCLUIDA' ? <IncompleteAlert found={found} /> : null}
          <Inline>
            <SegmentedControl<Filter>
              label="Linhas"
              value={only}
              onChange={(next) => {
                setOnly(next);
                toFirst();
              }}
              options={[
                { value: 'ALL', label: 'Todas', count: counts.total },
                {
                  value: 'FEITAS',
                  label: state === 'DESFEITA' ? 'Desfeitas' : 'Importadas',
                  count: counts.feitas + counts.desfeitas,
                },
                {
                  value: 'NAO_FEITAS',
                  label: state === 'DESFEITA' ? 'Não desfeitas' : 'Recusadas',
                  count: counts.recusadas + counts.mantidas,
                },
              ]}
            />
          </Inline>
          <PagedTable
            label="Resultado de cada linha"
            columns={columns}
            getRowId={(each) => String(each.linha)}
            getRowLabel={(each) => `linha ${each.linha}`}
            empty={
              <EmptyState
                title="Nenhuma linha com este resultado."
                description={
                  only === 'ALL' ? 'Os dados das linhas são apagados depois de noventa dias.' : undefined
                }
              />
            }
            list={list}
            failure="Problemas ao carregar informações!"
            pagesLabel="Páginas do resultado"
            {...paging}
          />
        </Stack>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={`Desfazer a importação de ${found.arquivo}?`}
        confirmLabel="Desfazer importação"
        onConfirm={async () => {
          const next = await api.invoke(
            undoImport,
            { params: { id } },
            { idempotencyKey: attempt.keyFor([id, state]) },
          );
          await onChanged(next);
        }}
      >
        O que ela criou é excluído e o que alterou volta a ser como era. Fica o que já é usado ou foi alterado
        depois, com o motivo em cada linha.
      </ConfirmDialog>
    </WizardLayout>
  );
}
