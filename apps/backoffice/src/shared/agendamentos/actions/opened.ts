import type { AgendamentoRow } from '@apto/api-client';
import type { StatusTagTarget } from '@apto/domain/status';
import type { AttachmentsOpening } from '../attachments/openings.ts';
import type { BuiltAction } from './menu.ts';
import type { OpenChange } from './useStatusChange.ts';

/** What a press on a row's status has opened. */
export interface OpenStatus {
  opening: StatusTagTarget;
  row: AgendamentoRow;
}

/** What the row menu or a row's buttons have opened, besides what changes a status for a reason. */
export interface OpenAction {
  action: Exclude<BuiltAction, 'CANCELAR' | 'DESISTENCIA' | 'ANEXOS'> | AttachmentsOpening;
  row: AgendamentoRow;
}

/** What of the rows is open; at most one is. */
export interface OpenDialogs {
  /** What the reason dialog is about. */
  change: OpenChange | null;
  opened: OpenAction | null;
  status: OpenStatus | null;
}

export const NONE_OPEN: OpenDialogs = { change: null, opened: null, status: null };

export const isAnyOf = (open: OpenDialogs): boolean =>
  open.change !== null || open.opened !== null || open.status !== null;
