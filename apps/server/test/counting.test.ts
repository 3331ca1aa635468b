import { TiposExame } from '@apto/domain/exames';
import { StatusAgendamento } from '@apto/domain/status';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paging } from '../src/agendamentos/slice.ts';
import { compactCounts } from '../src/maintenance.ts';
import { DATABASES, createTestApp, type TestApp } from './helpers.ts';

/** Of which one company has four fifths: enough for the walks to come to where a page is found from the end. */
const TOTAL = 1_400;
/** In proportion: what a company has is walked page by page, in every order. */
const MIN_JUMP = 500;

/** Rows over two years, statuses and types, three customers; ties on purpose in every sort. */
const SEED_SQL = `
insert into agendamento (empresa_id, cliente_id, unidade_id, funcionario_id, tipo_exame_id, status_id, nome_funcionario, cpf_funcionario,
    nome_cliente, user_responsavel_id, data_agendamento, created_at)
select case when c.id = 3 then 2 else 1 end, c.id, f.unidade_id, f.id, 1 + (g * 7) % 13,
  (array[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,26,27])[1 + (g * 11) % 24],
  f.name, f.cpf, c.name, case when g % 5 = 0 then 2 end, case when g % 3 = 0 then date '2026-01-01' + g % 300 end,
  timestamptz '2026-11-20 12:00Z' - make_interval(hours => (g * 3) % 17000)
from generate_series(1, ${TOTAL}) g
join funcionario f on f.id = 1 + g % 5
join cliente c on c.id = f.customer_id`;

interface ResultPage {
  items: {
    id: number;
    createdAt: string;
    funcionario: { name: string };
    cliente: { name: string };
    status: { id: number; descricao: string };
    tipoExame: { id: number; descricao: string };
    dataAgendamento: string | null;
  }[];
  meta: { totalItems: number };
}

describe.each(DATABASES)('totals and pages of a long list, on %s', (database) => {
  let app: TestApp;
  const tokens = new Map<number, string>();
  const { minJump } = paging;
  beforeAll(async () => {
    paging.minJump = MIN_JUMP;
    app = await createTestApp({ database });
    await app.database.runScript(SEED_SQL);
    for (const u of [1, 2, 8]) tokens.set(u, await app.tokenFor(u));
  });
  afterEach(() => {
    paging.minJump = MIN_JUMP;
  });
  afterAll(() => {
    paging.minJump = minJump;
    return app.close();
  });

  const pageQuery = async (user: number, query: string): Promise<ResultPage> => {
    const r = await app.invoke('GET', `/agendamentos?${query}`, { token: tokens.get(user) ?? '' });
    expect(r.status).toBe(200);
    return r.body as ResultPage;
  };
  const filters = (f: object) => `filtrosExtras=${encodeURIComponent(JSON.stringify(f))}`;
  const countInDatabase = async (where: string) => {
    const { rows } = await app.database.rawTransaction((c) =>
      c.query<{ n: number }>(`select count(*)::int as n from agendamento where ${where}`),
    );
    return rows[0]?.n;
  };

  const CASES: [number, object, string][] = [
    [1, {}, 'empresa_id = 1 and status_id not in (9,10,20,22)'],
    [1, { status: [22, 10] }, 'empresa_id = 1 and status_id in (22,10)'],
    [1, { tipoExame: [4] }, 'empresa_id = 1 and tipo_exame_id = 4 and status_id not in (9,10,20,22)'],
    [2, {}, 'cliente_id = 1 and status_id not in (9,10,20,22)'],
    [2, { status: [8], tipoExame: [2, 3] }, 'cliente_id = 1 and status_id = 8 and tipo_exame_id in (2,3)'],
    [8, {}, 'unidade_id = 2 and status_id not in (9,10,20,22)'],
    [2, { painel: 'MEUS' }, 'cliente_id = 1 and user_responsavel_id = 2 and status_id not in (9,10,20,22)'],
    [
      1,
      { datas: ['2026-03-01', '2026-03-31'] },
      `empresa_id = 1 and status_id not in (9,10,20,22) and created_at >= '2026-03-01T03:00Z' and created_at < '2026-04-01T03:00Z'`,
    ],
  ];

  it.each(CASES)('user %i, %j: the total is what counting the rows gives', async (user, extras, where) => {
    expect((await pageQuery(user, filters(extras))).meta.totalItems).toBe(await countInDatabase(where));
  });

  it('stays exact over changes, deletions and compaction', async () => {
    await app.database
      .runScript(`update agendamento set status_id = 8 where id % 17 = 0; update agendamento set cliente_id = cliente_id;
      delete from agendamento where id % 29 = 0; update agendamento set tipo_exame_id = 2, unidade_id = 2 where id % 31 = 0 and cliente_id = 1`);
    const check = async () => {
      for (const [user, extras, where] of CASES) {
        expect((await pageQuery(user, filters(extras))).meta.totalItems).toBe(await countInDatabase(where));
      }
    };
    await check();
    await compactCounts(app.database);
    await check();
    await compactCounts(app.database);
    await check();
  });

  /** What the counter by name and the names of the rows do not agree on. */
  const misnamed = async () => {
    const { rows } = await app.database.rawTransaction((c) =>
      c.query(`with counted as (
          select empresa_id, cliente_id, nome_busca, sum(n)::int as n from agendamento_contagem_nome group by 1, 2, 3 having sum(n) <> 0),
        held as (select empresa_id, cliente_id, nome_busca, count(*)::int as n from agendamento group by 1, 2, 3)
        (table counted except table held) union all (table held except table counted)`),
    );
    return rows;
  };

  it('the names that are counted follow corrections, deletions and compaction', async () => {
    await app.database.runScript(`update funcionario set name = name || ' Nogueira' where id = 2;
      delete from agendamento where id % 37 = 0; update agendamento set status_id = 22 where id % 13 = 0`);
    expect(await misnamed()).toEqual([]);
    const { items, meta } = await pageQuery(1, `filter=nogueira&${filters({ status: WIDE.status })}`);
    expect(items.length).toBeGreaterThan(0);
    expect(meta.totalItems).toBe(await countInDatabase(`nome_busca like '%nogueira%'`));
    await compactCounts(app.database);
    expect(await misnamed()).toEqual([]);
  });

  const OPEN_ONES = 'status_id not in (9,10,20,22)';
  it.each([
    [1, 'empresa_id = 1'],
    [2, 'cliente_id = 1'],
  ])(
    'user %i: every page by customer and by day is the rows in their order, wherever it begins',
    async (user, whose) => {
      await app.database.runScript(`update agendamento set nome_cliente = 'Zíper ' || id % 7 where id % 5 = 0;
      update agendamento set data_agendamento = case when id % 2 = 0 then date '2027-01-01' + id % 3 end,
        status_id = case when id % 3 = 0 then 22 else 8 end where id % 11 = 0`);
      paging.minJump = 1;
      for (const [column, field] of [
        ['cliente_ordem', 'cliente'],
        ['data_agendamento', 'dataAgendamento'],
      ] as const)
        for (const direction of ['ASC', 'DESC'])
          for (const [extras, which] of [
            [{}, OPEN_ONES],
            [{ status: WIDE.status }, 'true'],
          ] as const) {
            const { rows } = await app.database.rawTransaction((c) =>
              c.query<{ id: number }>(
                `select id from agendamento where ${whose} and ${which} order by ${column} ${direction}, id ${direction}`,
              ),
            );
            const expected = rows.map(({ id }) => id);
            const pages = Math.ceil(expected.length / 90);
            for (let page = 1; page <= pages + 1; page += 1) {
              const query = `limit=90&page=${page}&sort=${field}%20${direction}&${filters(extras)}`;
              const { items, meta } = await pageQuery(user, query);
              expect(meta.totalItems).toBe(expected.length);
              expect(items.map(({ id }) => id)).toEqual(expected.slice((page - 1) * 90, page * 90));
            }
          }
      await compactCounts(app.database);
    },
  );

  it('folds what a load left in slices, and leaves no difference behind', async () => {
    const differences = async () => {
      const { rows } = await app.database.rawTransaction((c) =>
        c.query<{ n: number }>('select count(*)::int as n from agendamento_contagem where parcela'),
      );
      return rows[0]?.n;
    };
    await app.database.runScript(
      `do $$ declare a record; begin
         for a in select id from agendamento where id % 40 = 1 loop update agendamento set status_id = 22 where id = a.id; end loop;
       end $$`,
    );
    expect(await differences()).toBeGreaterThan(21);
    const [user, extras, where] = [
      1,
      { status: [22, 10] },
      'empresa_id = 1 and status_id in (22,10)',
    ] as const;
    await compactCounts(app.database, 7);
    expect(await differences()).toBe(0);
    expect((await pageQuery(user, filters(extras))).meta.totalItems).toBe(await countInDatabase(where));
  });

  it.each([
    ['createdAt', (i: ResultPage['items'][number]) => i.createdAt],
    [
      'funcionario',
      (i: ResultPage['items'][number]) =>
        i.funcionario.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    ],
    ['cliente', (i: ResultPage['items'][number]) => i.cliente.name],
    ['tipoExame', (i: ResultPage['items'][number]) => i.tipoExame.descricao],
    ['status', (i: ResultPage['items'][number]) => i.status.descricao],
  ] as const)(
    'sort by %s: every page continues the one before, near, deep and last, both ways',
    async (field, key) => {
      const all = filters({ status: StatusAgendamento.map((s) => s.id) });
      for (const direction of ['ASC', 'DESC']) {
        const seen = new Set<number>();
        let previous: string | null = null;
        const { meta } = await pageQuery(1, `limit=100&sort=${field}%20${direction}&${all}`);
        const pages = Math.ceil(meta.totalItems / 100);
        for (let page = 1; page <= pages; page += 1) {
          const { items } = await pageQuery(1, `limit=100&page=${page}&sort=${field}%20${direction}&${all}`);
          for (const item of items) {
            const value = key(item);
            if (previous !== null) {
              const order = previous.localeCompare(value, 'pt-BR');
              expect(direction === 'ASC' ? order <= 0 : order >= 0).toBe(true);
            }
            previous = value;
            seen.add(item.id);
          }
        }
        expect(seen.size).toBe(meta.totalItems);
        expect(
          (await pageQuery(1, `limit=100&page=${pages + 1}&sort=${field}%20${direction}&${all}`)).items,
        ).toEqual([]);
      }
    },
  );

  const ORDERS = ['createdAt', 'funcionario', 'cliente', 'tipoExame', 'status', 'dataAgendamento'];
  const WIDE = { status: StatusAgendamento.map((s) => s.id), datas: ['2025-03-01', '2026-10-31'] };
  const SEARCHES = [
    ['a date range', filters(WIDE), `created_at >= '2025-03-01T03:00Z' and created_at < '2026-11-01T03:00Z'`],
    [
      'a date range and an exam type',
      filters({ ...WIDE, tipoExame: [1, 2, 3, 4, 5, 6] }),
      `created_at >= '2025-03-01T03:00Z' and created_at < '2026-11-01T03:00Z' and tipo_exame_id <= 6`,
    ],
    [
      'a search that nearly everybody matches',
      `filter=a&${filters({ status: WIDE.status })}`,
      `nome_busca like '%a%'`,
    ],
    [
      'a search that few match',
      `filter=zelia&${filters({ status: WIDE.status })}`,
      `nome_busca like '%zelia%'`,
    ],
  ] as const;
  // One test each: on a busy machine all orders of one search take more than a test may.
  const WALKS = SEARCHES.flatMap(([search, query, where]) =>
    ORDERS.flatMap((field) =>
      ['ASC', 'DESC'].map((direction) => ({ search, query, where, field, direction })),
    ),
  );
  it.each(WALKS)('$search by $field $direction: every row is on exactly one page', async (walk) => {
    const { query, where, field, direction } = walk;
    const expectedItems = (await countInDatabase(`empresa_id = 1 and ${where}`)) ?? 0;
    const seen: number[] = [];
    for (let page = 1; page <= Math.ceil(expectedItems / 100); page += 1) {
      const { items, meta } = await pageQuery(
        1,
        `limit=100&page=${page}&sort=${field}%20${direction}&${query}`,
      );
      expect(meta.totalItems).toBe(expectedItems);
      seen.push(...items.map((i) => i.id));
    }
    expect([seen.length, new Set(seen).size]).toEqual([expectedItems, expectedItems]);
  });

  it('the walks come to pages that are looked for in another way than the first ones', async () => {
    const [, , where] = SEARCHES[0];
    // Several of them, and all in the second half, where a page is nearer from the end.
    const rows = (await countInDatabase(`empresa_id = 1 and ${where}`)) ?? 0;
    expect(rows).toBeGreaterThan(MIN_JUMP + 300);
    expect(rows / 2).toBeLessThan(MIN_JUMP);
  });

  it('sorted by status, the newest request comes first within each', async () => {
    for (const direction of ['ASC', 'DESC']) {
      const { items } = await pageQuery(
        1,
        `limit=100&sort=status%20${direction}&${filters({ status: WIDE.status })}`,
      );
      const ofFirst = items.filter((i) => i.status.id === items[0]?.status.id).map((i) => i.createdAt);
      expect(ofFirst.length).toBeGreaterThan(1);
      expect(ofFirst).toEqual(ofFirst.toSorted().reverse());
    }
  });

  it('a request of 23:30 in São Paulo belongs to that day, not to the next one of UTC', async () => {
    await app.database.runScript(
      `update agendamento set created_at = '2027-03-11T02:30:00Z' where id = (select min(id) from agendamento where empresa_id = 1 and status_id = 8)`,
    );
    const onDay = async (day: string) => (await pageQuery(1, filters({ datas: [day, day] }))).meta.totalItems;
    expect([await onDay('2027-03-10'), await onDay('2027-03-11')]).toEqual([1, 0]);
  });

  it('the ranks kept in the database are the alphabetical order of the labels that people see', async () => {
    const sort = (list: readonly { id: number; descricao: string }[]) =>
      [...list].sort((a, b) => a.descricao.localeCompare(b.descricao, 'pt-BR')).map((x) => x.id);
    const { rows } = await app.database.rawTransaction((c) =>
      c.query<{ types: number[]; status: number[] }>(`select
        (select json_agg(tipo_exame_id order by tipo_ordem) from (select distinct tipo_exame_id, tipo_ordem from agendamento) x) as types,
        (select json_agg(status_id order by status_ordem) from (select distinct status_id, status_ordem from agendamento) x) as status`),
    );
    expect(rows[0]).toEqual({ types: sort(TiposExame), status: sort(StatusAgendamento) });
  });

  it('the export has every row of a filter larger than one batch', async () => {
    const r = await app.invoke(
      'GET',
      `/agendamentos/gerar-csv/0?${filters({ status: StatusAgendamento.map((s) => s.id) })}`,
      { token: tokens.get(1) ?? '' },
    );
    const { default: excel } = await import('exceljs');
    const workbook = new excel.Workbook();
    await workbook.xlsx.load(new Uint8Array(r.raw).buffer);
    const ids = new Set<unknown>();
    workbook.worksheets[0]?.eachRow((row, n) => n > 1 && ids.add(row.getCell(1).value));
    expect(ids.size).toBe(await countInDatabase('empresa_id = 1'));
  });
});
