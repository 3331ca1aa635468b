import type { CivilDate } from '../time/index.ts';
import type { ColumnId } from './columns.ts';

/** One cell of a sheet, as whoever opened the file gives it. A date cell comes as its civil parts. */
export type SheetCell =
  | string
  | number
  | boolean
  | { readonly year: number; readonly month: number; readonly day: number }
  | null
  | undefined;

/** An error stops the import of the whole file; a warning is read and let pass. */
export type Severity = 'error' | 'warning';

/** One thing that is wrong with the sheet, where it is, and what to do about it. */
export interface ImportProblem {
  /** Row of the sheet as a person counts it, from 1. */
  readonly row: number;
  /** Name of the column as the sheet writes it, or as expected when it is missing. */
  readonly column: string;
  /** What the cell holds, as text. */
  readonly value: string;
  readonly message: string;
  readonly severity: Severity;
}

/** One employee of the sheet, in the wire's formats. */
export interface ImportedFuncionario {
  /** Row of the sheet, from 1. */
  readonly row: number;
  readonly name: string;
  /** 11 digits. */
  readonly cpf: string;
  readonly nascimento: CivilDate | null;
  readonly sexo: 'F' | 'M' | null;
  readonly cargo: string | null;
  readonly setor: string | null;
  readonly unidade: string | null;
  /** Digits only. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly admissao: CivilDate | null;
  /** 11 digits. */
  readonly pis: string | null;
  /** The registration that the eSocial knows the contract by. */
  readonly matricula: string | null;
  /** By which SOC knows the employee. */
  readonly codigoSoc: string | null;
  /** eSocial table 01. */
  readonly categoria: string | null;
}

/** A recognised column: where it is and how the sheet calls it. */
export interface RecognizedColumn {
  readonly column: ColumnId;
  /** From 0. */
  readonly index: number;
  readonly header: string;
}

/** What was read of a sheet. */
export interface SpreadsheetReading {
  /** Employees whose rows have no error, in the sheet's order. Import them only when there is no error at all. */
  readonly funcionarios: readonly ImportedFuncionario[];
  /** Every problem, by row and then by column. */
  readonly problems: readonly ImportProblem[];
  readonly columns: readonly RecognizedColumn[];
  /** Headers that mean nothing to the import; their columns are left out. */
  readonly ignored: readonly string[];
  /** Row of the headers, from 1; null when none was found. */
  readonly headerRow: number | null;
}
