import { diferencaEmDias, minutosDoDia, type Agora, type DataCivil, type Hora } from '../tempo/index.ts';
import { STATUS, statusEsta, type IdStatus } from './codigos.ts';

/** Actions that the time limit before the exam can refuse (doc1 §4 'Timing blocks'). */
export type AcaoComPrazo = 'ALTERAR' | 'DESISTENCIA' | 'CANCELAR';

/** The limit is asked about only for scheduled and appointment-day statuses (doc1 §4). */
export const STATUS_COM_PRAZO: readonly IdStatus[] = [STATUS.AGENDADO, STATUS.DIA_DA_CONSULTA];

const TEXTO: Readonly<Record<AcaoComPrazo, { verbo: string; titulo: string }>> = {
  ALTERAR: { verbo: 'alterar', titulo: 'Você não pode alterar esse agendamento!' },
  DESISTENCIA: { verbo: 'desistir', titulo: 'Você não pode desistir do agendamento!' },
  CANCELAR: { verbo: 'cancelar', titulo: 'Você não pode cancelar esse agendamento!' },
};

export interface BloqueioPorPrazo {
  readonly titulo: string;
  readonly texto: string;
}

/**
 * The info toast for an action refused by the time limit (doc1 §8), or null when there is no block.
 * @param horas what the call answers: the number of hours when blocked, else false.
 */
export function bloqueioPorPrazo(
  acao: AcaoComPrazo,
  horas: number | false | null | undefined,
): BloqueioPorPrazo | null {
  if (typeof horas !== 'number' || !(horas > 0)) return null;
  const { verbo, titulo } = TEXTO[acao];
  return { titulo, texto: `O prazo para ${verbo} é de até ${horas}h antes da consulta!` };
}

/**
 * What `validar-dia-proximo-da-consulta` answers: the client's limit in hours when less than that is left
 * until the exam, else false. Exactly at the limit is still in time ('até'). Without an hour the exam counts
 * from the start of its day; without a date there is nothing to be late for.
 */
export function horasDeBloqueio(entrada: {
  readonly idStatus: number;
  readonly dataAgendamento: DataCivil | null | undefined;
  readonly horario?: Hora | null;
  /** The client's limit in hours; 0 or absent means no limit. */
  readonly limiteHoras: number | null | undefined;
  readonly agora: Agora;
}): number | false {
  const { idStatus, dataAgendamento, horario, limiteHoras, agora } = entrada;
  if (!statusEsta(idStatus, STATUS_COM_PRAZO)) return false;
  if (!dataAgendamento || !limiteHoras || limiteHoras <= 0) return false;
  const dias = diferencaEmDias(agora.data, dataAgendamento);
  const faltam = dias * 1440 + minutosDoDia(horario ?? '00:00') - minutosDoDia(agora.hora);
  return faltam < limiteHoras * 60 ? limiteHoras : false;
}
