import { importRows } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { importOf, leavesExampleOut } from '@apto/domain/imports';
import {
  Button,
  EmptyState,
  Inline,
  ProgressBar,
  SegmentedControl,
  Stack,
  Text,
  WizardLayout,
} from '@apto/ui';
import { ChevronDown } from '@apto/ui/icons';
import { useMemo, useState } from 'react';
import { PagedTable, usePaging } from '../../shared/PagedTable.tsx';
import { useUnsaved } from '../../shared/useUnsaved.tsx';
import type { StepProps } from './frame.ts';
import { RefusedAlert } from './RefusedAlert.tsx';
import { createColumns, filledIn, isExample, wrongAfter } from './rowColumns.tsx';
import { useRowCorrection } from './useRowCorrection.tsx';

type Filter = 'ALL' | 'COM_ERRO' | 'COM_AVISO';

/** Every row and cell, wrong ones first, corrected in place. */
export function RowsStep({ found, frame, goTo, onChanged }: StepProps) {
  const { id, contagem: counts, situacao: state } = found;
  const isChecking = state === 'VALIDANDO';
  const [filter, setFilter] = useState<Filter | null>(null);
  const { page, limit, toFirst, paging } = usePaging();
  // Wrong rows are what one comes for; whoever chose otherwise has it so.
  const only: Filter = filter ?? (counts.comErro > 0 ? 'COM_ERRO' : 'ALL');
  const list = useCall(
    importRows,
    isChecking
      ? null
      : { params: { id }, query: { page, limit, ...(only === 'ALL' ? {} : { filtro: only }) } },
    { keepPreviousData: true },
  );
  const { mutate } = list;
  const items = list.data?.items;
  const filled = useMemo(() => (items && items.length > 0 ? filledIn(items) : null), [items]);
  const [isWhole, setWhole] = useState(false);
  const columns = useMemo(() => createColumns(found, isWhole ? null : filled), [found, filled, isWhole]);
  const taken = found.colunas.filter((column) => column !== null);
  const filledCount = filled === null ? taken.length : taken.filter((column) => filled.has(column)).length;
  const edit = useRowCorrection(found, {
    // One correction after another, without a hand on the mouse.
    goesOn: only === 'COM_ERRO',
    readAgain: async () => (await mutate())?.items ?? [],
    onSaved: async () => {
      // What was being looked at stays, also when nothing wrong is left.
      setFilter(only);
      await onChanged();
    },
  });
  const { question } = useUnsaved(edit.isDirty);
  const choose = (next: Filter) => {
    setFilter(next);
    toFirst();
  };
  /** Opens the wrong row after the one being edited, at its first wrong cell; those of other pages come first. */
  const goToNextError = () => {
    const row = wrongAfter(list.data?.items ?? [], Number(edit.editingId ?? 0));
    if (row) edit.start(row);
    else choose('COM_ERRO');
  };
  return (
    <WizardLayout
      {...frame}
      heading={isChecking ? 'Conferindo as linhas' : 'Confira e corrija as linhas'}
      description={
        isChecking
          ? 'Você pode sair desta página: a conferência continua, e a importação fica na lista.'
          : 'Edite aqui mesmo o que está errado. Nada foi gravado ainda.'
      }
      {...(isChecking ? {} : { onBack: () => goTo('COLUMNS') })}
      onNext={() => goTo('REVIEW')}
      nextDisabledReason={
        isChecking
          ? 'Aguarde o fim da conferência.'
          : edit.isDirty
            ? 'Salve ou cancele a linha em edição.'
            : counts.total === counts.comErro
              ? 'Todas as linhas têm erro.'
              : undefined
      }
    >
      {isChecking ? (
        <ProgressBar label="Conferindo as linhas" value={counts.conferidas} max={counts.total} isAnnounced />
      ) : (
        <Stack gap="x4">
          <RefusedAlert found={found} />
          <Inline gap="x3">
            <SegmentedControl<Filter>
              label="Linhas"
              value={only}
              onChange={choose}
              options={[
                { value: 'ALL', label: 'Todas', count: counts.total },
                { value: 'COM_ERRO', label: 'Só com erro', count: counts.comErro },
                { value: 'COM_AVISO', label: 'Com aviso', count: counts.comAviso },
              ]}
            />
            {counts.comErro > 0 ? (
              <Button icon={<ChevronDown />} onPress={goToNextError}>
                Próximo erro
              </Button>
            ) : null}
            {filledCount < taken.length ? (
              <Button onPress={() => setWhole(!isWhole)}>
                {isWhole ? 'Ocultar colunas vazias' : 'Mostrar colunas vazias'}
              </Button>
            ) : null}
          </Inline>
          <PagedTable
            label="Linhas da planilha"
            columns={columns}
            getRowId={(each) => String(each.linha)}
            getRowLabel={(each) => `linha ${each.linha}`}
            edit={edit}
            empty={
              <EmptyState
                title={
                  only === 'COM_ERRO'
                    ? 'Nenhuma linha com erro.'
                    : only === 'COM_AVISO'
                      ? 'Nenhuma linha com aviso.'
                      : 'Nenhuma linha.'
                }
                description={only === 'COM_ERRO' ? 'Avance para o resumo.' : undefined}
              />
            }
            list={list}
            failure="Problemas ao carregar informações!"
            pagesLabel="Páginas das linhas"
            scrollNote="A tabela rola para o lado."
            {...paging}
          />
          <Text tone="muted" size="s13">
            {[
              'Célula vazia deixa como está o que o cadastro já tem.',
              ...(leavesExampleOut(importOf(found.tipo)) && !items?.some(isExample)
                ? ['A linha de exemplo do modelo fica de fora.']
                : []),
            ].join(' ')}
          </Text>
        </Stack>
      )}
      {question}
    </WizardLayout>
  );
}
