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

const mesma = (a: FaixaEscolhida, b: FaixaEscolhida): boolean =>
  a.horarioChegada === b.horarioChegada && a.horarioSaida === b.horarioSaida;

/** Reads the draft against the days: what is no longer offered is no longer chosen. */
export function escolhaNosDias(
  rascunho: Pick<Rascunho, 'data' | 'faixa' | 'periodo'>,
  dias: readonly Dia[],
  reservaFaixas: boolean,
): Escolha {
  const { data, faixa } = rascunho;
  const dia = dias.find((d) => d.data === data && d.motivos.length === 0) ?? null;
  if (reservaFaixas) {
    const livre = faixa && (dia?.faixas.find((f) => mesma(f, faixa)) ?? null);
    return { dia, faixa: livre, periodo: null, perdida: data && faixa && !livre ? { data, faixa } : null };
  }
  const livres = dia?.periodos.filter(({ disponivel }) => disponivel).map(({ periodo }) => periodo) ?? [];
  const unico = livres.length === 1 ? (livres[0] ?? null) : null;
  const periodo = livres.find((p) => p === rascunho.periodo) ?? unico;
  return { dia, faixa: null, periodo, perdida: null };
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

/** 'terça-feira, 24 de novembro de 2026, às 08:30'; null while something is missing. */
export function resumoDaEscolha({ dia, faixa, periodo }: Escolha): string | null {
  if (!dia) return null;
  const data = formatarDataComDia(dia.data);
  if (faixa) return `${data}, às ${faixa.horarioChegada}`;
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
  // Rooms that are free at the same time are one choice to the person: any of them will do, unless they take
  // different times.
  const ambigua = dia.faixas.some((f) => f.horarioChegada === faixa.horarioChegada && !mesma(f, faixa));
  return {
    ...base,
    periodo: periodoDoHorario(faixa.horarioChegada),
    horarioAgendamento: faixa.horarioChegada,
    ...(ambigua ? { ambienteId: faixa.ambienteId } : {}),
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
