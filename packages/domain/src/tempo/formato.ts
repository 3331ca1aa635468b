import {
  diaDaSemana,
  ehDataCivil,
  montarData,
  partesDaData,
  type DataCivil,
  type DiaSemana,
} from './data-civil.ts';

/** The names of one weekday. */
export interface NomeDoDia {
  dia: DiaSemana;
  /** 'SEG' … 'DOM' (doc2 §3). */
  sigla: string;
  /** 'segunda-feira' */
  nome: string;
  /** 'às segundas-feiras', 'aos sábados': reads on after 'não atende'. */
  noPlural: string;
}

/** Indexed by {@link DiaSemana}: 0 = Sunday. */
export const NOMES_DIAS: readonly NomeDoDia[] = [
  { dia: 0, sigla: 'DOM', nome: 'domingo', noPlural: 'aos domingos' },
  { dia: 1, sigla: 'SEG', nome: 'segunda-feira', noPlural: 'às segundas-feiras' },
  { dia: 2, sigla: 'TER', nome: 'terça-feira', noPlural: 'às terças-feiras' },
  { dia: 3, sigla: 'QUA', nome: 'quarta-feira', noPlural: 'às quartas-feiras' },
  { dia: 4, sigla: 'QUI', nome: 'quinta-feira', noPlural: 'às quintas-feiras' },
  { dia: 5, sigla: 'SEX', nome: 'sexta-feira', noPlural: 'às sextas-feiras' },
  { dia: 6, sigla: 'SAB', nome: 'sábado', noPlural: 'aos sábados' },
];

/** The week as it is shown, SEG to DOM (doc2 §3). */
export const SEMANA: readonly DiaSemana[] = [1, 2, 3, 4, 5, 6, 0];

const MESES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

function nomes(dia: DiaSemana): NomeDoDia {
  const achado = NOMES_DIAS[dia];
  if (!achado)
    throw new RangeError(`${String(dia)} não é um dia da semana: use de 0 (domingo) a 6 (sábado).`);
  return achado;
}

/** 'segunda-feira' for 1. */
export function nomeDoDia(dia: DiaSemana): string {
  return nomes(dia).nome;
}

/** 'SEG' for 1. */
export function siglaDoDia(dia: DiaSemana): string {
  return nomes(dia).sigla;
}

/** 'janeiro' for 1. */
export function nomeDoMes(mes: number): string {
  const nome = MESES[mes - 1];
  if (!nome) throw new RangeError(`${mes} não é um mês: use de 1 a 12.`);
  return nome;
}

/** 'a', 'a e b', 'a, b e c'. */
export function enumerar(itens: readonly string[]): string {
  if (itens.length < 2) return itens.join('');
  return `${itens.slice(0, -1).join(', ')} e ${itens[itens.length - 1]}`;
}

/** 'às segundas-feiras, às quartas-feiras e aos sábados', in the order of the week from Monday. */
export function enumerarDias(dias: readonly DiaSemana[]): string {
  const distintos = SEMANA.filter((dia) => dias.includes(dia));
  return enumerar(distintos.map((dia) => nomes(dia).noPlural));
}

/** 'DD/MM/AAAA'. A missing date is shown as nothing, and a text that is no date as it came. */
export function formatarData(data: DataCivil | null | undefined): string {
  if (!data) return '';
  if (!ehDataCivil(data)) return data;
  const [ano, mes, dia] = data.split('-');
  return `${dia}/${mes}/${ano}`;
}

/** 'terça-feira, 24 de novembro de 2026': how a date is announced in full. */
export function formatarDataComDia(data: DataCivil | null | undefined): string {
  if (!data) return '';
  if (!ehDataCivil(data)) return data;
  const { ano, mes, dia } = partesDaData(data);
  return `${nomeDoDia(diaDaSemana(data))}, ${dia} de ${nomeDoMes(mes)} de ${ano}`;
}

/**
 * Reads a date that a person typed or pasted: day first, with '/', '-', '.' or spaces ('1/2/26', '01-02-2026'),
 * eight or six digits in a row ('01022026'), or the wire's own `2026-02-01`. A year of two digits means 2000–2068
 * up to 68 and 1969–1999 above. Anything else, a day that does not exist included, is `null`.
 */
export function lerData(texto: string): DataCivil | null {
  const limpo = texto.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(limpo);
  if (iso) return montarData(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const achado =
    /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4}|\d{2})$/.exec(limpo) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(limpo);
  if (!achado) return null;
  const escrito = achado[3] ?? '';
  const ano = escrito.length === 4 ? Number(escrito) : seculoDe(Number(escrito));
  return montarData(ano, Number(achado[2]), Number(achado[1]));
}

function seculoDe(doisDigitos: number): number {
  return doisDigitos <= 68 ? 2000 + doisDigitos : 1900 + doisDigitos;
}
