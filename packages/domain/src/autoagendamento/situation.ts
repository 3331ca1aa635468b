import { hasEnded, isStatusIn, STATUS } from '../status/index.ts';
import type { CivilDate } from '../time/index.ts';

/**
 * How a request stands to its employee: still to be booked by them, a day that they are asked about, booked, or over. What is
 * open without a day is over to them: others work on it.
 */
export const BOOKING_SITUATIONS = ['PENDENTE', 'PROPOSTO', 'CONFIRMADO', 'ENCERRADO'] as const;
export type BookingSituation = (typeof BOOKING_SITUATIONS)[number];

/** A request, as far as its employee's page goes by it. */
export interface EmployeeBooking {
  readonly idStatus: number;
  readonly dataAgendamento: CivilDate | null;
}

/** Statuses in which a day stands as it was told. */
const STANDING = [
  STATUS.AGENDADO,
  STATUS.KIT_PENDENTE,
  STATUS.DEPOSITO_ANTECIPADO,
  STATUS.DIA_DA_CONSULTA,
  STATUS.AGUARDANDO_CONF_COMPARECIMENTO,
] as const;

/** How a request stands to its employee. */
export function bookingSituation({ idStatus, dataAgendamento }: EmployeeBooking): BookingSituation {
  if (idStatus === STATUS.AUTOAGENDAMENTO) return 'PENDENTE';
  if (dataAgendamento === null || hasEnded(idStatus)) return 'ENCERRADO';
  return idStatus === STATUS.AGUARDANDO_CONF_COLABORADOR ? 'PROPOSTO' : 'CONFIRMADO';
}

/** Whether a day is booked, and somebody is looking at it again. */
export const isInReview = (booking: EmployeeBooking): boolean =>
  bookingSituation(booking) === 'CONFIRMADO' && !isStatusIn(booking.idStatus, STANDING);

/** Whether the day is only reserved: the clinic is paid first. */
export const isOnlyReserved = ({ idStatus }: Pick<EmployeeBooking, 'idStatus'>): boolean =>
  idStatus === STATUS.DEPOSITO_ANTECIPADO;
