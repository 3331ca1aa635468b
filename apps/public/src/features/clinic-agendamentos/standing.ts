import type { ClinicAgendamento } from '@apto/api-client';
import { IN_REVIEW_FOR_CLINIC, isDayInReview, statusOf } from '@apto/domain/status';

/**
 * How the clinic reads where an appointment stands. The statuses in which staff looks for another day speak of staff's
 * own work ('Pendência Prestador'): a clinic reads that its day is in review.
 */
export function standing({ id, descricao: label }: ClinicAgendamento['status']) {
  if (isDayInReview(id))
    return { ...IN_REVIEW_FOR_CLINIC, tone: 'warning' as const, icon: 'calendar-sync' as const };
  const look = statusOf(id);
  return { label, explanation: null, tone: look?.tone ?? 'neutral', icon: look?.icon };
}
