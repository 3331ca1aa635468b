import type { DataCivil } from '../tempo/index.ts';

/** One cell of a sheet, as whoever opened the file gives it. A date cell comes as its civil parts. */
export type Celula =
  | string
  | number
  | boolean
  | { readonly ano: number; readonly mes: number; readonly dia: number }
  | null
  | undefined;

/** The columns of a staff sheet. */
export type ColunaId =
  | 'nome'
  | 'cpf'
  | 'nascimento'
  | 'cargo'
  | 'setor'
  | 'unidade'
  | 'telefone'
  | 'email'
  | 'admissao';

/** An error stops the import of the whole file; a warning is read and let pass. */
export type Gravidade = 'erro' | 'aviso';

/** One thing that is wrong with the sheet, where it is, and what to do about it. */
export interface ProblemaDeImportacao {
  /** Row of the sheet as a person counts it, from 1. */
  readonly linha: number;
  /** Name of the column as the sheet writes it, or as expected when it is missing. */
  readonly coluna: string;
  /** What the cell holds, as text. */
  readonly valor: string;
  readonly mensagem: string;
  readonly gravidade: Gravidade;
}

/** One employee of the sheet, in the wire's formats. */
export interface FuncionarioImportado {
  /** Row of the sheet, from 1. */
  readonly linha: number;
  readonly nome: string;
  /** 11 digits. */
  readonly cpf: string;
  readonly nascimento: DataCivil | null;
  readonly cargo: string | null;
  readonly setor: string | null;
  readonly unidade: string | null;
  /** Digits only. */
  readonly telefone: string | null;
  readonly email: string | null;
  readonly admissao: DataCivil | null;
}

/** A recognised column: where it is and how the sheet calls it. */
export interface ColunaReconhecida {
  readonly coluna: ColunaId;
  /** From 0. */
  readonly indice: number;
  readonly cabecalho: string;
}

/** What was read of a sheet. */
export interface LeituraDePlanilha {
  /** Employees whose rows have no error, in the sheet's order. Import them only when there is no error at all. */
  readonly funcionarios: readonly FuncionarioImportado[];
  /** Every problem, by row and then by column. */
  readonly problemas: readonly ProblemaDeImportacao[];
  readonly colunas: readonly ColunaReconhecida[];
  /** Headers that mean nothing to the import; their columns are left out. */
  readonly ignoradas: readonly string[];
  /** Row of the headers, from 1; null when none was found. */
  readonly linhaDoCabecalho: number | null;
}
