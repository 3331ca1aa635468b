import { ACTION_NOTICE } from './actions.ts';
import { NOTICE_LIFE, type Notice } from './notice.ts';

/** What is said once the limit is reached (doc1 §4 'Missed appointment'). */
export const MISSED_LIMIT_REASON =
  'O limite de reagendamentos foi atingido e o agendamento não será reagendado novamente.';

const success = (title: string): Notice => ({ tone: 'success', title, life: NOTICE_LIFE.LIST_SUCCESS });

/** Toasts of the actions that can be undone (doc1 §8), apart from the list's: it opens without them. */
export const ENDING_NOTICE = {
  cancelled: (): Notice => success('Registro cancelado com sucesso.'),
  desistencia: (): Notice => success('Desistência registrada com sucesso.'),
  markMissedFailed: (): Notice => ({ tone: 'danger', title: 'Erro ao atualizar o agendamento!' }),
  /** Marked as missed; said differently when the client's reschedule limit was reached (doc1 §4). */
  markedMissed: (hasReachedLimit: boolean): Notice =>
    hasReachedLimit
      ? {
          tone: 'warning',
          title: 'Limite de reagendamentos atingido',
          detail: MISSED_LIMIT_REASON,
          life: NOTICE_LIFE.LIMIT,
        }
      : ACTION_NOTICE.pendenciaResolved(),
} as const;

/** Toasts of undoing a cancellation, a give-up or a missed exam. */
export const UNDO_NOTICE = {
  undone: (status: string): Notice => ({
    tone: 'info',
    title: 'Mudança desfeita.',
    detail: `O agendamento voltou a ${status}.`,
  }),
  failed: (detail: string): Notice => ({ tone: 'danger', title: 'Não foi possível desfazer.', detail }),
} as const;

/** What a dialog says of what it asks about: it can be taken back, for a moment. */
export const UNDO_HINT = 'Dá para desfazer nos 10 segundos seguintes.';
