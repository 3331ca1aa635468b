import { servedDays, type OpeningHour } from '../atendimento/index.ts';
import { changeRefusal, type ChangeableVisit } from '../autoagendamento/index.ts';
import type { Preparo } from '../exames/index.ts';
import { addServedDays } from '../feriados/index.ts';
import { STATUS } from '../status/index.ts';
import { compareDates, laterDate, type CivilDate } from '../time/index.ts';
import { lastAnswer } from './offer.ts';

/** Where somebody stands who may wait: they do not, they do, or a place is theirs to take. */
export const WAIT_STATES = ['LIVRE', 'ESPERANDO', 'OFERTA'] as const;
export type WaitState = (typeof WAIT_STATES)[number];

/** How somebody's waiting ended. */
export const WAIT_ENDS = ['ATENDIDA', 'RETIRADA', 'ENCERRADA'] as const;
/** How an offer ended: taken, refused, passed, or nothing any more because its place or booking is gone. */
export const OFFER_STATES = ['ABERTA', 'ACEITA', 'RECUSADA', 'EXPIRADA', 'SEM_EFEITO'] as const;

export const OFFER_OVER_TEXT =
  'O prazo desta oferta terminou, e o horário passou a outra pessoa. O seu continua marcado.';

export const WAIT_REFUSAL = {
  order: 'Esta clínica atende por ordem de chegada.',
  several: 'Os seus exames estão em mais de um horário.',
  remote: 'O atendimento por telemedicina não é antecipado por aqui.',
  unpaid: 'Com o pagamento da clínica em aberto, o dia não é antecipado.',
  late: 'Não há mais tempo para um horário antes do seu.',
  first: 'O seu já é o primeiro horário que o pedido permite nesta clínica.',
  contact: 'Falta um celular ou e-mail seu, para onde o aviso iria.',
} as const;

/** Where the day stands and may still be another: in no other status does anybody wait (docs/decisions/0151). */
export const WAITING_STATUSES: readonly number[] = [STATUS.AGENDADO, STATUS.KIT_PENDENTE];

/** A booking whose employee would like an earlier place. */
export interface WaitingVisit extends ChangeableVisit {
  /** First day that the request allows. */
  readonly dataSugestaoInicial: CivilDate | null;
  /** The clinic books exact places. */
  readonly reservaFaixas: boolean;
  /** How many places the appointment has. */
  readonly places: number;
  readonly isRemote: boolean;
  /** There is a way to tell the employee. */
  readonly hasContact: boolean;
  readonly openingHours: readonly OpeningHour[];
  /** Longest notice of the exams, in days that the clinic serves. */
  readonly antecedenciaDays: number;
  readonly preparo: Preparo;
  /** Whether some place of the clinic before the own one could be offered, were it free; asked last, for it takes a look at all. */
  readonly hasEarlier: () => boolean;
}

/** Whether something before the booked place could be reached at all: in notice, preparation and the request's days. */
function hasTime(visit: WaitingVisit): boolean {
  const { dataAgendamento: day, horaAgendamento: time, dataSugestaoInicial, now } = visit;
  if (day === null || time === null) return false;
  const notice = addServedDays(now.data, visit.antecedenciaDays, servedDays(visit.openingHours));
  if (notice === null) return false;
  const first = laterDate(notice, dataSugestaoInicial ?? notice);
  return (
    compareDates(first, day) <= 0 && lastAnswer({ data: day, time }, visit.preparo) > Date.parse(now.instant)
  );
}

/**
 * Why an employee may not wait for an earlier place, in pt-BR; null when they may: whoever may change a booked place that
 * is theirs alone, while there is time for another before it.
 */
export function waitRefusal(visit: WaitingVisit): string | null {
  if (visit.idStatus === STATUS.DEPOSITO_ANTECIPADO) return WAIT_REFUSAL.unpaid;
  const refusal = changeRefusal('ANTECIPAR', visit);
  if (refusal !== null) return refusal;
  if (visit.isRemote) return WAIT_REFUSAL.remote;
  if (!visit.reservaFaixas || visit.places === 0) return WAIT_REFUSAL.order;
  if (visit.places > 1) return WAIT_REFUSAL.several;
  if (!hasTime(visit)) return WAIT_REFUSAL.late;
  if (!visit.hasContact) return WAIT_REFUSAL.contact;
  return visit.hasEarlier() ? null : WAIT_REFUSAL.first;
}
