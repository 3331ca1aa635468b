import { DEFAULT_LIST_STATUSES, STATUS, type IdStatus } from '../status/index.ts';

/** Open, but with nothing for an attendant to do today: it is scheduled, the employee books, or the system works. */
const NOTHING_TO_DO: readonly IdStatus[] = [
  STATUS.AGENDADO,
  STATUS.AUTOAGENDAMENTO,
  STATUS.NAO_CONFIRMADO,
  STATUS.PROCESSANDO_AGENDAMENTO,
  STATUS.PROCESSANDO_SOLICITACAO,
];

/** What the panel shows unless asked: the list's default (doc1 §4) without what needs nobody today. */
export const QUEUE_STATUSES: readonly IdStatus[] = DEFAULT_LIST_STATUSES.filter(
  (id) => !NOTHING_TO_DO.includes(id),
);
