import type { Now } from '@apto/domain/time';
import { transitionDue } from '../agendamentos/transition.ts';
import type { DatabasePort } from '../db/port.ts';
import { eachApart } from '../platform/each-apart.ts';
import { STEPS, type Step } from './steps.ts';

/** Appointments of one transaction: short enough that nobody waits for it, also on the embedded database. */
const BATCH_SIZE = 250;

export interface AdvanceOptions {
  /** Asked between two transactions; false ends the pass early, and the next one goes on. */
  proceed?: () => boolean;
  batchSize?: number;
  /** Those that time alone takes, unless told. */
  steps?: readonly Step[];
}

/**
 * Takes every appointment over the steps that only time takes (doc1 §4 statuses, decisions #9): the exam day
 * arrives, the exam day is over, a self-scheduling link ran out. In chunks of one transaction each, so that
 * a million rows or a process that dies in the middle are no problem; two processes at once share the rows.
 * A step that fails holds no other one up. Answers how many changes were made.
 * @param now decides which day it is, in São Paulo
 * @throws the first failure, once all steps are through
 */
export async function advanceAgendamentos(
  database: DatabasePort,
  now: Now,
  { proceed = () => true, batchSize: batch = BATCH_SIZE, steps = STEPS }: AdvanceOptions = {},
): Promise<number> {
  let total = 0;
  await eachApart(steps, async (step) => {
    for (let changedRows = 1; changedRows > 0 && proceed(); total += changedRows) {
      changedRows = await database.transaction((tx) =>
        transitionDue(tx, now, {
          ...step,
          due: step.overdue(now.data, now.instant),
          limit: batch,
        }),
      );
    }
  });
  return total;
}
