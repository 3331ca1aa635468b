import { MESSAGE } from '../messages/index.ts';
import { STATUS, type IdStatus } from './codes.ts';
import type { StatusAction } from './actions.ts';

/** Actions that post a status record: the list's (doc1 §4 'Transitions created by the UI') and the attendant's question to the clinic. */
export type ActionWithRecord = Extract<
  StatusAction,
  | 'CANCELAR'
  | 'DESISTIR'
  | 'SOLICITAR_ALTERACAO'
  | 'RESOLVER_PENDENCIA'
  | 'MARCAR_FALTA'
  | 'PEDIR_CONFIRMACAO_PRESTADOR'
>;

/** Longest record, as its field takes it (doc1 §3 'Status record'). */
export const MAX_RECORD_LENGTH = 2000;

/** Longest reason or answer that is asked for, so that the record's own words still fit its field. */
export const MAX_REASON_LENGTH = 1900;

interface RecordTemplate {
  readonly status: IdStatus;
  readonly prefix: string;
  /** The text is the prefix and nothing more. */
  readonly withoutReason?: true;
}

const TEMPLATE: Readonly<Record<ActionWithRecord, RecordTemplate>> = {
  CANCELAR: { status: STATUS.CANCELADO, prefix: 'Mudança de status para Cancelado. Motivo: ' },
  DESISTIR: {
    status: STATUS.DESISTENCIA_DE_VAGA,
    prefix: 'Mudança de status para Desistência de Vaga. Motivo: ',
  },
  SOLICITAR_ALTERACAO: { status: STATUS.PENDENCIA_PRESTADOR, prefix: 'Solicitação de alteração: ' },
  RESOLVER_PENDENCIA: { status: STATUS.PENDENCIA_PRESTADOR, prefix: 'Pendência resolvida: ' },
  MARCAR_FALTA: {
    status: STATUS.FALTA_CONSULTA,
    prefix: 'Pendência resolvida: Falta consulta',
    withoutReason: true,
  },
  PEDIR_CONFIRMACAO_PRESTADOR: {
    status: STATUS.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR,
    prefix: 'Mudança de status para Aguardando Confirmação do Prestador',
    withoutReason: true,
  },
};

const ACTIONS_WITH_RECORD: readonly ActionWithRecord[] = [
  'CANCELAR',
  'DESISTIR',
  'SOLICITAR_ALTERACAO',
  'RESOLVER_PENDENCIA',
  'MARCAR_FALTA',
  'PEDIR_CONFIRMACAO_PRESTADOR',
];

/** `descricao` of the status record that the action posts. A missed exam and a question to the clinic take no reason. */
export function recordText(action: ActionWithRecord, reason = ''): string {
  const { prefix, withoutReason } = TEMPLATE[action];
  return withoutReason ? prefix : `${prefix}${reason.trim()}`;
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
  TEMPLATE[action].withoutReason
    ? text === TEMPLATE[action].prefix
    : text.startsWith(TEMPLATE[action].prefix.trimEnd());

/**
 * The action that a posted record stands for (doc1 §4 'Transitions created by the UI'), or null when status and text
 * are not one of the list's. Two actions set the same status (decisions #8), so the text decides between them; every
 * one of them but those without a reason says why.
 */
export function actionOfRecord(record: PostedRecord): ActionWithRecord | null {
  const text = record.descricao ?? '';
  const action = actionsOfStatus(record.status.id).find((a) => says(a, text));
  if (!action) return null;
  const { prefix, withoutReason } = TEMPLATE[action];
  const withReason = text.startsWith(prefix) && text.slice(prefix.length).trim() !== '';
  return withoutReason || withReason ? action : null;
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
  return candidates.some((action) => TEMPLATE[action].withoutReason)
    ? `A descrição deve ser ${texts}`
    : `A descrição deve começar por ${texts}`;
}
