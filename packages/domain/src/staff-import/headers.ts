import type { ColumnId } from './types.ts';

/** How the messages call each column. */
export const COLUMN_NAME: Readonly<Record<ColumnId, string>> = {
  nome: 'Nome',
  cpf: 'CPF',
  nascimento: 'Nascimento',
  cargo: 'Cargo',
  setor: 'Setor',
  unidade: 'Unidade',
  phone: 'Telefone',
  email: 'E-mail',
  admissao: 'Admissão',
  pis: 'PIS',
  matricula: 'Matrícula',
  categoria: 'Categoria',
};

/** Every column, in the order in which a missing one is reported. */
export const SPREADSHEET_COLUMNS: readonly ColumnId[] = [
  'nome',
  'cpf',
  'nascimento',
  'cargo',
  'setor',
  'unidade',
  'phone',
  'email',
  'admissao',
  'pis',
  'matricula',
  'categoria',
];

/** Without these a sheet cannot be imported. */
export const REQUIRED_COLUMNS: readonly ColumnId[] = ['nome', 'cpf'];

/** Columns that many good sheets do not have: nobody is told that one is missing. */
export const UNMISSED_COLUMNS: readonly ColumnId[] = ['pis', 'matricula', 'categoria'];

/** Columns that may come only once, by whatever name: nobody can tell which of two is right. */
export const UNIQUE_COLUMNS: readonly ColumnId[] = ['nome', 'cpf', 'nascimento', 'admissao'];

/** Headers seen in ordinary Brazilian staff sheets, already without accents, punctuation and small words; the better source first. */
export const SYNONYMS: Readonly<Record<ColumnId, readonly string[]>> = {
  nome: [
    'nome',
    'nome completo',
    'nome funcionario',
    'nome colaborador',
    'nome empregado',
    'nome trabalhador',
    'funcionario',
    'colaborador',
    'empregado',
    'trabalhador',
  ],
  cpf: [
    'c p f',
    'cpf',
    'numero cpf',
    'n cpf',
    'no cpf',
    'nr cpf',
    'num cpf',
    'cpf funcionario',
    'cpf colaborador',
    'documento cpf',
  ],
  nascimento: [
    'nascimento',
    'data nascimento',
    'dt nascimento',
    'dt nasc',
    'data nasc',
    'dtnasc',
    'nasc',
    'dtnascimento',
    'datanascimento',
    'dn',
  ],
  cargo: [
    'cargo',
    'funcao',
    'cargo funcao',
    'ocupacao',
    'nome cargo',
    'descricao cargo',
    'cargo atual',
    'funcao atual',
  ],
  setor: [
    'setor',
    'departamento',
    'depto',
    'dpto',
    'area',
    'secao',
    'nome setor',
    'descricao setor',
    'centro custo',
  ],
  unidade: [
    'unidade',
    'filial',
    'estabelecimento',
    'loja',
    'planta',
    'nome unidade',
    'local trabalho',
    'obra',
  ],
  phone: [
    'celular',
    'whatsapp',
    'telefone celular',
    'telefone',
    'fone',
    'tel',
    'cel',
    'telefone contato',
    'contato',
    'numero telefone',
    'numero celular',
    'telefone whatsapp',
    'celular whatsapp',
    'telefone 1',
    'ddd telefone',
  ],
  email: [
    'email',
    'mail',
    'e mail',
    'email corporativo',
    'e mail corporativo',
    'email pessoal',
    'e mail pessoal',
    'endereco email',
    'endereco e mail',
    'correio eletronico',
    'email funcionario',
    'email colaborador',
    'email contato',
  ],
  admissao: [
    'admissao',
    'data admissao',
    'dt admissao',
    'dt adm',
    'data adm',
    'adm',
    'dtadmissao',
    'dataadmissao',
    'inicio',
    'data inicio',
    'data contratacao',
    'contratacao',
    'data entrada',
  ],
  pis: ['pis', 'pis pasep', 'pasep', 'nit', 'nis', 'pis pasep nit', 'numero pis', 'nr pis', 'n pis'],
  matricula: [
    'matricula esocial',
    'matricula',
    'matricula funcionario',
    'registro',
    'chapa',
    'numero matricula',
    'nr matricula',
  ],
  categoria: ['categoria esocial', 'categoria trabalhador', 'codigo categoria', 'cod categoria', 'categoria'],
};

/** Articles and prepositions that change from sheet to sheet and mean nothing. */
const STOP_WORDS = new Set(['de', 'da', 'do', 'das', 'dos', 'a', 'o', 'para', 'em']);

/** A header without accents, case, punctuation, what is in brackets, and small words. */
export function normalizeHeader(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[([{][^)\]}]*[)\]}]/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && !STOP_WORDS.has(word))
    .join(' ');
}

const BY_SYNONYM = new Map<string, ColumnId>(
  SPREADSHEET_COLUMNS.flatMap((column) => SYNONYMS[column].map((name): [string, ColumnId] => [name, column])),
);

/** How good a source a header is among those of its column; lower is better. */
export function headerRank(column: ColumnId, text: string): number {
  return SYNONYMS[column].indexOf(normalizeHeader(text));
}

/** The column that a header means, or null. */
export function recognizeHeader(text: string): ColumnId | null {
  return BY_SYNONYM.get(normalizeHeader(text)) ?? null;
}
