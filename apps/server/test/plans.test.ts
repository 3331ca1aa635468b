import { sql, type SQL } from 'drizzle-orm';
import { StatusAgendamento } from '@apto/domain/status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCalendar } from '../src/agendamentos/calendar.ts';
import { buildFilter, OPEN } from '../src/agendamentos/filter.ts';
import { listPage, loadRows } from '../src/agendamentos/list.ts';
import { buildOrder, DEFAULT_ORDER, type SortOrder } from '../src/agendamentos/order.ts';
import type { InternalSession } from '../src/platform/session.ts';
import { isWithoutRisco, listPage as listWaiting } from '../src/pre-solicitacoes/repository.ts';
import { listFuncionarios } from '../src/funcionarios/repository.ts';
import { readRiskDemands } from '../src/gateways/risk-exams.ts';
import type { Db, QueryResult } from '../src/db/port.ts';
import { millions } from '../src/platform/millions.ts';
import { ordered } from '../src/registry/order.ts';
import { listed } from '../src/registry/listing.ts';
import { readOptions, readPage } from '../src/registry/repository.ts';
import { sourceOf } from '../src/registry/source.ts';
import { readIds } from '../src/registry/walk.ts';
import { createTestApp, type TestApp } from './helpers.ts';
import { row } from './sql.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** Rows that a plan fetches from a table itself: an index-only scan of a vacuumed one fetches none. */
function fetched(plan: Plan, table: string, isLeft = false): number {
  const isOwn = plan['Relation Name'] === table && plan['Node Type'] !== 'Index Only Scan';
  const rows = plan['Actual Rows'] + (isLeft ? (plan['Rows Removed by Filter'] ?? 0) : 0);
  return (plan.Plans ?? []).reduce(
    (sum, inner) => sum + fetched(inner, table, isLeft),
    isOwn ? rows * plan['Actual Loops'] : 0,
  );
}

/** The same with those that it looks at and leaves. */
const lookedAt = (plan: Plan, table: string): number => fetched(plan, table, true);

/** The most entries that any scan of a table passes, of an index alone as well. */
function passed(plan: Plan, table: string): number {
  const own = plan['Relation Name'] === table ? plan['Actual Rows'] * plan['Actual Loops'] : 0;
  return Math.max(own, ...(plan.Plans ?? []).map((inner) => passed(inner, table)));
}

const MANY = 6_000;
const SCOPE = { empresaId: 1, usuarioId: 1, clientes: null, unidades: null };

describe('what a list skips, counts or searches is not read from the table, under the policies', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database: 'postgres' });
    await app.database.runScript(`
      insert into funcionario (customer_id, name, cpf)
        select 1, 'Pessoa ' || g, lpad(g::text, 11, '0') from generate_series(1, ${MANY}) g;
      insert into funcionario (customer_id, name, cpf)
        select 1, 'Zuleica ' || g, lpad((50000 + g)::text, 11, '0') from generate_series(1, ${MANY / 2}) g;
      insert into funcionario (customer_id, name, cpf)
        select 1, 'Vera ' || g || (array[' Souza', ' Lima'])[1 + g % 2], lpad((60000 + g)::text, 11, '0') from generate_series(1, ${MANY}) g;
      insert into funcionario (customer_id, name, cpf)
        select 1, 'Vera ' || g || ' Lima Souza', lpad((70000 + g)::text, 11, '0') from generate_series(1, 30) g;
      insert into funcionario_risco (funcionario_id, risco_id) select f.id, 2 from funcionario f where f.customer_id = 1;
      insert into unidade (cliente_id, name) select 1, 'Unidade ' || g from generate_series(1, ${MANY}) g;
      update funcionario set customer_hierarchy_id = 1, unidade_id = (select max(id) from unidade where cliente_id = 1) where customer_id = 1;
      insert into perfil_exposicao (empresa_id, cliente_id, hierarquia_id, descricao_risco_id, exposicao, probabilidade, severidade)
        values (1, 1, 1, 1, 'HABITUAL', 3, 3);
      insert into cargo (cliente_id, name) select 1, 'Posto ' || g from generate_series(1, ${MANY}) g;
      insert into hierarquia (cliente_id, unidade_id, setor_id, cargo_id)
        select 1, 1, 1, c.id from cargo c where c.name like 'Posto %';
      insert into pre_solicitacao (empresa_id, cliente_id, funcionario_id, prestador_id, cidade_id, tipo_exame_id, user_id,
          nome_solicitante, email_solicitante, telefone_solicitante, data_sugestao_inicial, data_sugestao_final, periodo,
          quem_agenda, quem_avisa)
        select 1, 1, f.id, 1, 3550308, 2, 1, 'Rita', 'rita@exemplo.com.br', '11987654321', '2026-12-01', '2026-12-10', 1,
          'EMPRESA', 'EMPRESA' from funcionario f where f.name like 'Pessoa 1__';
      insert into descricao_risco (empresa_id, risco_id, descricao) select 1, 1, 'Exposição ' || g from generate_series(0, 99) g;
      insert into perfil_exposicao (empresa_id, cliente_id, hierarquia_id, descricao_risco_id, exposicao, probabilidade, severidade)
        select 1, 1, h.id, d.id, 'HABITUAL', 3, 3 from hierarquia h
          join descricao_risco d on d.descricao = 'Exposição ' || h.id % 100 where h.cliente_id = 1 and h.id > 10;
      insert into agendamento (empresa_id, cliente_id, unidade_id, funcionario_id, prestador_id, tipo_exame_id, status_id,
          nome_funcionario, cpf_funcionario, nome_cliente, data_agendamento, hora_agendamento)
        select 1, 1, 1, 1, 1, 2, 8, 'João' || g % 60 || ' Conceição', '52998224725', 'Padaria Aurora ' || g % 60,
          date '2026-12-01' + g % 200, '08:00' from generate_series(1, ${MANY}) g`);
    await app.database.tidy();
  });
  afterAll(() => app.close());

  /** The most rows that any statement of `work` fetches from a table, or what else of its plans is asked. */
  async function most(
    table: string,
    work: (db: Db) => Promise<unknown>,
    ways: readonly ('seqscan' | 'bitmapscan')[] = ['seqscan', 'bitmapscan'],
    measure = fetched,
  ): Promise<number> {
    let largest = 0;
    await app.database.ofEmpresa(1).transaction(async (db) => {
      // A test's table is small, and may not be known as vacuumed yet: here it matters whether it must be read.
      for (const way of ways) await db.execute(sql.raw(`set local enable_${way} = off`));
      const ask = db.execute.bind(db);
      const explaining = {
        async execute(query: SQL) {
          const { rows } = (await ask(sql`explain (analyze, format json) ${query}`)) as QueryResult<{
            'QUERY PLAN': [{ Plan: Plan }];
          }>;
          for (const row of rows) largest = Math.max(largest, measure(row['QUERY PLAN'][0].Plan, table));
          return ask(query);
        },
      };
      // The same handle, which is of this transaction alone: what is not asked by `execute` knows whose it is.
      Object.assign(db, explaining);
      await work(db);
    });
    return largest;
  }

  const employees = sourceOf('employee');
  it.each<[string, Parameters<typeof readPage>[3]]>([
    ['the first page', { page: 1, limit: 10 }],
    ['a deep page', { page: MANY / 20, limit: 10 }],
    ['backwards', { page: 20, limit: 10, sort: 'name DESC' }],
  ])('employees: %s', async (_, query) => {
    expect(await most('funcionario', (db) => readPage(db, employees, SCOPE, query))).toBeLessThan(100);
  });

  it.each(['ASC', 'DESC'])('employees by hierarchy, %s: those of the page alone', async (way) => {
    const ask = { page: 1, limit: 10, sort: `hierarchyId ${way}` };
    expect(await most('funcionario', (db) => readPage(db, employees, SCOPE, ask))).toBeLessThan(100);
  });

  const hierarchies = sourceOf('hierarchy');
  it('hierarchies: a deep page', async () => {
    const ask = { page: MANY / 20, limit: 10 };
    expect(await most('hierarquia', (db) => readPage(db, hierarchies, SCOPE, ask))).toBeLessThan(100);
  });

  it('hierarchies: a search, by the index of trigrams', async () => {
    const ask = { page: 1, limit: 10, filter: ['posto 5999'] };
    const found = await most('hierarquia', (db) => readPage(db, hierarchies, SCOPE, ask), ['seqscan']);
    expect(found).toBeLessThan(100);
  });

  it('exposures: the first page, each description giving its own in order', async () => {
    const ask = { page: 1, limit: 10 };
    const exposures = sourceOf('perfil-exposicao');
    const ofPage = (db: Db) =>
      readIds(db, listed(exposures, SCOPE, {}), ordered(exposures), { limit: ask.limit, offset: 0 });
    expect(await most('perfil_exposicao', ofPage)).toBeLessThan(100);
  });

  it('employees: a search, by the index of trigrams', async () => {
    const ask = { page: 1, limit: 10, filter: ['pessoa 5999'] };
    const found = await most('funcionario', (db) => readPage(db, employees, SCOPE, ask), ['seqscan']);
    expect(found).toBeLessThan(100);
  });

  it('employees: a search by several terms, by the same index', async () => {
    const ask = { page: 1, limit: 10, filter: ['pessoa 5999', 'pessoa 5998'] };
    const found = await most('funcionario', (db) => readPage(db, employees, SCOPE, ask), ['seqscan']);
    expect(found).toBeLessThan(100);
  });

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['in the list', (db) => readPage(db, employees, SCOPE, { page: 1, limit: 10, filter: ['zuleica'] })],
    ['far into it', (db) => readPage(db, employees, SCOPE, { page: 200, limit: 10, filter: ['zuleica'] })],
    [
      'from its end',
      (db) =>
        readPage(db, employees, SCOPE, {
          page: 250,
          limit: 10,
          sort: 'name DESC',
          filter: ['zuleica'],
        }),
    ],
    ['to choose from', (db) => readOptions(db, employees, SCOPE, { page: 1, limit: 20, filter: 'zuleica' })],
  ])(
    'issue 11: a first name that many share and nobody has further on, %s: along their names',
    async (_, ask) => {
      expect(await most('funcionario', ask, ['seqscan'])).toBeLessThan(100);
    },
  );

  it('employees to choose from', async () => {
    const ask = { page: 1, limit: 20 };
    expect(await most('funcionario', (db) => readOptions(db, employees, SCOPE, ask))).toBeLessThan(100);
  });

  it('issue 11: what many have further on is counted along their names, however many are counted', async () => {
    const { most: counted } = millions;
    Object.assign(millions, { most: 1_000 });
    try {
      const ask = { page: 1, limit: 10, filter: ['essoa'] };
      const find = async (db: Db) => expect((await readPage(db, employees, SCOPE, ask)).isMore).toBe(true);
      expect(await most('funcionario', find, ['seqscan'])).toBeLessThan(100);
    } finally {
      Object.assign(millions, { most: counted });
    }
  });

  /** Branches that the transaction has read. */
  const ofBranches = async (db: Db): Promise<number> => {
    const found = await row<{ n: number }>(
      db,
      sql`select (seq_tup_read + idx_tup_fetch)::int as n from pg_stat_xact_user_tables where relid = to_regclass('unidade')`,
    );
    return found?.n ?? Number.NaN;
  };
  const chosen = {
    situations: ['ATIVO'],
    exame: undefined,
    filter: '',
    customerId: undefined,
    ids: undefined,
  };
  it.each<[string, (db: Db) => Promise<{ items: unknown[] }>]>([
    ['employees for a request', (db) => listFuncionarios(db, SCOPE, { ...chosen, page: 1, limit: 20 })],
    ['pre-requests', (db) => listWaiting(db, SCOPE, { terms: [], page: 1, limit: 20 })],
  ])('issue 11: %s: of the branches only theirs', async (_, read) => {
    await app.database.ofEmpresa(1).transaction(async (db) => {
      await db.execute(sql`set local enable_seqscan = off`);
      // What the connection did before may not have been told yet.
      const before = await ofBranches(db);
      expect((await read(db)).items).toHaveLength(20);
      expect((await ofBranches(db)) - before).toBeLessThan(100);
    });
  });

  it('issue 11: two names that many have, and few together, for a request: of these alone', async () => {
    const ask = { ...chosen, filter: 'souza lima', page: 1, limit: 20 };
    const find = async (db: Db) => expect((await listFuncionarios(db, SCOPE, ask)).total).toBe(30);
    expect(await most('funcionario', find, ['seqscan'], lookedAt)).toBeLessThan(100);
  });

  const RISKS_OF_ONE = 2;
  it.each(['funcionario_risco', 'funcionario'])(
    'the risks of one employee: of %s only theirs',
    async (table) => {
      const ask: Parameters<typeof readRiskDemands>[1] = {
        funcionarioId: 2,
        tipoExameId: 2,
        today: '2026-11-25',
      };
      expect(await most(table, (db) => readRiskDemands(db, ask), [])).toBeLessThanOrEqual(RISKS_OF_ONE);
    },
  );

  it('the risks beside each row of a page: of its employees only', async () => {
    const page = sql`select f.id, ${isWithoutRisco(sql`f.id`)} as "without",
        (select json_agg(r.risco_id) from risco_do_funcionario r where r.funcionario_id = f.id) as risks
      from funcionario f where f.customer_id = 1 order by f.id limit 20`;
    expect(await most('funcionario_risco', (db) => db.execute(page), [])).toBeLessThanOrEqual(
      20 * 2 * RISKS_OF_ONE,
    );
  });

  it('the appointments: what their joins add is read for the rows of the page alone', async () => {
    const page = sql`select a.id from agendamento a where a.empresa_id = 1 order by a.created_at desc, a.id desc limit 10`;
    const order: SortOrder = {
      campo: 'createdAt',
      direcao: 'DESC',
      terms: [[sql`a.created_at`, 'DESC']],
      group: null,
    };
    const read = (db: Db) => loadRows(db, page, order);
    expect(await most('agendamento', read)).toBeLessThanOrEqual(2 * 10);
  });

  const EVERY_STATUS = { status: StatusAgendamento.map(({ id }) => id) };
  const everything = (filter?: string[]) =>
    buildFilter({ filter, filtrosExtras: EVERY_STATUS }, { usuarioId: 1, scope: SCOPE } as InternalSession);

  it('the appointments of every status: a name that all bear is counted where names are', async () => {
    const find = async (db: Db) => {
      const { total, items } = await listPage(db, everything(['conceicao']), DEFAULT_ORDER, 1, 10);
      expect([total, items.length]).toEqual([MANY, 10]);
    };
    expect(await most('agendamento', find)).toBeLessThan(100);
    expect(await most('agendamento_contagem_nome', find, ['seqscan'])).toBeLessThan(100);
  });

  it.each(['cliente', 'dataAgendamento', 'funcionario'] as const)(
    'the appointments of every status by %s: a page far in passes its own customer, day or first name, and not those before',
    async (field) => {
      for (const direction of ['ASC', 'DESC'] as const) {
        const read = (db: Db) =>
          listPage(db, everything(), buildOrder({ campo: field, direcao: direction }), MANY / 20 - 50, 10);
        expect(await most('agendamento', read, ['seqscan', 'bitmapscan'], passed)).toBeLessThan(200);
      }
    },
  );

  it('the calendar: no appointment of another day', async () => {
    const filter = { where: sql`(a.empresa_id = 1 and ${OPEN})`, search: null } as Parameters<
      typeof listCalendar
    >[1];
    const days = { start: '2026-12-01', end: '2026-12-10' };
    const read = (db: Db) => listCalendar(db, filter, days, 5);
    const [ofItsDays, shown] = [(MANY / 200) * 10, 5 * 10];
    expect(await most('agendamento', read)).toBeLessThanOrEqual(ofItsDays + shown);
  });
});
