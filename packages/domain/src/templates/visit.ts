import type { Reminders } from '../autoagendamento/index.ts';
import { mapSearchLink } from '../prestadores/index.ts';
import { periodoName, PERIODO, type Periodo } from '../periodos/index.ts';
import type { Standing } from './standing.ts';
import { formatDateWithWeekday, RULES_TIME_ZONE, type CivilDate, type TimeOfDay } from '../time/index.ts';

/** A day at a clinic, as messages tell it. */
export interface Visit extends Reminders, Pick<Standing, 'isReserved'> {
  /** The employee's name. */
  readonly name: string;
  readonly data: CivilDate;
  /** Arrival time, where the clinic has one. */
  readonly time: TimeOfDay | null;
  readonly periodo: Periodo;
  readonly clinic: string;
  readonly address: string;
  /** IANA zone of the clinic. */
  readonly timeZone: string;
  /** By telemedicine: nobody travels. @default false */
  readonly isRemote?: boolean;
  /** Address of the telemedicine's room, for who enters it: the employee and the clinic. */
  readonly room?: string | null;
  /** The requester tells the employee of the day: what they get says so. @default false */
  readonly isPassedOn?: boolean;
  /** Where the employee finds it again, with its token; null or absent where there is none. */
  readonly myLink?: string | null;
}

/** Under every link that opens with the employee's document. */
export const OWN_LINK_TEXT = 'O link é pessoal e abre com o seu CPF.';

/** The way back to the appointment, for whoever is told of it: it opens with the CPF. */
export const myLinkLines = ({ myLink }: Pick<Visit, 'myLink'>): string[] =>
  myLink ? ['', `Meu agendamento (ver, pedir outro dia ou cancelar): ${myLink}`, OWN_LINK_TEXT] : [];

/** Who attends where nobody travels. */
export const remoteText = (clinic: string): string => `Por telemedicina, com ${clinic}.`;

/** What stands where the room's link will be, before there is one. */
export const ROOM_TO_COME_TEXT = 'O link da sala será enviado antes do horário.';

/** Where the visit is: the clinic and the way there, or the room (doc1 §3 linkTelemedicina). */
export const placeLines = (v: Pick<Visit, 'clinic' | 'address' | 'isRemote' | 'room'>): string[] =>
  v.isRemote
    ? [remoteText(v.clinic), v.room ? `Entre na sala no horário marcado: ${v.room}` : ROOM_TO_COME_TEXT]
    : [v.clinic, v.address, `Como chegar: ${mapSearchLink(v.clinic, v.address)}`];

/** The same in one line, for who does not enter the room. */
export const placeText = (v: Pick<Visit, 'clinic' | 'address' | 'isRemote'>): string =>
  v.isRemote ? `por telemedicina, com ${v.clinic}` : `em ${v.clinic} (${v.address})`;

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** 'terça-feira, 24/11/2026, às 08:30'; without a time the period: how one is received then is told by `arrival`. */
export function whenText({
  data: date,
  time,
  periodo,
  timeZone,
}: Pick<Visit, 'data' | 'time' | 'periodo' | 'timeZone'>): string {
  const day = formatDateWithWeekday(date);
  if (!time) {
    return periodo === PERIODO.AMBOS
      ? `${day}, de manhã ou à tarde`
      : `${day}, no período da ${periodoName(periodo).toLowerCase()}`;
  }
  return `${day}, às ${time}${timeZone === RULES_TIME_ZONE ? '' : ' (horário local da clínica)'}`;
}
