import { isStatusIn, STATUS, statusOf } from '../status/index.ts';
import type { CivilDate, TimeOfDay } from '../time/index.ts';

/** While an appointment is in one of these the employee is expected at the clinic: there is a kit, and reminders go out. */
export const EXPECTED_STATUSES = [STATUS.AGENDADO, STATUS.KIT_PENDENTE, STATUS.DIA_DA_CONSULTA] as const;

/** Where the kit can still be seen and printed: also while the person waits at the clinic, and afterwards. */
export const KIT_STATUSES = [
  ...EXPECTED_STATUSES,
  STATUS.AGUARDANDO_CONF_COMPARECIMENTO,
  STATUS.CONCLUIDO,
] as const;

interface Moment {
  readonly data: CivilDate | null;
  readonly hora: TimeOfDay | null;
}

/**
 * Why a message about a visit is not sent any more when its turn comes: cancelled, or told for another moment. null: it
 * still holds.
 */
export function outdatedReason(told: Moment, actual: Moment & { readonly idStatus: number }): string | null {
  if (!isStatusIn(actual.idStatus, EXPECTED_STATUSES)) {
    return `O agendamento está com status '${statusOf(actual.idStatus)?.descricao ?? actual.idStatus}'.`;
  }
  if (told.data !== actual.data || told.hora !== actual.hora) return 'O agendamento mudou de dia ou horário.';
  return null;
}
