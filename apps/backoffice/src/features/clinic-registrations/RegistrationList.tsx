import { listRegistrations, type Answer } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { INVITING_TEXT, REGISTRATION_SITUATIONS, SITUATION_TEXT } from '@apto/domain/clinic-registration';
import { mayInRegistry, registryOf, type Registry } from '@apto/domain/registry';
import { formatInstant } from '@apto/domain/time';
import {
  Button,
  EmptyState,
  IconButton,
  Inline,
  SearchField,
  Select,
  Tag,
  TextLink,
  type DataTableColumn,
} from '@apto/ui';
import { Plus } from '@apto/ui/icons';
import { useState } from 'react';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { useListAddress } from '../../shared/useListAddress.ts';
import { useListSearch } from '../../shared/useListSearch.ts';
import { reviewRoute } from '../../shared/routing/records.ts';
import { useNarrowScreen } from '../../shared/useNarrowScreen.ts';
import { usePermissions } from '../../shared/session/index.ts';
import { TO_CLINICS } from './addresses.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { TrailPage } from '../../shared/TrailPage.tsx';

type Row = Answer<typeof listRegistrations>['items'][number];

const COLUMNS: readonly DataTableColumn<Row>[] = [
  {
    id: 'name',
    header: 'Clínica',
    isRowHeader: true,
    isGrow: true,
    cell: ({ prestador: { id, name, code } }) => (
      <TextLink href={reviewRoute(id)}>{`${code} - ${name}`}</TextLink>
    ),
  },
  {
    id: 'situacao',
    header: 'Situação',
    cell: ({ situacao: situation }) => (
      <Tag tone={SITUATION_TEXT[situation].tone}>{SITUATION_TEXT[situation].text}</Tag>
    ),
  },
  { id: 'email', header: 'E-mail', cell: ({ email }) => email ?? 'A clínica começou sozinha' },
  {
    id: 'createdAt',
    header: 'Pedido em',
    isNumeric: true,
    cell: ({ createdAt }) => formatInstant(createdAt),
  },
  {
    id: 'enviadoEm',
    header: 'Enviado em',
    isNumeric: true,
    cell: ({ enviadoEm: sentAt }) => (sentAt === null ? 'Ainda não' : formatInstant(sentAt)),
  },
];
const SITUATIONS = REGISTRATION_SITUATIONS.map((value) => ({ value, label: SITUATION_TEXT[value].text }));

const INVITE_LABEL = 'Convidar clínica';

/** What clinics say of themselves: what waits for a decision on top. */
export function RegistrationList() {
  const permissions = usePermissions();
  const address = useListAddress();
  const { page, limit, get, narrow, paging } = address;
  const { searched, empty, box } = useListSearch(address);
  const situation = REGISTRATION_SITUATIONS.find((each) => each === get('situacao')) ?? null;
  const clear = () => {
    empty();
    narrow({ filter: null, situacao: null });
  };
  const [isInviting, setInviting] = useState(false);
  const list = useCall(
    listRegistrations,
    {
      query: {
        page,
        limit,
        ...(searched === '' ? {} : { filter: searched }),
        ...(situation ? { situacao: situation } : {}),
      },
    },
    { keepPreviousData: true },
  );
  const { data, mutate } = list;
  const canInvite = mayInRegistry(permissions, registryOf('supplier') as Registry, 'criar');
  const isNarrow = useNarrowScreen();
  const inviting = {
    variant: 'primary',
    icon: <Plus />,
    onPress: () => setInviting(true),
    disabledReason: mayInRegistry(permissions, registryOf('users') as Registry, 'criar')
      ? undefined
      : INVITING_TEXT,
  } as const;
  const invite = canInvite ? <Button {...inviting}>{INVITE_LABEL}</Button> : null;
  return (
    <TrailPage
      title="Cadastros das clínicas"
      count={data?.meta.totalItems}
      breadcrumbs={[...TO_CLINICS, { label: 'Cadastros das clínicas' }]}
      purpose="A clínica informa os próprios dados por um link; nada vale antes de a equipe aceitar."
      actions={invite && isNarrow ? <IconButton {...inviting} label={INVITE_LABEL} /> : invite}
    >
      <Inline gap="x3" align="end">
        <SearchField placeholder="Pesquisar clínica" width="lg" {...box} />
        <Select
          label="Situação"
          isLabelHidden
          placeholder="Todas as situações"
          width="md"
          options={SITUATIONS}
          value={situation}
          isClearable
          onChange={(value) => narrow({ situacao: value })}
        />
      </Inline>
      <PagedTable
        label="Cadastros das clínicas"
        columns={COLUMNS}
        getRowId={({ prestador }) => String(prestador.id)}
        getRowLabel={({ prestador }) => prestador.name}
        empty={
          searched !== '' || situation !== null ? (
            <EmptyState
              kind="notFound"
              title="Nenhum cadastro encontrado."
              description="Tente outro nome ou situação."
              action={<Button onPress={clear}>Limpar filtros</Button>}
            />
          ) : (
            <EmptyState
              title="Nenhum cadastro pedido ainda."
              description="Convide uma clínica nova, ou peça a atualização na página de um prestador."
              action={invite}
            />
          )
        }
        list={list}
        {...paging}
      />
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} onDone={() => void mutate()} /> : null}
    </TrailPage>
  );
}
