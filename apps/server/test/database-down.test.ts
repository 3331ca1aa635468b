import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sqlCode } from '../src/db/port.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { apart } from './apart.ts';
import { pedido } from './pedidos.ts';
import { freshDatabase } from './shared-postgres.ts';

describe('a database that is down', () => {
  const { at } = apart();

  it('gives 503 in the one error shape, stays alive, fails closed on logins, and recovers by itself', async () => {
    const { pg, app, token } = at();
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

describe('a statement that takes long', () => {
  it('is given up, unless its transaction fills the database and asked for its time', async () => {
    // The driver gives up a third later: long enough for a busy machine to hear the database first.
    const database = openPostgres({ url: await freshDatabase('migrated'), maxTime: 2_400 });
    const slow = (options?: { hasDeadline: boolean }) =>
      database.transaction(async (tx) => void (await tx.execute(sql`select pg_sleep(3.4)`)), options);
    try {
      await expect(slow()).rejects.toSatisfy((error) => sqlCode(error) === '57014');
      // The demonstration's million is one such statement, and was given up by the driver as if nobody answered.
      await expect(slow({ hasDeadline: false })).resolves.toBeUndefined();
    } finally {
      await database.close();
    }
  });
});
