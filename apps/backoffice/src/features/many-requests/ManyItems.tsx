import { manyItems, type ManyItem, type ManyProgress } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { orNotGiven } from '@apto/domain/messages';
import { MANY_RESULT_LABEL } from '@apto/domain/pedido';
import {
  EmptyState,
  Inline,
  PersonCell,
  SegmentedControl,
  Stack,
  Tag,
  Text,
  TextLink,
  type DataTableColumn,
} from '@apto/ui';
import { useEffect, useState } from 'react';
import { RESULT_TONES } from '../../shared/agendamentos/bulk/tones.ts';
import { PagedTable, usePaging } from '../../shared/PagedTable.tsx';
import { HOME_ROUTE } from '../../shared/routing/addresses.ts';
import { isGoingOn, LOOK } from './states.ts';

const resultOf = ({ situacao: result }: ManyItem) => ({
  tone: RESULT_TONES[result],
  label: MANY_RESULT_LABEL[result],
});

/** While it is reviewed: nobody is said to go along before SOC was asked. */
const reviewOf = ({ situacao: result, socConferido: isChecked, motivo: reason }: ManyItem) =>
  result !== 'PENDENTE'
    ? ({ tone: RESULT_TONES[result], label: 'Fica de fora' } as const)
    : isChecked
      ? reason === null
        ? ({ tone: 'success', label: 'Pode seguir' } as const)
        : ({ tone: 'info', label: 'Pode seguir, com aviso' } as const)
      : ({ tone: 'neutral', label: 'Consultando o SOC' } as const);

const columnsFor = (isReview: boolean): readonly DataTableColumn<ManyItem>[] => [
  { id: 'linha', header: 'Nº', isNumeric: true, width: 64, cell: ({ linha: line }) => line },
  {
    id: 'funcionario',
    header: 'Funcionário',
    isRowHeader: true,
    width: 240,
    cell: ({ nome: name, cpf }) => (
      <PersonCell name={orNotGiven(name)} isCompact detail={cpf ? `CPF ${cpf}` : undefined} />
    ),
  },
  {
    id: 'resultado',
    header: isReview ? 'Conferência' : 'Resultado',
    width: 190,
    cell: (item) => {
      const { tone, label } = isReview ? reviewOf(item) : resultOf(item);
      return <Tag tone={tone}>{label}</Tag>;
    },
  },
  {
    id: 'motivo',
    header: isReview ? 'Motivo' : 'Detalhe',
    isGrow: true,
    width: 300,
    cell: ({ motivo: reason, nome: name, idAgendamento }) =>
      idAgendamento !== null && name !== null ? (
        <Inline gap="x3">
          <TextLink href={`${HOME_ROUTE}?${new URLSearchParams({ filter: name }).toString()}`}>
            Ver na lista
          </TextLink>
          {reason ? <Text size="s13">{reason}</Text> : null}
        </Inline>
      ) : reason === null ? (
        '—'
      ) : (
        // Whoever decides by it reads all of it, on a narrow screen in two lines.
        <Text size="s13">{reason}</Text>
      ),
  },
];

type Filter = 'TODOS' | 'FEITOS' | 'NAO_FEITOS' | 'COM_AVISO';

/** Each of its people, with what became of them. */
export function ManyItems({ progress }: { progress: ManyProgress }) {
  const { id, situacao: state, total, feitos: done, naoFeitos: left, comAviso: warned } = progress;
  const isReview = state === 'REVISAO';
  const isRunning = isGoingOn(progress);
  const [chosen, setOnly] = useState<Filter>('TODOS');
  // What warned is gone once it was begun, and its filter with it.
  const only = chosen === 'COM_AVISO' && !(isReview && warned > 0) ? 'TODOS' : chosen;
  const { page, limit, toFirst, paging } = usePaging();
  const list = useCall(
    manyItems,
    { params: { id }, query: { page, limit, ...(only === 'TODOS' ? {} : { situacao: only }) } },
    { keepPreviousData: true, refreshInterval: isRunning ? LOOK : 0 },
  );
  const { mutate } = list;
  // The last of them ended after the last look.
  useEffect(() => void mutate(), [state, isRunning, mutate]);
  return (
    <Stack gap="x5">
      <Inline>
        <SegmentedControl
          label="Resultado"
          value={only}
          onChange={(next) => {
            setOnly(next);
            toFirst();
          }}
          options={[
            { value: 'TODOS', label: 'Todos', count: total },
            ...(isReview ? [] : [{ value: 'FEITOS' as const, label: 'Criados', count: done }]),
            ...(isReview && warned > 0
              ? [{ value: 'COM_AVISO' as const, label: 'Com aviso', count: warned }]
              : []),
            { value: 'NAO_FEITOS', label: isReview ? 'Ficam de fora' : 'Não criados', count: left },
          ]}
        />
      </Inline>
      <PagedTable
        label="Funcionários da solicitação"
        columns={columnsFor(isReview)}
        getRowId={({ linha: line }) => String(line)}
        getRowLabel={({ nome: name }) => orNotGiven(name)}
        empty={<EmptyState title="Nenhum funcionário com este resultado." />}
        list={list}
        isQuiet={isRunning}
        {...paging}
      />
    </Stack>
  );
}
