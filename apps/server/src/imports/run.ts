import { setImmediate } from 'node:timers/promises';
import { IMPORT_REASON } from '@apto/domain/imports';
import { nowInSaoPaulo } from '@apto/domain/time';
import { inArray } from 'drizzle-orm';
import type { DatabasePort } from '../db/port.ts';
import { spreadsheetImport } from '../db/schema.ts';
import { withoutData } from '../platform/error-handling.ts';
import { lockKey, tryLockImports } from '../staff-import/lock.ts';
import { countsNow } from './counts.ts';
import { importNow } from './repository.ts';
import { moveOn, refuseRest, stepOf, type ImportWork } from './steps.ts';

/** Name of its queue: keep it once it was released. */
export const IMPORT_ROUTINE = 'importacoes';

const OPEN = ['VALIDANDO', 'EM_CURSO', 'DESFAZENDO'] as const;

/** Failures of one import in a row, over as many passes, after which it is given up. */
export const GIVE_UP_AFTER = 5;
/** Of this process alone: a restart, or another process, begins to count again. */
const failures = new WeakMap<DatabasePort, Map<number, number>>();

function countFailure(database: DatabasePort, id: number): number {
  const counted = failures.get(database) ?? new Map<number, number>();
  failures.set(database, counted);
  const n = (counted.get(id) ?? 0) + 1;
  counted.set(id, n);
  return n;
}

/**
 * Ends what cannot be ended otherwise: with what it wrote, so that it can be taken back, or as failed where it wrote
 * nothing. One that was being taken back is as it was before, for another attempt.
 */
async function giveUp({ database, clock = Date.now }: ImportWork, id: number): Promise<void> {
  const now = nowInSaoPaulo(clock());
  const open = await importNow(database.db, id);
  if (!open) return;
  await database.ofEmpresa(open.empresaId).transaction(async (tx) => {
    if (!(await tryLockImports(tx, lockKey(open)))) return;
    const found = await importNow(tx, id);
    if (found?.situacao !== open.situacao) return;
    if (found.situacao !== 'DESFAZENDO') await refuseRest(tx, id, IMPORT_REASON.GIVEN_UP);
    const { feitas: written } = await countsNow(tx, found);
    await moveOn(tx, found, written > 0 ? 'CONCLUIDA' : 'FALHOU', now);
  });
}

/** One step of one import that keeps its failure to itself: the others have their turn. Answers whether there is more. */
async function tryStep(work: ImportWork, id: number): Promise<boolean> {
  const { database, log } = work;
  try {
    const isMore = await stepOf(work, id);
    failures.get(database)?.delete(id);
    return isMore;
  } catch (error) {
    const failed = countFailure(database, id);
    log.error({ err: withoutData(error), importacao: id, failed }, 'a importação não foi adiante');
    if (failed >= GIVE_UP_AFTER) {
      try {
        await giveUp(work, id);
        failures.get(database)?.delete(id);
      } catch (cause) {
        log.error({ err: withoutData(cause), importacao: id }, 'a importação não pôde ser encerrada');
      }
    }
    return false;
  }
}

/**
 * Does what is open of every import, in turns, some hundred rows a transaction. May run in several processes at once, and
 * after a crash: the rows that are done say so themselves. One that throws is left to the next pass, and given up after
 * some of them. Answers how many steps it made.
 * @param proceed asked between two steps; false ends the pass, and the next one goes on
 */
export async function runImports(work: ImportWork, proceed: () => boolean = () => true): Promise<number> {
  let total = 0;
  /** Those that ended in a state, wait for another process or failed: not again in this pass. */
  const isOver = new Set<string>();
  for (;;) {
    const open = await work.database.db
      .select({ id: spreadsheetImport.id, state: spreadsheetImport.situacao })
      .from(spreadsheetImport)
      .where(inArray(spreadsheetImport.situacao, [...OPEN]))
      .orderBy(spreadsheetImport.id);
    let steps = 0;
    for (const { id, state } of open) {
      const key = `${id} ${state}`;
      if (isOver.has(key)) continue;
      if (!proceed()) return total + steps;
      if (await tryStep(work, id)) steps += 1;
      else isOver.add(key);
      // The embedded database works in this very thread: calls that came in meanwhile have their turn.
      await setImmediate();
    }
    total += steps;
    if (steps === 0) return total;
  }
}
