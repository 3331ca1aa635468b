import type { AgendamentoRow, SseMessage } from '@apto/api-client';
import { eventFrom } from './event.ts';
import type { LiveListInput } from './input.ts';
import { makePlan, MAX_SINGLE_ROWS } from './plan.ts';

/** The open list, and what may be done with it. */
interface Open extends LiveListInput {
  read: (id: number) => Promise<AgendamentoRow>;
  reloadAll: () => Promise<void>;
  /** Counts again what stands above the list. */
  recountOthers: () => void;
  highlight: (rows: readonly AgendamentoRow[]) => void;
  /** Says that there are new requests that are not shown, for the filter they were asked for. */
  tell: (filter: string, ids: readonly number[]) => void;
}

/** Takes the messages of one burst into the open list: few rows one by one, many by loading the page again. */
export async function takeIn(messages: readonly SseMessage[], open: Open): Promise<void> {
  const events = messages.map(eventFrom).filter((event) => event !== null);
  if (events.length === 0) return;
  const { rows, filter, findMatching, followsAll } = open;
  const canInsert = open.canInsert && open.isHeld?.() !== true;
  const plan = makePlan(events, rows);
  const isNews = followsAll || plan.created.length > 0;
  open.recountOthers();

  if ((canInsert && isNews) || plan.toUpdate.length > MAX_SINGLE_ROWS) {
    await open.reloadAll();
    if (canInsert) return;
  } else if (plan.toUpdate.length > 0) {
    const reads = await Promise.allSettled(plan.toUpdate.map(open.read));
    const freshRows = reads.flatMap((read) => (read.status === 'fulfilled' ? [read.value] : []));
    open.apply(freshRows);
    open.highlight(freshRows);
    // A row that can no longer be read has left the scope: the page says what is left. One with another status stays
    // where it is read, and may have left what is counted (decisions/0280).
    const before = new Map(rows.map(({ id, status }) => [id, status.id]));
    if (freshRows.length < reads.length) await open.reload();
    else if (freshRows.some(({ id, status }) => before.get(id) !== status.id))
      // What cannot be counted now is counted with the next page that is read.
      await open.recount().catch(() => undefined);
  }
  if (plan.created.length === 0) return;
  // Whether one fits cannot be told while the server does not answer; the list says that on its own.
  const matches = await findMatching(plan.created).catch(() => []);
  if (matches.length > 0) open.tell(filter, matches);
}
