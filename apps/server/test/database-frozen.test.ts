import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { currentCall } from '../src/db/port.ts';
import { isDatabaseDown } from '../src/platform/database-down.ts';
import { apart } from './apart.ts';
import { pedido } from './pedidos.ts';

describe('a database that froze', () => {
  const { at } = apart({ MAX_IN_FLIGHT: '64', MAX_AT_WORK: '6' });

  it('503 within five seconds for reads, writes and what waits for a connection; all is well once it thaws', async () => {
    const { pg, app, token } = at();
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

  it('503 within five seconds also for whoever waited in line for a turn', async () => {
    const { pg, app, token } = at();
    await Promise.all(Array.from({ length: 6 }, () => app.invoke('GET', '/agendamentos', { token })));
    pg.freeze();
    try {
      const answers = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const began = performance.now();
          const { status } = await app.invoke('POST', '/agendamentos', { token, body: pedido() });
          return { status, ms: performance.now() - began };
        }),
      );
      for (const { status, ms } of answers) {
        expect(status).toBe(503);
        expect(ms).toBeLessThan(5_000);
      }
    } finally {
      pg.thaw();
    }
    expect((await app.invoke('POST', '/agendamentos', { token, body: pedido() })).status).toBe(201);
  });

  it('an open transaction whose statement gets no answer ends, and its connection with it', async () => {
    const { pg, app } = at();
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
