import type { confirmarAgendamento, Entrada, FaixaDaApi } from '@apto/api-client';
import {
  faixasMaisProximas,
  formatarDataComDia,
  nomePeriodo,
  PERIODO,
  periodoDoHorario,
  podeConfirmar,
  type DataCivil,
  type DiaDaConfirmacao,
  type Periodo,
} from '@apto/domain';
import { comMaiuscula } from '../../shared/texto.ts';
import type { FaixaEscolhida, Rascunho } from '../../shared/pedido/rascunho.ts';

type Dia = DiaDaConfirmacao<FaixaDaApi>;

/** What of the draft still stands on the days as they are now. */
export interface Escolha {
  dia: Dia | null;
  faixa: FaixaDaApi | null;
  periodo: Periodo | null;
  /** A chosen slot that somebody else has taken meanwhile. */
  perdida: { data: DataCivil; faixa: FaixaEscolhida } | null;
}

const NADA: Escolha = { dia: null, faixa: null, periodo: null, perdida: null };

/**
 * Reads the draft against the days: what is no longer offered is no longer chosen.
 * @param recusada the server has just refused the chosen slot, even if the list at hand still has it
 */
export function escolhaNosDias(
  rascunho: Pick<Rascunho, 'data' | 'faixa' | 'periodo'>,
  dias: readonly Dia[] | null,
  reservaFaixas: boolean,
  recusada = false,
): Escolha {
  if (!dias) return NADA;
  const { data, faixa } = rascunho;
  const dia = dias.find((d) => d.data === data && d.motivos.length === 0) ?? null;
  if (reservaFaixas) {
    const daHora = dia?.faixas.find((f) => f.horarioChegada === faixa?.horarioChegada) ?? null;
    const livre = recusada ? null : daHora;
    return { ...NADA, dia, faixa: livre, perdida: data && faixa && !livre ? { data, faixa } : null };
  }
  const livres = dia?.periodos.filter(({ disponivel }) => disponivel).map(({ periodo }) => periodo) ?? [];
  const unico = livres.length === 1 ? (livres[0] ?? null) : null;
  return { ...NADA, dia, periodo: livres.find((p) => p === rascunho.periodo) ?? unico };
}

/** Why 'Agendar' does not work yet, or null (doc2 §2.11: city, provider and date or slot). */
export function oQueFalta(
  pedido: { cidade: unknown; prestador: unknown },
  { dia, faixa, periodo }: Escolha,
  reservaFaixas: boolean,
): string | null {
  if (!podeConfirmar({ ...pedido, data: dia?.data, faixa })) {
    return pedido.prestador ? 'Escolha um dia para agendar.' : 'Escolha uma clínica para agendar.';
  }
  if (reservaFaixas) return faixa ? null : 'Escolha um horário para agendar.';
  return periodo === null ? 'Escolha o período para agendar.' : null;
}

/** 'Terça-feira, 24 de novembro de 2026, às 08:30'; null while something is missing. */
export function resumoDaEscolha({ dia, faixa, periodo }: Escolha): string | null {
  if (!dia) return null;
  const data = comMaiuscula(formatarDataComDia(dia.data));
  if (faixa) return `${data}, às\u00A0${faixa.horarioChegada}`;
  if (periodo === PERIODO.AMBOS) return `${data}, de manhã ou à tarde`;
  return periodo === null ? null : `${data}, ${nomePeriodo(periodo).toLowerCase()}`;
}

/** The booking as the call takes it; null while something is missing. */
export function corpoDaConfirmacao(
  agendamentoId: number,
  { dia, faixa, periodo }: Escolha,
): Entrada<typeof confirmarAgendamento>['body'] | null {
  if (!dia) return null;
  const base = { agendamentoId, dataAgendamento: dia.data };
  if (!faixa) return periodo === null ? null : { ...base, periodo };
  // No room: whichever is free at that time will do, so that one that was taken meanwhile loses nobody the slot.
  return {
    ...base,
    periodo: periodoDoHorario(faixa.horarioChegada),
    horarioAgendamento: faixa.horarioChegada,
  };
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
