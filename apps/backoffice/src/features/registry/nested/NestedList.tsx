import { getRegistryRecord, listRegistry, type ApiError } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import {
  mayInRegistry,
  newRecordTitle,
  type NestedList as Nested,
  type Registry,
} from '@apto/domain/registry';
import { Button, IconButton, Inline } from '@apto/ui';
import { Plus } from '@apto/ui/icons';
import { usePermissions } from '../../../shared/session/index.ts';
import { useNarrowScreen } from '../../../shared/useNarrowScreen.ts';
import { useUnsaved } from '../../../shared/useUnsaved.tsx';
import { besideOf, breadcrumbsOf, nestedAddress, recordAddress } from '../addresses.ts';
import { BesideLinks } from '../BesideLinks.tsx';
import { nameOf } from '../record.ts';
import { RecordPlace } from '../RecordPlace.tsx';
import { RegistryRows } from '../RegistryRows.tsx';
import { queryOf, useListState } from '../useListState.ts';
import { useInlineRows } from './useInlineRows.tsx';
import { TrailPage } from '../../../shared/TrailPage.tsx';

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
  const isNarrow = useNarrowScreen();
  const state = useListState();
  const owned = { [nested.by]: ownerId };
  const parent = useCall(getRegistryRecord, { params: { registry: owner.name, id: ownerId } });
  const query = queryOf(registry, state);
  const list = useCall(
    listRegistry,
    {
      params: { registry: registry.name },
      query: {
        page: state.page,
        limit: state.limit,
        ...query,
        extras: { ...query.extras, ...owned },
      },
    },
    { keepPreviousData: true },
  );
  const { data, mutate } = list;
  const inline = useInlineRows({
    registry,
    by: nested.by,
    ownerId,
    onSaved: () => void mutate(),
  });
  const { question } = useUnsaved(inline.isDirty);
  const canAdd = mayInRegistry(permissions, registry, 'criar');
  const canEdit = mayInRegistry(permissions, registry, 'editar');

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
  const adding = { variant: 'primary', icon: <Plus />, onPress: inline.add } as const;
  const add = canAdd ? <Button {...adding}>{newRecordTitle(registry)}</Button> : null;
  // What is being added stands first, before whatever the page shows.
  const shown = data && {
    ...data,
    items: inline.added ? [inline.added, ...data.items] : data.items,
  };
  const here = nestedAddress(owner.name, ownerId, nested.path);
  const others = besideOf(owner, ownerId, permissions).filter(({ href }) => href !== here);

  return (
    <TrailPage
      title={nested.label}
      count={data?.meta.totalItems}
      purpose={name}
      breadcrumbs={breadcrumbs}
      actions={
        <Inline gap={isNarrow ? 'x2' : 'x3'} isWrapping={!isNarrow}>
          <BesideLinks links={others} />
          {add && isNarrow ? <IconButton {...adding} label={newRecordTitle(registry)} /> : add}
        </Inline>
      }
    >
      <RegistryRows
        registry={registry}
        label={nested.label}
        within={nested.by}
        storageKey={`cadastro:${owner.name}/${nested.path}`}
        listState={state}
        owner={owned}
        list={{ ...list, data: shown }}
        labelOf={inline.labelOf}
        edit={canEdit || inline.added ? inline.edit : undefined}
        emptyAction={add}
      />
      {question}
    </TrailPage>
  );
}
