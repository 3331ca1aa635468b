import { NOTICE_LIFE, type Notice } from '../messages/index.ts';

/** Why a request cannot be started: somebody was quicker. */
export const alreadyStartedText = (name: string): string => `${name} já iniciou o atendimento.`;
/** The same, of oneself: in another tab, or by a press that was repeated. */
export const ALREADY_YOURS_TEXT = 'Você já iniciou este atendimento.';
/** What was to be given back is somebody else's by now. */
export const NOT_YOURS_TEXT = 'Este atendimento não está com você.';

/** Status records of the queue, for the timeline. */
export const QUEUE_RECORD = {
  INICIAR_ATENDIMENTO: 'Mudança de status para Em Andamento',
  DEVOLVER_ATENDIMENTO: 'Mudança de status para Em Aberto: atendimento devolvido à fila',
} as const;

/** Mark and filter of what the wizard directed to an attendant (decision 54). */
export const DIRECTED_LABEL = 'Direcionado para atendente';

/** Toasts of the panel. */
export const QUEUE_NOTICE = {
  /** @param funcionario whose request it is: of a row that was pressed nothing else says it once the rows have moved */
  startFailed: (message: string, funcionario: string | null = null): Notice => ({
    tone: 'warning',
    title: message,
    ...(funcionario === null ? {} : { detail: `Pedido de ${funcionario}.` }),
  }),
  returned: (): Notice => ({
    tone: 'success',
    title: 'Atendimento devolvido à fila.',
    life: NOTICE_LIFE.LIST_SUCCESS,
  }),
  takenOver: (): Notice => ({
    tone: 'success',
    title: 'O atendimento agora está com você.',
    life: NOTICE_LIFE.LIST_SUCCESS,
  }),
  /** Nothing is left to take; what is in hand goes on. */
  nothingNext: (inHand: number): Notice => ({
    tone: 'info',
    title: 'Nenhum pedido à espera na fila.',
    ...(inHand > 0
      ? { detail: inHand === 1 ? 'Você tem 1 em andamento.' : `Você tem ${inHand} em andamento.` }
      : {}),
  }),
} as const;
