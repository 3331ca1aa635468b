import { horaCabeNoPeriodo, PERIODO, type Periodo } from '../periodos/periodo.ts';
import {
  DIAS_DA_SEMANA,
  diaDaSemana,
  diferencaEmDias,
  somarDias,
  type DataCivil,
  type DiaSemana,
} from '../tempo/data-civil.ts';
import { compararHoras, type Hora } from '../tempo/hora.ts';

/** How a clinic receives people in one period. */
export type TipoServico = 'ORDEM_CHEGADA' | 'HORARIO_MARCADO';

/** The hours of a clinic on one weekday (doc2 §3, supplier openingHours). */
export interface OpeningHour {
  /** The weekday. */
  weekDay: DiaSemana;
  /** How people are received in the morning; null when they are not. */
  serviceTypeAm: TipoServico | null;
  /** How people are received in the afternoon; null when they are not. */
  serviceTypePm: TipoServico | null;
  /** When the morning begins, HH:mm. */
  startHourAm: Hora | null;
  /** When the morning ends, HH:mm. */
  endHourAm: Hora | null;
  /** When the afternoon begins, HH:mm. */
  startHourPm: Hora | null;
  /** When the afternoon ends, HH:mm. */
  endHourPm: Hora | null;
  /** Whether it serves in the morning. */
  atendimentoMatutino: boolean;
  /** Whether it serves in the afternoon. */
  atendimentoVespertino: boolean;
}

/** doc2 §5 and §8: what is said of a clinic that serves on no weekday. */
export const MENSAGEM_PRESTADOR_SEM_HORARIOS =
  'Prestador escolhido não contém horários de atendimento disponíveis ou cadastrados.';
/** doc2 §5, Employee's confirmation. */
export const MENSAGEM_NAO_ATENDE_NO_DIA = 'O prestador não atende neste dia da semana';
/** doc2 §5, Employee's confirmation. */
export const MENSAGEM_NAO_ATENDE_NO_PERIODO = 'O prestador não atende no período selecionado';
/** doc2 §5, Clinic step. */
export const MENSAGEM_NAO_ATENDE_NO_HORARIO =
  'O prestador não atende neste horário dentro do intervalo sugerido';

/** Weekdays with service in the morning or in the afternoon, 0 = Sunday first. */
export function diasAtendidos(horarios: readonly OpeningHour[]): DiaSemana[] {
  return DIAS_DA_SEMANA.filter((dia) => horarios.some((h) => h.weekDay === dia && atendeEmAlgumPeriodo(h)));
}

/** Weekdays without a row, or whose rows serve neither period, 0 = Sunday first. */
export function diasNaoAtendidos(horarios: readonly OpeningHour[]): DiaSemana[] {
  const atendidos = diasAtendidos(horarios);
  return DIAS_DA_SEMANA.filter((dia) => !atendidos.includes(dia));
}

/** No usable hours: none registered, or all seven weekdays unserved (doc2 §9, 'more than 6 unserved days'). */
export function prestadorSemHorarios(horarios: readonly OpeningHour[]): boolean {
  return diasNaoAtendidos(horarios).length > 6;
}

/** Whether the clinic serves on the weekday of this date. */
export function atendeNoDia(horarios: readonly OpeningHour[], data: DataCivil): boolean {
  return atendeNoPeriodo(horarios, data, PERIODO.AMBOS);
}

/** Whether the clinic serves on that day in that period; 'Ambos' asks for either of the two. */
export function atendeNoPeriodo(
  horarios: readonly OpeningHour[],
  data: DataCivil,
  periodo: Periodo,
): boolean {
  return doDia(horarios, data).some((h) => serve(h, periodo));
}

/**
 * Whether the clinic serves at this time on some day of the range (doc2 §5, Clinic step). Both ends of its hours count;
 * a period that is served but has no hours registered is taken whole, up to or from 12:00.
 */
export function atendeNoHorario(
  horarios: readonly OpeningHour[],
  intervalo: { inicio: DataCivil; fim: DataCivil },
  hora: Hora,
): boolean {
  // After seven days the weekdays repeat.
  const passos = Math.min(diferencaEmDias(intervalo.inicio, intervalo.fim), 6);
  for (let passo = 0; passo <= passos; passo++) {
    const abertos = doDia(horarios, somarDias(intervalo.inicio, passo));
    if (abertos.some((h) => cabeNaManha(h, hora) || cabeNaTarde(h, hora))) return true;
  }
  return false;
}

function doDia(horarios: readonly OpeningHour[], data: DataCivil): OpeningHour[] {
  const dia = diaDaSemana(data);
  return horarios.filter(({ weekDay }) => weekDay === dia);
}

function serve(h: OpeningHour, periodo: Periodo): boolean {
  if (periodo === PERIODO.MANHA) return h.atendimentoMatutino;
  if (periodo === PERIODO.TARDE) return h.atendimentoVespertino;
  return atendeEmAlgumPeriodo(h);
}

function atendeEmAlgumPeriodo(h: OpeningHour): boolean {
  return h.atendimentoMatutino || h.atendimentoVespertino;
}

function cabeNaManha(h: OpeningHour, hora: Hora): boolean {
  return h.atendimentoMatutino && cabe(hora, h.startHourAm, h.endHourAm, PERIODO.MANHA);
}

function cabeNaTarde(h: OpeningHour, hora: Hora): boolean {
  return h.atendimentoVespertino && cabe(hora, h.startHourPm, h.endHourPm, PERIODO.TARDE);
}

function cabe(hora: Hora, inicio: Hora | null, fim: Hora | null, periodo: Periodo): boolean {
  if (!inicio && !fim) return horaCabeNoPeriodo(hora, periodo);
  return (!inicio || compararHoras(hora, inicio) >= 0) && (!fim || compararHoras(hora, fim) <= 0);
}
