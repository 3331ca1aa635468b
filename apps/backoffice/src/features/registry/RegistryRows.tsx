import type { Answer, ApiError, listRegistry } from '@apto/api-client';
import { REGISTRY_NOTICE, REGISTRY_TEXT, type Registry } from '@apto/domain/registry';
import { Button, ChipSearch, EmptyState, FilterBar, type ActiveFilter, type DataTableProps } from '@apto/ui';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { isSilent, messageFrom, notify } from '../../shared/notices/index.ts';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { createColumns } from './listColumns.tsx';
import { useListRoom } from './listRoom.ts';
import { nameOf, type Opened, type RegistryRow } from './record.ts';
import { RecordDialogs } from './RecordDialogs.tsx';
import { useTermCounts } from './useTermCounts.ts';
import { withinSentence } from './withinSentence.ts';
import { narrowedTo, type useListState } from './useListState.ts';

interface Props {
  readonly registry: Registry;
  /** The heading of the list. */
  readonly label: string;
  /** Of a list below a record: the field that names that record. */
  readonly within?: string;
  /** Under which the columns are kept as they are arranged. */
  readonly storageKey: string;
  /** Of a list below a record: that record, by the field that names it. */
  readonly owner?: Readonly<Record<string, number>>;
  readonly listState: ReturnType<typeof useListState>;
  readonly list: Pick<
    SWRResponse<Answer<typeof listRegistry>, ApiError>,
    'data' | 'error' | 'isLoading' | 'isValidating' | 'mutate'
  >;
  /** Rows are changed in their place. */
  readonly edit?: DataTableProps<RegistryRow>['edit'] | undefined;
  /** Beside the search. */
  readonly filters?: ReactNode;
  /** What narrows the list and is not seen beside the search, as chips. */
  readonly active?: readonly ActiveFilter[];
  readonly onRemoveFilter?: (id: string) => void;
  /** What to do where there is no record yet. */
  readonly emptyAction: ReactNode;
  /** What is said where search and filters find nothing. */
  readonly notFoundText?: string;
  /** What names a row, unless its naming field does. */
  readonly labelOf?: (row: RegistryRow) => string;
}

const NONE: readonly ActiveFilter[] = [];
const nothing = (): void => undefined;

/** Inactive records stand back (doc3 §3.5). */
const toneOf = ({ ativo: isActive }: RegistryRow) => (isActive ? undefined : 'muted');

/** The records of a registry by search and page, and what a row opens: of all of them, or of those below one record. */
export function RegistryRows(props: Props) {
  const { registry, label, within, list, filters, emptyAction, notFoundText, storageKey, edit, owner } =
    props;
  const { labelOf = (row) => nameOf(registry, row), active = NONE, onRemoveFilter = nothing } = props;
  const state = props.listState;
  const [opened, setOpened] = useState<Opened | null>(null);
  const { error, mutate } = list;
  const countOf = useTermCounts(registry, state, owner);
  // Below a record the rows are changed in their place: every column is there.
  const listRoom = useListRoom();
  const room = within === undefined ? listRoom : Infinity;
  const columns = useMemo(() => createColumns(registry, setOpened, room, within), [registry, room, within]);
  const isFiltered =
    state.search.length > 0 || state.shown !== 'all' || Object.keys(narrowedTo(registry, state)).length > 0;

  useEffect(() => {
    if (error && !isSilent(error)) notify(REGISTRY_NOTICE.listFailed(messageFrom(error)));
  }, [error]);

  return (
    <>
      <PagedTable<RegistryRow>
        label={label}
        columns={columns}
        getRowId={({ id }) => String(id)}
        getRowLabel={labelOf}
        getRowTone={toneOf}
        {...(edit ? { edit } : {})}
        empty={
          isFiltered ? (
            <EmptyState
              kind="notFound"
              title={REGISTRY_TEXT.empty}
              {...(notFoundText === undefined ? {} : { description: notFoundText })}
              action={<Button onPress={state.clear}>Limpar filtros</Button>}
            />
          ) : (
            <EmptyState title={REGISTRY_TEXT.empty} action={emptyAction} />
          )
        }
        sort={state.sort}
        onSortChange={(sort) => state.narrow({ sort })}
        storageKey={storageKey}
        toolbar={
          <FilterBar
            search={
              <ChipSearch
                label={`Pesquisar em ${withinSentence(label)}`}
                placeholder={`Pesquisar em ${withinSentence(label)}`}
                isLabelHidden
                value={state.box.terms}
                draft={state.box.draft}
                onDraftChange={state.box.onDraft}
                countOf={countOf}
                onChange={(search) => state.narrow({ search })}
              />
            }
            active={active}
            onRemove={onRemoveFilter}
            onClear={state.clear}
          >
            {filters}
            {isFiltered && active.length === 0 ? <Button onPress={state.clear}>Limpar filtros</Button> : null}
          </FilterBar>
        }
        list={list}
        {...state.paging}
      />
      {opened ? (
        <RecordDialogs
          registry={registry}
          opened={opened}
          onClose={() => setOpened(null)}
          onDone={() => void mutate()}
        />
      ) : null}
    </>
  );
}
