import type { ColunaId } from './tipos.ts';

/** How the messages call each column. */
export const NOME_DA_COLUNA: Readonly<Record<ColunaId, string>> = {
  nome: 'Nome',
  cpf: 'CPF',
  nascimento: 'Nascimento',
  cargo: 'Cargo',
  setor: 'Setor',
  unidade: 'Unidade',
  telefone: 'Telefone',
  email: 'E-mail',
  admissao: 'Admissão',
};

/** Every column, in the order in which a missing one is reported. */
export const COLUNAS_DA_PLANILHA: readonly ColunaId[] = [
  'nome',
  'cpf',
  'nascimento',
  'cargo',
  'setor',
  'unidade',
  'telefone',
  'email',
  'admissao',
];

/** Without these a sheet cannot be imported. */
export const COLUNAS_OBRIGATORIAS: readonly ColunaId[] = ['nome', 'cpf'];

/** Columns that may come only once, by whatever name: nobody can tell which of two is right. */
export const COLUNAS_UNICAS: readonly ColunaId[] = ['nome', 'cpf', 'nascimento', 'admissao'];

/** Headers seen in ordinary Brazilian staff sheets, already without accents, punctuation and small words; the better source first. */
const SINONIMOS: Readonly<Record<ColunaId, readonly string[]>> = {
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
  telefone: [
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
};

/** Articles and prepositions that change from sheet to sheet and mean nothing. */
const PALAVRAS_VAZIAS = new Set(['de', 'da', 'do', 'das', 'dos', 'a', 'o', 'para', 'em']);

/** A header without accents, case, punctuation, what is in brackets, and small words. */
export function normalizarCabecalho(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[([{][^)\]}]*[)\]}]/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .split(' ')
    .filter((palavra) => palavra !== '' && !PALAVRAS_VAZIAS.has(palavra))
    .join(' ');
}

const POR_SINONIMO = new Map<string, ColunaId>(
  COLUNAS_DA_PLANILHA.flatMap((coluna) =>
    SINONIMOS[coluna].map((nome): [string, ColunaId] => [nome, coluna]),
  ),
);

/** How good a source a header is among those of its column; lower is better. */
export function ordemDoCabecalho(coluna: ColunaId, texto: string): number {
  return SINONIMOS[coluna].indexOf(normalizarCabecalho(texto));
}

/** The column that a header means, or null. */
export function reconhecerCabecalho(texto: string): ColunaId | null {
  return POR_SINONIMO.get(normalizarCabecalho(texto)) ?? null;
}
