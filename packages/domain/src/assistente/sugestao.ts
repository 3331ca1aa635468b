import type { OpeningHour } from '../atendimento/index.ts';
import type { Feriado, Ferias } from '../feriados/index.ts';
import {
  verificarIntervalo,
  type ContextoIntervalo,
  type FalhaIntervalo,
  type Intervalo,
} from '../intervalo/index.ts';
import { MENSAGEM } from '../mensagens/index.ts';
import { opcoesDePeriodo, type Periodo } from '../periodos/index.ts';
import { somarDias, type Agora, type DataCivil } from '../tempo/index.ts';
import { falhaDoHorario } from './horario.ts';
import { ehClinicaSoc } from './reserva.ts';
import { QUEM, type Quem } from './tipos.ts';

/** How far ahead an exam can be suggested, in days: as far as holidays and vacations are known. */
export const HORIZONTE_DIAS = 365;

/** The last day that can be suggested. */
export const ultimaDataSugerida = (hoje: DataCivil): DataCivil => somarDias(hoje, HORIZONTE_DIAS);

/** The first day that can be suggested: tomorrow when the company schedules, else today (doc2 §4). */
export const primeiraDataSugerida = (quemAgenda: Quem, hoje: DataCivil): DataCivil =>
  quemAgenda === QUEM.EMPRESA ? somarDias(hoje, 1) : hoje;

/** What of the clinic and the client decides about days, period and time. */
export interface FatosDaSugestao {
  readonly sistema: string | null | undefined;
  /** null while they are unknown: then they refuse nothing. */
  readonly openingHours: readonly OpeningHour[] | null;
  readonly feriados: readonly Feriado[];
  readonly ferias: readonly Ferias[];
  readonly limiteDias: number | null;
}

/** Everything that decides whether a range may be suggested (doc2 §5 'Date range rules'). */
export function contextoDaSugestao(
  quemAgenda: Quem,
  fatos: Omit<FatosDaSugestao, 'sistema'>,
  agora: Agora,
): ContextoIntervalo {
  return {
    agora,
    minimo: primeiraDataSugerida(quemAgenda, agora.data),
    maximo: ultimaDataSugerida(agora.data),
    limiteDias: fatos.limiteDias,
    feriados: fatos.feriados,
    ferias: fatos.ferias,
    openingHours: fatos.openingHours,
    variante: 'assistente',
  };
}

export interface Sugestao {
  readonly intervalo: Intervalo;
  readonly periodo: Periodo;
  readonly quemAgenda: Quem;
  /** The time agreed with the clinic; null or empty when there is none. */
  readonly horario: string | null;
}

/** Whether the time agreed with the clinic is asked (doc2 §5 'Clinic step'). */
export const exigeHorarioCombinado = (sistema: string | null | undefined, quemAgenda: Quem): boolean =>
  !ehClinicaSoc({ sistema: sistema ?? null }) && quemAgenda === QUEM.SOLICITANTE;

export interface FalhasDaSugestao {
  /** All of them, the first one first. */
  readonly intervalo: readonly FalhaIntervalo[];
  readonly periodo: string | null;
  readonly horario: string | null;
}

/** Why the range does not stand. */
export const falhasDoIntervalo = (
  intervalo: Intervalo,
  quemAgenda: Quem,
  fatos: FatosDaSugestao,
  agora: Agora,
): readonly FalhaIntervalo[] => verificarIntervalo(intervalo, contextoDaSugestao(quemAgenda, fatos, agora));

/** Why the period cannot be chosen, or null (doc2 §4 'Period availability'). */
export function falhaDoPeriodo(
  periodo: Periodo,
  intervalo: Intervalo | null,
  fatos: Pick<FatosDaSugestao, 'sistema' | 'openingHours'>,
  agora: Agora,
): string | null {
  const opcao = opcoesDePeriodo({
    agora,
    intervalo,
    openingHours: fatos.openingHours,
    clinicaSoc: ehClinicaSoc({ sistema: fatos.sistema ?? null }),
  }).find((o) => o.periodo === periodo);
  return opcao && !opcao.disponivel ? (opcao.motivo ?? MENSAGEM.CAMPO_OBRIGATORIO) : null;
}

/** Days, period and time against the clinic and the calendar: the same for the wizard's step and the server. */
export function verificarSugestao(s: Sugestao, fatos: FatosDaSugestao, agora: Agora): FalhasDaSugestao {
  const { intervalo, periodo, quemAgenda, horario } = s;
  const pedeHorario = exigeHorarioCombinado(fatos.sistema, quemAgenda) || Boolean(horario);
  return {
    intervalo: falhasDoIntervalo(intervalo, quemAgenda, fatos, agora),
    periodo: falhaDoPeriodo(periodo, intervalo, fatos, agora),
    horario: pedeHorario
      ? falhaDoHorario({
          hora: horario ?? '',
          periodo,
          intervalo,
          openingHours: fatos.openingHours,
          agora,
        })
      : null,
  };
}
