import { agendaPrestadores, type Answer } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { mayInRegistry, registryOf } from '@apto/domain/registry';
import { shortCompany } from '@apto/domain/text';
import {
  Button,
  EmptyState,
  LinkButton,
  Page,
  SearchField,
  Stack,
  TextLink,
  type DataTableColumn,
} from '@apto/ui';
import { useMemo } from 'react';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { useListAddress } from '../../shared/useListAddress.ts';
import { useListSearch } from '../../shared/useListSearch.ts';
import { usePermissions } from '../../shared/session/index.ts';
import { useNarrowScreen } from '../../shared/useNarrowScreen.ts';
import { AGENDAS, type ClinicChoice } from './lists.ts';

type Row = Answer<typeof agendaPrestadores>['items'][number];

const PAGE_SIZE = 20;
const ONE_SIZE = [PAGE_SIZE];
const MARKED: DataTableColumn<Row> = {
  id: 'marcados',
  header: 'Marcados',
  width: 100,
  isNumeric: true,
  align: 'end',
  cell: ({ marcados: count }) => String(count ?? 0),
};
const columnsTo = (addressOf: (id: number) => string, isOfDay: boolean): readonly DataTableColumn<Row>[] => [
  {
    id: 'name',
    header: 'Clínica',
    isRowHeader: true,
    isGrow: true,
    cell: ({ id, name, code }) => <TextLink href={addressOf(id)}>{`${code} - ${name}`}</TextLink>,
    shorten: shortCompany,
  },
  ...(isOfDay ? [MARKED] : []),
  { id: 'cidade', header: 'Cidade', width: 206, cell: ({ cidade, estado: uf }) => `${cidade} - ${uf}` },
  {
    id: 'reserva',
    header: 'Reserva de horários',
    width: 156,
    cell: ({ reservaFaixas }) => (reservaFaixas ? 'Sim' : 'Não'),
  },
  { id: 'ambientes', header: 'Salas', width: 68, align: 'end', cell: ({ ambientes }) => String(ambientes) },
  { id: 'agendas', header: 'Agendas', width: 88, align: 'end', cell: ({ agendas }) => String(agendas) },
];
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** 'Recife - PE · 1 sala · 2 agendas': what a card says below the name. Most clinics reserve times: it is told where one does not. */
const summary = (row: Row, isOfDay: boolean): string =>
  [
    isOfDay ? counted(row.marcados ?? 0, 'marcado', 'marcados') : '',
    `${row.cidade} - ${row.estado}`,
    counted(row.ambientes, 'sala', 'salas'),
    counted(row.agendas, 'agenda', 'agendas'),
    row.reservaFaixas ? '' : 'sem reserva de horários',
  ]
    .filter(Boolean)
    .join(' · ');

/** On a phone a row is a card of its name and one line. */
const asCards = (
  columns: readonly DataTableColumn<Row>[],
  isOfDay: boolean,
): readonly DataTableColumn<Row>[] => [
  ...columns.map((column) => (column.isRowHeader ? column : { ...column, card: 'none' as const })),
  { id: 'resumo', header: 'Resumo', card: 'line', cell: (row) => summary(row, isOfDay) },
];
const idOf = ({ id }: Row): string => String(id);
const nameOf = ({ name }: Row): string => name;

/** The clinics of the company, those that reserve slots first, each leading to what it is chosen for (doc3 agenda/list). */
export function AgendaList({ choice: { title, purpose, to, day } = AGENDAS }: { choice?: ClinicChoice }) {
  const isNarrow = useNarrowScreen();
  const columns = useMemo(() => {
    const all = columnsTo(to, day !== undefined);
    return isNarrow ? asCards(all, day !== undefined) : all;
  }, [to, day, isNarrow]);
  const clinics = registryOf('supplier');
  const permissions = usePermissions();
  const canCreate = clinics !== null && mayInRegistry(permissions, clinics, 'criar');
  const address = useListAddress(ONE_SIZE);
  const { page, paging } = address;
  const { searched, box } = useListSearch(address);
  const list = useCall(
    agendaPrestadores,
    { query: { page, limit: PAGE_SIZE, filter: searched || undefined, data: day } },
    { keepPreviousData: true },
  );
  const { data } = list;
  return (
    <Page title={title} count={data?.meta.totalItems} purpose={purpose}>
      <Stack gap="x4">
        <SearchField label="Buscar clínica" isLabelHidden placeholder="Nome ou código" {...box} />
        <PagedTable
          label="Clínicas"
          cards="compact"
          columns={columns}
          getRowId={idOf}
          getRowLabel={nameOf}
          empty={
            searched === '' ? (
              <EmptyState
                title="Nenhuma clínica cadastrada."
                description="A agenda é de uma clínica: cadastre a primeira."
                action={
                  canCreate ? (
                    <LinkButton href="/supplier/new" variant="primary">
                      Cadastrar clínica
                    </LinkButton>
                  ) : undefined
                }
              />
            ) : (
              <EmptyState
                kind="notFound"
                title="Nenhuma clínica encontrada."
                description="Tente outro nome ou código."
                action={<Button onPress={box.onClear}>Limpar filtros</Button>}
              />
            )
          }
          list={list}
          failure="Problemas ao carregar informações!"
          {...paging}
        />
      </Stack>
    </Page>
  );
}
