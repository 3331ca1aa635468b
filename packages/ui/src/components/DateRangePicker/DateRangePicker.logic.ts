import { diaDaSemana, formatarData, lerData, somarDias, type DataCivil } from '@apto/domain';
import {
  mesDe,
  ordenar,
  primeiroDia,
  somarMes,
  ultimoDia,
  type IntervaloDeDatas,
} from '../Calendar/Calendar.logic.ts';
import type { TextosDoIntervalo } from './intl/pt-BR.ts';

/** A range that one press chooses. */
export interface PresetDeIntervalo {
  readonly id: string;
  readonly label: string;
  readonly range: IntervaloDeDatas;
}

/** What the presets of a suggestion ask about the days. */
export interface DiasLivres {
  readonly proximo: (data: DataCivil) => DataCivil | null;
  readonly motivos: (data: DataCivil) => readonly unknown[];
}

/**
 * What is offered for a suggestion of dates: from the first free day after today on. An end that falls on a day that
 * is not free moves back to one that is.
 */
export function presetsDeSugestao(
  hoje: DataCivil,
  { proximo, motivos }: DiasLivres,
  textos: TextosDoIntervalo,
): PresetDeIntervalo[] {
  const amanha = somarDias(hoje, 1);
  const primeiro = proximo(amanha) ?? amanha;
  const segunda = somarDias(hoje, (8 - diaDaSemana(hoje)) % 7 || 7);
  const dias = (n: number): IntervaloDeDatas => {
    let fim = somarDias(primeiro, n - 1);
    while (fim > primeiro && motivos(fim).length > 0) fim = somarDias(fim, -1);
    return { inicio: primeiro, fim };
  };
  return [
    { id: 'amanha', label: textos.amanha, range: { inicio: amanha, fim: amanha } },
    { id: '5-dias', label: textos.proximosDias(5), range: dias(5) },
    { id: '10-dias', label: textos.proximosDias(10), range: dias(10) },
    {
      id: 'proxima-semana',
      label: textos.proximaSemana,
      range: { inicio: segunda, fim: somarDias(segunda, 4) },
    },
  ];
}

/** What is offered for a filter: back from today. */
export function presetsDeFiltro(hoje: DataCivil, textos: TextosDoIntervalo): PresetDeIntervalo[] {
  const mes = mesDe(hoje);
  const passado = somarMes(mes, -1);
  return [
    { id: 'hoje', label: textos.hoje, range: { inicio: hoje, fim: hoje } },
    { id: '7-dias', label: textos.ultimosDias(7), range: { inicio: somarDias(hoje, -6), fim: hoje } },
    { id: '30-dias', label: textos.ultimosDias(30), range: { inicio: somarDias(hoje, -29), fim: hoje } },
    { id: 'este-mes', label: textos.esteMes, range: { inicio: primeiroDia(mes), fim: hoje } },
    {
      id: 'mes-passado',
      label: textos.mesPassado,
      range: { inicio: primeiroDia(passado), fim: ultimoDia(passado) },
    },
  ];
}

const UMA_DATA = /\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/g;

/** Two dates in one text, as spreadsheets and messages carry them: '01/02/2026 a 05/02/2026'. */
export function lerIntervalo(texto: string): IntervaloDeDatas | null {
  const achadas = (texto.match(UMA_DATA) ?? []).map(lerData);
  const [a, b] = achadas;
  return achadas.length === 2 && a && b ? ordenar(a, b) : null;
}

/** '24/11/2026 a 27/11/2026', or the one day. */
export const textoDoIntervalo = ({ inicio, fim }: IntervaloDeDatas, textos: TextosDoIntervalo): string =>
  textos.periodo(formatarData(inicio), formatarData(fim));

/** What is written in the two inputs, each a whole date or none. */
export interface Rascunho {
  readonly inicio: DataCivil | null;
  readonly fim: DataCivil | null;
}

export const RASCUNHO_VAZIO: Rascunho = { inicio: null, fim: null };

/** The two ends once both are written, in the order they were written. */
export const completo = ({ inicio, fim }: Rascunho): IntervaloDeDatas | null =>
  inicio && fim ? { inicio, fim } : null;

/**
 * What is left of two ends of which one was just written: where they stand the wrong way round only because the other
 * one is still that of the `anterior` range, it falls away and is asked for again. Both newly written are left as they
 * are, to be refused.
 */
export function semPontaAntiga(
  novo: Rascunho,
  escrita: keyof Rascunho,
  anterior: IntervaloDeDatas | null,
): Rascunho {
  const outra = escrita === 'inicio' ? 'fim' : 'inicio';
  const invertido = novo.inicio !== null && novo.fim !== null && novo.inicio > novo.fim;
  return invertido && anterior?.[outra] === novo[outra] ? { ...novo, [outra]: null } : novo;
}

/** Whether two values are the same range. */
export const mesmoIntervalo = (a: IntervaloDeDatas | null, b: IntervaloDeDatas | null): boolean =>
  a?.inicio === b?.inicio && a?.fim === b?.fim;
