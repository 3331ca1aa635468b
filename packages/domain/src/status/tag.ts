import { EMPTY_TEXT } from '../messages/index.ts';
import { PERMISSION, type Permission } from '../permissions/index.ts';
import { STATUS } from './codes.ts';
import { statusOf, type Tone } from './catalogue.ts';
import { ADVANCE_DEPOSITO_REASON } from './reasons.ts';

/** What a click on the status tag opens. */
export type StatusTagTarget = 'PENDENCIAS' | 'PROPOSED_DAYS' | 'RESERVA_HORARIOS' | 'REASON';

/**
 * What whoever acts through a tag must hold; a reason is anybody's. It is what the transition table asks, without the
 * table: a list draws its tags before anybody opens a menu.
 */
export const TAG_PERMISSION = {
  PENDENCIAS: PERMISSION.AGENDAMENTOS_EDITAR,
  PROPOSED_DAYS: PERMISSION.AGENDAMENTOS_EDITAR,
  RESERVA_HORARIOS: PERMISSION.AGENDAMENTOS_EDITAR,
} as const satisfies Record<Exclude<StatusTagTarget, 'REASON'>, Permission>;

export interface StatusTagData {
  readonly label: string;
  /** How the label begins without telling it apart: several statuses wait, each for something else. */
  readonly lead?: string;
  /** What stands for the lead where there is room for one line alone; absent: nothing. */
  readonly shortLead?: string;
  readonly tone: Tone;
  readonly icon: string;
  /** Tooltip. */
  readonly tooltip?: string;
  /** Absent: the tag is plain text. */
  readonly opens?: StatusTagTarget;
}

export interface TaggedAgendamento {
  readonly status: { readonly id: number; readonly descricao?: string };
  readonly nomeSolicitante?: string | null;
  readonly company?: { readonly name?: string | null } | null;
}

const OPENS = new Map<number, StatusTagTarget>([
  [STATUS.PENDENCIA_CLIENTE, 'PENDENCIAS'],
  [STATUS.AGUARDANDO_DATA, 'PROPOSED_DAYS'],
  [STATUS.AGUARDANDO_CONFIRMACAO_AGENDA, 'RESERVA_HORARIOS'],
  [STATUS.DESISTENCIA_DE_VAGA, 'REASON'],
  [STATUS.CANCELADO, 'REASON'],
  [STATUS.PENDENCIA_PRESTADOR, 'REASON'],
]);

/**
 * 'Aguardando Data' has no more words to be told by. What waits for a confirmation is told by whose it is, and short as
 * the statuses beside it are: 'Conf. Funcionário'.
 */
const WAITING = /^Aguardando (?:Confirmação )?(?=\S+ |Agenda$)/;

function labelOf(agendamento: TaggedAgendamento): string {
  const { id, descricao: description } = agendamento.status;
  const solicitante = agendamento.nomeSolicitante?.trim();
  const empresa = agendamento.company?.name?.trim();
  if (id === STATUS.PENDENCIA_CLIENTE && solicitante) return `Pendência ${solicitante}`;
  if (id === STATUS.PENDENCIA_PRESTADOR && empresa) return `Pendência: ${empresa}`;
  return statusOf(id)?.descricao ?? description ?? EMPTY_TEXT.NOT_GIVEN;
}

/** The tag of the status column (doc1 §2.1 'Status-column tags'). */
export function statusTagData(agendamento: TaggedAgendamento): StatusTagData {
  const { id } = agendamento.status;
  const status = statusOf(id);
  const opens = OPENS.get(id);
  const label = labelOf(agendamento);
  const lead = WAITING.exec(label)?.[0];
  const shortLead = lead?.endsWith('Confirmação ') ? 'Conf. ' : undefined;
  return {
    label,
    ...(lead ? { lead } : {}),
    ...(shortLead ? { shortLead } : {}),
    tone: status?.tone ?? 'neutral',
    icon: status?.icon ?? 'circle-question-mark',
    ...(id === STATUS.DEPOSITO_ANTECIPADO ? { tooltip: ADVANCE_DEPOSITO_REASON } : {}),
    ...(opens ? { opens } : {}),
  };
}
