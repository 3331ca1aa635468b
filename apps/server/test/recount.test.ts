import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';

const MIGRATION = new URL('../src/db/migrations/0215_contagens_de_novo.sql', import.meta.url);
const OPEN = 'agendamento_aberto(status_id)';

/** Each counter, its key, and what its key is of the rows that it counts. */
const COUNTERS = [
  ['agendamento_contagem_nome', 'empresa_id, cliente_id, nome_busca', 'agendamento group by 1, 2, 3'],
  [
    'agendamento_contagem_cliente',
    'empresa_id, cliente_id, aberto, cliente_ordem',
    `(select *, ${OPEN} as aberto from agendamento) a group by 1, 2, 3, 4`,
  ],
  [
    'agendamento_contagem_data',
    'empresa_id, cliente_id, aberto, data_agendamento',
    `(select *, ${OPEN} as aberto from agendamento) a group by grouping sets ((1, 2, 3, 4), (1, 3, 4))`,
  ],
  [
    'agendamento_contagem_primeiro',
    'empresa_id, cliente_id, aberto, primeiro_nome',
    `(select *, ${OPEN} as aberto, primeiro_nome(nome_busca) from agendamento) a group by grouping sets ((1, 2, 3, 4), (1, 3, 4))`,
  ],
  [
    'funcionario_contagem',
    'empresa_id, situation, inicio',
    '(select *, left(nome_busca, 3) as inicio from funcionario where deleted_at is null) f group by 1, 2, 3',
  ],
] as const;

describe('counters that missed what was written while they were filled', () => {
  let app: TestApp;
  let other: Client;
  beforeAll(async () => {
    app = await createTestApp({ database: 'postgres' });
    await createPedido(app.database.db, { funcionarioId: 1 });
    other = new Client(app.url ?? '');
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await app.close();
  });

  const recount = async () => {
    const text = await readFile(MIGRATION, 'utf8');
    await app.database.rawTransaction((c) => c.script(text));
  };
  /** The counters that do not say what the rows say. */
  const wrong = () =>
    app.database.rawTransaction(async (c) => {
      const found: string[] = [];
      for (const [table, key, held] of COUNTERS) {
        const { rows } = await c.query(
          `with counted as (select ${key}, sum(n)::int as n from ${table} group by ${key} having sum(n) <> 0),
             held as (select ${key}, count(*)::int as n from ${held})
           (table counted except all table held) union all (table held except all table counted)`,
        );
        if (rows.length > 0) found.push(table);
      }
      return found;
    });

  it('are right again, whatever they said', async () => {
    expect(await wrong()).toEqual([]);
    await app.database
      .runScript(`delete from agendamento_contagem_nome; update agendamento_contagem_cliente set n = n + 1;
      update agendamento_contagem_primeiro set n = n + 1; update agendamento_contagem_data set n = n + 1;
      update funcionario_contagem set n = n + 1`);
    expect(await wrong()).toEqual(COUNTERS.map(([table]) => table));
    await recount();
    expect(await wrong()).toEqual([]);
  });

  it('wait for what another process is writing, and count it', async () => {
    await other.query('begin');
    await other.query("update funcionario set name = name || ' Zander' where id = 1");
    await other.query("update agendamento set nome_funcionario = 'Zander' where funcionario_id = 1");
    const counted = recount();
    await vi.waitUntil(async () => {
      const { rows } = await other.query<{ n: number }>(
        "select count(*)::int as n from pg_locks where mode = 'ShareRowExclusiveLock' and not granted and relation = 'agendamento'::regclass",
      );
      return rows[0]?.n === 1;
    });
    await other.query('commit');
    await counted;
    expect(await wrong()).toEqual([]);
  });
});
