import { UNDO_LIFE } from '../messages/index.ts';
import { PERMISSION, type Permission } from '../permissions/index.ts';
import type { VisitMessageKind } from '../templates/index.ts';

/** What can be done with many appointments at once (issue 9 'Bulk'), in the order in which it is offered. */
export const BULK_ACTIONS = ['EXPORTAR', 'REENVIAR_KIT', 'MENSAGEM', 'CANCELAR'] as const;
/** What a selection in a list may be asked for. */
export type ListBulkAction = (typeof BULK_ACTIONS)[number];

/** The same, and what another screen sets going: who loses their place when a clinic closes a day (docs/decisions/0143). */
export const BULK_KINDS = [...BULK_ACTIONS, 'REMARCAR'] as const;
export type BulkAction = (typeof BULK_KINDS)[number];

/** The permission of each, which is the single action's. */
export const BULK_PERMISSION: Readonly<Record<BulkAction, Permission>> = {
  EXPORTAR: PERMISSION.GESTAO_MEDICA_V3_VIEW,
  REENVIAR_KIT: PERMISSION.AGENDAMENTOS_REENVIAR_KIT,
  MENSAGEM: PERMISSION.AGENDAMENTOS_REENVIAR_KIT,
  CANCELAR: PERMISSION.AGENDAMENTOS_CANCELAR,
  REMARCAR: PERMISSION.PAINEL_AGENDAMENTO,
};

/**
 * For how long its end can be taken back, in milliseconds: a cancellation for as long as the toast offers it; a day that
 * was closed for as long as it takes to hear that it opens after all.
 */
export const BULK_UNDO_LIFE: Readonly<Partial<Record<BulkAction, number>>> = {
  CANCELAR: UNDO_LIFE,
  REMARCAR: 15 * 60_000,
};

/** Appointments of one go. */
export const BULK_LIMIT = 5000;

/** Messages that can be sent to many: those that staff may send again, and that only say where and when. */
export const BULK_MESSAGES = [
  'CONFIRMACAO',
  'CONFIRMACAO_SOLICITANTE',
] as const satisfies readonly VisitMessageKind[];
export type BulkMessage = (typeof BULK_MESSAGES)[number];

/** How far one go is: reviewed only, on its way, over, ended by its owner, being taken back, taken back. */
export const BULK_STATES = [
  'REVISAO',
  'EM_CURSO',
  'CONCLUIDO',
  'INTERROMPIDO',
  'DESFAZENDO',
  'DESFEITO',
] as const;
export type BulkState = (typeof BULK_STATES)[number];

/** What became of one appointment. */
export const BULK_RESULTS = ['PENDENTE', 'FEITO', 'RECUSADO', 'FALHOU', 'A_DESFAZER', 'DESFEITO'] as const;
export type BulkResult = (typeof BULK_RESULTS)[number];

/** Whether somebody waits for it. */
export const isBulkRunning = (state: BulkState): boolean => state === 'EM_CURSO' || state === 'DESFAZENDO';
