import {
  completarCpf,
  ehCpf,
  ehEmail,
  ehTelefoneSolicitante,
  normalizarCpf,
  normalizarTelefone,
} from '../documentos/index.ts';
import { dataDoNumero, lerData, montarData, numeroDoDia, type DataCivil } from '../tempo/index.ts';
import type { Celula } from './tipos.ts';

/** A cell read: a value, or why it cannot be one. `aviso` lets the value pass. */
export type LeituraDeCelula<T> =
  | { readonly valor: T; readonly aviso?: string }
  | { readonly valor: null; readonly erro: string };

const bom = <T>(valor: T, aviso?: string): LeituraDeCelula<T> => (aviso ? { valor, aviso } : { valor });
const mau = (erro: string): { valor: null; erro: string } => ({ valor: null, erro });

/** The cell as the person who filled it in would say it; surrounding and doubled spaces go. */
export function textoDaCelula(celula: Celula): string {
  if (celula === null || celula === undefined) return '';
  if (typeof celula === 'object') {
    const dois = (n: number): string => String(n).padStart(2, '0');
    return `${dois(celula.dia)}/${dois(celula.mes)}/${celula.ano}`;
  }
  // Control, zero-width and no-break characters come along when cells are pasted from other programs.
  return String(celula)
    .replace(/[\p{Cc}\u00A0\u200B-\u200D\u2060\uFEFF]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Day number (1970-01-01 = 0) of serial 0 in the 1900 system, for serials from 61 on. */
const ORIGEM_1900 = numeroDoDia('1899-12-30');
/** 9999-12-31. */
const ULTIMO_SERIAL = 2_958_465;

/**
 * The day of a spreadsheet's serial in the 1900 system; the time of the day, the fraction, is left out. The
 * system believes that 1900 was a leap year: serial 60 is 29 February 1900, which did not exist, and the
 * serials before it are one day further on than the later ones would say.
 */
export function dataDoSerial(serial: number): DataCivil | null {
  if (!Number.isFinite(serial)) return null;
  const dia = Math.floor(serial);
  if (dia < 1 || dia > ULTIMO_SERIAL || dia === 60) return null;
  return dataDoNumero(ORIGEM_1900 + dia + (dia < 60 ? 1 : 0));
}

const PRIMEIRO_ANO = '1900-01-01';
const ULTIMO_ANO = '2100-12-31';
const DATA_IMPOSSIVEL = 'Data impossível: use dia/mês/ano, por exemplo 31/12/1990';

/** A day that does not exist, or one outside any working life, such as digits read as a serial. */
function plausivel(data: DataCivil | null): LeituraDeCelula<DataCivil | null> {
  return data && data >= PRIMEIRO_ANO && data <= ULTIMO_ANO ? bom(data) : mau(DATA_IMPOSSIVEL);
}

/**
 * A date cell: text (dd/mm/aaaa and the ways people write it, ISO with or without a time), a serial as number
 * or text, or the civil parts of a date. An empty cell is null without an error.
 */
export function lerDataDaCelula(celula: Celula): LeituraDeCelula<DataCivil | null> {
  if (celula !== null && typeof celula === 'object') {
    return plausivel(montarData(celula.ano, celula.mes, celula.dia));
  }
  if (typeof celula === 'number') return plausivel(dataDoSerial(celula));
  const texto = textoDaCelula(celula);
  if (texto === '') return bom(null);
  // '31/12/1990 00:00:00' and '1990-12-31T00:00:00.000Z': the time is a leftover of the export.
  const semHora = texto.replace(/[T ]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/i, '');
  if (/^\d{1,5}(?:[.,]\d+)?$/.test(semHora)) {
    const serial = dataDoSerial(Number(semHora.replace(',', '.')));
    if (serial) return plausivel(serial);
  }
  return plausivel(lerData(semHora) ?? dataComMesPorExtenso(semHora));
}

const MESES = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** '05/mar/1988', '5 de março de 1988'. */
function dataComMesPorExtenso(texto: string): DataCivil | null {
  const achado = /^(\d{1,2})[\s/.-]*(?:de\s+)?([a-zç]{3,9})\.?[\s/.-]*(?:de\s+)?(\d{4})$/i.exec(texto);
  if (!achado) return null;
  const mes = MESES.indexOf((achado[2] ?? '').slice(0, 3).toLowerCase()) + 1;
  return mes === 0 ? null : montarData(Number(achado[3]), mes, Number(achado[1]));
}

/** A CPF cell: with or without punctuation, as text or number, with its lost leading zeros given back. */
export function lerCpfDaCelula(celula: Celula): LeituraDeCelula<string> {
  if (typeof celula === 'number' && (!Number.isInteger(celula) || celula < 0)) {
    return mau('CPF inválido: a célula não tem um número inteiro');
  }
  const texto = textoDaCelula(celula);
  if (texto === '') return mau('CPF não preenchido');
  if (/[eE]\+?\d+$/.test(texto)) {
    return mau('CPF em notação científica: formate a coluna como texto e digite os 11 dígitos');
  }
  // A text cell made from a number keeps its '.0'.
  const limpo = texto.replace(/^(\d+)[.,]0+$/, '$1');
  if (/[^\d.\-/\s]/.test(limpo)) return mau('CPF inválido: há caracteres que não são dígitos');
  const digitos = normalizarCpf(limpo);
  if (digitos.length > 11) return mau('CPF inválido: tem mais de 11 dígitos');
  const cpf = completarCpf(digitos);
  if (!ehCpf(cpf)) return mau('CPF inválido: o dígito verificador não confere');
  return digitos.length < 11 ? bom(cpf, 'Zeros à esquerda do CPF foram completados') : bom(cpf);
}

/** A phone cell: 10 or 11 digits with the area code, however formatted; an empty cell is null. */
export function lerTelefoneDaCelula(celula: Celula): LeituraDeCelula<string | null> {
  const texto = textoDaCelula(celula).replace(/^(\d+)[.,]0+$/, '$1');
  if (texto === '') return bom(null);
  const [primeiro = '', ...outros] = texto.split(/\s*(?:[/;,|]|\bou\b)\s*/i).filter(Boolean);
  const digitos = normalizarTelefone(primeiro);
  if (digitos.length === 8 || digitos.length === 9) return mau('Telefone sem o DDD');
  if (!ehTelefoneSolicitante(primeiro)) return mau('Telefone inválido: use DDD e número');
  if (digitos.length === 10) {
    return bom(digitos, 'Telefone fixo ou sem o nono dígito: não receberá WhatsApp');
  }
  return bom(digitos, outros.length > 0 ? 'Mais de um telefone: usado o primeiro' : undefined);
}

/** An e-mail cell, in lower case; an empty cell is null. */
export function lerEmailDaCelula(celula: Celula): LeituraDeCelula<string | null> {
  const texto = textoDaCelula(celula)
    .replace(/^mailto:/i, '')
    .toLowerCase();
  if (texto === '') return bom(null);
  return ehEmail(texto) ? bom(texto) : mau('E-mail inválido');
}

/** A name: at least two words would be usual; one is let pass with a warning. */
export function lerNomeDaCelula(celula: Celula): LeituraDeCelula<string> {
  const texto = textoDaCelula(celula);
  if (texto === '') return mau('Nome não preenchido');
  if (!/\p{L}/u.test(texto)) return mau('Nome inválido: não tem letras');
  if (texto.length > 150) return mau('Nome com mais de 150 caracteres');
  return texto.includes(' ') ? bom(texto) : bom(texto, 'Nome sem sobrenome');
}

/** Free text such as role, department and branch; an empty cell is null. */
export function lerTextoDaCelula(celula: Celula): LeituraDeCelula<string | null> {
  const texto = textoDaCelula(celula);
  if (texto.length > 150) return mau('Texto com mais de 150 caracteres');
  return bom(texto === '' ? null : texto);
}
