import { repeatedText } from '../spreadsheet/index.ts';
import type { ImportDeclaration } from './declaration.ts';
import type { ImportEffect, ImportResult, ImportState } from './states.ts';

const count = (n: number): string => n.toLocaleString('pt-BR');
const countOf = (n: number, one: string, many: string): string => `${count(n)} ${n === 1 ? one : many}`;

export const IMPORT_STATE_LABEL: Readonly<Record<ImportState, string>> = {
  RASCUNHO: 'Escolher colunas',
  VALIDANDO: 'Conferindo',
  CONFERIDA: 'Conferida',
  EM_CURSO: 'Importando',
  CONCLUIDA: 'Concluída',
  FALHOU: 'Não importada',
  DESFAZENDO: 'Desfazendo',
  DESFEITA: 'Desfeita',
};

export const IMPORT_RESULT_LABEL: Readonly<Record<ImportResult, string>> = {
  PENDENTE: 'A importar',
  FEITA: 'Importada',
  RECUSADA: 'Recusada',
  FALHOU: 'Falhou',
  DESFEITA: 'Desfeita',
  MANTIDA: 'Mantida',
};

export const IMPORT_EFFECT_LABEL: Readonly<Record<ImportEffect, string>> = {
  NOVO: 'Novo',
  ATUALIZADO: 'Atualizado',
  IGUAL: 'Sem mudança',
};

/** Of a row that is what the model shows, where it is not left out. */
export const EXAMPLE_ROW = 'Esta é a linha de exemplo do modelo: importada, vira um registro';

/** Of a price whose last day is behind today: old prices may be brought, and a slip in a year looks the same. */
export const PRICE_OVER = 'O preço já terminou: confira a data';

/** Of a row that is somebody known by their CPF, and names them otherwise. */
export const renamed = (from: string): string =>
  `Este CPF é de ${from}: o nome será trocado pelo da planilha`;

/** Why an import is refused. */
export const IMPORT_REFUSAL = {
  branches:
    'A importação alcança o cliente inteiro: quem vê só algumas unidades não a faz. Tire o filtro de unidades.',
  company:
    'Esta importação alcança a empresa inteira: quem vê só alguns clientes não a faz. Tire o filtro de clientes.',
  noCustomer: 'Estes registros são da empresa, e não de um cliente.',
  notOpen: 'Esta importação já saiu desta etapa. Recarregue a página.',
  hasErrors: (n: number): string =>
    `${countOf(n, 'linha tem erro', 'linhas têm erro')}. Corrija, ou importe só as linhas certas.`,
  nothing: 'Nenhuma linha certa para importar.',
  notUndoable: 'Só uma importação concluída pode ser desfeita.',
  expired: 'Os dados desta importação já foram apagados: ela não pode mais ser desfeita.',
  noColumn: 'Esta coluna não foi escolhida na etapa anterior.',
} as const;

/** Why a row was not written, or stays when the import is taken back. */
export const IMPORT_REASON = {
  NO_ACCESS: 'Quem iniciou não tem mais acesso',
  GIVEN_UP: 'A importação foi interrompida depois de várias tentativas',
  FAILED: 'Não foi possível gravar esta linha',
  CHANGED: 'O registro foi alterado depois da importação',
  GONE: 'O registro não existe mais',
  used: (labels: readonly string[]): string => `O registro já é usado em: ${labels.join(', ')}`,
  unknown: (label: string, text: string): string => `${label}: não há nada com o nome ou o código ${text}`,
  several: (label: string, text: string): string =>
    `${label}: há mais de um com o nome ${text}. Use o código.`,
  repeated: repeatedText,
} as const;

/** What a finished import did, in one sentence. */
export function importOutcome(
  { one, many }: Pick<ImportDeclaration, 'one' | 'many'>,
  counts: {
    readonly novos: number;
    readonly atualizados: number;
    readonly iguais: number;
    readonly recusadas: number;
  },
): string {
  const parts = [
    `${countOf(counts.novos, one, many)} a mais`,
    countOf(counts.atualizados, 'com alteração', 'com alterações'),
    `${count(counts.iguais)} sem mudança`,
  ];
  return `${parts.join(', ')}${counts.recusadas > 0 ? `; ${countOf(counts.recusadas, 'linha recusada', 'linhas recusadas')}` : ''}.`;
}

/** What new records lack of what their form requires: 'Sexo (2), Admissão (1)'; null: nothing. @param missing rows by column */
export function importMissing(
  { columns, wanted = [] }: Pick<ImportDeclaration, 'columns' | 'wanted'>,
  missing: Readonly<Record<string, number>>,
): string | null {
  const parts = wanted.flatMap((id) => {
    const n = missing[id] ?? 0;
    return n === 0 ? [] : [`${columns.find((column) => column.id === id)?.label ?? id} (${count(n)})`];
  });
  return parts.length === 0 ? null : parts.join(', ');
}
