import { agendaPrestadores, type Answer } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { EmptyState, Page, SearchField, Stack, TextLink, type DataTableColumn } from '@apto/ui';
import { useState } from 'react';
import { PagedTable } from '../../shared/PagedTable.tsx';
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
  const list = useCall(
    agendaPrestadores,
    { query: { page, limit: PAGE_SIZE, filter: filter || undefined } },
    { keepPreviousData: true },
  );
  const { data } = list;
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
        <PagedTable
          label="Clínicas"
          columns={COLUMNS}
          getRowId={idOf}
          getRowLabel={nameOf}
          empty={<EmptyState title="Nenhuma clínica encontrada." description="Tente outro nome ou código." />}
          list={list}
          failure="Problemas ao carregar informações!"
          page={page}
          pageSize={PAGE_SIZE}
          onPageChange={setPage}
        />
      </Stack>
    </Page>
  );
}
