import { listImports, type ImportSummary } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import {
  IMPORT_STATE_LABEL,
  importOf,
  isImportDraft,
  isImportRunning,
  type ImportState,
} from '@apto/domain/imports';
import { PERMISSION } from '@apto/domain/permissions';
import { formatInstant } from '@apto/domain/time';
import { EmptyState, LinkButton, Tag, TextLink, type DataTableColumn } from '@apto/ui';
import { Building2, Plus, Users } from '@apto/ui/icons';
import { useMemo } from 'react';
import { PageLink } from '../../shared/PageLink.tsx';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { useListAddress } from '../../shared/useListAddress.ts';
import { usePermission } from '../../shared/session/index.ts';
import { importAddress, listRoute, stageOf, type Wizard } from './steps.ts';
import { TrailPage } from '../../shared/TrailPage.tsx';

/** Between two looks while one of them runs, in ms. */
const LOOK = 2000;

const TONE = {
  RASCUNHO: 'neutral',
  VALIDANDO: 'info',
  CONFERIDA: 'warning',
  EM_CURSO: 'info',
  CONCLUIDA: 'success',
  FALHOU: 'danger',
  DESFAZENDO: 'info',
  DESFEITA: 'neutral',
} as const satisfies Record<ImportState, string>;

const count = (n: number): string => n.toLocaleString('pt-BR');

const COLUMNS: readonly DataTableColumn<ImportSummary>[] = [
  {
    id: 'arquivo',
    header: 'Arquivo',
    isRowHeader: true,
    isGrow: true,
    width: 220,
    cell: (each) => (
      <TextLink href={importAddress(each.id, each.tipo, stageOf(each.situacao))}>{each.arquivo}</TextLink>
    ),
    exportValue: (each) => each.arquivo,
  },
  { id: 'cadastro', header: 'Cadastro', width: 130, cell: ({ tipo: kind }) => importOf(kind).title },
  { id: 'cliente', header: 'Cliente', isGrow: true, width: 200, cell: ({ cliente }) => cliente?.name ?? '' },
  {
    id: 'situacao',
    header: 'Situação',
    width: 150,
    cell: ({ situacao: state }) => <Tag tone={TONE[state]}>{IMPORT_STATE_LABEL[state]}</Tag>,
  },
  {
    id: 'linhas',
    header: 'Linhas',
    isNumeric: true,
    width: 90,
    cell: ({ contagem: counts }) => count(counts.total),
  },
  {
    id: 'resultado',
    header: 'Resultado',
    width: 220,
    cell: ({ situacao: state, contagem: counts }) =>
      isImportDraft(state)
        ? counts.comErro > 0
          ? `Com erro: ${count(counts.comErro)}`
          : ''
        : state === 'DESFEITA'
          ? `Desfeitas: ${count(counts.desfeitas)}; mantidas: ${count(counts.mantidas)}`
          : `Importadas: ${count(counts.feitas)}; recusadas: ${count(counts.recusadas)}`,
  },
  { id: 'quem', header: 'Quem', width: 160, cell: ({ usuario: author }) => author.name },
  { id: 'quando', header: 'Quando', width: 160, cell: ({ createdAt }) => formatInstant(createdAt) },
];

const TITLE: Readonly<Record<Wizard, string>> = {
  FUNCIONARIOS: 'Importações de funcionários',
  ESTRUTURA: 'Importações de cadastros',
};
const ADD_LABEL = 'Nova importação';

/** `/importacao` and `/importacao-cadastro-estrutura`: the history, and the way to a new one (doc3 §2.1). */
export function ImportList({ wizard }: { wizard: Wizard }) {
  const canImport = usePermission(PERMISSION.IMPORTACAO_CRIAR);
  const { page, limit, paging } = useListAddress();
  const list = useCall(
    listImports,
    { query: { page, limit, grupo: wizard } },
    {
      keepPreviousData: true,
      refreshInterval: (latest) =>
        latest?.items.some(({ situacao: state }) => isImportRunning(state)) ? LOOK : 0,
    },
  );
  const { data } = list;
  const title = TITLE[wizard];
  const other: Wizard = wizard === 'FUNCIONARIOS' ? 'ESTRUTURA' : 'FUNCIONARIOS';
  const add = useMemo(
    () => ({ href: `${listRoute(wizard)}/new`, variant: 'primary', icon: <Plus /> }) as const,
    [wizard],
  );
  return (
    <TrailPage
      title={title}
      count={data?.meta.totalItems}
      breadcrumbs={[{ label: 'Cadastros', href: '/cadastros' }, { label: title }]}
      actions={
        <>
          <PageLink
            href={listRoute(other)}
            icon={other === 'ESTRUTURA' ? <Building2 /> : <Users />}
            label={TITLE[other]}
          />
          {canImport ? <PageLink {...add} label={ADD_LABEL} /> : null}
        </>
      }
    >
      <PagedTable
        label={title}
        columns={COLUMNS}
        getRowId={({ id }) => String(id)}
        getRowLabel={({ arquivo: file }) => file}
        empty={
          <EmptyState
            title="Nenhuma importação ainda."
            description="Envie uma planilha: você confere cada linha antes de qualquer coisa ser gravada."
            action={canImport ? <LinkButton {...add}>{ADD_LABEL}</LinkButton> : null}
          />
        }
        storageKey={`importacoes:${wizard}`}
        list={list}
        isQuiet={data?.items.some(({ situacao: state }) => isImportRunning(state))}
        {...paging}
      />
    </TrailPage>
  );
}
