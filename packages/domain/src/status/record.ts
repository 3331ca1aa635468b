import { MESSAGE } from '../messages/index.ts';
import { STATUS, type IdStatus } from './codes.ts';
import type { StatusAction } from './actions.ts';

/** Actions of the list that post a status record (doc1 §4 'Transitions created by the UI'). */
export type ActionWithRecord = Extract<
  StatusAction,
  'CANCELAR' | 'DESISTIR' | 'SOLICITAR_ALTERACAO' | 'RESOLVER_PENDENCIA' | 'MARCAR_FALTA'
>;

/** Longest record, as its field takes it (doc1 §3 'Status record'). */
export const MAX_RECORD_LENGTH = 2000;

/** Longest reason or answer that is asked for, so that the record's own words still fit its field. */
export const MAX_REASON_LENGTH = 1900;

interface RecordTemplate {
  readonly status: IdStatus;
  readonly prefix: string;
}

const TEMPLATE: Readonly<Record<ActionWithRecord, RecordTemplate>> = {
  CANCELAR: { status: STATUS.CANCELADO, prefix: 'Mudança de status para Cancelado. Motivo: ' },
  DESISTIR: {
    status: STATUS.DESISTENCIA_DE_VAGA,
    prefix: 'Mudança de status para Desistência de Vaga. Motivo: ',
  },
  SOLICITAR_ALTERACAO: { status: STATUS.PENDENCIA_PRESTADOR, prefix: 'Solicitação de alteração: ' },
  RESOLVER_PENDENCIA: { status: STATUS.PENDENCIA_PRESTADOR, prefix: 'Pendência resolvida: ' },
  MARCAR_FALTA: { status: STATUS.FALTA_CONSULTA, prefix: 'Pendência resolvida: Falta consulta' },
};

const ACTIONS_WITH_RECORD: readonly ActionWithRecord[] = [
  'CANCELAR',
  'DESISTIR',
  'SOLICITAR_ALTERACAO',
  'RESOLVER_PENDENCIA',
  'MARCAR_FALTA',
];

/** `descricao` of the status record that the action posts. Marking a missed exam takes no reason. */
export function recordText(action: ActionWithRecord, reason = ''): string {
  const { prefix } = TEMPLATE[action];
  return action === 'MARCAR_FALTA' ? prefix : `${prefix}${reason.trim()}`;
}

/** The body of POST /agendamento_status for an action of the list (doc1 §3 'Status record'). */
export function statusRecord(action: ActionWithRecord, agendamento: number, reason = '', observation = '') {
  return {
    descricao: recordText(action, reason),
    agendamento,
    status: { id: TEMPLATE[action].status },
    observacao: observation,
  };
}

/** A posted status record, as far as the action can be told from it. */
export interface PostedRecord {
  readonly descricao?: string | null;
  readonly status: { readonly id: number };
}

const actionsOfStatus = (idStatus: number): ActionWithRecord[] =>
  ACTIONS_WITH_RECORD.filter((action) => TEMPLATE[action].status === idStatus);

const says = (action: ActionWithRecord, text: string): boolean =>
  action === 'MARCAR_FALTA'
    ? text === TEMPLATE[action].prefix
    : text.startsWith(TEMPLATE[action].prefix.trimEnd());

/**
 * The action that a posted record stands for (doc1 §4 'Transitions created by the UI'), or null when status and text
 * are not one of the list's. Two actions set the same status (decisions #8), so the text decides between them; every
 * one of them but the missed exam says why.
 */
export function actionOfRecord(record: PostedRecord): ActionWithRecord | null {
  const text = record.descricao ?? '';
  const action = actionsOfStatus(record.status.id).find((a) => says(a, text));
  if (!action) return null;
  const { prefix } = TEMPLATE[action];
  const withReason = text.startsWith(prefix) && text.slice(prefix.length).trim() !== '';
  return action === 'MARCAR_FALTA' || withReason ? action : null;
}

/**
 * What is wrong with a record's text, in pt-BR; null when it stands for an action, or when no action of the list sets
 * its status whatever the text.
 */
export function recordFailure(record: PostedRecord): string | null {
  if (actionOfRecord(record)) return null;
  const candidates = actionsOfStatus(record.status.id);
  if (candidates.length === 0) return null;
  const text = record.descricao ?? '';
  if (candidates.some((action) => says(action, text))) return MESSAGE.REQUIRED_FIELD;
  const texts = candidates.map((action) => `'${TEMPLATE[action].prefix}'`).join(' ou ');
  return candidates.includes('MARCAR_FALTA')
    ? `A descrição deve ser ${texts}`
    : `A descrição deve começar por ${texts}`;
}
