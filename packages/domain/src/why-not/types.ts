import type { ConfirmationDayReason } from '../autoagendamento/index.ts';
import type { DayReasonCode, IntervaloFailureCode } from '../intervalo/index.ts';
import type { Periodo } from '../periodos/index.ts';
import type { CivilDate } from '../time/index.ts';

/** What can be in the way of a clinic, a period or a slot; days and ranges have their own codes. */
export type ClinicObstacleCode =
  | 'NOT_RELEASED'
  | 'NOT_OCCUPATIONAL'
  | 'ASO_NOT_KEPT'
  | 'ANTECEDENCIA'
  | 'PERIODO_NOT_SERVED'
  | 'MANHA_OVER'
  | 'NO_AGENDA'
  | 'FULL';

export type ObstacleCode =
  | ClinicObstacleCode
  | DayReasonCode
  | IntervaloFailureCode
  | ConfirmationDayReason['code'];

/** One thing that is in the way of a choice, and who can take it out of the way (issue 10 'Por que não?'). */
export interface Obstacle {
  readonly code: ObstacleCode;
  /** What is in the way, in pt-BR. */
  readonly text: string;
  /** Who can lift it, a whole sentence; null where nothing is known of it. */
  readonly who: string | null;
  /** The days that it is about, in order. */
  readonly dates?: readonly CivilDate[] | undefined;
}

/** Who asks: staff are sent to a registry, an employee to a person. */
export type Audience = 'STAFF' | 'FUNCIONARIO';

/** A clinic that would do, with its first day. */
export interface ClinicChoice {
  readonly id: number;
  readonly name: string;
  /** Metres from the centre of the city; null while unknown. */
  readonly distanciaMetros: number | null;
  readonly data: CivilDate;
}

/** The nearest choices that work in place of the one that does not; each list empty where there is none. */
export interface NearestChoices {
  /** Of the same clinic and period. */
  readonly dias: readonly CivilDate[];
  /** Of the same clinic, in the days asked for. */
  readonly periodos: readonly Periodo[];
  /** Other clinics, in the days and the period asked for. */
  readonly clinicas: readonly ClinicChoice[];
}

/** Every reason against a choice, and what works instead. */
export interface WhyNot {
  /** Empty: it works. */
  readonly motivos: readonly Obstacle[];
  readonly opcoes: NearestChoices;
}
