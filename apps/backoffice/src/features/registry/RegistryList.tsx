import { listRegistry, registrySheet } from '@apto/api-client';
import { useApi, useCall } from '@apto/api-client/react';
import { addLabel, mayInRegistry, REGISTRY_NOTICE, type Registry } from '@apto/domain/registry';
import { PERMISSION } from '@apto/domain/permissions';
import { Button, Inline, LinkButton } from '@apto/ui';
import { FileSpreadsheet, Plus, Upload } from '@apto/ui/icons';
import { notify } from '../../shared/notices/index.ts';
import { IMPORT_ROUTE, STRUCTURE_IMPORT_ROUTE } from '../../shared/routing/addresses.ts';
import { usePermission, usePermissions } from '../../shared/session/index.ts';
import { useFileSaving } from '../../shared/useFileSaving.ts';
import { useNarrowScreen } from '../../shared/useNarrowScreen.ts';
import { besideOf, newAddress, REGISTRIES_ROUTE } from './addresses.ts';
import { RegistryRows } from './RegistryRows.tsx';
import { BesideLinks } from './BesideLinks.tsx';
import { useListLeft } from './listWay.ts';
import { queryOf, useListState } from './useListState.ts';
import { useListFilters } from './useListFilters.tsx';
import { TrailPage } from '../../shared/TrailPage.tsx';

const COMPANY_IMPORT = `${STRUCTURE_IMPORT_ROUTE}/new/selecao-cadastro?tipo=REDE&cadastro=`;
/** Registries that a spreadsheet can fill, and where that begins. */
const IMPORTS: Readonly<Record<string, string>> = {
  employee: `${IMPORT_ROUTE}/new`,
  branch: `${STRUCTURE_IMPORT_ROUTE}/new/selecao-cadastro?cadastro=UNIDADES`,
  department: `${STRUCTURE_IMPORT_ROUTE}/new/selecao-cadastro?cadastro=SETORES`,
  position: `${STRUCTURE_IMPORT_ROUTE}/new/selecao-cadastro?cadastro=CARGOS`,
  hierarchy: `${STRUCTURE_IMPORT_ROUTE}/new/selecao-cadastro?cadastro=HIERARQUIAS`,
  customers: `${COMPANY_IMPORT}CLIENTES`,
  procedure: `${COMPANY_IMPORT}PROCEDIMENTOS`,
  supplier: `${COMPANY_IMPORT}PRESTADORES`,
};

/** The list of every registry (doc3 §2.9). */
export function RegistryList({ registry }: { registry: Registry }) {
  const { name, title } = registry;
  const api = useApi();
  const permissions = usePermissions();
  const isNarrow = useNarrowScreen();
  const state = useListState();
  useListLeft(name);
  const filters = useListFilters(registry, state);
  const { isSaving, save } = useFileSaving(() => notify(REGISTRY_NOTICE.sheetFailed()));
  const list = useCall(
    listRegistry,
    {
      params: { registry: name },
      query: { page: state.page, limit: state.limit, ...queryOf(registry, state) },
    },
    { keepPreviousData: true },
  );
  const canCreate = mayInRegistry(permissions, registry, 'criar');
  const canImport = usePermission(PERMISSION.IMPORTACAO_CRIAR);

  // On a phone the page's buttons are icons beside its title (doc3 §9): the name is what is heard.
  const addWords = addLabel(registry);
  const add = (isShort: boolean) =>
    canCreate ? (
      <LinkButton
        href={newAddress(name)}
        variant="primary"
        aria-label={isShort ? addWords : undefined}
        // The document's '+Novo' brings its own.
        {...(registry.addLabel === undefined || isShort ? { icon: <Plus /> } : {})}
      >
        {isShort ? null : addWords}
      </LinkButton>
    ) : null;

  const imports = IMPORTS[name];
  const bring = (isShort: boolean) =>
    canImport && imports !== undefined ? (
      <LinkButton href={imports} icon={<Upload />} aria-label="Importar planilha">
        {isShort ? null : 'Importar planilha'}
      </LinkButton>
    ) : null;

  const beside = <BesideLinks links={besideOf(registry, null, permissions)} />;
  const exportSheet = () =>
    save(
      () => api.download(registrySheet, { params: { registry: name }, query: queryOf(registry, state) }),
      `${title}.xlsx`,
    );

  return (
    <TrailPage
      title={title}
      count={list.data?.meta.totalItems}
      hasMore={list.data?.meta.hasMoreItems}
      breadcrumbs={[{ label: 'Cadastros', href: REGISTRIES_ROUTE }, { label: title }]}
      actions={
        <Inline gap="x3">
          {isNarrow ? null : beside}
          {/* They stay together: none goes into a line alone. */}
          <Inline gap={isNarrow ? 'x2' : 'x3'} isWrapping={!isNarrow}>
            {isNarrow ? beside : null}
            <Button
              icon={<FileSpreadsheet />}
              data-tour="export"
              aria-label="Exportar planilha"
              isPending={isSaving}
              onPress={() => void exportSheet()}
            >
              {isNarrow ? null : 'Exportar planilha'}
            </Button>
            {bring(isNarrow)}
            {add(isNarrow)}
          </Inline>
        </Inline>
      }
    >
      <RegistryRows
        registry={registry}
        label={title}
        storageKey={`cadastro:${name}`}
        listState={state}
        list={list}
        {...filters}
        notFoundText="Nada corresponde à busca e ao filtro."
        emptyAction={
          <Inline gap="x3">
            {bring(false)}
            {add(false)}
          </Inline>
        }
      />
    </TrailPage>
  );
}
