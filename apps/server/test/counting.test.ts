import { describe, expect, it } from 'vitest';
import { paging } from '../src/agendamentos/slice.ts';
import { compactCounts } from '../src/maintenance.ts';
import { DATABASES } from './helpers.ts';
import { longList, WIDE } from './long-list.ts';

describe.each(DATABASES)('totals and pages of a long list: counters, on %s', (database) => {
  const calls = longList(database);
  const { pageQuery, filters, countInDatabase } = calls;

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
    await calls.app.database
      .runScript(`update agendamento set status_id = 8 where id % 17 = 0; update agendamento set cliente_id = cliente_id;
      delete from agendamento where id % 29 = 0; update agendamento set tipo_exame_id = 2, unidade_id = 2 where id % 31 = 0 and cliente_id = 1`);
    const check = async () => {
      for (const [user, extras, where] of CASES) {
        expect((await pageQuery(user, filters(extras))).meta.totalItems).toBe(await countInDatabase(where));
      }
    };
    await check();
    await compactCounts(calls.app.database);
    await check();
    await compactCounts(calls.app.database);
    await check();
  });

  /** What the counter by name and the names of the rows do not agree on. */
  const misnamed = async () => {
    const { rows } = await calls.app.database.rawTransaction((c) =>
      c.query(`with counted as (
          select empresa_id, cliente_id, nome_busca, sum(n)::int as n from agendamento_contagem_nome group by 1, 2, 3 having sum(n) <> 0),
        held as (select empresa_id, cliente_id, nome_busca, count(*)::int as n from agendamento group by 1, 2, 3)
        (table counted except table held) union all (table held except table counted)`),
    );
    return rows;
  };

  it('the names that are counted follow corrections, deletions and compaction', async () => {
    await calls.app.database.runScript(`update funcionario set name = name || ' Nogueira' where id = 2;
      delete from agendamento where id % 37 = 0; update agendamento set status_id = 22 where id % 13 = 0`);
    expect(await misnamed()).toEqual([]);
    const { items, meta } = await pageQuery(1, `filter=nogueira&${filters({ status: WIDE.status })}`);
    expect(items.length).toBeGreaterThan(0);
    expect(meta.totalItems).toBe(await countInDatabase(`nome_busca like '%nogueira%'`));
    await compactCounts(calls.app.database);
    expect(await misnamed()).toEqual([]);
  });

  const OPEN_ONES = 'status_id not in (9,10,20,22)';

  it.each([
    [1, 'empresa_id = 1'],
    [2, 'cliente_id = 1'],
  ])(
    'user %i: every page by customer, by day and by employee is the rows in their order, wherever it begins',
    async (user, whose) => {
      await calls.app.database
        .runScript(`update agendamento set nome_cliente = 'Zíper ' || id % 7 where id % 5 = 0;
      update agendamento set data_agendamento = case when id % 2 = 0 then date '2027-01-01' + id % 3 end,
        status_id = case when id % 3 = 0 then 22 else 8 end where id % 11 = 0;
      update agendamento set nome_funcionario = (array['Ana', 'Anabela', 'Ana Lima', E'Ana\tBeatriz', 'Ana! Souza', 'D''Ávila', ' Zé'])[id % 7 + 1]
        where id % 4 = 0`);
      paging.minJump = 1;
      for (const [column, field] of [
        ['cliente_ordem', 'cliente'],
        ['data_agendamento', 'dataAgendamento'],
        ['nome_busca', 'funcionario'],
      ] as const)
        for (const direction of ['ASC', 'DESC'])
          for (const [extras, which] of [
            [{}, OPEN_ONES],
            [{ status: WIDE.status }, 'true'],
          ] as const) {
            const { rows } = await calls.app.database.rawTransaction((c) =>
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
      await compactCounts(calls.app.database);
    },
  );

  it('folds what a load left in slices, and leaves no difference behind', async () => {
    const differences = async () => {
      const { rows } = await calls.app.database.rawTransaction((c) =>
        c.query<{ n: number }>('select count(*)::int as n from agendamento_contagem where parcela'),
      );
      return rows[0]?.n;
    };
    await calls.app.database.runScript(
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
    await compactCounts(calls.app.database, 7);
    expect(await differences()).toBe(0);
    expect((await pageQuery(user, filters(extras))).meta.totalItems).toBe(await countInDatabase(where));
  });
});
