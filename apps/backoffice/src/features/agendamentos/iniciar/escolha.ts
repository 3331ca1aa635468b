import type { ErroDeApi, FaixaDaApi } from '@apto/api-client';
import { CODIGO_ERRO } from '@apto/api-client';
import {
  escolhaQueVale,
  passoQueFalta,
  type DataCivil,
  type DiaDaConfirmacao,
  type EscolhaQueVale,
  type PassoDaEscolha,
  type Periodo,
} from '@apto/domain';

/** What was picked in the dialog; what is no longer on offer does not count. */
export interface Escolhido {
  data: DataCivil | null;
  faixa: FaixaDaApi | null;
  periodo: Periodo | null;
}

export const NADA_ESCOLHIDO: Escolhido = { data: null, faixa: null, periodo: null };

/** What still stands on the days as they are now, and what is missing for 'Agendar' (doc2 §2.11). */
export interface Situacao extends EscolhaQueVale<FaixaDaApi> {
  /** Why 'Agendar' does not work yet; null when it does. */
  readonly falta: string | null;
}

const FALTA: Readonly<Record<PassoDaEscolha, string>> = {
  CIDADE: 'Escolha a cidade.',
  PRESTADOR: 'Escolha a clínica.',
  DIA: 'Escolha o dia.',
  HORARIO: 'Escolha o horário.',
  PERIODO: 'Escolha o período.',
};

export function situacaoDaEscolha(
  escolhido: Escolhido,
  onde: { cidade: unknown; prestador: unknown },
  dias: readonly DiaDaConfirmacao<FaixaDaApi>[],
  reservaFaixas: boolean,
): Situacao {
  const escolha = escolhaQueVale(escolhido, dias, reservaFaixas);
  const passo = passoQueFalta(onde, escolha, reservaFaixas);
  return { ...escolha, falta: passo && FALTA[passo] };
}

/** The free slots that the server offers in the place of one that was taken; null for another refusal. */
export function maisProximasDe(erro: ErroDeApi): readonly FaixaDaApi[] | null {
  if (erro.codigo !== CODIGO_ERRO.FAIXA_INDISPONIVEL) return null;
  const lista = erro.detalhes['maisProximas'];
  return Array.isArray(lista) ? (lista as FaixaDaApi[]) : [];
}
