import { listMany, type ManyProgress } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { formatInstant } from '@apto/domain/time';
import { EmptyState, LinkButton, Tag, TextLink, type DataTableColumn } from '@apto/ui';
import { Plus } from '@apto/ui/icons';
import { PageLink } from '../../shared/PageLink.tsx';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { useListAddress } from '../../shared/useListAddress.ts';
import { HOME_ROUTE } from '../../shared/routing/addresses.ts';
import { LOOK, manyRoute, NEW_MANY_ROUTE, STATE } from './states.ts';
import { TrailPage } from '../../shared/TrailPage.tsx';

const TITLE = 'Solicitações em lote';

const COLUMNS: readonly DataTableColumn<ManyProgress>[] = [
  {
    id: 'quando',
    header: 'Quando',
    isRowHeader: true,
    width: 160,
    cell: ({ id, createdAt }) => <TextLink href={manyRoute(id)}>{formatInstant(createdAt)}</TextLink>,
  },
  { id: 'cliente', header: 'Cliente', isGrow: true, width: 200, cell: ({ cliente }) => cliente },
  { id: 'tipo', header: 'Tipo de exame', width: 160, cell: ({ tipoExame: type }) => type },
  { id: 'clinica', header: 'Clínica', isGrow: true, width: 200, cell: ({ prestador }) => prestador },
  {
    id: 'situacao',
    header: 'Situação',
    width: 150,
    cell: ({ situacao: state }) => <Tag tone={STATE[state].tone}>{STATE[state].label}</Tag>,
  },
  {
    id: 'resultado',
    header: 'Criados',
    isNumeric: true,
    width: 110,
    cell: ({ feitos: done, total }) => `${done} de ${total}`,
  },
];

const ADD = { href: NEW_MANY_ROUTE, variant: 'primary', icon: <Plus /> } as const;
const ADD_LABEL = 'Nova solicitação em lote';

/** The caller's own bulk requests, and the way to a new one. */
export function ManyList() {
  const { page, limit, paging } = useListAddress();
  const list = useCall(
    listMany,
    { query: { page, limit } },
    {
      keepPreviousData: true,
      refreshInterval: (latest) =>
        latest?.items.some(({ situacao: state }) => state === 'EM_CURSO') ? LOOK : 0,
    },
  );
  return (
    <TrailPage
      title={TITLE}
      count={list.data?.meta.totalItems}
      breadcrumbs={[{ label: 'Agendamentos', href: HOME_ROUTE }, { label: TITLE }]}
      actions={<PageLink {...ADD} label={ADD_LABEL} />}
    >
      <PagedTable
        label={TITLE}
        columns={COLUMNS}
        getRowId={({ id }) => String(id)}
        getRowLabel={({ createdAt }) => formatInstant(createdAt)}
        empty={
          <EmptyState
            title="Nenhuma solicitação em lote ainda."
            description="Cole uma lista de até 500 funcionários: você confere cada um antes de qualquer coisa ser criada."
            action={<LinkButton {...ADD}>{ADD_LABEL}</LinkButton>}
          />
        }
        list={list}
        isQuiet={list.data?.items.some(({ situacao: state }) => state === 'EM_CURSO')}
        {...paging}
      />
    </TrailPage>
  );
}
