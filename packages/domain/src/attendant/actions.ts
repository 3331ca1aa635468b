import type { HeldPermissions } from '../permissions/index.ts';
import { alreadyStartedText } from '../queue/index.ts';
import {
  canTransition,
  deadlineOfAction,
  STATUS,
  type ActionWithDeadline,
  type IdStatus,
  type StatusAction,
  type TransitionResult,
  ofStatus,
} from '../status/index.ts';
import type { CivilDate, Now } from '../time/index.ts';

/** What the page asks for before an action can be done. */
export type AttendantInput = 'NOTHING' | 'RISCOS' | 'REASON' | 'DAYS' | 'CHOSEN_DAY' | 'OTHER_TIME' | 'WHEN';

/**
 * What an attendant may do on the page of one request (doc3 §2.10), in the order in which the page offers it, and what
 * each asks for. Not here: what the list does by a dialog of its own (EDITAR, SOLICITAR_ALTERACAO, the requester's
 * CONFIRMAR_AUTOAGENDAMENTO), and what the deposits' page does (PAGAR_DEPOSITO).
 */
export const ATTENDANT_INPUT = {
  INICIAR_ATENDIMENTO: 'NOTHING',
  APLICAR_RISCO: 'RISCOS',
  AGENDAR: 'WHEN',
  CONFIRMAR_AGENDA: 'WHEN',
  PEDIR_CONFIRMACAO_PRESTADOR: 'WHEN',
  PEDIR_CONFIRMACAO_FUNCIONARIO: 'WHEN',
  ATENDER_PENDENCIA: 'REASON',
  RESOLVER_PENDENCIA: 'REASON',
  ESCOLHER_DATA: 'CHOSEN_DAY',
  CONFIRMAR_PELO_PRESTADOR: 'NOTHING',
  PROPOR_OUTRO_HORARIO: 'OTHER_TIME',
  RECUSAR_PELO_PRESTADOR: 'REASON',
  CONFIRMAR_PELO_FUNCIONARIO: 'NOTHING',
  RECUSAR_PELO_FUNCIONARIO: 'REASON',
  ENTREGAR_KIT: 'NOTHING',
  REGISTRAR_CHEGADA: 'NOTHING',
  CONFIRMAR_COMPARECIMENTO: 'NOTHING',
  REAGENDAR: 'WHEN',
  AGUARDAR_DATA: 'DAYS',
  PENDENCIAR_CLIENTE: 'REASON',
  MARCAR_FALTA: 'NOTHING',
  DESISTIR: 'REASON',
  CANCELAR: 'REASON',
} as const satisfies Partial<Record<StatusAction, AttendantInput>>;

export type AttendantAction = keyof typeof ATTENDANT_INPUT;

export const ATTENDANT_ACTIONS = Object.keys(ATTENDANT_INPUT) as readonly AttendantAction[];

/** Whether an action takes a clinic, a day and a time. */
export const takesWhen = (action: AttendantAction): boolean => ATTENDANT_INPUT[action] === 'WHEN';

/** What the table's guards need to know of a request. */
export interface AttendedRequest {
  readonly idStatus: number;
  readonly dataAgendamento: CivilDate | null;
  readonly hasPrestador: boolean;
  readonly isDepositoPending: boolean;
  readonly semRiscos: boolean;
  readonly autoagendamento: boolean;
  /** What the time limits answer, where the request has some. */
  readonly deadlineHours?: Partial<Record<ActionWithDeadline, number | false>>;
  /** The colleague who has it in hand, by name: nobody else begins it, they take it over in the queue. */
  readonly heldBy?: string | null;
}

export interface OfferedAction {
  readonly acao: AttendantAction;
  /** Why it cannot be done now, in pt-BR; null when it can. */
  readonly motivo: string | null;
}

/** One action as the transition table answers it for this person, with the day that it would bring where it takes one. */
export function attendantTransition(
  action: AttendantAction | 'TROCAR_SALA',
  request: AttendedRequest,
  now: Now,
  permissions: HeldPermissions,
): TransitionResult {
  const { idStatus, semRiscos, deadlineHours, heldBy, ...facts } = request;
  const limit = deadlineOfAction(action);
  const result = canTransition(idStatus, action, permissions, {
    ...facts,
    now,
    withoutRisco: semRiscos,
    deadlineHours: limit ? (deadlineHours?.[limit] ?? false) : false,
  });
  return result.ok && heldBy && action === 'INICIAR_ATENDIMENTO'
    ? { ok: false, codigo: 'CONDITION', reason: alreadyStartedText(heldBy) }
    : result;
}

/**
 * What the page offers now, by the transition table alone: what this person may do, in order; and what only a
 * condition forbids, with the reason. An action that brings its clinic and day is offered before there are any.
 */
export function attendantActions(
  request: AttendedRequest,
  now: Now,
  permissions: HeldPermissions,
): OfferedAction[] {
  return ATTENDANT_ACTIONS.flatMap((action): OfferedAction[] => {
    const facts = takesWhen(action)
      ? { ...request, hasPrestador: true, dataAgendamento: request.dataAgendamento ?? now.data }
      : request;
    const result = attendantTransition(action, facts, now, permissions);
    if (result.ok) return [{ acao: action, motivo: null }];
    return result.codigo === 'CONDITION' ? [{ acao: action, motivo: result.reason }] : [];
  });
}

const NEXT: Partial<Record<IdStatus, AttendantAction>> = {
  [STATUS.EM_ABERTO]: 'INICIAR_ATENDIMENTO',
  [STATUS.EM_ANDAMENTO]: 'AGENDAR',
  [STATUS.AGUARDANDO_APLICACAO_RISCO]: 'APLICAR_RISCO',
  [STATUS.PENDENCIA_PRESTADOR]: 'ATENDER_PENDENCIA',
  [STATUS.PENDENCIA_RESOLVIDA]: 'AGENDAR',
  [STATUS.REAGENDADO]: 'AGENDAR',
  [STATUS.AGUARDANDO_CONFIRMACAO_AGENDA]: 'CONFIRMAR_AGENDA',
  [STATUS.KIT_PENDENTE]: 'ENTREGAR_KIT',
  [STATUS.DIA_DA_CONSULTA]: 'REGISTRAR_CHEGADA',
  [STATUS.AGUARDANDO_CONF_COMPARECIMENTO]: 'CONFIRMAR_COMPARECIMENTO',
};

/** The one step that the page puts first; null while somebody else, or the day, is waited for. */
export function nextStep(idStatus: number, offered: readonly OfferedAction[]): AttendantAction | null {
  const next = ofStatus(NEXT, idStatus);
  return next && offered.some((each) => each.acao === next && each.motivo === null) ? next : null;
}

const WAITED_FOR: Partial<Record<IdStatus, string>> = {
  [STATUS.AGUARDANDO_DATA]: 'o solicitante',
  [STATUS.PENDENCIA_CLIENTE]: 'o solicitante',
  [STATUS.AUTOAGENDAMENTO]: 'o funcionário',
  [STATUS.AGUARDANDO_CONF_COLABORADOR]: 'o funcionário',
  [STATUS.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR]: 'a clínica',
  [STATUS.DEPOSITO_ANTECIPADO]: 'o depósito para a clínica',
  [STATUS.AGENDADO]: 'o dia da consulta',
  [STATUS.PROCESSANDO_AGENDAMENTO]: 'o sistema',
  [STATUS.PROCESSANDO_SOLICITACAO]: 'o sistema',
};

/** Whom, or what, the request waits for; null where it is the attendant's turn, or over. */
export const waitedFor = (idStatus: number): string | null => ofStatus(WAITED_FOR, idStatus) ?? null;
