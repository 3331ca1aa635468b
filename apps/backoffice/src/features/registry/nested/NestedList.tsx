import { getRegistryRecord, listRegistry, type ApiError } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import {
  mayInRegistry,
  newRecordTitle,
  REGISTRY_NOTICE,
  REGISTRY_TEXT,
  type NestedList as Nested,
  type Registry,
} from '@apto/domain/registry';
import { Button, EmptyState, Inline, LinkButton, Page, SearchField } from '@apto/ui';
import { Plus } from '@apto/ui/icons';
import { useEffect, useMemo, useState } from 'react';
import { isSilent, messageFrom, notify } from '../../../shared/notices/index.ts';
import { PagedTable } from '../../../shared/PagedTable.tsx';
import { usePermissions } from '../../../shared/session/index.ts';
import { useUnsaved } from '../../../shared/useUnsaved.tsx';
import { besideOf, breadcrumbsOf, nestedAddress, recordAddress } from '../addresses.ts';
import { createColumns } from '../listColumns.tsx';
import { nameOf, type Opened, type RegistryRow } from '../record.ts';
import { RecordDialogs } from '../RecordDialogs.tsx';
import { RecordPlace } from '../RecordPlace.tsx';
import { PAGE_SIZES, queryOf, useListState } from '../useListState.ts';
import { useInlineRows } from './useInlineRows.tsx';

interface Props {
  /** Whose record it hangs on. */
  readonly owner: Registry;
  readonly ownerId: number;
  readonly nested: Nested;
  /** The registry of its rows. */
  readonly registry: Registry;
}

const failureOf = (error: ApiError | undefined, isValidating: boolean): ApiError | null =>
  error && (error.status === 404 || !isValidating) ? error : null;

/** A list below one record (doc3 §2.9 'Nested form', §4.4 'Inline grid'): rows are added and changed in their place. */
export function NestedList({ owner, ownerId, nested, registry }: Props) {
  const permissions = usePermissions();
  const [state, setState] = useListState();
  const [typed, setTyped] = useState(state.search);
  const [opened, setOpened] = useState<Opened | null>(null);
  const parent = useCall(getRegistryRecord, { params: { registry: owner.name, id: ownerId } });
  const query = queryOf(state);
  const list = useCall(
    listRegistry,
    {
      params: { registry: registry.name },
      query: {
        page: state.page,
        limit: state.limit,
        ...query,
        extras: { ...query.extras, [nested.by]: ownerId },
      },
    },
    { keepPreviousData: true },
  );
  const { data, error, mutate } = list;
  const inline = useInlineRows({
    registry,
    by: nested.by,
    ownerId,
    onSaved: () => void mutate(),
  });
  const columns = useMemo(() => createColumns(registry, setOpened, nested.by), [registry, nested.by]);
  const { question } = useUnsaved(inline.edit.isDirty);
  const canAdd = mayInRegistry(permissions, registry, 'criar');
  const canEdit = mayInRegistry(permissions, registry, 'editar');

  useEffect(() => {
    if (error && !isSilent(error)) notify(REGISTRY_NOTICE.listFailed(messageFrom(error)));
  }, [error]);

  const name = parent.data ? nameOf(owner, parent.data) : owner.title;
  const [home, listing] = breadcrumbsOf(owner, name);
  const breadcrumbs = [
    ...(home && listing ? [home, listing] : []),
    { label: name, href: recordAddress(owner.name, ownerId) },
    { label: nested.label },
  ];
  if (!parent.data)
    return (
      <RecordPlace
        registry={owner}
        breadcrumbs={breadcrumbs}
        error={failureOf(parent.error, parent.isValidating)}
        onRetry={() => void parent.mutate()}
      />
    );
  const clear = () => {
    setTyped('');
    setState({ search: '' });
  };
  const add = canAdd ? (
    <Button variant="primary" icon={<Plus />} onPress={inline.add}>
      {newRecordTitle(registry)}
    </Button>
  ) : null;
  // What is being added stands first, before whatever the page shows.
  const shown = data && {
    ...data,
    items: inline.added ? [inline.added, ...data.items] : data.items,
  };
  const here = nestedAddress(owner.name, ownerId, nested.path);
  const others = besideOf(owner, ownerId).filter(({ href }) => href !== here);

  return (
    <Page
      title={nested.label}
      count={data?.meta.totalItems}
      purpose={name}
      breadcrumbs={breadcrumbs}
      actions={
        <Inline gap="x3">
          {others.map(({ label, href }) => (
            <LinkButton key={href} href={href}>
              {label}
            </LinkButton>
          ))}
          {add}
        </Inline>
      }
    >
      <Inline gap="x3" align="end">
        <SearchField
          placeholder={`Pesquisar em ${nested.label.toLowerCase()}`}
          value={typed}
          onChange={setTyped}
          onSubmit={(text) => setState({ search: text.trim() })}
          onClear={() => setState({ search: '' })}
        />
        {state.search === '' ? null : <Button onPress={clear}>Limpar filtros</Button>}
      </Inline>
      <PagedTable<RegistryRow>
        label={nested.label}
        columns={columns}
        getRowId={({ id }) => String(id)}
        getRowLabel={(row) => inline.labelOf(row)}
        {...(canEdit || inline.added ? { edit: inline.edit } : {})}
        empty={
          state.search === '' ? (
            <EmptyState title={REGISTRY_TEXT.empty} action={add} />
          ) : (
            <EmptyState
              kind="notFound"
              title={REGISTRY_TEXT.empty}
              action={<Button onPress={clear}>Limpar filtros</Button>}
            />
          )
        }
        sort={state.sort}
        onSortChange={(sort) => setState({ sort })}
        storageKey={`cadastro:${owner.name}/${nested.path}`}
        list={{ ...list, data: shown }}
        page={state.page}
        pageSize={state.limit}
        pageSizeOptions={PAGE_SIZES}
        onPageChange={(page) => setState({ page })}
        onPageSizeChange={(limit, page) => setState({ limit, page })}
      />
      {opened ? (
        <RecordDialogs
          registry={registry}
          opened={opened}
          onClose={() => setOpened(null)}
          onDone={() => void mutate()}
        />
      ) : null}
      {question}
    </Page>
  );
}
