import type { Faixa } from '../agendas/index.ts';
import { periodoDoHorario, type Periodo } from '../periodos/index.ts';
import type { DataCivil, Hora } from '../tempo/index.ts';
import { podeConfirmar } from './confirmacao.ts';
import type { DiaDaConfirmacao } from './dias.ts';

/** What was picked: a day, and on it a slot or a period. */
export interface EscolhaFeita {
  readonly data: DataCivil | null;
  readonly faixa: { readonly horarioChegada: Hora } | null;
  readonly periodo: Periodo | null;
}

/** What of it still stands on the days as they are now. */
export interface EscolhaQueVale<F extends Faixa = Faixa> {
  readonly dia: DiaDaConfirmacao<F> | null;
  /** Set only where the clinic books slots. */
  readonly faixa: F | null;
  /** Set only where it books none. */
  readonly periodo: Periodo | null;
}

/**
 * Reads a choice against the days: what is no longer offered is no longer chosen, and the only free period needs no
 * choosing. A slot is known by its arrival, which a day offers once, whatever the room.
 */
export function escolhaQueVale<F extends Faixa>(
  feita: EscolhaFeita,
  dias: readonly DiaDaConfirmacao<F>[],
  reservaFaixas: boolean,
): EscolhaQueVale<F> {
  const dia = dias.find((d) => d.data === feita.data && d.motivos.length === 0) ?? null;
  if (reservaFaixas) {
    const chegada = feita.faixa?.horarioChegada;
    return { dia, faixa: dia?.faixas.find((f) => f.horarioChegada === chegada) ?? null, periodo: null };
  }
  const livres = dia?.periodos.filter(({ disponivel }) => disponivel).map(({ periodo }) => periodo) ?? [];
  const unico = livres.length === 1 ? (livres[0] ?? null) : null;
  return { dia, faixa: null, periodo: livres.find((p) => p === feita.periodo) ?? unico };
}

export type PassoDaEscolha = 'CIDADE' | 'PRESTADOR' | 'DIA' | 'HORARIO' | 'PERIODO';

/** The first thing without which 'Agendar' does not work yet, or null (doc2 §2.11: city, provider and date or slot). */
export function passoQueFalta(
  onde: { readonly cidade: unknown; readonly prestador: unknown },
  { dia, faixa, periodo }: EscolhaQueVale,
  reservaFaixas: boolean,
): PassoDaEscolha | null {
  if (!podeConfirmar({ ...onde, data: dia?.data, faixa })) {
    if (!onde.cidade) return 'CIDADE';
    return onde.prestador ? 'DIA' : 'PRESTADOR';
  }
  if (reservaFaixas) return faixa ? null : 'HORARIO';
  return periodo === null ? 'PERIODO' : null;
}

/** A booking as the call takes it. */
export interface ConfirmacaoDaEscolha {
  agendamentoId: number;
  dataAgendamento: DataCivil;
  periodo: Periodo;
  horarioAgendamento?: Hora;
}

/**
 * The booking of a choice; null while something is missing. The hour of a slot decides the period (doc2 §4). It names no
 * room: whichever is free at that time will do, so that one that was taken meanwhile loses nobody the slot.
 */
export function confirmacaoDaEscolha(
  agendamentoId: number,
  { dia, faixa, periodo }: EscolhaQueVale,
): ConfirmacaoDaEscolha | null {
  if (!dia) return null;
  const base = { agendamentoId, dataAgendamento: dia.data };
  if (!faixa) return periodo === null ? null : { ...base, periodo };
  const horarioAgendamento = faixa.horarioChegada;
  return { ...base, periodo: periodoDoHorario(horarioAgendamento), horarioAgendamento };
}
