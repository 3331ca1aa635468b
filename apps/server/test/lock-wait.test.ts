import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCK_WAIT_MS } from '../src/db/port.ts';
import { createTestApp, EACH_DATABASE, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';
import { row } from './sql.ts';

describe.each(EACH_DATABASE)('the wait for a lock on %s', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());

  it('is bounded for calls, and ends before the statement does', async () => {
    expect(await row(app.database.db, sql`show lock_timeout`)).toEqual({ lock_timeout: '3s' });
    expect(LOCK_WAIT_MS).toBeLessThan(4_000);
  });
});

describe('a row that another connection keeps locked', () => {
  let app: TestApp;
  let other: Client;
  beforeAll(async () => {
    app = await createTestApp({ database: 'postgres' });
    other = new Client(app.url ?? '');
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await app.close();
  });

  it('refuses the write in the one error shape while it is locked, writes nothing, and heals by itself', async () => {
    const token = await app.tokenFor(1);
    const id = await createPedido(app.database.db, { funcionarioId: 1 });
    const cancel = () =>
      app.invoke('POST', '/agendamento_status', {
        token,
        headers: { 'idempotency-key': 'a-mesma-tentativa' },
        body: {
          agendamento: { id },
          status: { id: 10 },
          descricao: 'Mudança de status para Cancelado. Motivo: teste',
          observacao: 'teste',
        },
      });
    const written = () =>
      row(
        app.database.db,
        sql`select (select status_id from agendamento where id = ${id}) as status,
          (select count(*)::int from agendamento_status where agendamento_id = ${id}) as records,
          (select count(*)::int from auditoria where recurso = 'agendamento' and recurso_id = ${id}) as trail,
          (select count(*)::int from outbox where agendamento_id = ${id}) as events,
          (select count(*)::int from idempotencia where chave = 'a-mesma-tentativa') as keys`,
      );
    const before = await written();
    await other.query('begin');
    await other.query('select 1 from agendamento where id = $1 for update', [id]);
    // The lock is still held when the answer is there: nobody waited for its end.
    const refused = await cancel();
    expect(await written()).toEqual(before);
    await other.query('rollback');
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.body).toMatchObject({
      codigo: 'INDISPONIVEL',
      message: 'Outra pessoa está alterando o mesmo registro. Tente novamente em instantes.',
      requestId: expect.any(String) as unknown,
    });
    expect((await cancel()).status).toBe(201);
  });

  it('is looked at all the same by who opens its booking', async () => {
    const id = await createPedido(app.database.db, { funcionarioId: 1, prestadorId: 1 });
    await app.database.runScript(
      `update agendamento set usa_reserva_horario = true, periodo = 1, autoagendamento = false where id = ${id}`,
    );
    await other.query('begin');
    await other.query('select 1 from agendamento where id = $1 for update', [id]);
    const opened = await app.invoke('GET', `/agendamentos/reservas-horarios/${id}`, {
      token: await app.tokenFor(1),
    });
    await other.query('rollback');
    expect([opened.status, (opened.body as { id: number }).id]).toEqual([200, id]);
  });

  it('holds a migration as long as it takes', async () => {
    expect(await app.database.rawTransaction((c) => c.query('show lock_timeout'))).toMatchObject({
      rows: [{ lock_timeout: '0' }],
    });
  });
});
