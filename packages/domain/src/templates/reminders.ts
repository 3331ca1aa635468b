import type { StatusStep } from '../status/index.ts';
import { addDays, instantInSaoPaulo, type CivilDate, type Now, type TimeOfDay } from '../time/index.ts';
import { UNCHANGED_VISIT } from './responsible.ts';

export const REMINDERS = ['LEMBRETE_VESPERA', 'LEMBRETE_2_HORAS'] as const;
export type ReminderKind = (typeof REMINDERS)[number];

/** A scheduled visit, as far as its reminders need it. */
export interface ReminderSlot {
  readonly data: CivilDate;
  /** null: no time was marked, so there is no 'two hours before'. */
  readonly hora: TimeOfDay | null;
  /** Instant at which it was scheduled for that moment, ISO: of the last step but `UNTOLD_STEPS`. */
  readonly scheduledAt: string;
}

/** Steps that lead to an expected visit and tell the employee of none: their reminders stay those of the step before. */
export const UNTOLD_STEPS: readonly StatusStep[] = [...UNCHANGED_VISIT, 'CHEGAR_DIA', 'FALHAR_KIT'];

const MINUTE = 60_000;
/** The day before, when people are up. */
const EVE_FROM: TimeOfDay = '09:00';
const EVE_HOURS = 12;
const LEAD_MINUTES = 120;
/** A server that was off still reminds whoever has not left home yet. */
const LATE_MINUTES = 90;

/** When a reminder may leave, from and until (São Paulo wall clock, decision 32), in ms; null: this visit has none. */
export function reminderWindow(
  kind: ReminderKind,
  { data: date, hora: time }: Pick<ReminderSlot, 'data' | 'hora'>,
): { readonly from: number; readonly until: number } | null {
  if (kind === 'LEMBRETE_VESPERA') {
    const from = Date.parse(instantInSaoPaulo(addDays(date, -1), EVE_FROM));
    return { from, until: from + EVE_HOURS * 60 * MINUTE };
  }
  if (time === null) return null;
  const from = Date.parse(instantInSaoPaulo(date, time)) - LEAD_MINUTES * MINUTE;
  return { from, until: from + LATE_MINUTES * MINUTE };
}

/**
 * Whether a reminder is due now. Who was told of the visit after its reminder would have left has just been told, and is
 * not told again.
 */
export function isReminderDue(kind: ReminderKind, slot: ReminderSlot, now: Pick<Now, 'instant'>): boolean {
  const window = reminderWindow(kind, slot);
  if (!window) return false;
  const at = Date.parse(now.instant);
  return at >= window.from && at < window.until && Date.parse(slot.scheduledAt) < window.from;
}

/** One reminder of a kind for one moment of one appointment, whoever finds it due and how often. */
export const reminderKey = (
  kind: ReminderKind,
  agendamentoId: number,
  { data: date, hora: time }: Pick<ReminderSlot, 'data' | 'hora'>,
): string => `${kind}:${agendamentoId}:${date}:${time ?? ''}`;
