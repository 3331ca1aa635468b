import type { Agora } from '../tempo/agora.ts';
import { compararHoras, type Hora } from '../tempo/hora.ts';

/** Day periods of the wire (doc1 §9, doc2 §3). */
export const PERIODO = { MANHA: 1, TARDE: 2, AMBOS: 3 } as const;

export type Periodo = (typeof PERIODO)[keyof typeof PERIODO];

/** The periods in the order in which they are offered. */
export const PERIODOS: readonly { readonly id: Periodo; readonly nome: string }[] = [
  { id: PERIODO.MANHA, nome: 'Manhã' },
  { id: PERIODO.TARDE, nome: 'Tarde' },
  { id: PERIODO.AMBOS, nome: 'Ambos' },
];

/** The hour at which the morning ends (doc2 §9). */
export const MEIO_DIA: Hora = '12:00';

/** doc2 §5, Clinic step: the agreed time lies outside the chosen period. */
export const MENSAGEM_HORA_FORA_DO_PERIODO = 'O horário informado não está no período selecionado';

/** Whether the value is one of the three period codes. */
export function ehPeriodo(valor: unknown): valor is Periodo {
  return valor === PERIODO.MANHA || valor === PERIODO.TARDE || valor === PERIODO.AMBOS;
}

/** 'Manhã', 'Tarde', 'Ambos'; any other code, or none, is 'Não informado' (doc2 §3). */
export function nomePeriodo(periodo: number | null | undefined): string {
  return PERIODOS.find(({ id }) => id === periodo)?.nome ?? 'Não informado';
}

/**
 * Noon rule 1 of 4, a time agreed with the provider (doc2 §5): the morning goes up to 12:00 and the afternoon begins
 * there, so that exactly 12:00 fits both.
 */
export function horaCabeNoPeriodo(hora: Hora, periodo: Periodo): boolean {
  if (periodo === PERIODO.AMBOS) return true;
  const contraMeioDia = compararHoras(hora, MEIO_DIA);
  return periodo === PERIODO.MANHA ? contraMeioDia <= 0 : contraMeioDia >= 0;
}

/** Noon rule 2 of 4, the period of a slot and of a self-scheduling (doc2 §4): below 12 is morning. */
export function periodoDoHorario(hora: Hora): typeof PERIODO.MANHA | typeof PERIODO.TARDE {
  return compararHoras(hora, MEIO_DIA) < 0 ? PERIODO.MANHA : PERIODO.TARDE;
}

/** Noon rule 3 of 4, pickers (doc2 §4): once it is after 12:00, today's morning is no longer offered. */
export function manhaEncerradaParaEscolha(agora: Pick<Agora, 'hora'>): boolean {
  return compararHoras(agora.hora, MEIO_DIA) > 0;
}

/** Noon rule 4 of 4, pre-requests (doc1 §5): once it is after 12:00, one for this morning is refused. */
export function manhaEncerradaParaPreSolicitacao(agora: Pick<Agora, 'hora'>): boolean {
  return compararHoras(agora.hora, MEIO_DIA) > 0;
}
