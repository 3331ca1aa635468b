import { diaDaSemana, formatarDataComDia, somarDias, somarMeses, type DataCivil } from '@apto/domain';

/** A month, 'YYYY-MM'. */
export type Mes = string;

/** One weekday of the grid's header; `indice` is 0 for Sunday. */
export interface DiaDoCabecalho {
  readonly indice: number;
  readonly curto: string;
  readonly longo: string;
}

const CURTOS = ['D', 'S', 'T', 'Q', 'Q', 'S', 'S'] as const;
const LONGOS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const;

/** Month names, January first. */
export const NOMES_MESES = [
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

/** The week as Brazil prints it: Sunday first. */
export const CABECALHO: readonly DiaDoCabecalho[] = LONGOS.map((longo, indice) => ({
  indice,
  longo,
  curto: CURTOS[indice] ?? '',
}));

/** Rows of every month: always six, so that nothing jumps from one month to the next. */
export const SEMANAS = 6;

/** The month of a day. */
export const mesDe = (data: DataCivil): Mes => data.slice(0, 7);

/** The first day of a month. */
export const primeiroDia = (mes: Mes): DataCivil => `${mes}-01`;

/** The last day of a month. */
export const ultimoDia = (mes: Mes): DataCivil => somarDias(primeiroDia(somarMes(mes, 1)), -1);

/** A month some months away. */
export const somarMes = (mes: Mes, meses: number): Mes => mesDe(somarMeses(primeiroDia(mes), meses));

/** Year and month as numbers, the month from 1. */
export function partesDoMes(mes: Mes): { ano: number; numero: number } {
  return { ano: Number(mes.slice(0, 4)), numero: Number(mes.slice(5, 7)) };
}

/** A month from its year and its number (from 1). */
export const mesDePartes = (ano: number, numero: number): Mes =>
  `${String(ano).padStart(4, '0')}-${String(numero).padStart(2, '0')}`;

/** 'novembro de 2026'. */
export function nomeDoMes(mes: Mes): string {
  const { ano, numero } = partesDoMes(mes);
  return `${NOMES_MESES[numero - 1] ?? ''} de ${ano}`;
}

/** Six weeks of seven days, Sunday first; days of the neighbouring months are null. */
export function semanasDoMes(mes: Mes): (DataCivil | null)[][] {
  const primeiro = primeiroDia(mes);
  const inicio = somarDias(primeiro, -diaDaSemana(primeiro));
  return Array.from({ length: SEMANAS }, (_, semana) =>
    Array.from({ length: 7 }, (_, dia) => {
      const data = somarDias(inicio, semana * 7 + dia);
      return mesDe(data) === mes ? data : null;
    }),
  );
}

/** Every month from the one to the other, both included. */
export function mesesEntre(inicio: Mes, fim: Mes): Mes[] {
  const meses: Mes[] = [];
  for (let mes = inicio; mes <= fim && meses.length < 240; mes = somarMes(mes, 1)) meses.push(mes);
  return meses;
}

/** The part of a key press that the grid reads. */
export interface Tecla {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * Where a key takes the focus (WAI-ARIA date grid): arrows by day and week, Home and End within the week,
 * PageUp and PageDown by month, with Shift by year. Null for any other key.
 */
export function diaDaTecla(data: DataCivil, { key, shiftKey }: Tecla): DataCivil | null {
  switch (key) {
    case 'ArrowLeft':
      return somarDias(data, -1);
    case 'ArrowRight':
      return somarDias(data, 1);
    case 'ArrowUp':
      return somarDias(data, -7);
    case 'ArrowDown':
      return somarDias(data, 7);
    case 'Home':
      return somarDias(data, -diaDaSemana(data));
    case 'End':
      return somarDias(data, 6 - diaDaSemana(data));
    case 'PageUp':
      return somarMeses(data, shiftKey ? -12 : -1);
    case 'PageDown':
      return somarMeses(data, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

/** An interval of civil days, both ends included. */
export interface IntervaloDeDatas {
  readonly inicio: DataCivil;
  readonly fim: DataCivil;
}

/** The interval between two days, in whichever order they were picked. */
export const ordenar = (a: DataCivil, b: DataCivil): IntervaloDeDatas =>
  a <= b ? { inicio: a, fim: b } : { inicio: b, fim: a };

/** One reason why a day cannot be chosen; `MotivoDia` of the domain is one. */
export interface MotivoDeDia {
  readonly codigo: string;
  readonly texto: string;
}

/** How a day stands to the selection. */
export type PosicaoNoIntervalo = 'unico' | 'inicio' | 'meio' | 'fim' | null;

/** Where a day lies in an interval. */
export function posicaoNoIntervalo(data: DataCivil, intervalo: IntervaloDeDatas | null): PosicaoNoIntervalo {
  if (!intervalo || data < intervalo.inicio || data > intervalo.fim) return null;
  if (intervalo.inicio === intervalo.fim) return 'unico';
  if (data === intervalo.inicio) return 'inicio';
  return data === intervalo.fim ? 'fim' : 'meio';
}

/** What a screen reader hears for a day, before its reasons. */
export function nomeDoDia(
  data: DataCivil,
  estado: { readonly hoje: boolean; readonly indisponivel: boolean; readonly posicao: PosicaoNoIntervalo },
): string {
  const partes = [formatarDataComDia(data)];
  if (estado.hoje) partes.push('hoje');
  if (estado.posicao === 'unico') partes.push('selecionado');
  if (estado.posicao === 'inicio') partes.push('início do período selecionado');
  if (estado.posicao === 'fim') partes.push('fim do período selecionado');
  if (estado.posicao === 'meio') partes.push('no período selecionado');
  if (estado.indisponivel) partes.push('indisponível');
  return partes.join(', ');
}

/** The months that are on screen once `foco` has to be: they move only when they must. */
export function mesesVisiveis(primeiro: Mes, quantidade: number, foco: DataCivil): Mes {
  const mes = mesDe(foco);
  if (mes < primeiro) return mes;
  if (mes > somarMes(primeiro, quantidade - 1)) return somarMes(mes, 1 - quantidade);
  return primeiro;
}

/** The years that the year picker offers. */
export function anosOferecidos(
  hoje: DataCivil,
  minimo?: DataCivil,
  maximo?: DataCivil,
  atual?: Mes,
): number[] {
  const anoDe = (data: string): number => Number(data.slice(0, 4));
  const extra = atual ? [anoDe(atual)] : [];
  const de = Math.min(minimo ? anoDe(minimo) : anoDe(hoje) - 5, ...extra);
  const ate = Math.max(maximo ? anoDe(maximo) : anoDe(hoje) + 5, ...extra);
  return Array.from({ length: ate - de + 1 }, (_, i) => de + i);
}
