import {
  compararDatas,
  montarData,
  partesDaData,
  type DataCivil,
  type DiaSemana,
} from '../tempo/data-civil.ts';

export type AbrangenciaFeriado = 'NACIONAL' | 'MUNICIPAL';

/** A holiday as the wire carries it (doc2 §3). */
export interface Feriado {
  /** The day, YYYY-MM-DD. */
  dataFeriado: DataCivil;
  /** The whole country or one city. */
  abrangencia: AbrangenciaFeriado;
  /** As people call it; said with the day. */
  nome: string;
  /** Only for municipal holidays. */
  cidade?: { cidade: string; estado: string } | null;
}

/** A provider's vacation (doc2 §3); both days are part of it. */
export interface Ferias {
  /** The first day away, YYYY-MM-DD. */
  dataInicial: DataCivil;
  /** The last day away, YYYY-MM-DD. */
  dataFinal: DataCivil;
}

/** Weekdays that a picker disables unless told otherwise: Saturday and Sunday (doc2 §5, doc3 §5.3). */
export const DIAS_DESABILITADOS_PADRAO: readonly DiaSemana[] = [0, 6];

/** Weekdays that the counter of the range limit skips unless told otherwise: Sunday (doc2 §5, doc3 §9). */
export const DIAS_NAO_UTEIS_PADRAO: readonly DiaSemana[] = [0];

/**
 * Holidays of the whole country and the first year in which each was one. Laws 662/1949 (the five without a year here,
 * older than any appointment), 1.266/1950, 6.802/1980, 10.607/2002 and 14.759/2023. Carnival and Corpus Christi are
 * days off by custom, and Good Friday is municipal (Law 9.093/1995): these come from the registry, not from here.
 */
const NACIONAIS: readonly { mes: number; dia: number; nome: string; desde?: number }[] = [
  { mes: 1, dia: 1, nome: 'Confraternização Universal' },
  { mes: 4, dia: 21, nome: 'Tiradentes', desde: 1951 },
  { mes: 5, dia: 1, nome: 'Dia do Trabalho' },
  { mes: 9, dia: 7, nome: 'Independência do Brasil' },
  { mes: 10, dia: 12, nome: 'Nossa Senhora Aparecida', desde: 1980 },
  { mes: 11, dia: 2, nome: 'Finados', desde: 2003 },
  { mes: 11, dia: 15, nome: 'Proclamação da República' },
  { mes: 11, dia: 20, nome: 'Dia Nacional de Zumbi e da Consciência Negra', desde: 2024 },
  { mes: 12, dia: 25, nome: 'Natal' },
];

/** The national holidays of a year, in order. */
export function feriadosNacionais(ano: number): Feriado[] {
  return NACIONAIS.flatMap(({ mes, dia, nome, desde = 1 }) => {
    const dataFeriado = ano >= desde ? montarData(ano, mes, dia) : null;
    return dataFeriado ? [{ dataFeriado, abrangencia: 'NACIONAL' as const, nome }] : [];
  });
}

/** The national holidays from `inicio` to `fim`, both included, in order. */
export function feriadosNacionaisEntre(inicio: DataCivil, fim: DataCivil): Feriado[] {
  const ultimo = partesDaData(fim).ano;
  const achados: Feriado[] = [];
  for (let ano = partesDaData(inicio).ano; ano <= ultimo; ano++) {
    for (const feriado of feriadosNacionais(ano)) {
      const dentro =
        compararDatas(feriado.dataFeriado, inicio) >= 0 && compararDatas(feriado.dataFeriado, fim) <= 0;
      if (dentro) achados.push(feriado);
    }
  }
  return achados;
}

/** Those of each year that was asked about: a calendar asks for sixty days at a time. */
const nacionaisPorAno = new Map<number, ReadonlyMap<DataCivil, Feriado>>();

/** The national holiday of this day, or `null`. */
export function feriadoNacionalEm(data: DataCivil): Feriado | null {
  const { ano } = partesDaData(data);
  let doAno = nacionaisPorAno.get(ano);
  if (!doAno) {
    doAno = new Map(feriadosNacionais(ano).map((feriado) => [feriado.dataFeriado, feriado]));
    nacionaisPorAno.set(ano, doAno);
  }
  return doAno.get(data) ?? null;
}

/** Whether the day lies in the vacation, first and last day included. */
export function emFerias(ferias: Ferias, data: DataCivil): boolean {
  return compararDatas(data, ferias.dataInicial) >= 0 && compararDatas(data, ferias.dataFinal) <= 0;
}
