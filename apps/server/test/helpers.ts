import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp } from '../src/app.ts';
import type { DatabasePort } from '../src/db/port.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { createGateways } from '../src/gateways/index.ts';
import { readConfiguration, type Configuration } from '../src/platform/config.ts';
import { openSession } from '../src/platform/authentication.ts';
import type { Server } from '../src/platform/server.ts';
import { noJobs } from '../src/platform/jobs.ts';
import { ALL_PERMISSIONS, TEST_SECRET } from './fixture.ts';
import { IS_FULL } from './full.ts';
import { freshDatabase } from './shared-postgres.ts';
import { freshPglite } from './snapshot.ts';

/** Monday, 10:00 in São Paulo: the present of every test that does not say otherwise. */
export const MONDAY_10AM = Date.parse('2026-11-23T13:00:00Z');

export interface Answer {
  status: number;
  body: unknown;
  headers: LightMyRequestResponse['headers'];
  raw: Buffer;
}

export interface TestApp {
  server: Server;
  database: DatabasePort;
  config: Configuration;
  /** Address of the PostgreSQL underneath; null on the embedded database. */
  url: string | null;
  /** Sets the present, in milliseconds since 1970. */
  goTo(ms: number): void;
  /** Bearer token of a user of the fixture, by id. 4 is the clinic's. */
  tokenFor(userId: number): Promise<string>;
  /** Bearer token of an employee's session for an appointment. */
  employeeToken(agendamentoId: number): Promise<string>;
  invoke(
    method: string,
    url: string,
    options?: { token?: string | null; body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>;
  close(): Promise<void>;
}

export interface TestOptions {
  database?: (typeof EACH_DATABASE)[number];
  /** Address of a PostgreSQL's database to use as it is: one shared between apps, or one that a test stops. */
  url?: string;
  env?: Record<string, string>;
  /** How many times as long as usual a call may wait for PostgreSQL, where the waiting is not what is proved. */
  patience?: number;
  withoutFixture?: boolean;
}

/** Both databases, whatever is run: for suites whose subject is how a database is reached, locked, stopped or read back. */
export const EACH_DATABASE = ['pglite', 'postgres'] as const;

/**
 * The databases that any other suite runs on: PostgreSQL, and with `npm test -- --full` the embedded one as well. Both
 * are the same engine with the same migrations (docs/decisions/0168).
 */
export const DATABASES: readonly (typeof EACH_DATABASE)[number][] = IS_FULL ? EACH_DATABASE : ['postgres'];

/** A whole server without a port: embedded database in memory, or a real PostgreSQL. */
export async function createTestApp(options: TestOptions = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'apto-teste-'));
  const config = readConfiguration({
    DATA_DIR: folder,
    SESSION_SECRET: TEST_SECRET,
    RATE_LIMIT: '0',
    LINK_LIMIT: '0',
    MESSAGE_LIMIT: '0',
    MAX_IN_FLIGHT: '0',
    DEMO: '1',
    COUNT_QUERIES: '1',
    ...options.env,
  });
  const contents = options.withoutFixture ? 'migrated' : 'fixture';
  const url = options.url ?? (options.database === 'postgres' ? await freshDatabase(contents) : null);
  const database: DatabasePort =
    url === null ? await freshPglite(contents) : openPostgres({ url, patience: options.patience ?? 1 });
  let now = MONDAY_10AM;
  const server = await createApp({
    config,
    database,
    gateways: createGateways(config, database),
    jobs: () => noJobs,
    clock: () => now,
  });
  await server.events.start();

  const openTestSession = (opening: Parameters<typeof openSession>[3]) =>
    openSession(database.db, config.keyRing, now, opening);
  return {
    server,
    database,
    config,
    url,
    goTo: (ms) => void (now = ms),
    tokenFor: (userId) =>
      openTestSession({
        kind: userId === 4 ? 'prestador' : 'interna',
        usuarioId: userId,
        permissions: ALL_PERMISSIONS,
      }),
    async employeeToken(agendamentoId) {
      const { tokenAutoagendamento } = await import('../src/db/schema.ts');
      const [created] = await database.db
        .insert(tokenAutoagendamento)
        .values({
          agendamentoId,
          tokenHash: `teste-${agendamentoId}-${Math.random()}`,
          expiraEm: new Date(now + 86_400_000).toISOString(),
        })
        .returning({ id: tokenAutoagendamento.id });
      return openTestSession({ kind: 'autoagendamento', agendamentoId, tokenId: created?.id });
    },
    async invoke(method, url, { token, body, headers } = {}) {
      const pedido: InjectOptions = {
        method,
        url: `/api${url}`,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          // As the client does: a key of its own for each.
          ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body as object }),
      };
      const r = await server.app.inject(pedido);
      const json = (r.headers['content-type'] ?? '').includes('json');
      return {
        status: r.statusCode,
        body: json ? r.json<unknown>() : r.body,
        headers: r.headers,
        raw: r.rawPayload,
      };
    },
    async close() {
      await server.app.close();
      await server.events.stop();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
