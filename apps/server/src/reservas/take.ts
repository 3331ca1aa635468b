import { ERROR_CODE } from '@apto/api-client';
import type { Faixa } from '@apto/domain/agendas';
import { ASSISTENTE_NOTICE } from '@apto/domain/messages';
import type { Periodo } from '@apto/domain/periodos';
import { clinicFaixas } from '../agendas/faixas.ts';
import type { ClinicWithAgendas, HoldOwner } from '../agendas/repository.ts';
import type { Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { reserveFaixa, type Taker } from './repository.ts';

type RoomFaixa = Pick<Faixa, 'data' | 'horarioChegada' | 'horarioSaida' | 'ambienteId'>;
type SlotInRoom = WantedSlot & { readonly faixa: RoomFaixa };

/** A slot that somebody wants, and the exams for which. */
export interface WantedSlot {
  readonly clinic: ClinicWithAgendas;
  readonly faixa: Omit<RoomFaixa, 'ambienteId'> & {
    /** null: any room that has it. */
    readonly ambienteId: number | null;
  };
  readonly examesIds: readonly number[];
}

/** Always in the same order, so that two who want the same places wait for one another and never in a circle. */
const inOrder = (a: SlotInRoom, b: SlotInRoom): number =>
  a.faixa.ambienteId - b.faixa.ambienteId ||
  a.faixa.data.localeCompare(b.faixa.data) ||
  a.faixa.horarioChegada.localeCompare(b.faixa.horarioChegada);

/**
 * Takes one place of every slot, or none of them: the caller's transaction goes back when one is gone.
 * @param own whose holds do not stand in the way
 * @throws HttpError 409 with the specified text and the exams whose slot is gone
 */
export async function takeSlots(
  ctx: Ctx,
  taker: Taker,
  wanted: readonly WantedSlot[],
  periodo: Periodo,
  own: HoldOwner,
): Promise<void> {
  const { db, now } = ctx;
  const offeredFor = async ({ clinic, faixa }: WantedSlot) => {
    const day = { start: faixa.data, end: faixa.data };
    const offered = await clinicFaixas(db, clinic, day, periodo, now, faixa.ambienteId, own);
    return offered.find(
      (f) => f.horarioChegada === faixa.horarioChegada && f.horarioSaida === faixa.horarioSaida,
    );
  };
  const gone = ({ examesIds }: WantedSlot) =>
    conflict(ERROR_CODE.FAIXA_INDISPONIVEL, ASSISTENTE_NOTICE.faixaUnavailable().title, {
      examesIds: [...examesIds],
    });
  // The order is of rooms: whoever named none gets theirs first.
  const inRooms: SlotInRoom[] = [];
  for (const slot of wanted) {
    const ambienteId = slot.faixa.ambienteId ?? (await offeredFor(slot))?.ambienteId;
    if (ambienteId === undefined) throw gone(slot);
    inRooms.push({ ...slot, faixa: { ...slot.faixa, ambienteId } });
  }
  for (const slot of inRooms.sort(inOrder)) {
    const found = await offeredFor(slot);
    if (found && (await reserveFaixa(db, now, taker, { clinic: slot.clinic, faixa: found }))) continue;
    throw gone(slot);
  }
}
