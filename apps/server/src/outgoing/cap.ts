import type { Recipient } from '@apto/domain/templates';
import type { Db } from '../db/port.ts';
import type { Configuration } from '../platform/config.ts';
import { HttpError } from '../platform/errors.ts';
import { countMessage } from '../platform/limits.ts';

/** What the timeline shows of a message that nobody asked for and that would be one too many. */
export const CAP_REASON = 'O limite de mensagens do dia foi atingido.';

/** Counts a message that nobody asked for; false where it is over the cap of its recipient or its request. */
export async function isWithinCap(
  db: Db,
  config: Pick<Configuration, 'keyRing' | 'messageLimit'>,
  counted: { to: string; recipient: Recipient; agendamentoId: number },
): Promise<boolean> {
  try {
    await countMessage(db, config, counted);
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return false;
    throw error;
  }
}
