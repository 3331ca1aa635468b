import { UNDO_LIFE } from '../messages/index.ts';
import { hasPermission, type HeldPermissions } from '../permissions/index.ts';
import type { Now } from '../time/index.ts';
import type { StatusAction } from './actions.ts';
import type { RefusalCode, RefusedTransition } from './can-transition.ts';
import { ofStatus, STATUS, type IdStatus } from './codes.ts';
import { NO_PERMISSION_REASON } from './reasons.ts';
import { TRANSITIONS, type Transition } from './transitions.ts';

/** What a slow network may add to the time that the toast offers, in ms: the server refuses only after both. */
export const UNDO_GRACE = 5_000;

const DONE = {
  CANCELAR: 'Cancelamento desfeito.',
  DESISTIR: 'Desistência desfeita.',
  MARCAR_FALTA: 'Falta desfeita.',
} as const;

/** Actions whose doer may take them back (issue 9 'Beyond the specification'). */
export type UndoableAction = keyof typeof DONE;

/** What a status record can say was done: an action of the table, or the taking back of one. */
export type StatusStep = StatusAction | 'DESFAZER';

export const isUndoable = (action: string): action is UndoableAction => Object.hasOwn(DONE, action);

/** What stays as it is when undoing is refused. */
const STAYS: Partial<Record<IdStatus, string>> = {
  [STATUS.CANCELADO]: 'O agendamento continua cancelado.',
  [STATUS.DESISTENCIA_DE_VAGA]: 'A desistência continua registrada.',
  [STATUS.FALTA_CONSULTA]: 'A falta continua registrada.',
};

/** A step back, and which step it takes back. */
export interface UndoTransition extends Omit<Transition, 'action' | 'de'> {
  readonly action: 'DESFAZER';
  readonly de: IdStatus;
  readonly undoes: UndoableAction;
}

/**
 * The transition table read backwards, for what can be undone: with the permission of the step itself. Apart from the
 * table, because it asks for the step's record, and leads nowhere but to where that came from: the ends stay ends.
 */
export const UNDO_TRANSITIONS: readonly UndoTransition[] = /* @__PURE__ */ TRANSITIONS.flatMap((t) =>
  isUndoable(t.action) && t.de !== null && t.actors.includes('INTERNO')
    ? [
        {
          de: t.para,
          action: 'DESFAZER' as const,
          para: t.de,
          actors: ['INTERNO' as const],
          permission: t.permission,
          guards: [],
          releasesVaga: false,
          undoes: t.action,
        },
      ]
    : [],
);

/** The newest status record of an appointment. */
export interface LastRecord {
  readonly de: number | null;
  readonly para: number;
  readonly acao: string;
  readonly autorId: number | null;
  /** An instant. */
  readonly createdAt: string;
}

/** With the record that is taken back. */
export type UndoResult<R extends LastRecord> =
  | { readonly ok: true; readonly transition: UndoTransition; readonly record: R }
  | RefusedTransition;

const refusal = (code: RefusalCode, why: string, to?: number): RefusedTransition => ({
  ok: false,
  codigo: code,
  reason: [why, to === undefined ? undefined : ofStatus(STAYS, to)].filter(Boolean).join(' '),
});

/** Why the slot is not taken back: somebody else was faster. */
export const vagaTakenReason = (to: number): string =>
  ['O horário já foi ocupado por outra pessoa.', ofStatus(STAYS, to)].filter(Boolean).join(' ');

/** Who takes back, and when. */
export interface UndoMoment {
  readonly now: Now;
  readonly usuarioId: number;
  /** The instant at which the person was told; of many changes at once that is their end. @default the record's own */
  readonly told?: string;
}

/** Whether this person may take back what the newest record says, and to where it goes back. */
export function canUndo<R extends LastRecord>(
  last: R | null,
  permissions: HeldPermissions,
  { now, usuarioId, told }: UndoMoment,
): UndoResult<R> {
  const transition =
    last && UNDO_TRANSITIONS.find((t) => t.undoes === last.acao && t.de === last.para && t.para === last.de);
  if (!transition)
    return refusal('STATUS_NOT_ALLOWED', 'A última mudança deste agendamento não pode ser desfeita.');
  if (last.autorId !== usuarioId)
    return refusal('ACTOR_NOT_ALLOWED', 'Só quem fez a mudança pode desfazer.', last.para);
  if (transition.permission !== null && !hasPermission(permissions, transition.permission))
    return refusal('SEM_PERMISSAO', NO_PERMISSION_REASON);
  if (Date.parse(now.instant) - Date.parse(told ?? last.createdAt) > UNDO_LIFE + UNDO_GRACE)
    return refusal('CONDITION', 'O tempo para desfazer acabou.', last.para);
  return { ok: true, transition, record: last };
}

/** Text of the record that takes a step back. A link that the step revoked stays revoked, and the record says so. */
export function undoRecordText(undone: UndoableAction, hasRevokedLink: boolean): string {
  return hasRevokedLink ? `${DONE[undone]} O link enviado antes não vale mais: envie outro.` : DONE[undone];
}
