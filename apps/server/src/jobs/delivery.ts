import { maskedDestination, type Channel } from '@apto/domain/templates';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { DatabasePort, Db } from '../db/port.ts';
import { message } from '../db/schema.ts';
import type { PrepareMessage, QueuedMessage } from '../platform/jobs.ts';
import type { Gateways, Receipt } from '../platform/ports.ts';
import { decrypt } from '../platform/cipher.ts';
import type { Configuration } from '../platform/config.ts';

/** Attempts before a message is given up: with the growing pauses, about 17 minutes. */
export const MESSAGE_ATTEMPTS = 10;

/** The longest that a gateway is waited for. */
const SEND_MS = 20_000;
/** The longest that its attachment is made and read. */
const PREPARE_MS = 8_000;
/** How long a worker has a message for itself: longer than it waits in all, so that nobody delivers it meanwhile. */
const LEASE_SECONDS = 30;
const LEASE = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
/** How late after its claim a message may still be sent: what is sent then has ended before somebody else may have it. */
const BEGIN_MS = LEASE_SECONDS * 1_000 - SEND_MS;

const nothingWithIt: PrepareMessage = async () => ({ attachments: [], kitId: null });

/** Another worker has the message: the queue asks again later, when that one may have died. */
class BeingDelivered extends Error {
  override name = 'MensagemEmEntrega';
}

/** Takes the message for this worker; null when there is nothing left to deliver. */
async function claim(database: DatabasePort, id: number): Promise<QueuedMessage | null> {
  const [claimed] = await database.db
    .update(message)
    .set({ leaseUntil: LEASE })
    .where(
      and(
        eq(message.id, id),
        eq(message.situacao, 'PENDENTE'),
        or(isNull(message.leaseUntil), lt(message.leaseUntil, sql`now()`)),
      ),
    )
    .returning();
  if (claimed) return claimed;
  const [other] = await database.db.select().from(message).where(eq(message.id, id));
  if (other?.situacao === 'PENDENTE') throw new BeingDelivered('Outro processo está entregando a mensagem.');
  return null;
}

const masked = ({ canal: channel, destino: to }: { canal: string; destino: string }): string =>
  maskedDestination(channel as Channel, to);

/** Does something after so many milliseconds, unless it is cancelled by what it answers. */
type Later = (run: () => void, milliseconds: number) => () => void;

const afterwards: Later = (run, milliseconds) => {
  const clock = setTimeout(run, milliseconds);
  return () => clearTimeout(clock);
};

/**
 * A gateway that answers neither yes nor no must not keep its worker. What is late is broken off before its message may
 * be tried again: one that is still under way could arrive beside the next.
 */
async function bounded<T>(
  work: (signal: AbortSignal) => Promise<T>,
  limit: number,
  later: Later = afterwards,
): Promise<T> {
  const late = new AbortController();
  let cancel = (): void => undefined;
  const over = new Promise<never>((_, reject) => {
    cancel = later(() => {
      const reason = new Error(`Sem resposta em ${limit / 1000} s.`);
      reject(reason);
      late.abort(reason);
    }, limit);
  });
  try {
    return await Promise.race([work(late.signal), over]);
  } finally {
    cancel();
  }
}

interface Delivery {
  database: DatabasePort;
  config: Configuration;
  gateways: Gateways;
  prepare?: PrepareMessage;
  /** Ends what takes too long; tests say themselves when the time is over. */
  later?: Later;
  /** Milliseconds of a clock that goes on while the process is stopped. */
  clock?: () => number;
}

/**
 * Delivers one queued message, erases its text and masks its destination; one that is outdated by now is not sent. Throws
 * when the gateway fails, so that the queue tries again later; on the last attempt the message is marked as failed and
 * kept for the operator.
 */
export async function deliverMessage(
  { database, config, gateways, prepare = nothingWithIt, later = afterwards, clock = Date.now }: Delivery,
  id: number,
  lastAttempt: boolean,
): Promise<void> {
  const askedAt = clock();
  const m = await claim(database, id);
  if (!m || m.corpoCifrado === null) return;
  /** Not delivered by somebody else meanwhile: a process may have been stopped for longer than it has the message. */
  const waits = and(eq(message.id, id), eq(message.situacao, 'PENDENTE'));
  const isOurs = and(waits, m.leaseUntil === null ? sql`false` : eq(message.leaseUntil, m.leaseUntil));
  const done = { corpoCifrado: null, destino: masked(m), leaseUntil: null };
  let receipt: Receipt;
  let kitId: number | null;
  try {
    const body = decrypt(config.keyRing, m.corpoCifrado);
    const prepared = await bounded(() => prepare(m), PREPARE_MS);
    if ('outdated' in prepared) {
      await database.db
        .update(message)
        .set({ ...done, situacao: 'NAO_ENVIADA', erro: prepared.outdated })
        .where(isOurs);
      return;
    }
    kitId = prepared.kitId;
    if (clock() - askedAt > BEGIN_MS) throw new Error('A vez de entregar a mensagem passou.');
    const outgoing = { id, body, attachments: prepared.attachments };
    receipt = await bounded(
      (signal) =>
        m.canal === 'EMAIL'
          ? gateways.email.send({ ...outgoing, signal, to: m.destino, subject: m.assunto ?? '' })
          : gateways.whatsapp.send({ ...outgoing, signal, phone: m.destino }),
      SEND_MS,
      later,
    );
  } catch (error) {
    await database.db
      .update(message)
      .set({
        tentativas: sql`${message.tentativas} + 1`,
        erro: error instanceof Error ? error.message.slice(0, 300) : 'falha',
        leaseUntil: null,
        proximaTentativa: sql`now() + interval '10 minutes'`,
        ...(lastAttempt ? { situacao: 'FALHA', corpoCifrado: null, destino: masked(m) } : {}),
      })
      .where(isOurs);
    throw error;
  }
  await database.db
    .update(message)
    .set({
      ...done,
      situacao: receipt.outcome,
      kitId,
      erro: null,
      tentativas: sql`${message.tentativas} + 1`,
      enviadaEm: sql`now()`,
    })
    .where(waits);
}

/** Messages that one look finds; those that it leaves are the oldest of the next. */
const FORGOTTEN = 200;

/** Ids of messages that should have left some time ago, the longest first: their job was lost, or never made. */
export async function forgottenMessages(db: Db): Promise<number[]> {
  const forgotten = await db
    .select({ id: message.id })
    .from(message)
    .where(
      and(eq(message.situacao, 'PENDENTE'), lt(message.proximaTentativa, sql`now() - interval '1 minute'`)),
    )
    .orderBy(message.proximaTentativa, message.id)
    .limit(FORGOTTEN);
  return forgotten.map(({ id }) => id);
}
