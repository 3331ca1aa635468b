import { compararDatas, type DataCivil } from '../tempo/data-civil.ts';
import { compararHoras } from '../tempo/hora.ts';
import type { Faixa } from './tipos.ts';

/** A chosen slot, as far as its place in the sequence is concerned. */
export type FaixaEscolhida = Pick<Faixa, 'data' | 'horarioChegada' | 'horarioSaida'>;

export type CodigoFalhaSequencia = 'DEPOIS_DO_PRIMEIRO' | 'CONFLITO_COM_ANTERIOR' | 'SAIDA_ANTES_DA_CHEGADA';

/** A row of the schedule step whose slot does not fit the rows above it. */
export interface FalhaSequencia {
  /** Row, 0 first. */
  indice: number;
  codigo: CodigoFalhaSequencia;
  mensagem: string;
}

/** doc2 §5 and §8, Schedule step: a chosen slot is no longer offered (info, 8 s). */
export const MENSAGEM_FAIXA_INDISPONIVEL =
  'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.';
/** doc2 §8: no slots came back for the range (3 s). */
export const MENSAGEM_SEM_FAIXAS =
  'Sem horários disponíveis para a data/período informado. Tente informar outra data de sugestão.';

const MENSAGENS: Readonly<Record<CodigoFalhaSequencia, string>> = {
  DEPOIS_DO_PRIMEIRO: 'No mesmo dia do primeiro exame, o horário deve terminar antes da chegada dele.',
  CONFLITO_COM_ANTERIOR:
    'No mesmo dia do exame anterior, o horário deve começar a partir da saída dele ou terminar antes da chegada.',
  SAIDA_ANTES_DA_CHEGADA: 'A saída deve ser posterior à chegada.',
};

/**
 * Why a slot does not fit below the rows already chosen, or `null` when it does (doc2 §5, Schedule step): on the day of
 * the first exam it must end before the first exam's arrival; on the day of the previous exam it must start at or
 * after the previous exit, or end before the previous arrival. Rows without a slot (`null`) ask for nothing.
 */
export function falhaNaSequencia(
  faixa: FaixaEscolhida,
  anteriores: readonly (FaixaEscolhida | null)[],
): CodigoFalhaSequencia | null {
  if (compararHoras(faixa.horarioSaida, faixa.horarioChegada) <= 0) return 'SAIDA_ANTES_DA_CHEGADA';
  const primeira = anteriores[0];
  if (primeira?.data === faixa.data && !terminaAntes(faixa, primeira)) return 'DEPOIS_DO_PRIMEIRO';
  const anterior = anteriores[anteriores.length - 1];
  if (anterior?.data !== faixa.data) return null;
  const comecaDepois = compararHoras(faixa.horarioChegada, anterior.horarioSaida) >= 0;
  return comecaDepois || terminaAntes(faixa, anterior) ? null : 'CONFLITO_COM_ANTERIOR';
}

/** Each row that breaks the order of the schedule step, the first first; empty when all fit. */
export function validarSequenciaDeFaixas(linhas: readonly (FaixaEscolhida | null)[]): FalhaSequencia[] {
  return linhas.flatMap((faixa, indice) => {
    const codigo = faixa && falhaNaSequencia(faixa, linhas.slice(0, indice));
    return codigo ? [{ indice, codigo, mensagem: MENSAGENS[codigo] }] : [];
  });
}

/** The slots that the dropdown of a row offers, given the rows above it. */
export function faixasPermitidas<F extends FaixaEscolhida>(
  faixas: readonly F[],
  anteriores: readonly (FaixaEscolhida | null)[],
): F[] {
  return faixas.filter((faixa) => falhaNaSequencia(faixa, anteriores) === null);
}

/** Whether the chosen slot is still among those on offer: same day, arrival and departure (doc2 §5). */
export function faixaAindaDisponivel(escolhida: FaixaEscolhida, faixas: readonly FaixaEscolhida[]): boolean {
  return faixas.some(
    (f) =>
      f.data === escolhida.data &&
      f.horarioChegada === escolhida.horarioChegada &&
      f.horarioSaida === escolhida.horarioSaida,
  );
}

/**
 * The last day for an exam that the chosen provider does not serve: that of the last served exam or, failing that, the
 * end of the suggested range (doc2 §5).
 */
export function dataMaximaNaoAtendido(
  datasAtendidas: readonly (DataCivil | null)[],
  fimDoIntervalo: DataCivil,
): DataCivil {
  const datas = datasAtendidas.filter((data) => data !== null).sort(compararDatas);
  return datas[datas.length - 1] ?? fimDoIntervalo;
}

function terminaAntes(faixa: FaixaEscolhida, outra: FaixaEscolhida): boolean {
  return compararHoras(faixa.horarioSaida, outra.horarioChegada) < 0;
}
