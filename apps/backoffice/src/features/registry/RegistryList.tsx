import { listRegistry, registrySheet } from '@apto/api-client';
import { useApi, useCall } from '@apto/api-client/react';
import {
  mayInRegistry,
  newRecordTitle,
  REGISTRY_NOTICE,
  REGISTRY_TEXT,
  type Registry,
} from '@apto/domain/registry';
import { PERMISSION } from '@apto/domain/permissions';
import { Button, EmptyState, Inline, LinkButton, Page, SearchField, SegmentedControl } from '@apto/ui';
import { FileSpreadsheet, Plus, Upload } from '@apto/ui/icons';
import { useEffect, useMemo, useState } from 'react';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { saveFile } from '../../shared/download.ts';
import { isSilent, messageFrom, notify } from '../../shared/notices/index.ts';
import { IMPORT_ROUTE, STRUCTURE_IMPORT_ROUTE } from '../../shared/routing/addresses.ts';
import { usePermission, usePermissions } from '../../shared/session/index.ts';
import { besideOf, newAddress, REGISTRIES_ROUTE } from './addresses.ts';
import { createColumns } from './listColumns.tsx';
import { nameOf, type Opened } from './record.ts';
import { RecordDialogs } from './RecordDialogs.tsx';
import { PAGE_SIZES, queryOf, useListState, type Shown } from './useListState.ts';

const SHOWN: readonly { value: Shown; label: string }[] = [
  { value: 'all', label: 'Todos' },
  { value: 'active', label: 'Ativos' },
  { value: 'inactive', label: 'Inativos' },
];

/** Registries that a spreadsheet can fill, and where that begins. */
const IMPORTS: Readonly<Record<string, string>> = {
  employee: `${IMPORT_ROUTE}/new`,
  branch: `${STRUCTURE_IMPORT_ROUTE}/new/selecao-cadastro?cadastro=UNIDADES`,
  department: `${STRUCTURE_IMPORT_ROUTE}/new/selecao-cadastro?cadastro=SETORES`,
  position: `${STRUCTURE_IMPORT_ROUTE}/new/selecao-cadastro?cadastro=CARGOS`,
  hierarchy: `${STRUCTURE_IMPORT_ROUTE}/new/selecao-cadastro?cadastro=HIERARQUIAS`,
};

/** The list of every registry (doc3 §2.9). */
export function RegistryList({ registry }: { registry: Registry }) {
  const { name, title } = registry;
  const api = useApi();
  const permissions = usePermissions();
  const [state, setState] = useListState();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [typed, setTyped] = useState(state.search);
  const [isExporting, setExporting] = useState(false);
  const list = useCall(
    listRegistry,
    { params: { registry: name }, query: { page: state.page, limit: state.limit, ...queryOf(state) } },
    { keepPreviousData: true },
  );
  const { data, error, isValidating, mutate } = list;
  const columns = useMemo(() => createColumns(registry, setOpened), [registry]);
  const isFiltered = state.search !== '' || state.shown !== 'all';
  const canCreate = mayInRegistry(permissions, registry, 'criar');
  const canImport = usePermission(PERMISSION.IMPORTACAO_CRIAR);

  useEffect(() => {
    if (error && !isSilent(error)) notify(REGISTRY_NOTICE.listFailed(messageFrom(error)));
  }, [error]);

  const totalPages = data?.meta.totalPages;
  useEffect(() => {
    if (totalPages !== undefined && totalPages > 0 && state.page > totalPages && !isValidating)
      setState({ page: totalPages });
  });

  const clear = () => {
    setTyped('');
    setState({ search: '', shown: 'all' });
  };
  const add = canCreate ? (
    <LinkButton href={newAddress(name)} variant="primary" icon={<Plus />}>
      {newRecordTitle(registry)}
    </LinkButton>
  ) : null;

  const imports = IMPORTS[name];
  const bring =
    canImport && imports !== undefined ? (
      <LinkButton href={imports} icon={<Upload />}>
        Importar planilha
      </LinkButton>
    ) : null;

  async function exportSheet() {
    setExporting(true);
    try {
      const { blob, name: file } = await api.download(registrySheet, {
        params: { registry: name },
        query: queryOf(state),
      });
      saveFile(blob, file ?? `${name}.xlsx`);
    } catch {
      notify(REGISTRY_NOTICE.sheetFailed());
    } finally {
      setExporting(false);
    }
  }

  return (
    <Page
      title={title}
      count={data?.meta.totalItems}
      breadcrumbs={[{ label: 'Cadastros', href: REGISTRIES_ROUTE }, { label: title }]}
      actions={
        <Inline gap="x3">
          {besideOf(registry, null).map(({ label, href }) => (
            <LinkButton key={href} href={href}>
              {label}
            </LinkButton>
          ))}
          <Button
            icon={<FileSpreadsheet />}
            data-tour="export"
            isPending={isExporting}
            onPress={() => void exportSheet()}
          >
            Exportar planilha
          </Button>
          {bring}
          {add}
        </Inline>
      }
    >
      <Inline gap="x3" align="end">
        <SearchField
          placeholder={`Pesquisar em ${title.toLowerCase()}`}
          value={typed}
          onChange={setTyped}
          onSubmit={(text) => setState({ search: text.trim() })}
          onClear={() => setState({ search: '' })}
        />
        {registry.hasActivation === false ? null : (
          <SegmentedControl<Shown>
            label="Situação"
            options={SHOWN}
            value={state.shown}
            onChange={(shown) => setState({ shown })}
          />
        )}
        {isFiltered ? <Button onPress={clear}>Limpar filtros</Button> : null}
      </Inline>
      <PagedTable
        label={title}
        columns={columns}
        getRowId={({ id }) => String(id)}
        getRowLabel={(row) => nameOf(registry, row)}
        empty={
          isFiltered ? (
            <EmptyState
              kind="notFound"
              title={REGISTRY_TEXT.empty}
              description="Nada corresponde à busca e ao filtro."
              action={<Button onPress={clear}>Limpar filtros</Button>}
            />
          ) : (
            <EmptyState
              title={REGISTRY_TEXT.empty}
              action={
                bring ? (
                  <Inline gap="x3">
                    {bring}
                    {add}
                  </Inline>
                ) : (
                  add
                )
              }
            />
          )
        }
        sort={state.sort}
        onSortChange={(sort) => setState({ sort })}
        storageKey={`cadastro:${name}`}
        list={list}
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
    </Page>
  );
}
