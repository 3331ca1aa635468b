import type { OpeningHour } from '../atendimento/atendimento.ts';
import type { Ferias, Feriado } from '../feriados/feriados.ts';
import type { Periodo } from '../periodos/periodo.ts';
import type { Agora } from '../tempo/agora.ts';
import type { DataCivil, DiaSemana } from '../tempo/data-civil.ts';
import type { Hora } from '../tempo/hora.ts';

/** A weekly window of an agenda, cut into slots of `duracaoMinutos`, each for `vagas` people at a time. */
export interface PeriodoDaAgenda {
  diaSemana: DiaSemana;
  inicio: Hora;
  fim: Hora;
  /** Minutes of one slot, 1 or more. */
  duracaoMinutos: number;
  /** People received in one slot, 1 or more. */
  vagas: number;
}

/**
 * A day that differs from the week. With `atende: false` the day is closed, or only the window given. With
 * `atende: true` and a window, that window replaces the weekly ones of the day (several add up).
 */
export interface ExcecaoDaAgenda {
  data: DataCivil;
  atende: boolean;
  inicio?: Hora | null;
  fim?: Hora | null;
}

/** The hours that a provider offers in one room. */
export interface Agenda {
  id: number;
  prestadorId: number;
  ambienteId: number;
  vigenciaInicial: DataCivil;
  /** Last day, included; `null` while open-ended. */
  vigenciaFinal: DataCivil | null;
  periodos: readonly PeriodoDaAgenda[];
  excecoes: readonly ExcecaoDaAgenda[];
}

/** A place already taken in a room: a booking or a hold that has not expired. */
export interface Ocupacao {
  ambienteId: number;
  data: DataCivil;
  horarioChegada: Hora;
  horarioSaida: Hora;
}

/** A slot on offer (doc2 §3). */
export interface Faixa {
  /** The day, YYYY-MM-DD. */
  data: DataCivil;
  /** When to arrive, HH:mm. */
  horarioChegada: Hora;
  /** When it ends, HH:mm. */
  horarioSaida: Hora;
  /** Length in minutes. */
  minutosAgendas: number;
  /** The room's id. */
  ambienteId: number;
  /** Places still free, 1 or more. */
  vagas: number;
}

/** What is asked of the agendas of a provider. */
export interface ConsultaDeFaixas {
  dataInicial: DataCivil;
  dataFinal: DataCivil;
  periodo: Periodo;
  ocupacoes: readonly Ocupacao[];
  feriados: readonly Feriado[];
  ferias: readonly Ferias[];
  /** Of the provider; absent or `null` when unknown, and then the agendas alone decide. */
  openingHours?: readonly OpeningHour[] | null;
  agora: Agora;
  /** Notice of the exam in days that the provider serves (doc2 §2.8); 0 by default. */
  antecedenciaDias?: number;
}
