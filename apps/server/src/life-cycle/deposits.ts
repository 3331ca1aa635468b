import { STATUS } from '@apto/domain/status';
import type { Now } from '@apto/domain/time';
import { sql } from 'drizzle-orm';
import type { DatabasePort, Db } from '../db/port.ts';
import { changeDue } from '../agendamentos/change.ts';
import { notifyOf } from '../notifications/notify.ts';

/** Appointments of one transaction. */
const BATCH_SIZE = 250;

// A constant and not a parameter: only so can the planner prove the partial index.
const WAITING = sql.raw(String(STATUS.DEPOSITO_ANTECIPADO));

/** One part of them; answers how many there were. */
async function tellSome(tx: Db, now: Now): Promise<number> {
  const told = await changeDue(tx, now, {
    action: 'AVISAR_DEPOSITO',
    set: sql`deposito_avisado_em = ${now.instant}::timestamptz`,
    due: sql`a.status_id = ${WAITING} and a.deposito_ate <= ${now.data}::date and a.deposito_avisado_em is null`,
    order: sql`a.deposito_ate`,
    limit: BATCH_SIZE,
  });
  if (told.length > 0) await notifyOf(tx, 'DEPOSIT_DUE', told, null);
  return told.length;
}

/** Rings once for each deposit whose last day has come, for those who pay (docs/decisions/0171). Answers how many. */
export async function tellDueDeposits(
  database: DatabasePort,
  now: Now,
  proceed: () => boolean = () => true,
): Promise<number> {
  let total = 0;
  for (let some = 1; some > 0 && proceed(); total += some)
    some = await database.transaction((tx) => tellSome(tx, now));
  return total;
}
