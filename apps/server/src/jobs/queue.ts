import { nowInSaoPaulo, type Now } from '@apto/domain/time';
import { fromPglite, PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import { grantQueue } from '../db/app-role.ts';
import type { DatabasePort, Db } from '../db/port.ts';
import type { Configuration } from '../platform/config.ts';
import { withoutData } from '../platform/error-handling.ts';
import type { DueMessage, Jobs, PrepareMessage } from '../platform/jobs.ts';
import { letCallsGoFirst } from '../platform/load.ts';
import { UnknownKeyError } from '../platform/key-ring.ts';
import type { Gateways } from '../platform/ports.ts';
import { insideOf } from './inside.ts';
import { deliverMessage, forgottenMessages, MESSAGE_ATTEMPTS } from './delivery.ts';

const QUEUE = 'mensagem';
const SCHEMA = 'tarefas';
/** Messages that one process delivers at once, each by itself: one that hangs holds nobody else's. */
const WORKERS = 5;
/**
 * A worker that shows no sign of life for so long is dead, and its message is given to another; the queue looks as
 * often. Ten is the queue's own least.
 */
const HEARTBEAT_SECONDS = 10;
const QUEUE_OPTIONS = {
  retryLimit: MESSAGE_ATTEMPTS - 1,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: 60,
  heartbeatSeconds: HEARTBEAT_SECONDS,
} as const;

/** Something that comes round by the clock. Its name is its queue's: keep it once it was released. */
export interface Routine {
  name: string;
  cron: string;
  /** A server that was off at the time does not wait for the next one. */
  atStart?: boolean;
  run: (pass: { now: Now; proceed: () => boolean }) => Promise<unknown>;
}

export interface QueueDependencies {
  database: DatabasePort;
  config: Configuration;
  gateways: Gateways;
  log: FastifyBaseLogger;
  /** Looks at what a message is about, just before it leaves. */
  prepare?: PrepareMessage;
  /** Milliseconds since 1970; tests pass their own. */
  clock?: () => number;
}

/**
 * Jobs in the same database, so that several processes share the work and none does it twice: messages, and the
 * `routines` that resources bring.
 */
export function createQueue(
  { database, config, gateways, log, prepare, clock = Date.now }: QueueDependencies,
  routines: readonly Routine[],
): Jobs {
  let boss: PgBoss | null = null;
  let ready = false;
  let stopped = false;
  let reconnect: NodeJS.Timeout | undefined;
  /** Those that deliver messages: each is woken by itself. */
  let workers: { id: string | undefined; isBusy: boolean }[] = [];
  const routineWorkers = new Map<string, string>();
  /** Routines that somebody waits for since before the queue was there. */
  const asked = new Set<string>();

  const createBoss = (): PgBoss =>
    new PgBoss({
      ...(database.kind === 'pglite'
        ? { db: fromPglite(database.native as Parameters<typeof fromPglite>[0]), backend: 'pglite' as const }
        : { connectionString: config.databaseUrl ?? '', max: 3, application_name: 'apto-tarefas' }),
      schema: SCHEMA,
      superviseIntervalSeconds: HEARTBEAT_SECONDS,
      monitorIntervalSeconds: HEARTBEAT_SECONDS,
      monitorVacuum: false,
      reindex: false,
    });

  /** What the queue itself needs, and the database under it. */
  const own: readonly Routine[] = [
    {
      name: 'mensagens-esquecidas',
      cron: '* * * * *',
      atStart: true,
      async run() {
        const forgotten = await forgottenMessages(database.db);
        if (forgotten.length === 0) return;
        await boss?.insert(
          QUEUE,
          forgotten.map((id) => ({ data: { id }, singletonKey: `m${id}`, singletonSeconds: 300 })),
        );
      },
    },
    {
      name: 'arrumacao',
      cron: '41 3 * * *',
      // A PostgreSQL does this by itself; the embedded one has nobody who would.
      run: async () => (database.kind === 'pglite' ? database.tidy() : undefined),
    },
  ];

  async function deliver(id: number, isLastAttempt: boolean): Promise<void> {
    await letCallsGoFirst();
    try {
      await deliverMessage(
        { database, config, gateways, ...(prepare ? { prepare } : {}) },
        id,
        isLastAttempt,
      );
    } catch (error) {
      // A gateway that fails heals by itself; a key that is missing needs a person. Who it was for stays out of the log.
      if (error instanceof UnknownKeyError) log.error({ mensagem: id, chave: error.keyId }, error.message);
      else log.warn({ mensagem: id, isLastAttempt }, 'mensagem não saiu');
      throw error;
    }
  }

  async function connect(): Promise<void> {
    const opened = createBoss();
    opened.on('error', (error) => log.warn({ err: withoutData(error) }, 'fila de tarefas'));
    await opened.start();
    boss = opened;
    await opened.createQueue(QUEUE, QUEUE_OPTIONS);
    // One that an earlier version made keeps what it was made with.
    await opened.updateQueue(QUEUE, QUEUE_OPTIONS);
    workers = Array.from({ length: WORKERS }, () => ({ id: undefined, isBusy: false }));
    for (const worker of workers)
      worker.id = await opened.work<{ id: number }>(
        QUEUE,
        { pollingIntervalSeconds: 2, batchSize: 1, includeMetadata: true },
        async (jobs) => {
          worker.isBusy = true;
          try {
            for (const job of jobs) await deliver(job.data.id, job.retryCount >= MESSAGE_ATTEMPTS - 1);
            // A call may have left several: who delivered one looks for the next at once.
            if (worker.id !== undefined) opened.notifyWorker(worker.id);
          } finally {
            worker.isBusy = false;
          }
        },
      );
    for (const { name, cron, atStart, run } of [...routines, ...own]) {
      await opened.createQueue(name, { retryLimit: 1 });
      if (atStart) await opened.send(name);
      const routineWorker = await opened.work(name, { pollingIntervalSeconds: 15 }, async () => {
        try {
          await run({ now: nowInSaoPaulo(clock()), proceed: () => !stopped });
        } catch (error) {
          // The queue keeps it to itself, and tries again.
          log.error({ routine: name, err: withoutData(error) }, 'rotina falhou');
          throw error;
        }
      });
      routineWorkers.set(name, routineWorker);
      await opened.schedule(name, cron, null, { tz: 'America/Sao_Paulo' });
    }
    await grantQueue(database, SCHEMA);
    ready = true;
    for (const name of asked) runSoon(name);
    asked.clear();
  }

  function runSoon(name: string): void {
    const routineWorker = routineWorkers.get(name);
    const current = boss;
    if (!ready || !current || routineWorker === undefined) {
      asked.add(name);
      return;
    }
    current
      .send(name)
      .then(() => current.notifyWorker(routineWorker))
      .catch((error: unknown) => log.warn({ err: withoutData(error) }, 'fila de tarefas'));
  }

  let connecting: Promise<void> = Promise.resolve();
  const tryConnect = async (): Promise<void> => {
    try {
      await connect();
    } catch (error) {
      log.warn({ err: withoutData(error) }, 'as tarefas esperam o banco');
      // What did not start has nothing to end, and the failure is told above.
      await boss?.stop({ graceful: false }).catch(() => undefined);
      boss = null;
      if (!stopped) reconnect = setTimeout(() => void (connecting = tryConnect()), 5_000);
    }
  };

  async function enqueue(tx: Db, messages: readonly DueMessage[]): Promise<void> {
    // Not started yet: the rows wait, and `mensagens-esquecidas` picks them up.
    if (!ready || !boss || messages.length === 0) return;
    await boss.insert(
      QUEUE,
      messages.map(({ id, delaySeconds }) => ({
        data: { id },
        ...(delaySeconds === undefined ? {} : { startAfter: delaySeconds }),
      })),
      { db: insideOf(tx) },
    );
  }

  return {
    start: () => (connecting = tryConnect()),
    async stop() {
      stopped = true;
      clearTimeout(reconnect);
      await connecting;
      ready = false;
      await boss
        ?.stop({ graceful: true, timeout: 2_500 })
        .catch((error: unknown) => log.warn({ err: withoutData(error) }, 'parada das tarefas'));
    },
    enqueueMessage: (tx, id, delaySeconds) => enqueue(tx, [{ id, delaySeconds }]),
    enqueueMessages: enqueue,
    wake() {
      // One whose exchange hangs hears nothing.
      const idle = workers.find(({ id, isBusy }) => id !== undefined && !isBusy);
      if (boss && idle?.id !== undefined) boss.notifyWorker(idle.id);
    },
    runSoon,
  };
}
