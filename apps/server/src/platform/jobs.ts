import { nowInSaoPaulo } from '@apto/domain/time';
import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import { advanceAgendamentos } from '../life-cycle/advance.ts';
import { rows, type DatabasePort, type Db } from '../db/port.ts';
import type { Gateways } from '../gateways/ports.ts';
import type { Configuration } from './config.ts';
import { deliverMessage, MESSAGE_ATTEMPTS } from './messages.ts';
import { clearExpired, compactCounts, releaseExpiredReservas } from './maintenance.ts';
import { withoutData } from './error-handling.ts';

/** Work that no request waits for: delivery of messages, what time alone changes, and housekeeping. */
export interface Jobs {
  start(): Promise<void>;
  halt(): Promise<void>;
  /** In the write's transaction: the job exists exactly when the message does. */
  enqueueMessage(tx: Db, id: number): Promise<void>;
  /** After a commit: look at the queue now instead of at the next poll. */
  wake(): void;
}

const QUEUE = 'mensagem';
const SCHEDULES = {
  'reservas-vencidas': '* * * * *',
  'mensagens-esquecidas': '* * * * *',
  'ciclo-de-vida': '*/5 * * * *',
  contagens: '*/5 * * * *',
  limpeza: '17 * * * *',
  arrumacao: '41 3 * * *',
} as const;

interface Dependencies {
  banco: DatabasePort;
  config: Configuration;
  gateways: Gateways;
  log: FastifyBaseLogger;
  /** Milliseconds since 1970; tests pass their own. */
  clock?: () => number;
}

/** Jobs in the same database, so that several processes share the work and none does it twice. */
export function createJobs({ banco: database, config, gateways, log, clock = Date.now }: Dependencies): Jobs {
  let boss: PgBoss | null = null;
  let ready = false;
  let stopped = false;
  let reconnect: NodeJS.Timeout | undefined;
  let worker: string | undefined;

  const openUp = (): PgBoss =>
    new PgBoss({
      ...(database.tipo === 'pglite'
        ? { db: fromPglite(database.native as Parameters<typeof fromPglite>[0]), backend: 'pglite' as const }
        : { connectionString: config.databaseUrl ?? '', max: 3, application_name: 'apto-tarefas' }),
      schema: 'tarefas',
      monitorVacuum: false,
      reindex: false,
    });

  const routines: Record<keyof typeof SCHEDULES, () => Promise<unknown>> = {
    'reservas-vencidas': () => releaseExpiredReservas(database),
    'mensagens-esquecidas': async () => {
      const forgotten = await rows<{ id: number }>(
        database.db,
        sql`select id::int as id from mensagem where situacao = 'PENDENTE' and proxima_tentativa < now() - interval '5 minutes' limit 200`,
      );
      for (const { id } of forgotten)
        await boss?.send(QUEUE, { id }, { singletonKey: `m${id}`, singletonSeconds: 300 });
    },
    'ciclo-de-vida': () => advanceAgendamentos(database, nowInSaoPaulo(clock()), { proceed: () => !stopped }),
    contagens: () => compactCounts(database),
    limpeza: () => clearExpired(database),
    // A PostgreSQL does this by itself; the embedded one has nobody who would.
    arrumacao: async () => (database.tipo === 'pglite' ? database.tidy() : undefined),
  };

  async function connect(): Promise<void> {
    const newValue = openUp();
    newValue.on('error', (error) => log.warn({ err: withoutData(error) }, 'fila de tarefas'));
    await newValue.start();
    boss = newValue;
    await newValue.createQueue(QUEUE, {
      retryLimit: MESSAGE_ATTEMPTS - 1,
      retryDelay: 2,
      retryBackoff: true,
      expireInSeconds: 120,
    });
    worker = await newValue.work<{ id: number }>(
      QUEUE,
      { pollingIntervalSeconds: 2, batchSize: 5, includeMetadata: true },
      async (jobs) => {
        // One failing message must not repeat the ones that left.
        const failures = await Promise.all(
          jobs.map((j) =>
            deliverMessage(
              { banco: database, config, gateways },
              j.data.id,
              j.retryCount >= MESSAGE_ATTEMPTS - 1,
            ).then(
              () => null,
              (error: unknown) => error,
            ),
          ),
        );
        const failure = failures.find((f) => f !== null);
        if (failure) throw failure as Error;
      },
    );
    for (const [name, cron] of Object.entries(SCHEDULES)) {
      await newValue.createQueue(name, { retryLimit: 1 });
      // A server that was off over midnight does not wait for the next tick; the worker looks at once.
      if (name === 'ciclo-de-vida') await newValue.send(name);
      await newValue.work(name, { pollingIntervalSeconds: 15 }, async () => {
        await routines[name as keyof typeof SCHEDULES]();
      });
      await newValue.schedule(name, cron, null, { tz: 'America/Sao_Paulo' });
    }
    ready = true;
  }

  let connecting: Promise<void> = Promise.resolve();
  const tryConnect = async (): Promise<void> => {
    try {
      await connect();
    } catch (error) {
      log.warn({ err: withoutData(error) }, 'as tarefas esperam o banco');
      await boss?.stop({ graceful: false }).catch(() => undefined);
      boss = null;
      if (!stopped) reconnect = setTimeout(() => void (connecting = tryConnect()), 5_000);
    }
  };

  return {
    start: () => (connecting = tryConnect()),
    async halt() {
      stopped = true;
      clearTimeout(reconnect);
      await connecting;
      ready = false;
      await boss
        ?.stop({ graceful: true, timeout: 5_000 })
        .catch((error: unknown) => log.warn({ err: withoutData(error) }, 'parada das tarefas'));
    },
    async enqueueMessage(tx, id) {
      // Not started yet: the row waits, and `mensagens-esquecidas` picks it up.
      if (!ready || !boss) return;
      await boss.send(
        QUEUE,
        { id },
        { db: fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql) },
      );
    },
    wake() {
      if (boss && worker) boss.notifyWorker(worker);
    },
  };
}

/** No background work: for tests that look at the tables themselves. */
export const noJobs: Jobs = {
  start: async () => undefined,
  halt: async () => undefined,
  enqueueMessage: async () => undefined,
  wake: () => undefined,
};
