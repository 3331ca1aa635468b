import type { Notice } from './notice.ts';

/** Toasts of the appointments list itself (doc1 §8); those of what is done from it stand apart: it opens without them. */
export const AGENDAMENTOS_NOTICE = {
  listFailed: (): Notice => ({ tone: 'danger', title: 'Problemas ao carregar informações!' }),
  detailsFailed: (message: string): Notice => ({
    tone: 'danger',
    title: 'Problemas ao exibir os detalhes do agendamento!',
    detail: message,
  }),
} as const;
