import { PERMISSION, hasPermission, type Permission, type HeldPermissions } from '../permissions/index.ts';
import type { Now, CivilDate } from '../time/index.ts';
import type { StatusAction } from './actions.ts';
import { statusOf } from './catalogue.ts';
import { STATUS, isStatusIn, type IdStatus } from './codes.ts';
import { canTransition } from './can-transition.ts';
import { NO_PERMISSION_REASON, UNKNOWN_STATUS_REASON } from './reasons.ts';

export type MenuAction =
  | 'ALTERAR'
  | 'REENVIAR_KIT'
  | 'DESISTENCIA'
  | 'CANCELAR'
  | 'ANEXOS'
  | 'FALTA_CONSULTA'
  | 'TIMELINE'
  | 'REENVIAR_LINK';

/** What the row menu needs to know of an appointment. */
export interface MenuAgendamento {
  readonly status: { readonly id: number };
  /** Day of the (first) exam: a scheduled appointment whose exam is today counts as appointment day. */
  readonly dataAgendamento?: CivilDate | null;
}

interface MenuRule {
  readonly action: MenuAction;
  readonly label: string;
  /** Status changes behind the item: enabled when the table accepts one of them. */
  readonly transitions?: readonly StatusAction[];
  /** Statuses in which the item is enabled, for items that change no status. */
  readonly onlyIn?: readonly IdStatus[];
  /** Statuses in which the item is shown; absent: all. */
  readonly visibleIn?: readonly IdStatus[];
  readonly permission?: Permission;
}

/**
 * Row menu of the appointments list, in its order (doc1 §2.1, §4 'Row-menu availability'). What changes a
 * status says so by `transitions` and takes statuses, permission and conditions from the transition table.
 */
export const ROW_MENU: readonly MenuRule[] = [
  { action: 'ALTERAR', label: 'Alterar', transitions: ['EDITAR', 'SOLICITAR_ALTERACAO'] },
  {
    action: 'REENVIAR_KIT',
    label: 'Reenviar Kit',
    onlyIn: [STATUS.AGENDADO, STATUS.DIA_DA_CONSULTA],
    permission: PERMISSION.AGENDAMENTOS_REENVIAR_KIT,
  },
  { action: 'DESISTENCIA', label: 'Desistência de Vaga', transitions: ['DESISTIR'] },
  { action: 'CANCELAR', label: 'Cancelar', transitions: ['CANCELAR'] },
  { action: 'ANEXOS', label: 'Anexos', permission: PERMISSION.AGENDAMENTOS_ANEXOS },
  { action: 'FALTA_CONSULTA', label: 'Falta Consulta', transitions: ['MARCAR_FALTA'] },
  { action: 'TIMELINE', label: 'Timeline', permission: PERMISSION.AGENDAMENTOS_TIMELINE },
  {
    action: 'REENVIAR_LINK',
    label: 'Reenviar Link',
    visibleIn: [STATUS.AUTOAGENDAMENTO],
    permission: PERMISSION.AGENDAMENTOS_CRIAR,
  },
];

export interface RowMenuItem {
  readonly action: MenuAction;
  readonly label: string;
  readonly visible: boolean;
  readonly enabled: boolean;
  /** Why it is disabled, in pt-BR. Present exactly when it is. */
  readonly motivo?: string;
}

export interface MenuInput {
  readonly agendamento: MenuAgendamento;
  readonly permissoes: HeldPermissions;
  readonly now: Now;
}

function reasonForRule(rule: MenuRule, input: MenuInput): string | undefined {
  const { agendamento, permissoes: permissions, now } = input;
  const status = statusOf(agendamento.status.id);
  if (!status) return UNKNOWN_STATUS_REASON;
  const unavailable = `Indisponível para o status '${status.descricao}'.`;
  if (rule.visibleIn && !rule.visibleIn.includes(status.id)) return unavailable;
  if (rule.onlyIn && !rule.onlyIn.includes(status.id)) return unavailable;
  if (rule.permission && !hasPermission(permissions, rule.permission)) return NO_PERMISSION_REASON;

  const responses = (rule.transitions ?? []).map((action) =>
    canTransition(status.id, action, permissions, {
      now,
      dataAgendamento: agendamento.dataAgendamento ?? null,
    }),
  );
  if (responses.length === 0 || responses.some((r) => r.ok)) return undefined;
  const refusals = responses.filter((r) => !r.ok);
  return refusals.find((r) => r.codigo !== 'STATUS_NOT_ALLOWED')?.reason ?? unavailable;
}

/** The row menu of one appointment: every item, with its reason when it is disabled. */
export function menuItems(input: MenuInput): RowMenuItem[] {
  return ROW_MENU.map((rule) => itemForRule(rule, input));
}

function itemForRule(rule: MenuRule, input: MenuInput): RowMenuItem {
  const reason = reasonForRule(rule, input);
  const visible = !rule.visibleIn || isStatusIn(input.agendamento.status.id, rule.visibleIn);
  const base = { action: rule.action, label: rule.label, visible };
  return reason === undefined ? { ...base, enabled: true } : { ...base, enabled: false, motivo: reason };
}

/** One item of the row menu, for a server that must refuse what the menu disables. */
export function menuItem(action: MenuAction, input: MenuInput): RowMenuItem {
  const rule = ROW_MENU.find((r) => r.action === action);
  if (!rule) throw new RangeError(`O menu da linha não tem o item ${action}`);
  return itemForRule(rule, input);
}
