import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { openPostgres } from '../src/db/postgres.ts';
import type { QueryResult } from '../src/db/port.ts';
import { fillCompanies, ownersByTable } from './company-rows.ts';
import { createTestApp, EACH_DATABASE, type TestApp } from './helpers.ts';
import { pedido } from './pedidos.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** Tables of no company: calls read the country's and the law's, and count tries under hashed names. */
const SHARED = ['cidade', 'feriado_municipal', 'limite_tentativa'];
/** Tables that no call touches: the owner's own, and the demonstration's mailbox. */
const OWNER_ONLY = ['instalacao', 'mensagem_enviada', 'migracao'];
const REFUSED = /row-level security|permission denied|outra empresa|must be owner/;

describe.each(EACH_DATABASE)(
  'house plan, Server: row-level security is the second net, on %s',
  (database) => {
    let app: TestApp;
    let owners: Map<string, (alias: string) => string>;
    let tables: string[];
    beforeAll(async () => {
      app = await createTestApp({ database });
      await fillCompanies(app);
      owners = await app.database.rawTransaction(ownersByTable);
      tables = [...owners.keys()];
    });
    afterAll(() => app.close());

    const asOwner = async <T>(text: string, values?: unknown[]) =>
      (await app.database.rawTransaction((c) => c.query<T>(text, values))).rows;
    /** A statement of a company's call that forgets to ask whose the rows are. */
    const asCompany = async <T>(company: number, text: string) =>
      ((await app.database.ofEmpresa(company).db.execute(sql.raw(text))) as QueryResult<T>).rows;
    const asRole = <T>(settings: string, text: string) =>
      app.database.rawTransaction(async (c) => {
        await c.script(`set local role apto_app; ${settings}`);
        return (await c.query<T>(text)).rows;
      });
    const rightsOn = async (table: string) =>
      (
        await asOwner<{ privilege: string }>(
          `select lower(x.privilege_type) as privilege from pg_class c, aclexplode(c.relacl) x
         where c.oid = $1::regclass and x.grantee = 'apto_app'::regrole order by 1`,
          [table],
        )
      ).map((r) => r.privilege);
    /** Where the rows of a company lie, as the owner sees it by the foreign keys. */
    const placesOf = async (table: string, company: number) =>
      (
        await asOwner<{ place: string }>(
          `select t.ctid::text as place from ${table} t where ${owners.get(table)?.('t')} = ${company} order by t.ctid`,
        )
      ).map((r) => r.place);
    const at = (places: readonly string[]) =>
      `ctid = any('{${places.map((p) => `"${p}"`).join(',')}}'::tid[])`;

    it('every table is of companies and has a policy, or was decided not to be', async () => {
      const found = await asOwner<{ name: string; guarded: boolean }>(
        `select c.relname as name, c.relrowsecurity and exists (select 1 from pg_policy p where p.polrelid = c.oid) as guarded
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
      );
      const open = found.filter((t) => !t.guarded).map((t) => t.name);
      expect(open.sort()).toEqual([...SHARED, ...OWNER_ONLY].sort());
      expect(found.filter((t) => t.guarded && !owners.has(t.name))).toEqual([]);
      for (const name of OWNER_ONLY) expect(await rightsOn(name), name).toEqual([]);
      for (const name of SHARED.filter((t) => t !== 'limite_tentativa'))
        expect(await rightsOn(name), name).toEqual(['select']);
    });

    it('without any filter a company sees all of its rows and none of another’s, in each table', async () => {
      for (const table of tables) {
        const [mine, theirs] = [await placesOf(table, 1), await placesOf(table, 2)];
        expect([table, mine.length > 0, theirs.length > 0]).toEqual([table, true, true]);
        if (!(await rightsOn(table)).includes('select')) {
          await expect(asRole('', `select 1 from ${table}`), table).rejects.toThrow(REFUSED);
          continue;
        }
        const seen = await asCompany<{ place: string }>(
          1,
          `select ctid::text as place from ${table} order by ctid`,
        );
        expect([table, seen.map((r) => r.place)]).toEqual([table, mine]);
      }
    });

    it('a row of another company is neither changed nor deleted, in each table', async () => {
      for (const table of tables) {
        const theirs = await placesOf(table, 2);
        const rights = await rightsOn(table);
        const [first] = await asOwner<{ column: string }>(
          `select quote_ident(attname) as column from pg_attribute where attrelid = $1::regclass and attnum > 0
         and attgenerated = '' and attidentity <> 'a' and not attisdropped order by attnum limit 1`,
          [table],
        );
        for (const [right, statement] of [
          [
            'update',
            `update ${table} set ${first?.column} = ${first?.column} where ${at(theirs)} returning 1`,
          ],
          ['delete', `delete from ${table} where ${at(theirs)} returning 1`],
        ] as const) {
          if (rights.includes(right)) expect([table, await asCompany(1, statement)]).toEqual([table, []]);
          else
            await expect(asRole("set local apto.empresa = '1'", statement), table).rejects.toThrow(REFUSED);
        }
        expect([table, await placesOf(table, 2)]).toEqual([table, theirs]);
      }
    });

    it('no row of another company is inserted, in each table', async () => {
      for (const table of tables) {
        const [row] = await asOwner<{ row: string; columns: string }>(
          `select to_json(t)::text as row, (select string_agg(quote_ident(attname), ', ') from pg_attribute
            where attrelid = '${table}'::regclass and attnum > 0 and attgenerated = '' and attidentity <> 'a' and not attisdropped) as columns
         from ${table} t where ${owners.get(table)?.('t')} = 2 limit 1`,
        );
        const copy = `insert into ${table} (${row?.columns})
        select ${row?.columns} from json_populate_record(null::${table}, '${row?.row.replaceAll("'", "''")}')`;
        await expect(asRole("set local apto.empresa = '1'", copy), table).rejects.toThrow(REFUSED);
      }
    });

    it('a row is not moved to another company', async () => {
      for (const [table, change] of [
        ['cliente', 'empresa_id = 2'],
        ['unidade', 'cliente_id = 3'],
        ['agendamento', 'empresa_id = 2, cliente_id = 3'],
      ])
        await expect(asRole("set local apto.empresa = '1'", `update ${table} set ${change}`)).rejects.toThrow(
          REFUSED,
        );
    });

    it('a call of no company sees nothing at all', async () => {
      for (const table of tables) {
        if (!(await rightsOn(table)).includes('select')) continue;
        for (const setting of ['', "set local apto.empresa = ''", "set local apto.empresa = '999'"])
          expect([table, await asRole(setting, `select 1 from ${table}`)]).toEqual([table, []]);
      }
    });

    it('the views that searches read show the company’s rows and no others', async () => {
      for (const [view, table] of [
        ['empresa_agendamento', 'agendamento'],
        ['empresa_funcionario', 'funcionario'],
        ['empresa_hierarquia', 'hierarquia'],
        ['empresa_reserva', 'reserva'],
      ] as const) {
        const ids = (company: number) =>
          asOwner(`select t.id from ${table} t where ${owners.get(table)?.('t')} = ${company} order by t.id`);
        for (const company of [1, 2])
          expect(await asCompany(company, `select id from ${view} order by id`)).toEqual(await ids(company));
        expect(await asRole('', `select id from ${view}`)).toEqual([]);
      }
      const names = 'cliente_id, nome_busca, n';
      for (const company of [1, 2])
        expect(
          await asCompany(company, `select ${names} from empresa_contagem_nome order by 1, 2, 3`),
        ).toEqual(
          await asOwner(
            `select ${names} from agendamento_contagem_nome where empresa_id = ${company} order by 1, 2, 3`,
          ),
        );
      expect(await asRole('', `select ${names} from empresa_contagem_nome`)).toEqual([]);
    });

    it.each([
      'update auditoria set acao = acao',
      'delete from auditoria',
      'truncate auditoria',
      'alter table auditoria disable trigger auditoria_imutavel',
      'alter table auditoria disable row level security',
      'drop trigger auditoria_imutavel on auditoria',
      'drop policy inclusao on auditoria',
      'drop function auditoria_imutavel() cascade',
      'create or replace function auditoria_imutavel() returns trigger language plpgsql as $$ begin return null; end $$',
      'drop table auditoria',
      "set session_replication_role = 'replica'",
      'grant update on auditoria to apto_app; update auditoria set acao = acao',
      'alter role apto_app bypassrls',
      'truncate agendamento cascade',
      'alter table agendamento disable row level security',
      'create table public.apto_alheia (id int)',
    ])('the application’s role cannot: %s', async (statement) => {
      await expect(
        app.database.rawTransaction((c) =>
          c.script(`set local role apto_app; set local apto.empresa = '1'; ${statement}`),
        ),
      ).rejects.toThrow(/permission denied|must be (?:owner|superuser)/);
      const [trigger] = await asOwner<{ on: string }>(
        `select tgenabled::text as on from pg_trigger where tgname = 'auditoria_imutavel'`,
      );
      expect(trigger).toEqual({ on: 'O' });
    });

    it('a call runs under the role, for its own company, whether it reads or writes', async () => {
      await app.database.runScript(`
      create table testimony (role text, company text, action text);
      grant insert on testimony to apto_app;
      create function testimony() returns trigger language plpgsql as $$ begin
        insert into testimony values (current_user, current_setting('apto.empresa', true), new.acao); return null; end $$;
      create trigger testimony after insert on auditoria for each row execute function testimony();`);
      const [attendant, other] = [await app.tokenFor(1), await app.tokenFor(5)];
      const statuses = [
        await app.invoke('GET', '/customer/employees/1', { token: attendant }),
        await app.invoke('POST', '/agendamentos', { token: attendant, body: pedido() }),
        await app.invoke('GET', '/customer/employees/5', {
          token: other,
          headers: { 'x-api-key': 'chave-2' },
        }),
        await app.invoke('POST', '/auth/logout', { token: other }),
      ].map((r) => r.status);
      expect(statuses).toEqual([200, 201, 200, 200]);
      const present = await asOwner<{ role: string; company: string; action: string }>(
        'select distinct role, company, action from testimony order by company, action',
      );
      expect(present.map((p) => p.role)).toEqual(present.map(() => 'apto_app'));
      expect(present.map((p) => [p.company, p.action])).toEqual([
        ['1', 'CRIAR'],
        ['1', 'LER'],
        ['2', 'LER'],
        ['2', 'SAIR'],
      ]);
      await app.database.runScript(
        'drop trigger testimony on auditoria; drop function testimony; drop table testimony',
      );
    });

    it('companies that take turns on the same connections never meet', async () => {
      const look = (company: number) =>
        asCompany<{ empresa: string; role: string; clientes: number }>(
          company,
          `select current_setting('apto.empresa') as empresa, current_user::text as role, (select count(*)::int from cliente) as clientes`,
        );
      const refused = (company: number) => asCompany(company, 'select 1 / 0').catch(() => []);
      const turns = Array.from({ length: 60 }, (_, i) => (i % 3) + 1);
      const seen = await Promise.all(
        turns.map(async (company) => {
          await refused(company);
          return (await look(company))[0];
        }),
      );
      expect(seen).toEqual(
        turns.map((company) => ({
          empresa: String(company),
          role: 'apto_app',
          clientes: [2, 1, 0][company - 1],
        })),
      );
      // And the owner's own connection stays the owner's.
      expect(
        await asOwner(`select current_user::text <> 'apto_app' as own, apto_empresa() as empresa`),
      ).toEqual([{ own: true, empresa: null }]);
    });

    it('a new table of companies is guarded by its own column; one of nobody is not for calls', async () => {
      await app.database.runScript(`create table nova (empresa_id integer not null references empresa);
      create table alheia (id integer); insert into nova values (1), (2)`);
      await migrate(app.database);
      expect(await asCompany(1, 'select * from nova')).toEqual([{ empresa_id: 1 }]);
      await expect(asRole('', 'select * from alheia')).rejects.toThrow(REFUSED);
      await app.database.runScript('drop table nova, alheia');
    });

    it('a company is a number, whatever a caller makes of it', () => {
      for (const wrong of [Number.NaN, 1.5, "1'; reset role; --" as unknown as number])
        expect(() => app.database.ofEmpresa(wrong)).toThrow('Empresa inválida');
    });
  },
);

describe('a PostgreSQL whose administration gives the user little', () => {
  let postgres: TestPostgres;
  let address: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    address = postgres.url('pouco').replace('postgres@', 'fraco@');
    await admin(
      'create role fraco login; alter database pouco owner to fraco; alter schema public owner to fraco',
    );
  });
  afterAll(() => postgres.erase());

  async function admin(script: string): Promise<void> {
    const database = openPostgres({ url: postgres.url('pouco') });
    await database.runScript(script);
    await database.close();
  }
  async function start(usesAppRole = true) {
    const database = openPostgres({ url: address, connections: 2, usesAppRole });
    try {
      await migrate(database);
      const { rows } = (await database
        .ofEmpresa(1)
        .db.execute(
          sql`select current_user::text as role, apto_empresa() as empresa`,
        )) as QueryResult<unknown>;
      return rows[0];
    } finally {
      await database.close();
    }
  }

  it('says in one sentence what to do, or runs without the net when it is told to', async () => {
    await expect(start()).rejects.toThrow(
      /^O usuário de DATABASE_URL não pode criar o papel apto_app\. .*WITHOUT_APP_ROLE=1\.$/,
    );
    expect(await start(false)).toEqual({ role: 'fraco', empresa: 1 });
    await admin('create role apto_app nologin');
    await expect(start()).rejects.toThrow(/^O usuário de DATABASE_URL não pode assumir o papel apto_app\. /);
    await admin('alter role apto_app bypassrls; grant apto_app to fraco');
    await expect(start()).rejects.toThrow(/alter role apto_app nosuperuser nobypassrls nocreaterole\.$/);
    await admin('alter role apto_app nobypassrls');
    expect(await start()).toEqual({ role: 'apto_app', empresa: 1 });
  });

  it('may make the role itself, where it may make roles', async () => {
    await admin('drop owned by apto_app; drop role apto_app; alter role fraco createrole');
    expect(await start()).toEqual({ role: 'apto_app', empresa: 1 });
    // A table that somebody gave too much on, or too little, is as it should be after the next start.
    await admin('grant update on auditoria to apto_app; revoke select on cliente from apto_app');
    await start();
    const database = openPostgres({ url: address });
    const granted = await database.rawTransaction((c) =>
      c.query(`select has_table_privilege('apto_app', 'auditoria', 'update') as too_much,
        has_table_privilege('apto_app', 'cliente', 'select') as enough`),
    );
    await database.close();
    expect(granted.rows).toEqual([{ too_much: false, enough: true }]);
  });
});
