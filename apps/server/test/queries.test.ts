import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { row } from './sql.ts';

import { DATABASES, createTestApp, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';

const SAO_PAULO = 3550308;
const FAIXAS = { periodo: 3, dataInicial: '2026-11-24', dataFinal: '2026-11-24', examesIds: [1] };

/** Each lookup, with ids of the caller's own world, and the same with somebody else's. */
const CALLS: {
  call: string;
  method?: string;
  url: string;
  foreign?: string;
  body?: object;
  foreignBody?: object;
  employee?: boolean;
  /** Whether a clinic's session may call it too: it gives its own address. */
  clinic?: boolean;
}[] = [
  { call: 'listCidades', url: '/cidades', employee: true, clinic: true },
  {
    call: 'municipalFeriados',
    url: `/feriados/municipal/${SAO_PAULO}`,
    foreign: '/feriados/municipal/1',
    employee: true,
  },
  { call: 'listNationalFeriados', url: '/feriados/nacional', employee: true },
  {
    call: 'prestadorFerias',
    url: '/ferias/prestador/verificar/1',
    foreign: '/ferias/prestador/verificar/3',
    employee: true,
  },
  {
    call: 'prestadorFeriasOnDay',
    url: '/ferias/prestador/verificar/single/1?dataInicial=2026-11-24',
    foreign: '/ferias/prestador/verificar/single/3?dataInicial=2026-11-24',
    employee: true,
  },
  {
    call: 'orderedPrestadores',
    url: `/suppliers/ordered/1/${SAO_PAULO}/0`,
    foreign: `/suppliers/ordered/3/${SAO_PAULO}/0`,
    employee: true,
  },
  { call: 'getPrestador', url: '/suppliers/1', foreign: '/suppliers/3', employee: true },
  {
    call: 'prestadorReservaHorario',
    url: '/prestador-config-reserva/verificar-se-existe?cnpj=19131243000197',
  },
  {
    call: 'exameAntecedencia',
    url: '/prestador-exames/find-by-prestador-e-procedimento/1/1',
    foreign: '/prestador-exames/find-by-prestador-e-procedimento/3/1',
  },
  {
    call: 'releasedPrestadores',
    url: '/prestador-clientes/client/1',
    foreign: '/prestador-clientes/client/3',
  },
  {
    call: 'prestadorLiberado (cliente)',
    url: '/prestador-clientes/client/1/1',
    foreign: '/prestador-clientes/client/3/1',
  },
  {
    call: 'prestadorLiberado (clínica)',
    url: '/prestador-clientes/client/1/2',
    foreign: '/prestador-clientes/client/1/3',
  },
  {
    call: 'atendimentoMethod',
    url: '/cliente-metodo-atendimento/find-by-exame-cliente/2/1',
    foreign: '/cliente-metodo-atendimento/find-by-exame-cliente/2/3',
  },
  { call: 'slaSettings', url: '/configuracoes_sla', employee: true },
  {
    call: 'funcionariosBySituation',
    url: '/customer/employees/funcionarios-por-situacao/ATIVO,AFASTADO,PENDENTE',
  },
  { call: 'getFuncionario', url: '/customer/employees/1', foreign: '/customer/employees/5' },
  { call: 'riscosSoc', url: '/customer/employees/riscos-soc/1', foreign: '/customer/employees/riscos-soc/5' },
  {
    call: 'procedimentosSoc',
    url: '/importacao/procedimentos-soc/funcionario/1/customer/1/tipo-exame/2',
    foreign: '/importacao/procedimentos-soc/funcionario/5/customer/3/tipo-exame/2',
  },
  {
    call: 'procedimentosSoc (cliente trocado)',
    url: '/importacao/procedimentos-soc/funcionario/2/customer/1/tipo-exame/2',
    foreign: '/importacao/procedimentos-soc/funcionario/1/customer/2/tipo-exame/2',
  },
  { call: 'asoSource', url: '/anexo/FUNCIONARIO_ASO' },
  { call: 'listAsos', url: '/anexo/FUNCIONARIO_ASO/1', foreign: '/anexo/FUNCIONARIO_ASO/5' },
  { call: 'listProcedimentos', url: '/procedures' },
  { call: 'riscoQuestionarios', url: '/questionario-risco' },
  {
    call: 'novasFaixasDisponiveis (clínica)',
    method: 'POST',
    url: '/agendamentos/new-faixas-disponiveis',
    body: { ...FAIXAS, prestadorId: 1, funcionarioId: 1, tipoExameId: 2 },
    foreignBody: { ...FAIXAS, prestadorId: 3, funcionarioId: 1, tipoExameId: 2 },
  },
  {
    call: 'novasFaixasDisponiveis (funcionário)',
    method: 'POST',
    url: '/agendamentos/new-faixas-disponiveis',
    body: { ...FAIXAS, prestadorId: 1, funcionarioId: 1, tipoExameId: 2 },
    foreignBody: { ...FAIXAS, prestadorId: 1, funcionarioId: 5, tipoExameId: 2 },
  },
  {
    call: 'queryHorarios',
    url: '/agendas/horarios/consultar?idsProcedures=1&dataInicial=2026-11-24&dataFinal=2026-11-24&prestadorId=1',
  },
];

describe.each(DATABASES)('lookups on %s', (databaseName) => {
  let app: TestApp;
  let attendant: string;
  let cliente: string;
  let branch: string;
  let employee: string;
  const get = (url: string, token: string | null = attendant) => app.invoke('GET', url, { token });

  beforeAll(async () => {
    app = await createTestApp({ database: databaseName });
    attendant = await app.tokenFor(1);
    cliente = await app.tokenFor(2);
    branch = await app.tokenFor(8);
    employee = await app.employeeToken(await createPedido(app.database.db, { funcionarioId: 1 }));
  });
  afterAll(() => app.close());

  describe.each(CALLS)(
    '$call',
    ({ method = 'GET', url, foreign, body, foreignBody, employee: forEmployee, clinic: forClinic }) => {
      const invoke = (token: string | null, u = url, b = body) => app.invoke(method, u, { token, body: b });

      it(`a clinic’s session ${forClinic ? 'may' : 'may not'} call it`, async () => {
        expect((await invoke(await app.tokenFor(4))).status).toBe(forClinic ? 200 : 401);
      });
      it('refuses without a session, and without the permission', async () => {
        expect((await invoke(null)).status).toBe(401);
        expect((await invoke(await app.tokenFor(6))).status).toBe(403);
      });
      it('answers its own', async () => {
        expect((await invoke(attendant)).status).toBe(200);
        expect((await invoke(cliente)).status).toBe(200);
      });
      it(`an employee’s session ${forEmployee ? 'may' : 'may not'} call it`, async () => {
        expect((await invoke(employee)).status).toBe(forEmployee ? 200 : 401);
      });
      if (foreign || foreignBody) {
        it('somebody else’s record does not exist, whatever headers say', async () => {
          const headers = { 'x-clientes': '[1,2,3]', 'x-unidades': '[1,2,3,4]', 'x-filtro-clientes': '[3]' };
          for (const token of forEmployee ? [attendant, cliente, employee] : [attendant, cliente]) {
            for (const h of [{}, headers]) {
              const r = await app.invoke(method, foreign ?? url, { token, body: foreignBody, headers: h });
              expect([r.status, (r.body as { codigo: string }).codigo]).toEqual([404, 'NAO_ENCONTRADO']);
            }
          }
        });
      }
    },
  );

  describe('cities (doc1 §7)', () => {
    it('finds by name without accents, the ones that begin with it first, and resolves ids', async () => {
      await app.database.db.execute(sql`insert into cidade (id, cidade, estado) values
        (3552205, 'Sorocaba', 'SP'), (3548708, 'São Bernardo do Campo', 'SP'), (4205704, 'Nova São Bernardo', 'SC')
        on conflict do nothing`);
      const names = async (url: string) =>
        ((await get(url)).body as { items: { cidade: string }[] }).items.map((c) => c.cidade);
      expect(await names('/cidades?filter=sao%20bernardo')).toEqual([
        'São Bernardo do Campo',
        'Nova São Bernardo',
      ]);
      expect(await names('/cidades?ids=3552205')).toEqual(['Sorocaba']);
      expect(await names('/cidades?comPrestador=true')).toEqual(['São Paulo']);
      expect(await names('/cidades?filter=%25')).toEqual([]);
    });
    it('doc3 §7.6 sort: by a declared column both ways, and refused by another', async () => {
      const ids = async (url: string) =>
        ((await get(url)).body as { items: { id: number }[] }).items.map((c) => c.id);
      const rising = await ids('/cidades?sort=id%20ASC&limit=100');
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
      expect(await ids(`/cidades?limit=100&sort=${encodeURIComponent('{"id":"DESC"}')}`)).toEqual(
        rising.toReversed(),
      );
      expect((await get('/cidades?sort=nomeBusca%20ASC')).status).toBe(400);
    });
    it('pages', async () => {
      const { body } = await get('/cidades?limit=1&page=2');
      expect(body).toMatchObject({ meta: { itemsPerPage: 1, currentPage: 2, itemCount: 1 } });
    });
    it('an employee sees only cities with a clinic for the own exam', async () => {
      const { body } = await get('/cidades', employee);
      expect(body).toMatchObject({ items: [{ cidade: 'São Paulo' }], meta: { totalItems: 1 } });
    });
    it('an employee sees the city of the own branch first', async () => {
      await app.database.db.execute(
        sql`insert into prestador (id, empresa_id, code, name, cnpj, cidade_id) values (90, 1, 'K90', 'Clínica Curitiba', '06990590000123', 4106902)`,
      );
      await app.database.db.execute(
        sql`insert into prestador_horario (prestador_id, week_day, atendimento_matutino) values (90, 1, true)`,
      );
      await app.database.db.execute(
        sql`insert into prestador_exame (prestador_id, procedimento_id) values (90, 1), (90, 2)`,
      );
      await app.database.db.execute(
        sql`insert into prestador_cliente (prestador_id, cliente_id, condicao) values (90, 1, true)`,
      );
      const { body } = await get('/cidades', employee);
      expect(body).toMatchObject({ items: [{ cidade: 'São Paulo' }, { cidade: 'Curitiba' }] });
      await app.database.db.execute(sql`update prestador set ativo = false where id = 90`);
    });
  });

  describe('holidays and vacations (doc2 §7)', () => {
    it('national ones by law', async () => {
      const { body } = await get('/feriados/nacional?dataInicial=2026-11-01&dataFinal=2026-11-30');
      expect((body as { dataFeriado: string }[]).map((f) => f.dataFeriado)).toEqual([
        '2026-11-02',
        '2026-11-15',
        '2026-11-20',
      ]);
      expect((await get('/feriados/nacional?dataInicial=2026-11-30&dataFinal=2026-11-01')).status).toBe(400);
      expect((await get('/feriados/nacional?dataInicial=30/11/2026')).status).toBe(400);
    });
    it('municipal ones from the registry, with their city', async () => {
      await app.database.db.execute(
        sql`insert into feriado_municipal (cidade_id, data_feriado, nome) values (${SAO_PAULO}, '2027-01-25', 'Aniversário de São Paulo')`,
      );
      expect(
        (await get(`/feriados/municipal/${SAO_PAULO}?dataInicial=2027-01-01&dataFinal=2027-01-31`)).body,
      ).toEqual([
        {
          dataFeriado: '2027-01-25',
          abrangencia: 'MUNICIPAL',
          nome: 'Aniversário de São Paulo',
          cidade: { cidade: 'São Paulo', estado: 'SP' },
        },
      ]);
    });
    it('vacations that touch the range, both ends included', async () => {
      await app.database.db.execute(
        sql`insert into prestador_ferias (prestador_id, data_inicial, data_final) values (1, '2026-12-01', '2026-12-10')`,
      );
      const ferias = [{ dataInicial: '2026-12-01', dataFinal: '2026-12-10' }];
      const at = async (from: string, until: string) =>
        (await get(`/ferias/prestador/verificar/1?dataInicial=${from}&dataFinal=${until}`)).body;
      expect(await at('2026-12-10', '2026-12-20')).toEqual(ferias);
      expect(await at('2026-11-20', '2026-12-01')).toEqual(ferias);
      expect(await at('2026-12-11', '2026-12-20')).toEqual([]);
      expect((await get('/ferias/prestador/verificar/single/1?dataInicial=2026-12-05')).body).toEqual(ferias);
      expect((await get('/ferias/prestador/verificar/single/1?dataInicial=2026-11-30')).body).toEqual([]);
    });
  });

  describe('clinics', () => {
    it('doc2 §2.7: ordered by priority with their release, without bank data', async () => {
      const { body } = await get(`/suppliers/ordered/1/${SAO_PAULO}/0`);
      expect(body).toMatchObject({
        items: [
          {
            id: 1,
            prioridade: 'PREFERENCIAL',
            liberado: true,
            sistema: 'SOC',
            tipoAtendimento: 'Horário marcado',
          },
          { id: 2, prioridade: 'OUTROS', liberado: false, tipoAtendimento: 'Ordem de chegada' },
        ],
        meta: { totalItems: 2 },
      });
      expect((await get('/suppliers/1')).body).not.toHaveProperty('chavePix');
    });
    it('in each group the released first, then by priority, and the nearest of equals before the others', async () => {
      const { db } = app.database;
      await db.execute(sql`insert into prestador (id, empresa_id, name, code, cnpj, cidade_id, prioridade, lat, lng)
        select 900 + n, p.empresa_id, 'Clínica ' || n, 'Z' || n, '0000000000010' || n, p.cidade_id, x.prioridade, c.lat + x.far, c.lng
        from prestador p join cidade c on c.id = p.cidade_id,
          (values (1, 'PREFERENCIAL', 0.001), (2, 'SEGUNDA_OPCAO', 0.02), (3, 'SEGUNDA_OPCAO', 0.01)) x (n, prioridade, far)
        where p.id = 1`);
      await db.execute(sql`insert into prestador_cliente (empresa_id, prestador_id, cliente_id, condicao)
        select pc.empresa_id, x.id, 1, true from prestador_cliente pc, (values (902), (903)) x (id)
        where pc.prestador_id = 1 and pc.cliente_id = 1`);
      const { items } = (await get(`/suppliers/ordered/1/${SAO_PAULO}/0`)).body as {
        items: { id: number }[];
      };
      expect(items.map(({ id }) => id)).toEqual([1, 903, 902, 901, 2]);
      await db.execute(sql`delete from prestador_cliente where prestador_id > 900`);
      await db.execute(sql`delete from prestador where id > 900`);
    });
    it('each says its weekdays and, where it is asked for, its first day from a date on', async () => {
      type Dated = { id: number; diasAtendidos: number[]; proximaData?: string | null };
      const ask = async (q = '') =>
        ((await get(`/suppliers/ordered/1/${SAO_PAULO}/0${q}`)).body as { items: Dated[] }).items;
      const [plain] = await ask();
      expect(plain).toMatchObject({ id: 1, diasAtendidos: [1, 2, 3, 4, 5] });
      expect(plain).not.toHaveProperty('proximaData');
      const days = async (from: string) =>
        (await ask(`?desde=${from}`)).map(({ id, proximaData: day }) => [id, day]);
      // A Saturday: the Monday after it. Of one that is not released the day is said all the same.
      expect(await days('2026-11-28')).toEqual([
        [1, '2026-11-30'],
        [2, '2026-11-30'],
      ]);
      await app.database.db.execute(
        sql`insert into prestador_ferias (prestador_id, data_inicial, data_final) values (1, '2026-11-29', '2027-02-01')`,
      );
      expect((await days('2026-11-28'))[0]).toEqual([1, null]);
      await app.database.db.execute(sql`delete from prestador_ferias where data_inicial = '2026-11-29'`);
    });
    it('doc2 §4 "Clinic restriction": occupational types only where they are served', async () => {
      await app.database.db.execute(sql`update prestador set atende_ocupacional = false where id = 2`);
      const ids = async (q: string) =>
        (
          (await get(`/suppliers/ordered/1/${SAO_PAULO}/0${q}`)).body as { items: { id: number }[] }
        ).items.map((i) => i.id);
      expect(await ids('?tipoExame=2')).toEqual([1]);
      expect(await ids('?tipoExame=9')).toEqual([1, 2]);
      await app.database.db.execute(sql`update prestador set atende_ocupacional = true where id = 2`);
    });
    it('searches by name or code and resolves ids', async () => {
      const ids = async (q: string) =>
        (
          (await get(`/suppliers/ordered/1/${SAO_PAULO}/0?${q}`)).body as { items: { id: number }[] }
        ).items.map((i) => i.id);
      expect(await ids('filter=chegada')).toEqual([2]);
      expect(await ids('filter=K1')).toEqual([1]);
      expect(await ids('ids=2')).toEqual([2]);
      expect(await ids('limit=1&page=2')).toEqual([2]);
    });
    it('an employee sees only the clinics that can serve the own exam', async () => {
      const { body } = await get(`/suppliers/ordered/1/${SAO_PAULO}/0`, employee);
      expect(body).toMatchObject({ items: [{ id: 1 }], meta: { totalItems: 1 } });
      expect((await get('/suppliers/2', employee)).status).toBe(404);
      expect((await get(`/suppliers/ordered/2/${SAO_PAULO}/0`, employee)).status).toBe(404);
    });
    it('an employee finds the nearest first, on whichever page it would be by priority', async () => {
      const { db } = app.database;
      await db.execute(sql`insert into prestador (id, empresa_id, name, code, cnpj, cidade_id, prioridade, lat, lng, atende_ocupacional)
        select 900 + n, p.empresa_id, 'Clínica ' || n, 'Z' || n, '0000000000010' || n, p.cidade_id, x.prioridade, c.lat + x.far, c.lng, true
        from prestador p join cidade c on c.id = p.cidade_id,
          (values (1, 'PREFERENCIAL', 0.02), (2, 'OUTROS', 0.001), (3, 'SEGUNDA_OPCAO', 0.01)) x (n, prioridade, far)
        where p.id = 1`);
      await db.execute(sql`insert into prestador_cliente (empresa_id, prestador_id, cliente_id, condicao)
        select pc.empresa_id, x.id, pc.cliente_id, true from prestador_cliente pc, (values (901), (902), (903)) x (id)
        where pc.prestador_id = 1`);
      await db.execute(sql`insert into prestador_exame (empresa_id, prestador_id, procedimento_id)
        select pe.empresa_id, x.id, pe.procedimento_id from prestador_exame pe, (values (901), (902), (903)) x (id)
        where pe.prestador_id = 1`);
      await db.execute(sql`insert into prestador_horario (prestador_id, week_day, atendimento_matutino, atendimento_vespertino)
        select x.id, 1, true, false from (values (901), (902), (903)) x (id)`);
      try {
        const ids = async (token?: string, q = '') =>
          (
            (await get(`/suppliers/ordered/1/${SAO_PAULO}/0${q}`, token)).body as { items: { id: number }[] }
          ).items.map((i) => i.id);
        expect(await ids(employee)).toEqual([902, 903, 901, 1]);
        expect(await ids(employee, '?limit=2')).toEqual([902, 903]);
        expect((await ids()).slice(0, 2)).toEqual([901, 1]);
      } finally {
        for (const table of ['prestador_horario', 'prestador_exame', 'prestador_cliente'])
          await db.execute(sql`delete from ${sql.raw(table)} where prestador_id > 900`);
        await db.execute(sql`delete from prestador where id > 900`);
      }
    });
    it('says whether slots are reserved, by CNPJ with or without punctuation', async () => {
      const exists = async (cnpj: string) =>
        (await get(`/prestador-config-reserva/verificar-se-existe?cnpj=${encodeURIComponent(cnpj)}`)).body;
      expect(await exists('19.131.243/0001-97')).toBe(true);
      expect(await exists('18236120000158')).toBe(false);
      expect(await exists('00000000000191')).toBe(false);
    });
    it('doc2 §2.13: the release screen chooses among the clinics of the company, in every city', async () => {
      const all = (await get('/suppliers/ordered')).body as { items: { id: number }[] };
      expect(all.items.map(({ id }) => id)).toEqual([1, 2]);
      const named = (await get('/suppliers/ordered?ids=2,3')).body as { items: { id: number }[] };
      expect(named.items.map(({ id }) => id)).toEqual([2]);
      expect((await get('/suppliers/ordered', await app.tokenFor(3))).status).toBe(403);
    });
    it('doc2 §2.13: releases a clinic, once, with its permission and an audit row', async () => {
      const body = { idPrestador: 2, idCliente: 1 };
      const reading = await app.tokenFor(3);
      expect((await app.invoke('POST', '/prestador-clientes', { token: reading, body })).status).toBe(403);
      const one = await app.invoke('POST', '/prestador-clientes', { token: attendant, body });
      const two = await app.invoke('POST', '/prestador-clientes', { token: attendant, body });
      expect([one.status, two.status]).toEqual([201, 201]);
      expect(two.body).toEqual(one.body);
      const { id } = one.body as { id: number };
      expect((await get('/prestador-clientes/client/1/2')).body).toEqual({ id, condicao: true });
      expect((await get('/prestador-clientes/client/1')).body).toEqual({
        items: [
          { id: 1, prestador: { id: 1 } },
          { id, prestador: { id: 2 } },
        ],
      });
      const audited = await row<{ n: number }>(
        app.database.db,
        sql`select count(*)::int as n from auditoria where acao = 'LIBERAR' and recurso_id = ${id} and usuario_id = 1`,
      );
      expect(audited?.n).toBe(2);
      for (const foreignOne of [
        { ...body, idCliente: 3 },
        { ...body, idPrestador: 3 },
      ]) {
        expect(
          (await app.invoke('POST', '/prestador-clientes', { token: attendant, body: foreignOne })).status,
        ).toBe(404);
      }
      const reconnect = (b: object) =>
        app.invoke('PATCH', '/prestador-clientes', { token: attendant, body: b });
      await app.database.db.execute(sql`update prestador_cliente set condicao = false where id = ${id}`);
      expect((await reconnect({ ...body, id })).status).toBe(200);
      expect((await get('/prestador-clientes/client/1/2')).body).toEqual({ id, condicao: true });
      // Another link's id, or the other company's.
      expect((await reconnect({ ...body, id: 1 })).status).toBe(404);
      expect((await reconnect({ idPrestador: 3, idCliente: 3, id: 2 })).status).toBe(404);
    });
  });

  describe('employees', () => {
    const ids = async (q: string, token = attendant, situations = 'ATIVO,AFASTADO,PENDENTE') =>
      (
        (await get(`/customer/employees/funcionarios-por-situacao/${situations}${q}`, token)).body as {
          items: { id: number }[];
        }
      ).items.map((i) => i.id);

    it('only those of the caller’s customers and branches', async () => {
      expect((await ids('')).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 6]);
      expect((await ids('', cliente)).sort((a, b) => a - b)).toEqual([1, 2, 3, 6]);
      expect(await ids('', branch)).toEqual([3]);
      expect(await ids('?customerId=2', cliente)).toEqual([]);
      expect((await get('/customer/employees/1', branch)).status).toBe(404);
      expect((await get('/customer/employees/riscos-soc/1', branch)).status).toBe(404);
    });
    it('issue 12: of one branch, their own or that of their hierarchy, and never of one out of sight', async () => {
      const branchOf = async (id: number) =>
        ((await get(`/customer/employees/${id}`)).body as { unidade: { id: number } }).unidade.id;
      const all = await ids('?customerId=1');
      const expected = new Map<number, number[]>();
      for (const id of all) {
        const of = await branchOf(id);
        expected.set(of, [...(expected.get(of) ?? []), id]);
      }
      expect(expected.size).toBeGreaterThan(1);
      for (const [unidadeId, people] of expected)
        expect(await ids(`?customerId=1&unidadeId=${unidadeId}`)).toEqual(people);
      const [own] = await ids('', branch);
      const another = [...expected.keys()].find((id) => !expected.get(id)?.includes(own ?? 0));
      expect(await ids(`?unidadeId=${another ?? 0}`, branch)).toEqual([]);
      expect((await get('/customer/employees/funcionarios-por-situacao/ATIVO?unidadeId=x')).status).toBe(400);
    });
    it('by name without accents, by CPF, by id, by situation', async () => {
      expect(await ids('?filter=joao%20conceicao')).toEqual([1]);
      expect(await ids('?filter=529.982')).toEqual([1]);
      expect(await ids('?ids=4,5')).toEqual([4]);
      await app.database.db.execute(sql`update funcionario set situation = 'PENDENTE' where id = 2`);
      expect(await ids('', attendant, 'PENDENTE')).toEqual([2]);
      // Not admitted yet: only the admission's exam concerns them.
      expect(await ids('?exame=1', attendant, 'PENDENTE')).toEqual([2]);
      expect(await ids('?exame=2', attendant, 'PENDENTE')).toEqual([]);
      await app.database.db.execute(sql`update funcionario set situation = 'ATIVO' where id = 2`);
      expect((await get('/customer/employees/funcionarios-por-situacao/DEMITIDO')).status).toBe(400);
    });
    it('doc2 §7: risks and exams from SOC, every read on the audit trail', async () => {
      expect((await get('/customer/employees/riscos-soc/1')).body).toEqual([
        { id: 1, nome: 'Ruído contínuo' },
      ]);
      const url = '/importacao/procedimentos-soc/funcionario/1/customer/1/tipo-exame/2';
      expect((await get(url)).body).toMatchObject({
        procedimentos: [
          { id: 1, clinical: true },
          { id: 2, recommendation: 'Repouso auditivo de 14 horas' },
        ],
        examesEmDia: false,
        examesEmDiaList: [],
      });
      await app.database.db
        .execute(sql`insert into funcionario_exame (funcionario_id, procedimento_id, data_ultima_realizacao, data_refazer_exame)
        values (1, 1, '2026-10-01', '2099-10-01'), (1, 2, '2026-10-01', '2099-10-01')`);
      expect((await get(url)).body).toMatchObject({
        // What NR-7 looks at (decision 41).
        ultimoExameClinico: '2026-10-01',
        examesEmDia: true,
        examesEmDiaList: [
          { idExame: 1, name: 'Exame clínico', dataRefazerExame: '2099-10-01' },
          { idExame: 2 },
        ],
      });
      const reads = await row<{ n: number }>(
        app.database.db,
        sql`select count(*)::int as n from auditoria where dado_de_saude and acao = 'LER' and cliente_id = 1
            and recurso in ('funcionario_risco', 'funcionario_exame') and recurso_id = 1`,
      );
      expect(reads?.n).toBeGreaterThanOrEqual(3);
    });
    it('doc2 §8: a failing SOC is a 503 with the specified text', async () => {
      const broken = await createTestApp({ env: { FAULT_SOC: '1' } });
      const r = await broken.invoke('GET', '/customer/employees/riscos-soc/1', {
        token: await broken.tokenFor(1),
      });
      expect(r.status).toBe(503);
      expect(r.body).toMatchObject({
        codigo: 'INTEGRACAO_INDISPONIVEL',
        message: 'Ocorreu um problema ao tentar sincronizar dados com o SOC!',
      });
      await broken.close();
    });
  });

  describe('free slots (doc2 §7)', () => {
    const request = (extra: object) =>
      app.invoke('POST', '/agendamentos/new-faixas-disponiveis', {
        token: attendant,
        body: { ...FAIXAS, prestadorId: 1, funcionarioId: 1, tipoExameId: 2, ...extra },
      });

    it('of 31 days in at most three statements, the session’s included', async () => {
      const r = await request({ dataFinal: '2026-12-24' });
      expect(r.status).toBe(200);
      expect(r.body).not.toHaveLength(0);
      expect(Number(r.headers['x-statements'])).toBeLessThanOrEqual(3);
      expect((await request({ dataFinal: '2026-12-25' })).status).toBe(400);
    });
    it('have the shape of the contract, by period and room', async () => {
      const r = await request({ periodo: 2 });
      expect((r.body as unknown[])[0]).toEqual({
        data: '2026-11-24',
        horarioChegada: '13:00',
        horarioSaida: '13:30',
        minutosAgendas: 30,
        ambienteId: 1,
        vagas: 1,
      });
      expect((await request({ ambienteId: 2 })).body).toEqual([]);
    });
    it('respect the notice of the exams, in days that the clinic serves', async () => {
      await app.database.db.execute(
        sql`update prestador_exame set dias_antecedencia = 2 where prestador_id = 1 and procedimento_id = 3`,
      );
      const days = async (examesIds: number[]) => [
        ...new Set(
          ((await request({ examesIds, dataFinal: '2026-11-26' })).body as { data: string }[]).map(
            (f) => f.data,
          ),
        ),
      ];
      expect(await days([1])).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
      expect(await days([1, 3])).toEqual(['2026-11-25', '2026-11-26']);
    });
    it('by exams: only clinics that do all of them, a week at most without a clinic', async () => {
      const at = async (q: string) => get(`/agendas/horarios/consultar?dataInicial=2026-11-24&${q}`);
      const r = await at('idsProcedures=1,2&dataFinal=2026-11-24');
      const { horarios } = r.body as { horarios: { prestadorId: number }[] };
      expect(new Set(horarios.map((h) => h.prestadorId))).toEqual(new Set([1]));
      expect((await at('idsProcedures=1&dataFinal=2026-12-01')).status).toBe(400);
      expect((await at('idsProcedures=1,77&dataFinal=2026-11-24')).body).toEqual({ horarios: [] });
      // Another company's clinic has none.
      expect((await at('idsProcedures=1&dataFinal=2026-11-24&prestadorId=3')).body).toEqual({
        horarios: [],
      });
    });
  });

  it('who schedules and notifies: the exam type’s own, else the customer’s', async () => {
    await app.database.db.execute(
      sql`insert into cliente_metodo_atendimento (cliente_id, tipo_exame_id, quem_agenda, quem_avisa) values (1, 4, 'EMPRESA', 'EMPRESA')`,
    );
    const from = async (type: number) =>
      (await get(`/cliente-metodo-atendimento/find-by-exame-cliente/${type}/1`)).body;
    expect(await from(4)).toEqual({ quemAgenda: 'EMPRESA', quemAvisa: 'EMPRESA' });
    expect(await from(2)).toEqual({ quemAgenda: 'USUARIO_ESCOLHE', quemAvisa: 'SOLICITANTE' });
  });

  it('exams by name', async () => {
    expect((await get('/procedures?search=audio')).body).toMatchObject({
      items: [{ id: 2, name: 'Audiometria' }],
      meta: { totalItems: 1 },
    });
  });
});
