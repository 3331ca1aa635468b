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
const idOf = ({ id }: Row): string => String(id);
const nameOf = ({ name }: Row): string => name;

/** The clinics of the company, those that reserve slots first, each leading to what it is chosen for (doc3 agenda/list). */
export function AgendaList({ choice: { title, purpose, to, day } = AGENDAS }: { choice?: ClinicChoice }) {
  const columns = useMemo(() => columnsTo(to, day !== undefined), [to, day]);
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
