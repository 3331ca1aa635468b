import { listBoletins, type BoletimHeadline } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { formatDate, formatInstant } from '@apto/domain/time';
import { EmptyState, Tag, TextLink, type DataTableColumn } from '@apto/ui';
import { Info, Pencil } from '@apto/ui/icons';
import { PageLink } from '../../shared/PageLink.tsx';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { useListAddress } from '../../shared/useListAddress.ts';
import { boletimRoute } from '../../shared/routing/records.ts';
import { usePermission } from '../../shared/session/index.ts';
import { TrailPage } from '../../shared/TrailPage.tsx';

const columns: readonly DataTableColumn<BoletimHeadline>[] = [
  {
    id: 'descricao',
    header: 'Boletim',
    isRowHeader: true,
    isGrow: true,
    width: 320,
    cell: ({ id, descricao: title }) => <TextLink href={boletimRoute(id)}>{title}</TextLink>,
    exportValue: ({ descricao: title }) => title,
  },
  { id: 'data', header: 'Data', width: 120, cell: ({ data: day }) => formatDate(day) },
  {
    id: 'lidoEm',
    header: 'Leitura',
    width: 230,
    cell: ({ lidoEm: readAt }) =>
      readAt === null ? <Tag tone="info">Não lido</Tag> : `Lido em ${formatInstant(readAt)}`,
  },
];

const unreadText = (unread: number): string =>
  unread === 0 ? 'Você leu todos.' : unread === 1 ? '1 ainda não lido.' : `${unread} ainda não lidos.`;

/** `/boletins/view`: what the company tells whoever looks, the newest first, and what they have not read (docs/decisions/0159). */
export function BoletimList() {
  const writes = usePermission('cadastro_boletins');
  const { page, limit, paging } = useListAddress();
  const list = useCall(listBoletins, { query: { page, limit } }, { keepPreviousData: true });
  const { data } = list;
  return (
    <TrailPage
      title="Boletins da empresa"
      count={data?.meta.totalItems}
      breadcrumbs={[{ label: 'Cadastros', href: '/cadastros' }, { label: 'Boletins da empresa' }]}
      purpose={
        data && data.meta.totalItems > 0 ? unreadText(data.naoLidos) : 'O que a empresa tem a dizer a você.'
      }
      actions={
        writes ? <PageLink href="/boletins/list" icon={<Pencil />} label="Escrever e alterar" /> : null
      }
    >
      <PagedTable
        {...paging}
        list={list}
        label="Boletins da empresa"
        columns={columns}
        getRowId={({ id }) => String(id)}
        getRowLabel={({ descricao: title }) => title}
        empty={<EmptyState icon={<Info />} title="Nenhum boletim para você ainda." />}
      />
    </TrailPage>
  );
}
