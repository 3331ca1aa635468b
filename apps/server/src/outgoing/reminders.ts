import {
  EXPECTED_STATUSES,
  isReminderDue,
  reminderKey,
  REMINDERS,
  UNTOLD_STEPS,
} from '@apto/domain/templates';
import { addDays, type Now } from '@apto/domain/time';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabasePort, Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { message } from '../db/schema.ts';
import { readVisit } from '../kit/repository.ts';
import { readLasting } from '../links/lasting.ts';
import type { Configuration } from '../platform/config.ts';
import { eachApart } from '../platform/each-apart.ts';
import type { Jobs } from '../platform/jobs.ts';
import { recordMessage } from '../platform/records.ts';
import { CAP_REASON, isWithinCap } from './cap.ts';
import { compose, toOutgoing } from './compose.ts';

/** Appointments that one look goes through; the next one goes on behind them. */
const BATCH = 200;

const CANDIDATE = z.strictObject({
  id: z.int(),
  data: z.string(),
  hora: z.nullable(z.string()),
  scheduled_at: z.string(),
});

const expected = sql.raw(EXPECTED_STATUSES.join(', '));
const untold = sql.raw(UNTOLD_STEPS.map((step) => `'${step}'`).join(', '));

/** Scheduled visits of today and tomorrow, behind a given one, with the moment at which they were scheduled. */
const candidates = (db: Db, today: string, after: number) =>
  rows(
    db,
    CANDIDATE,
    sql`select a.id, a.data_agendamento::text as data, a.hora_agendamento as hora,
          to_char(coalesce((select max(s.created_at) from agendamento_status s
            where s.agendamento_id = a.id and s.para in (${expected}) and s.acao not in (${untold})),
            a.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as scheduled_at
        from agendamento a
        where a.status_id in (${expected}) and a.data_agendamento between ${today}::date and ${addDays(today, 1)}::date
          and a.id > ${after}
        order by a.id limit ${BATCH}`,
  );

/** All of them, a batch at a time. */
async function* upcoming(db: Db, today: string, proceed: () => boolean) {
  let after = 0;
  while (proceed()) {
    const batch = await candidates(db, today, after);
    yield* batch;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = last.id;
  }
}

interface Reminding {
  database: DatabasePort;
  config: Configuration;
  jobs: Pick<Jobs, 'enqueueMessage' | 'wake'>;
}

async function wasSent(db: Db, uniqueKey: string): Promise<boolean> {
  const [found] = await db.select({ id: message.id }).from(message).where(eq(message.uniqueKey, uniqueKey));
  return found !== undefined;
}

/** One reminder in one transaction with its job. False when it is not sent: nobody to reach, cap, or sent before. */
async function remind(
  { database, config, jobs }: Reminding,
  kind: (typeof REMINDERS)[number],
  slot: z.output<typeof CANDIDATE>,
): Promise<boolean> {
  const uniqueKey = reminderKey(kind, slot.id, slot);
  return database.transaction(async (tx) => {
    // Who else looks at the same time waits here, and then finds it sent: it counts once in the cap as well.
    const [still] = await rows(
      tx,
      z.strictObject({ id: z.int() }),
      sql`select a.id from agendamento a where a.id = ${slot.id} and a.status_id in (${expected})
            and a.data_agendamento = ${slot.data}::date and a.hora_agendamento is not distinct from ${slot.hora}
          for update`,
    );
    if (!still || (await wasSent(tx, uniqueKey))) return false;
    const facts = await readVisit(tx, slot.id);
    if (!facts) return false;
    const access = await readLasting(tx, config, facts);
    const composed = compose(kind, facts, access?.link);
    if (composed.to === null) return false;
    const fits = await isWithinCap(tx, config, {
      to: composed.to.destino,
      recipient: composed.recipient,
      agendamentoId: slot.id,
    });
    const outgoing = { ...toOutgoing(composed, facts), uniqueKey };
    const id = await recordMessage(
      tx,
      config.keyRing,
      fits ? outgoing : { ...outgoing, failure: CAP_REASON },
    );
    if (id === null) return false;
    await jobs.enqueueMessage(tx, id);
    return true;
  });
}

/**
 * Queues the reminders that are due now, each once whoever looks and how often. What is cancelled or moves before they
 * leave is seen again at sending. Answers how many there were.
 */
export async function remindDue(
  reminding: Reminding,
  now: Now,
  proceed: () => boolean = () => true,
): Promise<number> {
  let total = 0;
  try {
    await eachApart(upcoming(reminding.database.db, now.data, proceed), async (slot) => {
      for (const kind of REMINDERS) {
        const isDue = isReminderDue(kind, { ...slot, scheduledAt: slot.scheduled_at }, now);
        if (isDue && (await remind(reminding, kind, slot))) total += 1;
      }
    });
  } finally {
    if (total > 0) reminding.jobs.wake();
  }
  return total;
}
