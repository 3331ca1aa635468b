import { agendaPrestadores, type Answer } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import {
  DataTable,
  EmptyState,
  Page,
  Pagination,
  SearchField,
  Stack,
  TextLink,
  type DataTableColumn,
} from '@apto/ui';
import { useState } from 'react';
import { clinicAgendaRoute } from './addresses.ts';

type Row = Answer<typeof agendaPrestadores>['items'][number];

const PAGE_SIZE = 20;
const COLUMNS: readonly DataTableColumn<Row>[] = [
  {
    id: 'name',
    header: 'Clínica',
    isRowHeader: true,
    isGrow: true,
    cell: ({ id, name, code }) => <TextLink href={clinicAgendaRoute(id)}>{`${code} - ${name}`}</TextLink>,
  },
  { id: 'cidade', header: 'Cidade', cell: ({ cidade, estado: uf }) => `${cidade} - ${uf}` },
  {
    id: 'reserva',
    header: 'Reserva de horários',
    cell: ({ reservaFaixas }) => (reservaFaixas ? 'Sim' : 'Não'),
  },
  { id: 'ambientes', header: 'Salas', cell: ({ ambientes }) => String(ambientes) },
  { id: 'agendas', header: 'Agendas', cell: ({ agendas }) => String(agendas) },
];
const idOf = ({ id }: Row): string => String(id);
const nameOf = ({ name }: Row): string => name;

/** The clinics of the company, those that reserve slots first (doc3 agenda/list). */
export function AgendaList() {
  const [filter, setFilter] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, isLoading, mutate } = useCall(
    agendaPrestadores,
    { query: { page, limit: PAGE_SIZE, filter: filter || undefined } },
    { keepPreviousData: true },
  );
  return (
    <Page
      title="Agendas"
      count={data?.meta.totalItems}
      purpose="Salas, grade semanal, horários de atendimento e férias das clínicas."
    >
      <Stack gap="x4">
        <SearchField
          label="Buscar clínica"
          placeholder="Nome ou código"
          value={filter}
          onChange={(value) => {
            setFilter(value);
            setPage(1);
          }}
        />
        <DataTable
          label="Clínicas"
          columns={COLUMNS}
          rows={data?.items ?? []}
          getRowId={idOf}
          getRowLabel={nameOf}
          isLoading={!data && isLoading}
          isRefreshing={data !== undefined && isLoading}
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
          empty={<EmptyState title="Nenhuma clínica encontrada." description="Tente outro nome ou código." />}
          footer={
            <Pagination
              page={page}
              pageSize={PAGE_SIZE}
              totalItems={data?.meta.totalItems}
              onPageChange={setPage}
            />
          }
        />
      </Stack>
    </Page>
  );
}
