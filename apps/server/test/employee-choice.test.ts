import { ENDED_STATUSES } from '@apto/domain/status';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFuncionarios, type FuncionarioQuery } from '../src/funcionarios/repository.ts';
import { millions } from '../src/platform/millions.ts';
import { createTestApp, EACH_DATABASE, type TestApp } from './helpers.ts';

const MANY = 300;
const SITUATIONS = ['ATIVO', 'AFASTADO', 'PENDENTE', 'DEMITIDO'];
/** The exam type of an admission, one that asks for somebody admitted, and none. */
const EXAMS = [1, 2, undefined];
const WORDS = [
  'maria',
  'MARIÁ',
  'ma',
  'm',
  'ana',
  'Conceição',
  'conc',
  'eição',
  'zé',
  'dá',
  'dos',
  'xisto',
  '%',
  '_',
];
const FILTERS = [
  'maria silva',
  'silva maria',
  'da conceição josé',
  'silva da silva',
  'an ia',
  '000.000.1',
  '000',
  '12',
  '0 1 2',
];

/** Names of one to five words that repeat one another; own branches, those of the hierarchy, and none; some deleted. */
const SEED_SQL = `
insert into unidade (id, cliente_id, name) values (901, 1, 'Ágata'), (902, 1, 'Norte'), (903, 2, 'Sul');
insert into setor (id, cliente_id, name) values (901, 1, 'Zelo'), (903, 2, 'Obra');
insert into cargo (id, cliente_id, name) values (901, 1, 'Zelador'), (902, 1, 'Ápice'), (903, 2, 'Pedreiro');
insert into hierarquia (id, cliente_id, unidade_id, setor_id, cargo_id)
  values (901, 1, 901, 901, 901), (902, 1, 902, 901, 902), (903, 2, 903, 903, 903);
insert into perfil_exposicao (empresa_id, cliente_id, hierarquia_id, descricao_risco_id, exposicao, probabilidade, severidade, ativo)
  select 1, h.cliente_id, h.id, d.id, 'HABITUAL', 1, 1, h.id <> 903 or d.risco_id = 1
  from hierarquia h join descricao_risco d on d.empresa_id = 1 and d.risco_id = any (case h.id when 901 then '{1}'::int[] else '{1,2}'::int[] end)
  where h.id > 900 on conflict do nothing;
insert into funcionario (customer_id, name, cpf, situation, unidade_id, customer_hierarchy_id, mudou_risco, deleted_at)
  select c, concat_ws(' ', (array['Maria', 'Mariana', 'José', 'Ânia', 'Zé', 'D''Ávila'])[1 + g * 7 % 6],
      (array['da Conceição', 'Silva', 'Maria', null, 'Zé%_', 'dos Santos'])[1 + g * 5 / 6 % 6], (array['Silva', null, 'Xisto'])[1 + g / 4 % 3]),
    lpad((g * 37)::text, 11, '0'), (array['${SITUATIONS.join("','")}'])[1 + g / 3 % 4],
    case when g % 3 = 0 then case c when 1 then 902 when 2 then 903 else 4 end end,
    case when g % 4 > 0 and c < 3 then case c when 1 then 901 + g % 2 else 903 end end, g % 11 = 0,
    case when g % 13 = 0 then now() end
  from (select g, 1 + g * 3 % 7 % 3 as c from generate_series(1, ${MANY}) g) x;
insert into mudanca_funcao (empresa_id, cliente_id, funcionario_id, de_hierarquia_id, para_hierarquia_id, autor_nome, dia)
  select 1, 1, id, case when id % 5 > 0 then customer_hierarchy_id end, case customer_hierarchy_id when 901 then 902 else 901 end, 'Rita',
    case when id % 2 = 0 then date '2026-12-01' end
  from funcionario where customer_id = 1 and id % 3 = 0;
insert into agendamento (empresa_id, cliente_id, unidade_id, funcionario_id, tipo_exame_id, status_id, nome_funcionario, cpf_funcionario, nome_cliente)
  select f.empresa_id, f.customer_id, f.unidade_id, f.id, 1 + (f.id + n) % 5, (array[1, 8, 9, 10, 20, 22])[1 + f.id % 6], f.name, f.cpf, 'Padaria'
  from funcionario f, generate_series(0, 2) n where f.id % 4 = 0 and f.unidade_id is not null;
insert into pre_solicitacao (empresa_id, cliente_id, funcionario_id, prestador_id, cidade_id, tipo_exame_id, user_id, nome_solicitante,
    email_solicitante, telefone_solicitante, data_sugestao_inicial, data_sugestao_final, periodo, quem_agenda, quem_avisa, deleted_at, deleted_by_id)
  select 1, f.customer_id, f.id, 1, 3550308, 1 + f.id % 4, 1, 'Rita', 'rita@exemplo.com.br', '11987654321', '2026-12-01', '2026-12-10', 1,
    'EMPRESA', 'EMPRESA', case when f.id % 14 = 0 then now() end, case when f.id % 14 = 0 then 1 end
  from funcionario f where f.customer_id < 3 and f.id % 7 = 0`;

interface Person {
  id: number;
  name: string;
  cpf: string;
  situation: string;
  empresa_id: number;
  customer_id: number;
  unidade_id: number | null;
  customer_hierarchy_id: number | null;
  mudou_risco: boolean;
  deleted_at: unknown;
}
interface Named {
  id: number;
  name: string;
}
interface Place {
  id: number;
  unidade_id: number;
  setor_id: number;
  cargo_id: number;
}
interface Change {
  funcionario_id: number;
  de_hierarquia_id: number | null;
  para_hierarquia_id: number;
  dia: string | null;
}
interface Asked {
  funcionario_id: number;
  tipo_exame_id: number;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const byId = <T extends { id: number }>(all: readonly T[]) => new Map(all.map((each) => [each.id, each]));

describe.each(EACH_DATABASE)('issue 11: the employees that a request chooses from, on %s', (database) => {
  let app: TestApp;
  let people: Person[];
  const { first, furthest, most, offered } = millions;
  const read = async <T>(text: string): Promise<T[]> =>
    (await app.database.rawTransaction((c) => c.query<T>(text))).rows;

  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.database.runScript(SEED_SQL);
    people = await read<Person>('select * from funcionario');
  });
  afterAll(async () => {
    Object.assign(millions, { first, furthest, most, offered });
    await app.close();
  });

  interface Request extends Omit<FuncionarioQuery, 'page' | 'limit'> {
    readonly clientes: readonly number[] | null;
    readonly unidades: readonly number[] | null;
  }

  /** Whom a request may choose, found by looking at everybody. */
  async function expected({ clientes, unidades, ...query }: Request): Promise<number[]> {
    const places = byId(await read<Place>('select * from hierarquia'));
    const branchOf = (p: Person) => p.unidade_id ?? places.get(p.customer_hierarchy_id ?? 0)?.unidade_id;
    const { filter, exame, customerId, unidadeId, ids = [] } = query;
    const words = plain(filter).split(/\s+/).filter(Boolean);
    const digits = /^[\d.\-\s]+$/.test(filter) ? filter.replaceAll(/\D/g, '') : '';
    const isNamed = (p: Person) =>
      words.every((word) => plain(p.name).includes(word)) || (digits.length >= 3 && p.cpf.includes(digits));
    const isIn = <T>(list: readonly T[] | null, value: T | undefined) =>
      list === null || (value !== undefined && list.includes(value));
    return people
      .filter(
        (p) =>
          p.empresa_id === 1 &&
          p.deleted_at === null &&
          isIn(clientes, p.customer_id) &&
          isIn(unidades, branchOf(p)) &&
          query.situations.includes(p.situation) &&
          (exame !== 2 || p.situation !== 'PENDENTE') &&
          (customerId === undefined || p.customer_id === customerId) &&
          (unidadeId === undefined || branchOf(p) === unidadeId) &&
          (ids.length === 0 || ids.includes(p.id)) &&
          isNamed(p),
      )
      .toSorted(
        (a, b) => Buffer.compare(Buffer.from(plain(a.name)), Buffer.from(plain(b.name))) || a.id - b.id,
      )
      .map(({ id }) => id);
  }

  const request: fc.Arbitrary<Request> = fc.record({
    situations: fc.subarray(SITUATIONS, { minLength: 1 }),
    exame: fc.constantFrom(...EXAMS),
    filter: fc.oneof(
      fc.constant(''),
      fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
      fc.constantFrom(...FILTERS),
    ),
    customerId: fc.option(fc.constantFrom(1, 2, 3), { nil: undefined, freq: 3 }),
    unidadeId: fc.option(fc.constantFrom(901, 902, 903), { nil: undefined, freq: 2 }),
    ids: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: MANY }), { maxLength: 40 }), {
      nil: undefined,
      freq: 2,
    }),
    clientes: fc.option(fc.subarray([1, 2, 3]), { freq: 2 }),
    unidades: fc.option(fc.subarray([901, 902, 903]), { freq: 2 }),
  });

  it('are those that looking at everybody finds, page by page, each once and in their order', async () => {
    await fc.assert(
      fc.asyncProperty(
        request,
        fc.constantFrom(3, 20),
        fc.constantFrom(0, 6, 40, 100, 1_000),
        async ({ clientes, unidades, ...query }, limit, near) => {
          Object.assign(millions, { first: near, furthest: 3 * near, most: 12, offered: 12 });
          const scope = { empresaId: 1, usuarioId: 1, clientes, unidades };
          const all = await expected({ clientes, unidades, ...query });
          const ask = (page: number) =>
            listFuncionarios(app.database.ofEmpresa(1).db, scope, { ...query, page, limit });
          const pages = Math.max(1, Math.min(6, Math.ceil(all.length / limit)));
          const answers = [];
          for (let page = 1; page <= pages; page += 1) answers.push(await ask(page));
          expect(answers.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
            all.slice(0, pages * limit),
          );
          const [answer] = answers;
          // Only a search over a whole company stops counting.
          expect(answer?.isMore ? all.length > 12 : answer?.total === all.length).toBe(true);
          if (answer?.isMore) expect(answer.total).toBe(12);
        },
      ),
      { numRuns: 120 },
    );
  });

  it('are told with what their own rows say', async () => {
    const scope = { empresaId: 1, usuarioId: 1, clientes: null, unidades: null };
    const asked = {
      situations: SITUATIONS,
      exame: undefined,
      filter: '',
      customerId: undefined,
      ids: undefined,
    };
    const { items } = await listFuncionarios(app.database.ofEmpresa(1).db, scope, {
      ...asked,
      page: 1,
      limit: MANY,
    });
    const persons = byId(people);
    const [branches, departments, positions, places] = await Promise.all([
      read<Named & { risk_level: number | null }>('select * from unidade').then(byId),
      read<Named>('select * from setor').then(byId),
      read<Named>('select * from cargo').then(byId),
      read<Place>('select * from hierarquia').then(byId),
    ]);
    const changes = await read<Change>(
      `select funcionario_id, de_hierarquia_id, para_hierarquia_id, dia::text as dia from mudanca_funcao where situacao = 'PENDENTE'`,
    );
    const exposures = await read<{ hierarquia_id: number; risco_id: number }>(
      `select p.hierarquia_id, d.risco_id from perfil_exposicao p join descricao_risco d on d.id = p.descricao_risco_id and d.ativo
       join risco r on r.id = d.risco_id and r.ativo where p.ativo`,
    );
    const requests = await read<Asked>(
      `select funcionario_id, tipo_exame_id from agendamento where status_id not in (${ENDED_STATUSES.join(', ')})
       union all select funcionario_id, tipo_exame_id from pre_solicitacao where agendamento_id is null and deleted_at is null`,
    );
    const risks = (place: number | null) =>
      [...new Set(exposures.filter((e) => e.hierarquia_id === place).map((e) => e.risco_id))]
        .toSorted((a, b) => a - b)
        .join();
    for (const item of items) {
      const person = persons.get(item.id)!;
      const place = places.get(person.customer_hierarchy_id ?? 0);
      const branch = branches.get(person.unidade_id ?? place?.unidade_id ?? 0);
      const change = changes.find((c) => c.funcionario_id === item.id);
      const next = places.get(change?.para_hierarquia_id ?? 0);
      const types = requests.filter((r) => r.funcionario_id === item.id).map((r) => r.tipo_exame_id);
      const nameOf = (from: Map<number, Named>, id = 0) => from.get(id)?.name;
      expect(item).toMatchObject({
        name: person.name,
        cpf: person.cpf,
        situation: person.situation,
        customerId: person.customer_id,
        customer: { id: person.customer_id },
        unidade: branch ? { id: branch.id, name: branch.name, riskLevel: branch.risk_level } : null,
        setor: place ? { name: nameOf(departments, place.setor_id) } : null,
        cargo: place ? { name: nameOf(positions, place.cargo_id) } : null,
        mudouRisco:
          person.mudou_risco ||
          (change !== undefined && risks(change.de_hierarquia_id) !== risks(change.para_hierarquia_id)),
        novaHierarquia:
          change && next
            ? {
                id: next.id,
                nome: [
                  nameOf(branches, next.unidade_id),
                  nameOf(departments, next.setor_id),
                  nameOf(positions, next.cargo_id),
                ].join(' / '),
                dia: change.dia,
              }
            : null,
        tiposEmAberto: types.length > 0 ? [...new Set(types)].toSorted((a, b) => a - b) : null,
      });
    }
    expect(items.length).toBeGreaterThan(MANY / 2);
    expect([items.some((i) => i.mudouRisco), items.some((i) => !i.mudouRisco)]).toEqual([true, true]);
    for (const some of ['novaHierarquia', 'tiposEmAberto', 'unidade', 'cargo'] as const)
      expect(new Set(items.map((item) => item[some] === null))).toEqual(new Set([true, false]));
  });
});
