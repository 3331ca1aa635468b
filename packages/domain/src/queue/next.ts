import { STATUS, isStatusIn, type IdStatus, type StatusAction } from '../status/index.ts';
import { compareDates, type CivilDate } from '../time/index.ts';

/** A request as the queue sees it. */
export interface QueueItem {
  readonly id: number;
  readonly idStatus: number;
  /** Who answers for it: whoever made it, until an attendant starts it. */
  readonly responsibleId: number | null;
  /** An attendant has started it and has not given it back. */
  readonly isHeld: boolean;
  /** The last day in time; null where no limit runs. */
  readonly prazo: CivilDate | null;
}

/**
 * Statuses from which the next request is taken: what nobody has begun, what came back with an answer or a change, and
 * what goes on without anybody having it (a deposit was paid for what the employee booked).
 */
export const NEXT_STATUSES: readonly IdStatus[] = [
  STATUS.EM_ABERTO,
  STATUS.PENDENCIA_PRESTADOR,
  STATUS.PENDENCIA_RESOLVIDA,
  STATUS.EM_ANDAMENTO,
];

/** How somebody takes a request: what is under way without anybody having it keeps its status. */
export const actionToTake = (idStatus: number): Extract<StatusAction, `${string}_ATENDIMENTO`> =>
  idStatus === STATUS.EM_ANDAMENTO ? 'ASSUMIR_ATENDIMENTO' : 'INICIAR_ATENDIMENTO';

/** Whether an attendant other than this one has it. */
export const isHeldByOther = (
  { isHeld, responsibleId }: Pick<QueueItem, 'isHeld' | 'responsibleId'>,
  userId: number,
): boolean => isHeld && responsibleId !== userId;

/** Own requests come first, then everybody's; null: this person cannot take it, or has it in hand already. */
export function placeInQueue(item: QueueItem, userId: number): 0 | 1 | null {
  if (!isStatusIn(item.idStatus, NEXT_STATUSES) || isHeldByOther(item, userId)) return null;
  if (item.isHeld && item.idStatus === STATUS.EM_ANDAMENTO) return null;
  return item.responsibleId === userId ? 0 : 1;
}

/** Oldest against its limit first; without a limit last; then in the order of arrival. */
export function compareByDeadline(
  a: Pick<QueueItem, 'id' | 'prazo'>,
  b: Pick<QueueItem, 'id' | 'prazo'>,
): number {
  if (a.prazo === null || b.prazo === null)
    return Number(a.prazo === null) - Number(b.prazo === null) || a.id - b.id;
  return compareDates(a.prazo, b.prazo) || a.id - b.id;
}

/** The request that this person takes next; undefined when the queue has none. */
export function nextInQueue<T extends QueueItem>(items: readonly T[], userId: number): T | undefined {
  const places = items.flatMap((item) => {
    const place = placeInQueue(item, userId);
    return place === null ? [] : [{ item, place }];
  });
  return places.toSorted((a, b) => a.place - b.place || compareByDeadline(a.item, b.item))[0]?.item;
}
