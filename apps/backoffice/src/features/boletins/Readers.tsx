import { boletimReaders, type Answer } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { formatInstant } from '@apto/domain/time';
import { EmptyState, Section, Tag, type DataTableColumn } from '@apto/ui';
import { User } from '@apto/ui/icons';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { useListAddress } from '../../shared/useListAddress.ts';

type Reader = Answer<typeof boletimReaders>['items'][number];

const columns: readonly DataTableColumn<Reader>[] = [
  { id: 'name', header: 'Pessoa', isRowHeader: true, isGrow: true, width: 260, cell: ({ name }) => name },
  {
    id: 'lidoEm',
    header: 'Leitura',
    width: 230,
    cell: ({ lidoEm: readAt }) =>
      readAt === null ? <Tag tone="neutral">Ainda não leu</Tag> : `Leu em ${formatInstant(readAt)}`,
  },
];

/** For whoever writes bulletins: who one is for, and who of them has read it. */
export function Readers({ id }: { id: number }) {
  const { page, limit, paging } = useListAddress();
  const list = useCall(
    boletimReaders,
    { params: { id }, query: { page, limit } },
    { keepPreviousData: true },
  );
  const { data } = list;
  return (
    <Section
      title="Quem leu"
      description={
        data
          ? `${data.lidos} de ${data.meta.totalItems} já leram.`
          : 'Quem recebe este boletim, e quem já o leu.'
      }
    >
      <PagedTable
        {...paging}
        list={list}
        label="Quem leu"
        columns={columns}
        getRowId={(reader) => String(reader.id)}
        getRowLabel={({ name }) => name}
        empty={<EmptyState icon={<User />} title="Ninguém recebe este boletim." />}
      />
    </Section>
  );
}
