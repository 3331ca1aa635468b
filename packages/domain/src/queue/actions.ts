import type { HeldPermissions } from '../permissions/index.ts';
import { STATUS, canTransition } from '../status/index.ts';
import type { Now } from '../time/index.ts';
import { ALREADY_YOURS_TEXT, NOT_YOURS_TEXT, alreadyStartedText } from './texts.ts';

/** A row of the panel, as far as its actions need it. */
export interface PanelRow {
  readonly idStatus: number;
  readonly responsavel: { readonly id: number; readonly name: string } | null;
}

/** Available, or why not; null where it does not belong to the row at all. */
export type Availability = { readonly reason: string | null } | null;

export interface RowOffer {
  /** The row's button: begin it, go on with what one has, or look at it. */
  readonly primary: 'START' | 'CONTINUE' | 'OPEN';
  readonly takeOver: Availability;
  readonly giveBack: Availability;
}

/** What the panel offers on a row: 'Iniciar' for what is Em Aberto (doc3 §2.10) and with nobody, and who may have the rest. */
export function rowOffer(row: PanelRow, userId: number, permissions: HeldPermissions, now: Now): RowOffer {
  const { idStatus, responsavel: holder } = row;
  const isOwn = holder?.id === userId;
  const may = (action: 'INICIAR_ATENDIMENTO' | 'ASSUMIR_ATENDIMENTO' | 'DEVOLVER_ATENDIMENTO') =>
    canTransition(idStatus, action, permissions, { now });
  const canStart =
    idStatus === STATUS.EM_ABERTO && (holder === null || isOwn) && may('INICIAR_ATENDIMENTO').ok;
  const [take, back] = [may('ASSUMIR_ATENDIMENTO'), may('DEVOLVER_ATENDIMENTO')];
  const whose = holder === null ? NOT_YOURS_TEXT : alreadyStartedText(holder.name);
  return {
    primary: canStart ? 'START' : isOwn ? 'CONTINUE' : 'OPEN',
    takeOver: take.ok ? { reason: isOwn ? ALREADY_YOURS_TEXT : null } : null,
    giveBack: back.ok ? { reason: isOwn ? null : whose } : null,
  };
}
