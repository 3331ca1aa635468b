import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Db } from '../src/db/port.ts';
import { keptRows } from '../src/db/kept.ts';
import { rows } from '../src/db/rows.ts';
import { createTestApp, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';

/** What `openPostgres` opens where nothing else is said. */
const CONNECTIONS = 10;
/** What a booking asks of the database. */
const STATEMENTS = 13;
/** A quarter of them. */
const SESSIONS = 3;
const DAY = '2026-11-25';
const KNOWN = z.strictObject({
  pid: z.int(),
  name: z.string(),
  general: z.coerce.number(),
  own: z.coerce.number(),
});
type Known = z.output<typeof KNOWN>;

describe('connections that a rush finds ready (docs/decisions/0263)', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database: 'postgres' });
    await app.database.makeReady();
  });
  afterAll(() => app.close());

  /** What each connection for calls has planned: one transaction on each, none of which ends before all have begun. */
  async function known(): Promise<Known[]> {
    const { promise: all, resolve } = Promise.withResolvers<void>();
    let begun = 0;
    const one = async (tx: Db) => {
      begun += 1;
      if (begun === CONNECTIONS) resolve();
      await all;
      return rows(
        tx,
        KNOWN,
        sql`select pg_backend_pid() as pid, name, generic_plans as general, custom_plans as own from pg_prepared_statements`,
      );
    };
    const database = app.database.ofEmpresa(1);
    const each = await Promise.all(Array.from({ length: CONNECTIONS }, () => database.transaction(one)));
    return each.flat();
  }

  /** What each connection for sessions has planned; as many as there are, asked in one moment, are one of each. */
  const ofSessions = keptRows(
    'conhecidas',
    KNOWN,
    sql`select pg_backend_pid() as pid, name, generic_plans as general, custom_plans as own
      from pg_prepared_statements where name = 'sessao_aberta'`,
    null,
  );

  it('each for sessions has planned their look-up once, for any values, and every call asks it there (docs/decisions/0268)', async () => {
    const { db } = app.database;
    const look = async () =>
      (await Promise.all(Array.from({ length: SESSIONS }, () => ofSessions(db, {})))).flat();
    const before = await look();
    expect(new Set(before.map(({ pid }) => pid)).size).toBe(SESSIONS);
    expect(before.filter(({ general, own }) => general !== 1 || own !== 0)).toEqual([]);

    const token = await app.tokenFor(1);
    for (let n = 0; n < SESSIONS; n += 1)
      expect((await app.invoke('GET', '/auth/me', { token })).status).toBe(200);
    const after = await look();
    expect(after.filter(({ own }) => own !== 0)).toEqual([]);
    expect(after.reduce((all, { general }) => all + general, 0)).toBeGreaterThanOrEqual(2 * SESSIONS);
  });

  it('each has planned every kept statement once, for any values, and a booking plans none of its own', async () => {
    const before = await known();
    const byConnection = Map.groupBy(before, ({ pid }) => pid);
    expect(byConnection.size).toBe(CONNECTIONS);
    for (const all of byConnection.values()) {
      expect(all.length).toBeGreaterThan(20);
      expect(all.filter(({ general, own }) => general !== 1 || own !== 0)).toEqual([]);
    }

    const agendamentoId = await createPedido(app.database.db, { funcionarioId: 1, prestadorId: 1 });
    const booked = await app.invoke('POST', '/autoagendamento/solicitante-confirmar-agendamento', {
      token: await app.employeeToken(agendamentoId),
      body: { agendamentoId, periodo: 1, dataAgendamento: DAY, horarioAgendamento: '08:30', ambienteId: 1 },
    });
    expect([booked.status, booked.body]).toMatchObject([201, {}]);
    // docs/decisions/0268, 0269.
    expect(Number(booked.headers['x-statements'])).toBeLessThanOrEqual(STATEMENTS);

    const after = await known();
    const names = (of: readonly Known[]) => new Set(of.map(({ name }) => name));
    expect(names(after)).toEqual(names(before));
    expect(after.filter(({ own }) => own !== 0)).toEqual([]);
    expect(after.some(({ name, general }) => name === 'lugar' && general > 1)).toBe(true);
  });
});
