import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { currentCall, sqlCode } from '../src/db/port.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { isDatabaseDown } from '../src/platform/database-down.ts';
import { createTestApp, type TestApp } from './helpers.ts';
import { pedido } from './pedidos.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { startProcess } from './process.ts';
import { templates, TEMPLATES } from './templates.ts';
import { freshDatabase } from './shared-postgres.ts';

/** A server over a PostgreSQL of its own, which the test may stop or freeze; and somebody signed in. */
async function startApart(): Promise<{ pg: TestPostgres; app: TestApp; token: string }> {
  const pg = await startPostgres({ folder: await templates(), databases: TEMPLATES });
  const app = await createTestApp({ url: pg.url('fixture') });
  return { pg, app, token: await app.tokenFor(1) };
}

describe('a database that is down', () => {
  let pg: TestPostgres;
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    ({ pg, app, token } = await startApart());
  });
  afterAll(async () => {
    await app.close();
    pg.erase();
  });

  it('gives 503 in the one error shape, stays alive, fails closed on logins, and recovers by itself', async () => {
    expect((await app.invoke('GET', '/agendamentos', { token })).status).toBe(200);
    pg.stop('immediate');
    for (const [method, url, body] of [
      ['GET', '/agendamentos', undefined],
      ['POST', '/agendamentos', pedido()],
      ['POST', '/auth/login', { username: 'atendente@apto.test', password: 'x' }],
      ['GET', '/health/ready', undefined],
    ] as const) {
      const r = await app.invoke(method, url, { token: url.startsWith('/auth') ? null : token, body });
      expect([url, r.status]).toEqual([url, 503]);
      expect(r.body).toMatchObject({
        codigo: 'INDISPONIVEL',
        message: expect.any(String) as unknown,
        requestId: expect.any(String) as unknown,
      });
      expect(r.headers['retry-after']).toBe('5');
    }
    expect((await app.invoke('GET', '/health/live')).status).toBe(200);
    pg.start();
    expect((await app.invoke('GET', '/health/ready')).status).toBe(200);
    expect((await app.invoke('GET', '/agendamentos', { token })).status).toBe(200);
    expect((await app.invoke('POST', '/agendamentos', { token, body: pedido() })).status).toBe(201);
  });
});

describe('a database that froze', () => {
  let pg: TestPostgres;
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    ({ pg, app, token } = await startApart());
  });
  afterAll(async () => {
    await app.close();
    pg.erase();
  });

  it('503 within five seconds for reads, writes and what waits for a connection; all is well once it thaws', async () => {
    // Connections that are open already: on them nothing but the client's own limit ends a statement.
    await Promise.all(Array.from({ length: 10 }, () => app.invoke('GET', '/agendamentos', { token })));
    pg.freeze();
    try {
      const asked = Array.from({ length: 14 }, async (_, i) => {
        const began = performance.now();
        const answer = await (i % 2 === 0
          ? app.invoke('GET', '/agendamentos', { token })
          : app.invoke('POST', '/agendamentos', { token, body: pedido() }));
        return { status: answer.status, ms: performance.now() - began };
      });
      for (const { status, ms } of await Promise.all(asked)) {
        expect(status).toBe(503);
        expect(ms).toBeLessThan(5_000);
      }
    } finally {
      pg.thaw();
    }
    expect((await app.invoke('GET', '/agendamentos', { token })).status).toBe(200);
    expect((await app.invoke('POST', '/agendamentos', { token, body: pedido() })).status).toBe(201);
  });

  it('an open transaction whose statement gets no answer ends, and its connection with it', async () => {
    const before = await app.database.rawTransaction((c) => c.query('select 1 from agendamento'));
    await expect(
      currentCall.run({ statements: 0 }, () =>
        app.database.transaction(async (tx) => {
          await tx.execute(sql`update agendamento set versao = versao`);
          pg.freeze();
          await tx.execute(sql`delete from agendamento`);
        }),
      ),
    ).rejects.toSatisfy(isDatabaseDown);
    pg.thaw();
    const after = await app.database.rawTransaction((c) => c.query('select 1 from agendamento'));
    expect(after.rows).toHaveLength(before.rows.length);
  });
});

describe('a statement that takes long', () => {
  it('is given up, unless its transaction fills the database and asked for its time', async () => {
    // The driver gives up a third later: long enough for a busy machine to hear the database first.
    const database = openPostgres({ url: await freshDatabase('migrated'), maxTime: 900 });
    const slow = (options?: { hasDeadline: boolean }) =>
      database.transaction(async (tx) => void (await tx.execute(sql`select pg_sleep(1.3)`)), options);
    try {
      await expect(slow()).rejects.toSatisfy((error) => sqlCode(error) === '57014');
      // The demonstration's million is one such statement, and was given up by the driver as if nobody answered.
      await expect(slow({ hasDeadline: false })).resolves.toBeUndefined();
    } finally {
      await database.close();
    }
  });
});

describe('a server that starts before its database', () => {
  it('listens, says 503, and completes its start by itself once the database is there', async () => {
    const pg = await startPostgres();
    const url = pg.url('depois');
    pg.stop();
    const serverProcess = await startProcess({
      DATABASE_URL: url,
      SESSION_SECRET: 'segredo-somente-para-os-testes-0123456789',
    });
    try {
      const status = async (path: string) => (await fetch(`${serverProcess.address}/api${path}`)).status;
      expect(await status('/health/live')).toBe(200);
      expect(await status('/health/ready')).toBe(503);
      expect(await status('/agendamentos')).toBe(503);
      pg.start();
      while ((await status('/health/ready')) !== 200) await new Promise((r) => setImmediate(r));
      expect(await status('/agendamentos')).toBe(401);
      expect(await serverProcess.terminate()).toBe(0);
    } finally {
      await serverProcess.kill();
      pg.erase();
    }
  });
});
