import type { OpeningHour } from '../atendimento/index.ts';
import type { Ferias, Feriado } from '../feriados/index.ts';
import type { Periodo } from '../periodos/index.ts';
import type { Now, CivilDate, Weekday, TimeOfDay } from '../time/index.ts';

/** A weekly window of an agenda, cut into slots of `duracaoMinutos`, each for `vagas` people at a time. */
export interface AgendaPeriodo {
  diaSemana: Weekday;
  inicio: TimeOfDay;
  fim: TimeOfDay;
  /** Minutes of one slot, 1 or more. */
  duracaoMinutos: number;
  /** People received in one slot, 1 or more. */
  vagas: number;
}

/**
 * A day that differs from the week. With `atende: false` the day is closed, or only the window given. With
 * `atende: true` and a window, that window replaces the weekly ones of the day (several add up).
 */
export interface AgendaException {
  data: CivilDate;
  atende: boolean;
  inicio?: TimeOfDay | null;
  fim?: TimeOfDay | null;
}

/** The hours that a provider offers in one room. */
export interface Agenda {
  id: number;
  prestadorId: number;
  ambienteId: number;
  vigenciaInicial: CivilDate;
  /** Last day, included; `null` while open-ended. */
  vigenciaFinal: CivilDate | null;
  periodos: readonly AgendaPeriodo[];
  exceptions: readonly AgendaException[];
}

/** A place already taken in a room: a booking or a hold that has not expired. */
export interface Occupancy {
  ambienteId: number;
  data: CivilDate;
  horarioChegada: TimeOfDay;
  horarioSaida: TimeOfDay;
}

/** Places already taken, found by day and room: what `takenPlaces` makes. */
export interface TakenPlaces {
  /** Of a room on a day, in minutes of it. */
  on(ambienteId: number, day: number): readonly { readonly inicio: number; readonly fim: number }[];
}

/** Um horário oferecido (doc2 §3). */
export interface Faixa {
  /** O dia, YYYY-MM-DD. */
  data: CivilDate;
  /** Quando chegar, HH:mm. */
  horarioChegada: TimeOfDay;
  /** Quando termina, HH:mm. */
  horarioSaida: TimeOfDay;
  /** Duração em minutos. */
  minutosAgendas: number;
  /** O id da sala. */
  ambienteId: number;
  /** Vagas ainda livres, 1 ou mais. */
  vagas: number;
  /**
   * O que esta chegada torna difícil no preparo dos exames, uma frase para cada coisa; ausente onde não torna nada
   * difícil.
   */
  preparo?: readonly string[] | undefined;
}

/** What is asked of the agendas of a provider. */
export interface FaixasQuery {
  dataInicial: CivilDate;
  dataFinal: CivilDate;
  periodo: Periodo;
  occupancies: readonly Occupancy[] | TakenPlaces;
  feriados: readonly Feriado[];
  ferias: readonly Ferias[];
  /** Of the provider; absent or `null` when unknown, and then the agendas alone decide. */
  openingHours?: readonly OpeningHour[] | null;
  now: Now;
  /** Notice of the exam in days that the provider serves (doc2 §2.8); 0 by default. */
  antecedenciaDays?: number;
}
