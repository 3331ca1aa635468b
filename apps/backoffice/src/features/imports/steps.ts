import { importOf, isImportDraft, type ImportKind, type ImportState } from '@apto/domain/imports';
import type { StepItem } from '@apto/ui';
import { IMPORT_ROUTE, STRUCTURE_IMPORT_ROUTE } from '../../shared/routing/addresses.ts';

/** What is done at a moment of an import, whatever the wizard calls it. */
export type Stage = 'FILE' | 'COLUMNS' | 'ROWS' | 'REVIEW' | 'RESULT';

/** The two wizards (doc3 §2.1): of employees, and of what they stand in. */
export type Wizard = 'FUNCIONARIOS' | 'ESTRUTURA';

export const wizardOf = (kind: ImportKind): Wizard =>
  kind === 'FUNCIONARIOS' ? 'FUNCIONARIOS' : 'ESTRUTURA';
export const listRoute = (wizard: Wizard): string =>
  wizard === 'FUNCIONARIOS' ? IMPORT_ROUTE : STRUCTURE_IMPORT_ROUTE;

const STAFF_STEPS = [
  ['FILE', 'arquivo', 'Arquivo'],
  ['COLUMNS', 'colunas', 'Colunas'],
  ['ROWS', 'conferencia', 'Conferência'],
  ['REVIEW', 'resumo', 'Resumo'],
  ['RESULT', 'resultado', 'Resultado'],
] as const;

/** The steps of the structure's wizard, by their own names in the address (doc3 §2.1). */
export const STRUCTURE_STEPS = [
  ['tipo-importacao', 'Tipo de importação'],
  ['selecao-cadastro', 'Cadastro e cliente'],
  ['download-planilha', 'Planilha modelo'],
  ['importacao-validacao', 'Envio e validação'],
  ['conclusao', 'Conclusão'],
] as const;
export type StructureStep = (typeof STRUCTURE_STEPS)[number][0];

/** Which step of a wizard a moment belongs to. */
export const stepIdOf = (wizard: Wizard, stage: Stage): string =>
  wizard === 'FUNCIONARIOS'
    ? (STAFF_STEPS.find(([each]) => each === stage)?.[1] ?? 'arquivo')
    : stage === 'REVIEW' || stage === 'RESULT'
      ? 'conclusao'
      : 'importacao-validacao';

/** The wizard's steps as they stand; what is behind can be gone back to where that changes nothing that is written. */
export function stepItems(wizard: Wizard, currentId: string, isOver: boolean): StepItem[] {
  const all =
    wizard === 'FUNCIONARIOS'
      ? STAFF_STEPS.map(([, id, label]) => ({ id: id as string, label: label as string }))
      : STRUCTURE_STEPS.map(([id, label]) => ({ id: id as string, label: label as string }));
  const at = all.findIndex(({ id }) => id === currentId);
  return all.map((step, index): StepItem => ({
    ...step,
    state: isOver || index < at ? 'done' : 'todo',
    ...(index > at ? { isDisabled: true, disabledReason: 'Conclua a etapa atual antes.' } : {}),
  }));
}

/** Where an import is, as far as its state alone says it. */
export const stageOf = (state: ImportState): Stage =>
  state === 'RASCUNHO' ? 'COLUMNS' : isImportDraft(state) ? 'ROWS' : 'RESULT';

/** The address of an import, at a moment of it. */
export const importAddress = (id: number, kind: ImportKind, stage: Stage): string => {
  const wizard = wizardOf(kind);
  return wizard === 'FUNCIONARIOS'
    ? `${IMPORT_ROUTE}/${id}${stage === 'RESULT' ? '' : `?etapa=${stepIdOf(wizard, stage)}`}`
    : `${STRUCTURE_IMPORT_ROUTE}/${id}/${stepIdOf(wizard, stage)}${stage === 'COLUMNS' ? '?etapa=colunas' : ''}`;
};

/** The list that shows what an import brought. */
export const REGISTRY_LIST: Readonly<Record<ImportKind, string>> = {
  UNIDADES: '/branch/list',
  SETORES: '/department/list',
  CARGOS: '/position/list',
  HIERARQUIAS: '/hierarchy/list',
  FUNCIONARIOS: '/employee/list',
  CLIENTES: '/customers/list',
  PROCEDIMENTOS: '/procedure/list',
  PRESTADORES: '/supplier/list',
  // Prices stand below their clinic.
  PRECOS: '/supplier/list',
  PRECOS_CLIENTE: '/supplier/list',
};

export const titleOf = (kind: ImportKind): string => `Importar ${importOf(kind).many}`;
