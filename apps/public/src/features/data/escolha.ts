import type { FaixaDaApi } from '@apto/api-client';
import {
  escolhaQueVale,
  faixasMaisProximas,
  formatarDataComDia,
  nomePeriodo,
  passoQueFalta,
  PERIODO,
  type DataCivil,
  type DiaDaConfirmacao,
  type EscolhaQueVale,
  type PassoDaEscolha,
} from '@apto/domain';
import { comMaiuscula } from '../../shared/texto.ts';
import type { FaixaEscolhida, Rascunho } from '../../shared/pedido/rascunho.ts';

/** What of the draft still stands on the days as they are now. */
export interface Escolha extends EscolhaQueVale<FaixaDaApi> {
  /** A chosen slot that somebody else has taken meanwhile. */
  readonly perdida: { data: DataCivil; faixa: FaixaEscolhida } | null;
}

/**
 * Reads the draft against the days: what is no longer offered is no longer chosen.
 * @param recusada the server has just refused the chosen slot, even if the list at hand still has it
 */
export function escolhaNosDias(
  rascunho: Pick<Rascunho, 'data' | 'faixa' | 'periodo'>,
  dias: readonly DiaDaConfirmacao<FaixaDaApi>[] | null,
  reservaFaixas: boolean,
  recusada = false,
): Escolha {
  if (!dias) return { dia: null, faixa: null, periodo: null, perdida: null };
  const { data, faixa } = rascunho;
  const vale = escolhaQueVale(recusada ? { ...rascunho, faixa: null } : rascunho, dias, reservaFaixas);
  const perdeu = reservaFaixas && data !== null && faixa !== null && vale.faixa === null;
  return { ...vale, perdida: perdeu ? { data, faixa } : null };
}

const FALTA: Readonly<Record<PassoDaEscolha, string>> = {
  CIDADE: 'Escolha uma clínica para agendar.',
  PRESTADOR: 'Escolha uma clínica para agendar.',
  DIA: 'Escolha um dia para agendar.',
  HORARIO: 'Escolha um horário para agendar.',
  PERIODO: 'Escolha o período para agendar.',
};

/** Why 'Agendar' does not work yet, or null (doc2 §2.11: city, provider and date or slot). */
export function oQueFalta(
  pedido: { cidade: unknown; prestador: unknown },
  escolha: Escolha,
  reservaFaixas: boolean,
): string | null {
  const passo = passoQueFalta(pedido, escolha, reservaFaixas);
  return passo && FALTA[passo];
}

/** 'Terça-feira, 24 de novembro de 2026, às 08:30'; null while something is missing. */
export function resumoDaEscolha({ dia, faixa, periodo }: Escolha): string | null {
  if (!dia) return null;
  const data = comMaiuscula(formatarDataComDia(dia.data));
  if (faixa) return `${data}, às\u00A0${faixa.horarioChegada}`;
  if (periodo === PERIODO.AMBOS) return `${data}, de manhã ou à tarde`;
  return periodo === null ? null : `${data}, ${nomePeriodo(periodo).toLowerCase()}`;
}

/** How many free slots are offered in the place of one that is gone. */
const ALTERNATIVAS = 4;

/** The free slots nearest to one that is gone, each time once: the server's own list when it gave one. */
export function alternativas(
  perdida: { data: DataCivil; faixa: FaixaEscolhida },
  faixas: readonly FaixaDaApi[],
  doServidor: readonly FaixaDaApi[] = [],
): FaixaDaApi[] {
  const desejo = { data: perdida.data, hora: perdida.faixa.horarioChegada };
  const vistas = new Set<string>();
  return faixasMaisProximas(doServidor.length > 0 ? doServidor : faixas, desejo, Number.POSITIVE_INFINITY)
    .filter((f) => {
      const chave = `${f.data} ${f.horarioChegada}`;
      const nova = !vistas.has(chave) && chave !== `${desejo.data} ${desejo.hora}`;
      vistas.add(chave);
      return nova;
    })
    .slice(0, ALTERNATIVAS);
}
