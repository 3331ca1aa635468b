import { readFileSync } from 'node:fs';
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
/** How often a statement is asked for its mean. */
const ASKED = 20;
const DAY = '2026-11-25';
const KNOWN = z.strictObject({
  pid: z.int(),
  name: z.string(),
  general: z.coerce.number(),
  own: z.coerce.number(),
});
const WRITTEN = z.strictObject({ name: z.string(), n: z.int(), most: z.nullable(z.int()) });
type Written = z.output<typeof WRITTEN>;
type Known = z.output<typeof KNOWN>;

describe('connections that a rush finds ready (docs/decisions/0263)', () => {
  let app: TestApp;
  let rowsBefore: Written[] = [];

  /** The rows of every table that a booking writes, and of whatever else a kept statement writes. */
  const rowsOf = (db: Db) =>
    rows(
      db,
      WRITTEN,
      sql`select 'agendamento' as name, count(*)::int as n, max(versao)::int as most from agendamento
        union all select 'agendamento_contagem', count(*)::int, null from agendamento_contagem
        union all select 'auditoria', count(*)::int, max(id)::int from auditoria
        union all select 'outbox', count(*)::int, max(id)::int from outbox
        union all select 'mensagem', count(*)::int, max(id)::int from mensagem
        union all select 'reserva', count(*)::int, max(id)::int from reserva
        union all select 'idempotencia', count(*)::int, null from idempotencia
        union all select 'notificacao', count(*)::int, max(id)::int from notificacao
        union all select 'token_autoagendamento', count(*)::int, max(id)::int from token_autoagendamento`,
    );
  beforeAll(async () => {
    app = await createTestApp({ database: 'postgres' });
    // What a connection that opens from now on calls of ours is counted.
    await app.database.runScript(
      `do $$ begin execute format('alter database %I set track_functions = pl', current_database()); end $$`,
    );
    rowsBefore = await rowsOf(app.database.db);
    await app.database.makeReady();
  });
  afterAll(() => app.close());

  /** One transaction on each connection for calls, none of which ends before all have begun. */
  async function onEach<T>(ask: (tx: Db) => Promise<T>): Promise<T[]> {
    const { promise: all, resolve } = Promise.withResolvers<void>();
    let begun = 0;
    const one = async (tx: Db) => {
      begun += 1;
      if (begun === CONNECTIONS) resolve();
      await all;
      return ask(tx);
    };
    const database = app.database.ofEmpresa(1);
    return Promise.all(Array.from({ length: CONNECTIONS }, () => database.transaction(one)));
  }

  /** What each has planned. */
  const known = async (): Promise<Known[]> =>
    (
      await onEach((tx) =>
        rows(
          tx,
          KNOWN,
          sql`select pg_backend_pid() as pid, name, generic_plans as general, custom_plans as own from pg_prepared_statements`,
        ),
      )
    ).flat();

  /** What each connection for sessions has planned; as many as there are, asked in one moment, are one of each. */
  const ofSessions = keptRows(
    'conhecidas',
    KNOWN,
    sql`select pg_backend_pid() as pid, name, generic_plans as general, custom_plans as own
      from pg_prepared_statements where name = 'sessao_aberta'`,
    null,
  );

  it('each has asked what writes nothing without values, its triggers too, and nothing was written by it', async () => {
    expect(await rowsOf(app.database.db)).toEqual(rowsBefore);
    await onEach((tx) => tx.execute(sql`select pg_stat_force_next_flush()`));
    // Each step of nobody's appointment, on each.
    const steps = (await known()).filter(({ name }) => name.startsWith('passo_'));
    expect(steps.length).toBeGreaterThanOrEqual(CONNECTIONS);
    const [counted] = await rows(
      app.database.db,
      z.strictObject({ calls: z.coerce.number() }),
      sql`select coalesce(sum(calls), 0) as calls from pg_stat_user_functions where funcname = 'agendamento_contar'`,
    );
    expect(counted?.calls).toBe(steps.length);
  });

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

  // Only Linux tells what a process's memory costs it, and only of one that runs here.
  it.runIf(process.platform === 'linux')(
    'each keeps the memory that a statement uses for the next',
    async () => {
      // Of many parts, as a clinic with its agendas: each holds a little until all are there.
      const manyParts = sql.join(
        Array.from({ length: 40 }, () => sql`(select json_agg(n) from generate_series(1, 200) n)`),
        sql`, `,
      );
      const faultsOf = (pid: number): number => {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[7]);
      };
      const faults = await onEach(async (tx) => {
        const [backend] = await rows(
          tx,
          z.strictObject({ pid: z.int() }),
          sql`select pg_backend_pid() as pid`,
        );
        const { pid = 0 } = backend ?? {};
        const ask = () => tx.execute(sql`select ${manyParts}`);
        // What it needs for the first time it asks for once.
        for (let n = 0; n < 5; n += 1) await ask();
        const before = faultsOf(pid);
        for (let n = 0; n < ASKED; n += 1) await ask();
        return (faultsOf(pid) - before) / ASKED;
      });
      // Four hundred without: given back after each, and asked for again.
      expect(Math.max(...faults)).toBeLessThan(5);
    },
  );
});
