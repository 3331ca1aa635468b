import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { ensureMunicipios } from './cidades/municipios.ts';
import { migrate } from './db/migrate.ts';
import type { DatabasePort } from './db/port.ts';
import { createGateways } from './gateways/index.ts';
import { markCompanyKeys } from './platform/company-key.ts';
import { atPort, type Configuration } from './platform/config.ts';
import { silentProgress, type Progress } from './platform/progress.ts';
import type { Server } from './platform/server.ts';
import { createJobs } from './background.ts';
import { listen, type Doors } from './platform/listen.ts';
import { createLog } from './platform/log.ts';
import { requireNature } from './nature.ts';
import { openDatabase } from './open-database.ts';
import { completeAdministrators } from './profiles/repository.ts';
import { describeWaiting } from './platform/start-failure.ts';
import { tryPort } from './platform/try-port.ts';
import { isTransient } from './platform/database-down.ts';
import { withoutData } from './platform/error-handling.ts';

export interface RunningApp {
  server: Server;
  address: string;
  stop: () => Promise<void>;
}

const counted = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('pt-BR')} ${n === 1 ? one : many}`;

/** What each part of a stop may take, in milliseconds: in all less than the five seconds that a supervisor gives. */
const STOP_MS = { requests: 2_500, jobs: 3_500, events: 300, database: 700 } as const;

/** Milliseconds between tries while the database is not there yet. */
const RETRY_MS = 2_000;

/**
 * Starts everything: database, migrations, calls, background work, listening. While a configured
 * PostgreSQL is down the server listens all the same, answers 503, and completes its start by itself.
 * @param onPrepare runs once after the migrations: the demonstration seeds here
 * @param progress told each step while a person waits
 */
export async function startServer(
  given: Configuration,
  onPrepare?: (database: DatabasePort) => Promise<void>,
  progress: Progress = silentProgress,
): Promise<RunningApp> {
  // Its own: a port that the system picks is known only once the server listens.
  const config = { ...given };
  await tryPort(config);
  const log = createLog(config);
  progress.doing(config.databaseUrl ? 'Conectando ao PostgreSQL' : 'Abrindo o banco embutido');
  const database = await openDatabase(config, (error) =>
    log.warn({ err: withoutData(error) }, 'conexão com o banco'),
  );
  const gateways = createGateways(config, database);
  const server = await createApp({
    config,
    database,
    gateways,
    log,
    jobs: (app) => createJobs({ database, config, gateways, log: app.log }),
  });

  server.prepared = false;
  let clock: NodeJS.Timeout | undefined;
  const prepare = async (): Promise<void> => {
    progress.doing('Migrando o banco');
    const applied = await migrate(database);
    if (applied.length > 0) log.info({ migrations: applied }, 'banco migrado');
    await requireNature(database, config);
    await database.transaction(ensureMunicipios);
    await database.transaction(completeAdministrators);
    progress.done(
      applied.length > 0
        ? `Banco migrado: ${counted(applied.length, 'migração', 'migrações')}`
        : 'Banco em dia',
    );
    await onPrepare?.(database);
    await database.transaction((tx) => markCompanyKeys(tx, config.keyRing));
    await server.events.start();
    // In the background: calls need not wait for it, and it tries again by itself.
    void server.jobs.start();
    server.prepared = true;
    // What it is for also works without.
    database
      .makeReady()
      .catch((error: unknown) => log.warn({ err: withoutData(error) }, 'conexões sem planos'));
  };
  const prepareUntilDone = async (): Promise<void> => {
    try {
      await prepare();
    } catch (error) {
      // Away, or held by another process that starts. The embedded one does not come back by itself: what looks so is a
      // full disk.
      if (config.databaseUrl === null || !isTransient(error) || server.shuttingDown) throw error;
      log.warn({ err: withoutData(error) }, describeWaiting(config.databaseUrl, error));
      clock = setTimeout(() => {
        prepareUntilDone().catch((failure: unknown) => {
          log.fatal({ err: withoutData(failure) }, 'não foi possível preparar o banco');
          process.exitCode = 1;
          void stop();
        });
      }, RETRY_MS);
    }
  };

  let doors: Doors | undefined;
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> =>
    (stopping ??= (async () => {
      server.shuttingDown = true;
      clearTimeout(clock);
      /** One part that fails or hangs must not keep the next ones from being closed. */
      const part = async (name: keyof typeof STOP_MS, closing: Promise<unknown>): Promise<void> => {
        let deadline: NodeJS.Timeout | undefined;
        const late = new Promise((_, reject) => {
          deadline = setTimeout(() => reject(new Error('não terminou a tempo')), STOP_MS[name]);
        });
        await Promise.race([closing, late])
          .catch((error: unknown) => log.warn({ err: withoutData(error), part: name }, 'parada'))
          .finally(() => clearTimeout(deadline));
      };
      const closed = Promise.all([server.app.close(), doors?.close()]);
      const requests = part('requests', closed).then(() => server.connections.cut());
      // Beside the open requests: a message that one of them still queues waits in its row.
      await Promise.all([requests, part('jobs', server.jobs.stop())]);
      await part('events', server.events.stop());
      await part('database', database.close());
    })());

  try {
    await prepareUntilDone();
    const { server: http } = server.app;
    // Before the first request can come: what it sends carries links.
    http.once('listening', () => Object.assign(config, atPort(config, (http.address() as AddressInfo).port)));
    doors = await listen(server.app, config);
    return { server, address: doors.address, stop };
  } catch (error) {
    // Why it did not start is what is told.
    await stop().catch(() => undefined);
    throw error;
  }
}
