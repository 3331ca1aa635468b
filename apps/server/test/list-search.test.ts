import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBatch, type Position } from '../src/agendamentos/batch.ts';
import { listCalendar } from '../src/agendamentos/calendar.ts';
import { buildFilter, type Query } from '../src/agendamentos/filter.ts';
import { countAll, listPage } from '../src/agendamentos/list.ts';
import { buildOrder, type RequestedOrder } from '../src/agendamentos/order.ts';
import { paging } from '../src/agendamentos/slice.ts';
import { readSession } from '../src/platform/authentication.ts';
import type { InternalSession } from '../src/platform/session.ts';
import { createTestApp, EACH_DATABASE, MONDAY_10AM, type TestApp } from './helpers.ts';
import { rows } from './sql.ts';

const TOTAL = 900;
/** Few enough that searches find more. */
const FEW = 20;
const OUTSIDE = [9, 10, 20, 22];
const FIELDS = [
  'createdAt',
  'funcionario',
  'cliente',
  'tipoExame',
  'status',
  'dataAgendamento',
  'prazo',
] as const;
const WORDS = ['maria', 'MARIÁ', 'ana', 'silva', 'Conceição', 'conc', 'xisto', 'zé', 'dores', '%', '_', 'a'];
const OTHERS = ['529', '529.982', '00000000', 'c001', 'C002', 'aurora', 'padaria', 'norte', 'alheia', 'li'];

/** Names of few words, of which one is in most of them; ties in every order, days and limits that some lack. */
const SEED_SQL = `
insert into funcionario (customer_id, name, cpf, unidade_id)
  select 1 + (g % 5) / 4, (array['Maria', 'Ana Maria', 'José', 'Zé', 'Mariana'])[1 + g % 5] || ' '
      || (array['Silva', 'da Conceição', 'Lima Silva', 'Aurora'])[1 + (g / 5) % 4] || case when g = 77 then ' Xisto' else '' end,
    lpad(g::text, 11, '0'), case when (g % 5) / 4 = 0 then 1 + g % 2 else 3 end from generate_series(1, 120) g;
insert into agendamento (empresa_id, cliente_id, unidade_id, funcionario_id, tipo_exame_id, status_id, nome_funcionario,
    cpf_funcionario, nome_cliente, user_responsavel_id, data_agendamento, prazo_atendimento, direcionar_para_atendente, created_at)
  select c.empresa_id, c.id, f.unidade_id, f.id, 1 + (g * 7) % 13,
    (array[1,2,3,4,5,8,8,8,9,10,14,16,20,22,26,27])[1 + (g * 11) % 16], f.name, f.cpf, c.name,
    case when g % 5 = 0 and c.empresa_id = 1 then 2 end, case when g % 3 = 0 then date '2026-12-01' + g % 9 end,
    case when g % 4 > 0 then date '2026-11-20' + g % 12 end, g % 6 = 0,
    timestamptz '2026-11-20 12:00Z' - make_interval(hours => (g * 3) % 400)
  from generate_series(1, ${TOTAL}) g
    join (select *, row_number() over (order by id) as n from funcionario) f
      on f.n = 1 + (g * 37) % (select count(*) from funcionario)
    join cliente c on c.id = f.customer_id`;

interface Known {
  id: number;
  name: string;
  cpf: string;
  empresa: number;
  cliente: number;
  clienteName: string;
  clienteNickname: string | null;
  code: string;
  unidade: number;
  status: number;
  tipoExame: number;
  created: string;
  createdDay: string;
  day: string | null;
  limit: string | null;
  statusPlace: number;
  examPlace: number;
  responsavel: number | null;
  directed: boolean;
}

const KNOWN = sql`select a.id, f.name, f.cpf, a.empresa_id as empresa, a.cliente_id as cliente, c.name as "clienteName",
    c.apelido as "clienteNickname", c.code, a.unidade_id as unidade, a.status_id as status, a.tipo_exame_id as "tipoExame",
    to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as created,
    (a.created_at at time zone 'America/Sao_Paulo')::date::text as "createdDay", a.data_agendamento::text as day,
    a.prazo_ordem::text as "limit", a.status_ordem::int as "statusPlace", a.tipo_ordem::int as "examPlace",
    a.user_responsavel_id as responsavel, a.direcionar_para_atendente as directed
  from agendamento a join funcionario f on f.id = a.funcionario_id join cliente c on c.id = a.cliente_id`;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What a word means (docs/decisions/0003), said without SQL. */
function hasWord(a: Known, word: string): boolean {
  const digits = /^[\d.-]+$/.test(word) ? word.replace(/\D/g, '') : '';
  return (
    plain(a.name).includes(plain(word)) ||
    (digits.length >= 3 && a.cpf.includes(digits)) ||
    a.code.toUpperCase() === word.toUpperCase() ||
    (word.length >= 3 && plain(`${a.clienteName} ${a.clienteNickname ?? ''}`).includes(plain(word)))
  );
}

function isFound(a: Known, query: Query, { scope, usuarioId }: InternalSession): boolean {
  const extras = query.filtrosExtras ?? {};
  const inPanel = { MEUS: true, PENDENCIAS: [15, 16].includes(a.status), EM_ABERTO: a.status === 1 };
  const terms = query.filter ?? [];
  return (
    a.empresa === scope.empresaId &&
    (scope.clientes?.includes(a.cliente) ?? true) &&
    (scope.unidades?.includes(a.unidade) ?? true) &&
    (extras.status ||
      extras.painel === 'PENDENCIAS' ||
      extras.painel === 'EM_ABERTO' ||
      !OUTSIDE.includes(a.status)) &&
    (extras.status?.includes(a.status) ?? true) &&
    (extras.tipoExame?.includes(a.tipoExame) ?? true) &&
    (!extras.datas || (a.createdDay >= extras.datas[0] && a.createdDay <= extras.datas[1])) &&
    (!extras.painel ||
      (inPanel[extras.painel] && (extras.painel !== 'MEUS' || a.responsavel === usuarioId))) &&
    (!extras.direcionarParaAtendente || a.directed) &&
    terms.some((term) => term.split(' ').every((word) => hasWord(a, word)))
  );
}

type Value = string | number | null;

/** As PostgreSQL sorts: what has no value is the greatest. */
const compared = (a: Value, b: Value): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1;

const KEY: Record<RequestedOrder['campo'], (a: Known) => Value> = {
  createdAt: (a) => a.created,
  funcionario: (a) => plain(a.name),
  cliente: (a) => plain(a.clienteName),
  tipoExame: (a) => a.examPlace,
  status: (a) => a.statusPlace,
  dataAgendamento: (a) => a.day,
  prazo: (a) => a.limit,
  id: (a) => a.id,
};

function inOrder({ campo: field, direcao: direction }: RequestedOrder) {
  const way = direction === 'ASC' ? 1 : -1;
  const isGroup = field === 'status' || field === 'tipoExame';
  return (a: Known, b: Known): number =>
    way * compared(KEY[field](a), KEY[field](b)) ||
    (isGroup ? compared(b.created, a.created) || b.id - a.id : way * (a.id - b.id));
}

const word = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...WORDS) }, fc.constantFrom(...OTHERS));
const term = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 });
const query = fc.record({
  filter: fc.array(term, { minLength: 1, maxLength: 2 }),
  filtrosExtras: fc.record({
    status: maybe(fc.constantFrom<number[]>([8], [1, 8, 22], [22, 10], [...Array(28).keys()])),
    tipoExame: maybe(fc.constantFrom<number[]>([2], [1, 3, 5, 7, 9, 11, 13])),
    datas: maybe(
      fc.constantFrom<[string, string]>(['2026-11-01', '2026-11-12'], ['2026-11-19', '2026-11-20']),
    ),
    painel: maybe(fc.constantFrom('MEUS' as const, 'PENDENCIAS' as const, 'EM_ABERTO' as const)),
    direcionarParaAtendente: maybe(fc.constant(true as const)),
  }),
});
const order = fc.record({ campo: fc.constantFrom(...FIELDS), direcao: fc.constantFrom('ASC', 'DESC') });

describe.each(EACH_DATABASE)('the search of the list, on %s', (database) => {
  let app: TestApp;
  let known: Known[];
  const usual = { ...paging };
  /** Who sees every customer, one customer, one branch. */
  const sessions = new Map<number, InternalSession>();
  beforeAll(async () => {
    Object.assign(paging, { minJump: FEW, few: FEW, many: TOTAL / 4 });
    app = await createTestApp({ database });
    await app.database.runScript(SEED_SQL);
    await app.database.tidy();
    known = await rows<Known>(app.database.db, KNOWN);
    for (const user of [1, 2, 8]) {
      const token = await app.tokenFor(user);
      const loaded = await readSession(app.database.db, app.config.keyRing, MONDAY_10AM, token);
      if (loaded?.session.kind !== 'interna') throw new Error('Sem sessão.');
      sessions.set(user, loaded.session);
    }
  });
  afterAll(() => {
    Object.assign(paging, usual);
    return app.close();
  });

  const access = () => app.database.ofEmpresa(1).db;
  const sessionOf = (user: number): InternalSession => {
    const session = sessions.get(user);
    if (!session) throw new Error('Sem sessão.');
    return session;
  };

  it('every page of any search, filter, scope and order is what reading the rows one by one gives', async () => {
    const sizes: number[] = [];
    await fc.assert(
      fc.asyncProperty(
        query,
        order,
        fc.constantFrom(1, 1, 2, 8),
        fc.constantFrom(5, 60),
        async (asked, by, user, limit) => {
          const session = sessionOf(user);
          const expected = known.filter((a) => isFound(a, asked, session)).toSorted(inOrder(by));
          const filter = buildFilter(asked, session);
          const ids: number[] = [];
          // Near pages, the last one and one beyond it; every one where they are few.
          const last = Math.ceil(expected.length / limit);
          const pages =
            last <= 6 ? Array.from({ length: last + 1 }, (_, n) => n + 1) : [1, 2, last, last + 1];
          for (const page of pages) {
            const { total, items } = await listPage(access(), filter, buildOrder(by), page, limit);
            expect(total).toBe(expected.length);
            const shown = expected.slice((page - 1) * limit, page * limit);
            expect(items.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
            ids.push(...shown.map(({ id }) => id));
          }
          sizes.push(expected.length);
          expect(new Set(ids).size).toBe(ids.length);
        },
      ),
      { numRuns: 120, seed: 170 },
    );
    // Searches that find nothing, few and most of the list were among them.
    expect(Math.min(...sizes)).toBe(0);
    expect(Math.max(...sizes)).toBeGreaterThan(TOTAL / 6);
    expect(sizes.filter((n) => n > 0 && n <= FEW).length).toBeGreaterThan(5);
  });

  it('the export, however small its batches, and the calendar find the same', async () => {
    await fc.assert(
      fc.asyncProperty(
        query,
        order,
        fc.constantFrom(1, 2),
        fc.constantFrom(17, 1000),
        fc.boolean(),
        async (asked, by, user, size, isCommon) => {
          const session = sessionOf(user);
          const expected = known.filter((a) => isFound(a, asked, session)).toSorted(inOrder(by));
          const filter = buildFilter(asked, session);
          const ids: number[] = [];
          let from: Position | null = null;
          do {
            const batch = await listBatch(access(), filter, buildOrder(by), from, size, isCommon);
            ids.push(...batch.rows.map(({ id }) => id));
            from = batch.next;
          } while (from);
          expect(ids).toEqual(expected.map(({ id }) => id));
          const days = { start: '2026-12-01', end: '2026-12-31' };
          const { dias } = await listCalendar(access(), filter, days, 3);
          const onDays = expected.filter(({ day }) => day !== null).length;
          expect(dias.reduce((sum, { total }) => sum + total, 0)).toBe(onDays);
        },
      ),
      { numRuns: 40, seed: 170 },
    );
  });

  it('finds an employee by the name and the CPF of now, which the list shows', async () => {
    const session = sessionOf(1);
    const found = async (text: string) => {
      const { total, items } = await listPage(
        access(),
        buildFilter({ filter: [text] }, session),
        buildOrder({ campo: 'createdAt', direcao: 'DESC' }),
        1,
        50,
      );
      expect(items).toHaveLength(total);
      return { total, names: [...new Set(items.map(({ funcionario }) => funcionario.name))] };
    };
    const { total } = await found('xisto');
    expect(total).toBeGreaterThan(0);
    await access().execute(
      sql`update funcionario set name = 'Ação de Teste', cpf = '98765432100' where nome_busca like '%xisto'`,
    );
    expect(await found('xisto')).toEqual({ total: 0, names: [] });
    expect(await found('acao teste')).toEqual({ total, names: ['Ação de Teste'] });
    expect(await found('987.654.321')).toEqual({ total, names: ['Ação de Teste'] });
    expect((await countAll(access(), buildFilter({ filter: ['acao'] }, session))).total).toBe(total);
  });
});
