import type { confirmarAgendamento, Entrada, ErroDeApi, FaixaDaApi } from '@apto/api-client';
import { CODIGO_ERRO } from '@apto/api-client';
import {
  periodoDoHorario,
  podeConfirmar,
  type DataCivil,
  type DiaDaConfirmacao,
  type Periodo,
} from '@apto/domain';

type Dia = DiaDaConfirmacao<FaixaDaApi>;
export type CorpoDaConfirmacao = NonNullable<Entrada<typeof confirmarAgendamento>['body']>;

/** What was picked in the dialog; what is no longer on offer does not count. */
export interface Escolhido {
  data: DataCivil | null;
  faixa: FaixaDaApi | null;
  periodo: Periodo | null;
}

export const NADA_ESCOLHIDO: Escolhido = { data: null, faixa: null, periodo: null };

/** What still stands on the days as they are now, and what is missing for 'Agendar' (doc2 §2.11). */
export interface Situacao {
  dia: Dia | null;
  faixa: FaixaDaApi | null;
  periodo: Periodo | null;
  /** Why 'Agendar' does not work yet; null when it does. */
  falta: string | null;
}

const mesmaFaixa = (a: FaixaDaApi, b: FaixaDaApi): boolean =>
  a.data === b.data &&
  a.horarioChegada === b.horarioChegada &&
  a.horarioSaida === b.horarioSaida &&
  a.ambienteId === b.ambienteId;

export function situacaoDaEscolha(
  escolhido: Escolhido,
  onde: { cidade: unknown; prestador: unknown },
  dias: readonly Dia[],
  reservaFaixas: boolean,
): Situacao {
  const dia = dias.find((d) => d.data === escolhido.data && d.motivos.length === 0) ?? null;
  const livres = dia?.periodos.filter((p) => p.disponivel).map((p) => p.periodo) ?? [];
  const unico = livres.length === 1 ? (livres[0] ?? null) : null;
  const periodo = reservaFaixas ? null : (livres.find((p) => p === escolhido.periodo) ?? unico);
  const faixa = dia?.faixas.find((f) => escolhido.faixa && mesmaFaixa(f, escolhido.faixa)) ?? null;
  return { dia, faixa, periodo, falta: oQueFalta(onde, { dia, faixa, periodo }, reservaFaixas) };
}

function oQueFalta(
  { cidade, prestador }: { cidade: unknown; prestador: unknown },
  { dia, faixa, periodo }: Omit<Situacao, 'falta'>,
  reservaFaixas: boolean,
): string | null {
  if (!podeConfirmar({ cidade, prestador, data: dia?.data, faixa })) {
    if (!cidade) return 'Escolha a cidade.';
    return prestador ? 'Escolha o dia.' : 'Escolha a clínica.';
  }
  if (reservaFaixas) return faixa ? null : 'Escolha o horário.';
  return periodo === null ? 'Escolha o período.' : null;
}

/** The booking as the call takes it; null while something is missing. */
export function corpoDaConfirmacao(agendamentoId: number, situacao: Situacao): CorpoDaConfirmacao | null {
  const { dia, faixa, periodo, falta } = situacao;
  if (!dia || falta) return null;
  const base = { agendamentoId, dataAgendamento: dia.data };
  if (!faixa) return periodo === null ? null : { ...base, periodo };
  return {
    ...base,
    periodo: periodoDoHorario(faixa.horarioChegada),
    horarioAgendamento: faixa.horarioChegada,
    ambienteId: faixa.ambienteId,
  };
}

/** The free slots that the server offers in the place of one that was taken; null for another refusal. */
export function maisProximasDe(erro: ErroDeApi): readonly FaixaDaApi[] | null {
  if (erro.codigo !== CODIGO_ERRO.FAIXA_INDISPONIVEL) return null;
  const lista = erro.detalhes['maisProximas'];
  return Array.isArray(lista) ? (lista as FaixaDaApi[]) : [];
}
