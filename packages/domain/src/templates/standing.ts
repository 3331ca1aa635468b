import { ASSISTENTE_NOTICE } from '../messages/index.ts';

/** What is still open where the clinic is paid in advance. */
export const RESERVED_TEXT =
  'Falta o pagamento da empresa à clínica, que é feito antes do dia. Você não precisa fazer nada.';

/** The same for whoever asked for the exam and has to count on the day. */
export const RESERVED_FOR_SOLICITANTE_TEXT =
  'Falta o pagamento antecipado à clínica: até lá o dia está reservado, e não confirmado.';

/** How firm a booked day is; nothing of it said: it is confirmed. */
export interface Standing {
  /** The clinic is paid in advance, and has not been paid yet: a place is kept, and nothing is confirmed. @default false */
  readonly isReserved?: boolean;
  /** Clinic or attendant is still looking at the day, which holds until another word comes. @default false */
  readonly isInReview?: boolean;
}

/** Whether anything about the day is still open. */
export const isTentative = (s: Standing): boolean => s.isReserved === true || s.isInReview === true;

/** The heading of a booked day, and what is still open of it, for the employee: the same on the page and in what leaves it. */
export function standingWords(s: Standing): { readonly title: string; readonly open: string | null } {
  if (s.isReserved) return { title: 'Horário reservado', open: RESERVED_TEXT };
  if (s.isInReview)
    return { title: 'Dia em revisão', open: 'O dia ainda pode mudar: vale até você receber outro aviso.' };
  return { title: ASSISTENTE_NOTICE.agendamentoConfirmed().title, open: null };
}
