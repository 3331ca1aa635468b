import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFuncionarios } from '../src/funcionarios/repository.ts';
import { compactCounts } from '../src/maintenance.ts';
import { millions } from '../src/platform/millions.ts';
import { readOptions, readPage } from '../src/registry/repository.ts';
import { sourceOf } from '../src/registry/source.ts';
import { walking } from '../src/registry/walk.ts';
import { createTestApp, EACH_DATABASE, type TestApp } from './helpers.ts';
import { row } from './sql.ts';

const SCOPE = { empresaId: 1, usuarioId: 1, clientes: null, unidades: null };
const MANY = 240;
const LIMIT = 7;

const employees = sourceOf('employee');

describe.each(EACH_DATABASE)(
  'issue 11: the order and the count of a registry of millions, on %s',
  (database) => {
    let app: TestApp;
    const { minJump, minShare } = walking;
    beforeAll(async () => {
      app = await createTestApp({ database });
      // Names that share their beginnings, some of which end there; some without a day of admission, some without a place.
      await app.database.runScript(`
      insert into funcionario (customer_id, name, cpf, situation, admission_date, customer_hierarchy_id)
        select 1, (array['An', 'Ana', 'Ânia', 'Bruno', 'Zé'])[1 + g % 5] || repeat(' Lima', g % 3), lpad(g::text, 11, '0'),
          (array['ATIVO', 'AFASTADO', 'DEMITIDO'])[1 + g / 5 % 3], case when g % 7 > 0 then date '2020-01-01' + g % 40 end,
          case when g % 4 > 0 then 1 + g % 2 end from generate_series(1, ${MANY}) g`);
    });
    afterAll(async () => {
      walking.minJump = minJump;
      await app.close();
    });

    const access = () => app.database.ofEmpresa(1).db;
    const page = (number: number, sort?: string) =>
      readPage(access(), employees, SCOPE, { page: number, limit: LIMIT, sort });
    const counted = () =>
      row<{ rows: number; sum: number }>(
        app.database.db,
        sql`select (select count(*)::int from funcionario where empresa_id = 1 and deleted_at is null) as rows,
        (select coalesce(sum(n), 0)::int from funcionario_contagem where empresa_id = 1) as sum`,
      );

    async function everyPage(sort: string): Promise<number[]> {
      const { total } = await page(1, sort);
      const ids: number[] = [];
      for (let n = 1; n <= Math.ceil(total / LIMIT); n += 1)
        ids.push(...(await page(n, sort)).items.map(({ id }) => id));
      return ids;
    }

    /** What the pages must give together: what has no value last, whichever the way, and equal ones by their number. */
    async function expected(by: string, way: 'asc' | 'desc'): Promise<number[]> {
      const { rows } = await app.database.rawTransaction((c) =>
        c.query<{ id: number }>(
          `select f.id from funcionario f left join hierarquia h on h.id = f.customer_hierarchy_id
           left join unidade u on u.id = h.unidade_id left join cliente c on c.id = f.customer_id
         where f.empresa_id = 1 and f.deleted_at is null order by ${by} ${way} nulls last, f.id ${way}`,
        ),
      );
      return rows.map(({ id }) => id);
    }

    it.each([
      ['name', 'f.nome_busca'],
      ['cpf', 'f.cpf'],
      ['situation', 'f.situation'],
      ['admissionDate', 'f.admission_date'],
      ['customerId', 'c.nome_busca'],
      ['hierarchyId', 'u.nome_busca'],
    ])('by %s both ways, page by page', async (field, by) => {
      expect(await everyPage(`${field} ASC`)).toEqual(await expected(by, 'asc'));
      expect(await everyPage(`${field} DESC`)).toEqual(await expected(by, 'desc'));
    });

    it('doc3 §2.9: narrowed by customer and by position, within the scope, and by nothing that it does not declare', async () => {
      const narrowed = async (
        filters: Record<string, number | string | boolean>,
        scope: Parameters<typeof readPage>[2] = SCOPE,
      ) =>
        (
          await readPage(access(), employees, scope, {
            page: 1,
            limit: LIMIT,
            sort: 'name ASC',
            extras: { filtros: filters },
          })
        ).total;
      const count = async (where: string) => {
        const { rows } = await app.database.rawTransaction((c) =>
          c.query<{ n: number; cargo: number }>(
            `select count(*)::int as n from funcionario f left join hierarquia h on h.id = f.customer_hierarchy_id
             where f.empresa_id = 1 and f.deleted_at is null and ${where}`,
          ),
        );
        return rows[0]?.n;
      };
      const { rows: places } = await app.database.rawTransaction((c) =>
        c.query<{ unidade: number; setor: number; cargo: number }>(
          'select unidade_id as unidade, setor_id as setor, cargo_id as cargo from hierarquia where id = 1',
        ),
      );
      const cargo = places[0]?.cargo ?? 0;
      expect(await narrowed({ customerId: 1 })).toBe(await count('f.customer_id = 1'));
      const ofPosition = await narrowed({ positionId: cargo });
      expect(ofPosition).toBe(await count(`h.cargo_id = ${cargo}`));
      expect(ofPosition).toBeGreaterThan(0);
      expect(ofPosition).toBeLessThan(await narrowed({}));
      const { unidade = 0, setor = 0 } = places[0] ?? {};
      const inUnit = await narrowed({ customerId: 1, branchId: unidade });
      expect(inUnit).toBe(await count(`f.unidade_id = ${unidade}`));
      const inSector = await narrowed({ branchId: unidade, departmentId: setor });
      expect(inSector).toBe(await count(`f.unidade_id = ${unidade} and h.setor_id = ${setor}`));
      expect([inUnit > 0, inSector > 0, inSector <= (inUnit ?? 0)]).toEqual([true, true, true]);
      expect(await narrowed({ customerId: 2, positionId: cargo })).toBe(
        await count(`f.customer_id = 2 and h.cargo_id = ${cargo}`),
      );
      expect(await narrowed({ customerId: 1 }, { ...SCOPE, clientes: [2] })).toBe(0);
      const wrong: readonly Record<string, number | string | boolean>[] = [
        { cpf: '1' },
        { pcd: true },
        { customerId: 'x' },
        { positionId: -1 },
      ];
      for (const filters of wrong) await expect(narrowed(filters)).rejects.toMatchObject({ status: 400 });
    });

    it('far into the names by the counter: the same pages', async () => {
      walking.minJump = 1;
      expect(await everyPage('name ASC')).toEqual(await expected('f.nome_busca', 'asc'));
      expect(await everyPage('name DESC')).toEqual(await expected('f.nome_busca', 'desc'));
      walking.minJump = minJump;
    });

    it('far into what was chosen among few, past whole names: the same pages', async () => {
      // Names that two have, and descriptions without a source.
      await app.database.runScript(`
        insert into risco (id, empresa_id, nome, grupo) values (901, 1, 'Um', 'FISICO'), (902, 1, 'Dois', 'FISICO');
        insert into fonte_geradora (id, empresa_id, descricao) values (901, 1, 'Prensa'), (902, 1, 'Forno');
        insert into descricao_risco (empresa_id, risco_id, descricao, fonte_geradora_id)
          select 1, r, 'Ruído ' || g, (array[901, 902, null])[1 + g % 3] from generate_series(1, 15) g, (values (901), (902)) x (r);
        insert into perfil_exposicao (empresa_id, cliente_id, hierarquia_id, descricao_risco_id, exposicao, probabilidade, severidade)
          select 1, 1, h, d.id, 'HABITUAL', 1, 1 from descricao_risco d, (values (1), (2)) x (h) where d.risco_id in (901, 902)`);
      Object.assign(walking, { minJump: 1, minShare: 0 });
      for (const [name, sort, statement] of [
        [
          'perfil-exposicao',
          'descricaoRiscoId',
          'select t.id from perfil_exposicao t join descricao_risco o on o.id = t.descricao_risco_id where t.empresa_id = 1',
        ],
        [
          'descricao-risco',
          'fonteGeradoraId',
          'select t.id from descricao_risco t left join fonte_geradora o on o.id = t.fonte_geradora_id where t.empresa_id = 1',
        ],
      ] as const)
        for (const way of ['ASC', 'DESC']) {
          const { rows } = await app.database.rawTransaction((c) =>
            c.query<{ id: number }>(
              `${statement} order by apto_normalizar(o.descricao) collate "C" ${way} nulls last, t.id ${way}`,
            ),
          );
          const ids: number[] = [];
          for (let n = 1; n <= Math.ceil(rows.length / LIMIT); n += 1) {
            const asked = { page: n, limit: LIMIT, sort: `${sort} ${way}` };
            const { items } = await readPage(access(), sourceOf(name), SCOPE, asked);
            ids.push(...items.map(({ id }) => id));
          }
          expect(ids).toEqual(rows.map(({ id }) => id));
        }
      Object.assign(walking, { minJump, minShare });
    });

    it('a search counts and shows its own, in the order asked for', async () => {
      const find = (number: number) =>
        readPage(access(), employees, SCOPE, {
          page: number,
          limit: 50,
          filter: ['ania lima lima'],
          sort: 'cpf DESC',
        });
      const { total, items } = await find(1);
      expect(items).toHaveLength(total);
      expect(total).toBe(MANY / 15);
      expect(new Set(items.map(({ values }) => values['name']))).toEqual(new Set(['Ânia Lima Lima']));
      const documents = items.map(({ values }) => String(values['cpf']));
      expect(documents).toEqual(documents.toSorted().reverse());
      expect(await find(2)).toEqual({ total, isMore: false, items: [] });
      const chosen = await readOptions(access(), employees, SCOPE, {
        page: 1,
        limit: 5,
        filter: 'ania lima lima',
      });
      expect([chosen.total, chosen.items.length]).toEqual([total, 5]);
    });

    it('of a name that many bear so many are counted, and every page is in its order, wherever its bearers lie', async () => {
      const { first, furthest, most, offered } = millions;
      // Pages of seven are met among the first hundred and twelve, and what is not lies behind them.
      Object.assign(millions, { first: 112, furthest: 112, most: 30, offered: 20 });
      try {
        for (const [term, sort] of [
          ['lima', 'name ASC'],
          ['lima', 'name DESC'],
          ['lima', 'cpf DESC'],
          ['ze', 'name ASC'],
          ['bruno lima', 'name DESC'],
        ] as const) {
          const { rows } = await app.database.rawTransaction((c) =>
            c.query<{ id: number }>(
              `select id from funcionario where empresa_id = 1 and deleted_at is null and nome_busca like '%${term}%'
               order by ${sort.replace('name', 'nome_busca')}, id ${sort.slice(-4)}`,
            ),
          );
          const ids: number[] = [];
          for (let n = 1; n <= Math.ceil(rows.length / LIMIT); n += 1) {
            const asked = { page: n, limit: LIMIT, sort, filter: [term] };
            const { items, total, isMore } = await readPage(access(), employees, SCOPE, asked);
            expect([total, isMore]).toEqual([30, true]);
            ids.push(...items.map(({ id }) => id));
          }
          expect(ids).toEqual(rows.map(({ id }) => id));
        }
        const asked = {
          situations: ['ATIVO', 'AFASTADO'],
          exame: undefined,
          customerId: undefined,
          ids: undefined,
        };
        const choice = await readOptions(access(), employees, SCOPE, {
          page: 1,
          limit: LIMIT,
          filter: 'lima',
        });
        expect([choice.total, choice.isMore]).toEqual([20, true]);
        for (const filter of ['lima', 'lima bruno', 'ze']) {
          const { rows } = await app.database.rawTransaction((c) =>
            c.query<{ id: number }>(
              `select id from funcionario where empresa_id = 1 and deleted_at is null and situation in ('ATIVO', 'AFASTADO')
               and ${filter
                 .split(' ')
                 .map((word) => `nome_busca like '%${word}%'`)
                 .join(' and ')} order by nome_busca, id`,
            ),
          );
          const ids: number[] = [];
          for (let n = 1; n <= Math.ceil(rows.length / LIMIT); n += 1) {
            const page = await listFuncionarios(access(), SCOPE, { ...asked, filter, page: n, limit: LIMIT });
            expect([page.total, page.isMore]).toEqual([Math.min(20, rows.length), rows.length > 20]);
            ids.push(...page.items.map(({ id }) => id));
          }
          expect(ids).toEqual(rows.map(({ id }) => id));
        }
        // What one customer's people may be called is few, and counted to its end.
        const ofOne = await readPage(
          access(),
          employees,
          { ...SCOPE, clientes: [1] },
          {
            page: 1,
            limit: LIMIT,
            filter: ['lima'],
          },
        );
        expect(ofOne.isMore).toBe(false);
        expect(ofOne.total).toBeGreaterThan(20);
      } finally {
        Object.assign(millions, { first, furthest, most, offered });
      }
    });

    it('issue 11: what begins with a term and what has it further on are one list, in its order and each once', async () => {
      const { first, furthest, most, offered } = millions;
      const named = [
        'Zu%lmir',
        'Zu%lmir Ana',
        'Ana Zu%lmir',
        'Zu%lmir Zu%lmira',
        'Zulmir',
        'Tazu%lmir',
        'Zu%lma',
      ];
      await app.database.runScript(`
        insert into funcionario (customer_id, name, cpf, situation)
        select 1, n, '9' || lpad((i * 100 + g)::text, 10, '0'), (array['ATIVO', 'AFASTADO'])[1 + g % 2]
        from unnest(array['${named.join("','")}']) with ordinality x (n, i), generate_series(1, 9) g`);
      try {
        for (const near of [0, 14, 1_000])
          for (const term of ['zu%lmir', 'ZU%LMIR ana', 'u%lm', 'zu', 'z', 'zu%lmirx']) {
            // Of pages of seven the first is looked for among the nearest, and none, and all.
            Object.assign(millions, { first: near, furthest: near, most: 40, offered: 10 });
            for (const way of ['ASC', 'DESC'] as const) {
              const { rows } = await app.database.rawTransaction((c) =>
                c.query<{ id: number }>(
                  `select id from funcionario where empresa_id = 1 and deleted_at is null
                     and strpos(nome_busca, $1) > 0 order by nome_busca ${way}, id ${way}`,
                  [term.toLowerCase()],
                ),
              );
              const ids: number[] = [];
              for (let n = 1; n <= Math.max(1, Math.ceil(rows.length / LIMIT)); n += 1) {
                const asked = { page: n, limit: LIMIT, sort: `name ${way}`, filter: [term] };
                const { items, total, isMore } = await readPage(access(), employees, SCOPE, asked);
                expect([term, total, isMore]).toEqual([term, Math.min(40, rows.length), rows.length > 40]);
                ids.push(...items.map(({ id }) => id));
              }
              expect(ids).toEqual(rows.map(({ id }) => id));
            }
            // For a request each word is looked for by itself.
            const words = term.toLowerCase().split(' ');
            const { rows } = await app.database.rawTransaction((c) =>
              c.query<{ id: number }>(
                `select id from funcionario where empresa_id = 1 and deleted_at is null and situation = 'ATIVO'
                   and ${words.map((_, at) => `strpos(nome_busca, $${at + 1}) > 0`).join(' and ')} order by nome_busca, id`,
                words,
              ),
            );
            const ids: number[] = [];
            for (let n = 1; n <= Math.max(1, Math.ceil(rows.length / LIMIT)); n += 1) {
              const page = await listFuncionarios(access(), SCOPE, {
                situations: ['ATIVO'],
                exame: undefined,
                customerId: undefined,
                ids: undefined,
                filter: term,
                page: n,
                limit: LIMIT,
              });
              expect([page.total, page.isMore]).toEqual([Math.min(10, rows.length), rows.length > 10]);
              ids.push(...page.items.map(({ id }) => id));
            }
            expect(ids).toEqual(rows.map(({ id }) => id));
          }
      } finally {
        Object.assign(millions, { first, furthest, most, offered });
        await app.database.runScript("delete from funcionario where cpf like '9%'");
      }
    });

    it('the counter is the rows, after each way in which they change, and once it is folded', async () => {
      const isExact = async () => {
        const found = await counted();
        expect(found?.sum).toBe(found?.rows);
        return found?.rows ?? 0;
      };
      const before = await isExact();
      for (const change of [
        `update funcionario set name = 'Xisto' where cpf like '%1'`,
        `update funcionario set situation = 'PENDENTE' where cpf like '%2'`,
        `update funcionario set deleted_at = now() where cpf like '000%3'`,
        `delete from funcionario where cpf like '000%4'`,
        `insert into funcionario (customer_id, name, cpf) values (1, 'Yara', '00000000999'), (1, 'Yan', '00000000998')`,
      ]) {
        await app.database.runScript(change);
        await isExact();
      }
      await compactCounts(app.database);
      expect(await isExact()).toBe(before - (2 * MANY) / 10 + 2);
      walking.minJump = 1;
      expect(await everyPage('name ASC')).toEqual(await expected('f.nome_busca', 'asc'));
      walking.minJump = minJump;
    });

    it('a hierarchy stands by its three names, is found by any of them, and follows a new one without another version', async () => {
      const run = async <T>(text: string) =>
        (await app.database.rawTransaction((c) => c.query<T>(text))).rows;
      // A space comes before a letter, and what separates the names before both.
      await run(`with u as (insert into unidade (cliente_id, name, trade_code, inscricao) values
            (1, 'Norte', 'N1', '11444777000161'), (1, 'Norte Ação', 'N2', '11444777000161') returning id),
          s as (insert into setor (cliente_id, name) values (1, 'Zelo'), (1, 'Água') returning id),
          c as (insert into cargo (cliente_id, name) values (1, 'Zelador'), (1, 'Ápice') returning id)
        insert into hierarquia (cliente_id, unidade_id, setor_id, cargo_id) select 1, u.id, s.id, c.id from u, s, c`);
      const source = sourceOf('hierarchy');
      const found = async (filter?: string) =>
        (
          await readPage(access(), source, SCOPE, {
            page: 1,
            limit: 100,
            ...(filter ? { filter: [filter] } : {}),
          })
        ).items;
      const paths = (items: Awaited<ReturnType<typeof found>>) =>
        items.map(({ labels }) => `${labels['branchId']}/${labels['departmentId']}/${labels['positionId']}`);
      const north = paths(await found()).filter((path) => path.startsWith('Norte'));
      expect(north).toEqual(
        ['Norte', 'Norte Ação'].flatMap((u) =>
          ['Água', 'Zelo'].flatMap((s) => ['Ápice', 'Zelador'].map((c) => `${u}/${s}/${c}`)),
        ),
      );
      expect(paths(await found('acao zel apice'))).toEqual(['Norte Ação/Zelo/Ápice']);
      const [before] = await found('acao agua apice');
      await run("update cargo set name = 'Gávea' where name = 'Ápice' and cliente_id = 1");
      const [after] = await found('acao agua gavea');
      expect(after).toMatchObject({ id: before!.id, version: before!.version });
      expect(await found('apice')).toEqual([]);
      await run(
        `update hierarquia set bloqueada = true, motivo_bloqueio = 'Sem riscos' where id = ${before!.id}`,
      );
      expect((await found('acao agua gavea'))[0]?.version).toBe(before!.version + 1);
    });
  },
);
