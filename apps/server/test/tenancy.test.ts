import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '../src/db/pglite.ts';
import { openPostgres } from '../src/db/postgres.ts';
import type { DatabasePort } from '../src/db/port.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';
import { createPreSolicitacao } from './pre-solicitacao.ts';
import { pedido } from './pedidos.ts';
import { freshDatabase } from './shared-postgres.ts';

const FOLDER = new URL('../src/db/migrations/', import.meta.url);

/** Tables of no company: the law's, the country's, the process's. */
const SHARED = ['cidade', 'feriado_municipal'];

/**
 * Foreign keys of one column between rows of a company: what is a part of its parent has no other way up, so nothing
 * can disagree. `mesma_empresa` are those that a trigger holds.
 */
const WITHOUT_TENANT = {
  part: [
    'agenda.prestador_id',
    'agenda_excecao.agenda_id',
    'agenda_periodo.agenda_id',
    'agendamento_risco.agendamento_id',
    'agendamento_status.agendamento_id',
    'ambiente.prestador_id',
    'cargo.cliente_id',
    'cliente_metodo_atendimento.cliente_id',
    'funcionario.customer_id',
    'funcionario_exame.funcionario_id',
    'funcionario_risco.funcionario_id',
    'hierarquia.cliente_id',
    'importacao_lote.cliente_id',
    'mensagem.agendamento_id',
    'mensagem.kit_id',
    'prestador_ferias.prestador_id',
    'prestador_horario.prestador_id',
    'sessao.agendamento_id',
    'sessao.token_id',
    'sessao.usuario_id',
    'setor.cliente_id',
    'token_autoagendamento.agendamento_id',
    'unidade.cliente_id',
  ],
  // A person is of several companies: their account in each points at their own.
  person: ['sessao.conta_id', 'usuario.pessoa_id'],
  // The author of a change may be nobody of a company: the system.
  author: ['agendamento_status.autor_id'],
  trigger: [
    'reserva.agendamento_id',
    'reserva.ambiente_id',
    'usuario_unidade.unidade_id',
    'usuario_unidade.usuario_id',
  ],
};

describe.each(DATABASES)(
  'house plan, Server: no row points at a row of another company, on %s',
  (database) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await createTestApp({ database });
      await createPedido(app.database.db, { funcionarioId: 1, prestadorId: 1 });
      await createPreSolicitacao(app, pedido());
    });
    afterAll(() => app.close());

    const query = async <T>(text: string) =>
      (await app.database.rawTransaction((c) => c.query<T>(text))).rows;

    it('every foreign key carries the tenant, or is one that was decided', async () => {
      const keys = await query<{ name: string; parent: string; columns: number }>(
        `select k.conrelid::regclass || '.' || (select attname from pg_attribute a where a.attrelid = k.conrelid and a.attnum = k.conkey[1]) as name,
         k.confrelid::regclass::text as parent, cardinality(k.conkey) as columns
       from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
      );
      const alone = keys
        .filter((k) => k.columns === 1 && k.parent !== 'empresa' && !SHARED.includes(k.parent))
        .map((k) => k.name)
        .sort();
      expect(alone).toEqual(Object.values(WITHOUT_TENANT).flat().sort());
    });

    // Customer 1 and clinic 1 are company 1's; customer 3, branch 4, clinic 3, exam 4, user 5 are company 2's.
    it.each([
      ['a user with a profile', 'update usuario set perfil_id = 4 where id = 1'],
      ['a user of a clinic', 'update usuario set prestador_id = 3 where id = 4'],
      ['a user with a customer', 'insert into usuario_cliente (usuario_id, cliente_id) values (2, 3)'],
      ['a user with a branch', 'insert into usuario_unidade values (8, 4)'],
      ['a position in a branch', 'update hierarquia set unidade_id = 4 where id = 1'],
      ['a position in a branch of another customer', 'update hierarquia set unidade_id = 3 where id = 1'],
      ['an employee in a branch', 'update funcionario set unidade_id = 4 where id = 1'],
      ['an employee in a position', 'update funcionario set customer_hierarchy_id = 4 where id = 1'],
      [
        'an exam that a customer asks for',
        'insert into cliente_procedimento (cliente_id, tipo_exame_id, procedimento_id) values (1, 6, 4)',
      ],
      [
        'an exam of an employee',
        "insert into funcionario_exame (funcionario_id, procedimento_id, data_ultima_realizacao) values (1, 4, '2026-01-01')",
      ],
      ['a risk of an employee', 'insert into funcionario_risco (funcionario_id, risco_id) values (1, 3)'],
      [
        'a risk of a request',
        'insert into agendamento_risco (agendamento_id, risco_id) select min(id), 3 from agendamento where empresa_id = 1',
      ],
      [
        'an exam of a risk',
        'insert into risco_procedimento (empresa_id, risco_id, procedimento_id, periodico) values (1, 1, 4, true)',
      ],
      ['an exam of a clinic', 'insert into prestador_exame (prestador_id, procedimento_id) values (1, 4)'],
      ['a release of a clinic', 'insert into prestador_cliente (prestador_id, cliente_id) values (3, 1)'],
      [
        'a release that names its company itself',
        'insert into prestador_cliente (prestador_id, cliente_id, empresa_id) values (3, 1, 1)',
      ],
      ['an agenda of another clinic’s room', 'update agenda set ambiente_id = 2 where id = 1'],
      ['an appointment of a customer', 'update agendamento set cliente_id = 3'],
      ['an appointment of an employee', 'update agendamento set funcionario_id = 5'],
      ['an appointment of another customer’s employee', 'update agendamento set funcionario_id = 4'],
      ['an appointment at a clinic', 'update agendamento set prestador_id = 3'],
      ['an appointment in a branch', 'update agendamento set unidade_id = 4'],
      ['an appointment of an attendant', 'update agendamento set user_responsavel_id = 5'],
      ['an appointment’s question', 'update agendamento set questionario_risco_id = 2'],
      [
        'an appointment’s exam',
        'insert into agendamento_procedimento (agendamento_id, procedimento_id) select id, 4 from agendamento',
      ],
      [
        'a booking',
        "insert into reserva (ambiente_id, periodo, tipo, agendamento_id) select 2, '[2027-01-04 08:00,2027-01-04 08:30)', 'RESERVA', id from agendamento",
      ],
      ['a pre-request of a customer', 'update pre_solicitacao set cliente_id = 3'],
      ['a pre-request of another customer’s employee', 'update pre_solicitacao set funcionario_id = 4'],
      ['a pre-request at a clinic', 'update pre_solicitacao set prestador_id = 3'],
      ['a pre-request of an attendant', 'update pre_solicitacao set user_id = 5'],
      ['a pre-request’s question', 'update pre_solicitacao set questionario_risco_id = 2'],
      [
        'a pre-request’s exam',
        'insert into pre_solicitacao_procedimento (pre_solicitacao_id, procedimento_id, empresa_id) select id, 4, 1 from pre_solicitacao',
      ],
      ['a customer that moves', 'update cliente set empresa_id = 2 where id = 1'],
    ])('%s: refused', async (_, statement) => {
      await expect(query(statement)).rejects.toThrow(/foreign key|outra empresa/);
    });
  },
);

describe.each(DATABASES)('0011_empresa.sql, on %s', (kind) => {
  let database: DatabasePort;
  beforeAll(async () => {
    if (kind === 'pglite') {
      database = await openPglite(null);
      return;
    }
    database = openPostgres({ url: await freshDatabase('migrated') });
    await database.runScript('drop schema public cascade; create schema public');
  });
  afterAll(() => database.close());

  const run = (from: string, to: string) =>
    readdirSync(FOLDER)
      .filter((name) => name >= from && name < to)
      .sort()
      .reduce(
        (before, name) =>
          before.then(() =>
            database.rawTransaction((c) => c.script(readFileSync(new URL(name, FOLDER), 'utf8'))),
          ),
        Promise.resolve(),
      );
  const query = async <T>(text: string) => (await database.rawTransaction((c) => c.query<T>(text))).rows;

  it('gives each company its own copy of what was shared, and its rows point at it', async () => {
    await run('0000', '0011');
    await database.runScript(`
      insert into empresa (id, name, cnpj) values (1, 'Um', '1'), (2, 'Dois', '2');
      insert into cliente (id, empresa_id, code, name, inscricao) values (1, 1, 'A', 'A', '1'), (2, 2, 'B', 'B', '2');
      insert into cidade (id, cidade, estado) values (1, 'São Paulo', 'SP');
      insert into perfil (nome, permissoes) values ('Atendente', '{a,b}'), ('Nunca usado', '{}');
      insert into procedimento (name, code) values ('Clínico', 'P1'), ('Raio X', 'P2');
      insert into questionario_risco (pergunta) values ('Altura?');
      insert into prestador (id, empresa_id, code, name, cnpj, cidade_id) values (1, 1, 'K', 'K', '1', 1), (2, 2, 'K', 'K', '1', 1);
      insert into unidade (id, cliente_id, name) values (1, 1, 'Matriz'), (2, 2, 'Sede');
      insert into funcionario (id, customer_id, unidade_id, name, cpf) values (1, 1, 1, 'Ana', '52998224725'), (2, 2, 2, 'Bia', '52998224725');
      insert into usuario (id, empresa_id, perfil_id, username, name, email, senha_hash)
        values (1, 1, 1, 'um', 'Um', 'a', 'x'), (2, 2, 1, 'dois', 'Dois', 'b', 'x');
      insert into usuario_unidade values (2, 2);
      insert into cliente_procedimento (cliente_id, tipo_exame_id, procedimento_id) values (1, 2, 1), (2, 2, 1);
      insert into prestador_exame (prestador_id, procedimento_id) values (1, 2), (2, 2);
      insert into funcionario_exame (funcionario_id, procedimento_id, data_ultima_realizacao) values (1, 1, '2026-01-01'), (2, 1, '2026-01-01');
      insert into agendamento (id, empresa_id, cliente_id, funcionario_id, tipo_exame_id, status_id, nome_funcionario, cpf_funcionario, nome_cliente, questionario_risco_id)
        values (1, 1, 1, 1, 2, 1, 'Ana', '1', 'A', 1), (2, 2, 2, 2, 2, 1, 'Bia', '1', 'B', 1);
      insert into agendamento_procedimento (agendamento_id, procedimento_id) values (1, 1), (2, 1);`);
    await run('0011', '0012');
    expect(
      await query(`select p.code, e.id as company,
          (select count(*)::int from cliente_procedimento x where x.procedimento_id = p.id) as asked,
          (select count(*)::int from prestador_exame x where x.procedimento_id = p.id) as offered,
          (select count(*)::int from funcionario_exame x where x.procedimento_id = p.id) as done,
          (select count(*)::int from agendamento_procedimento x where x.procedimento_id = p.id and x.agendamento_id = e.id) as booked
        from procedimento p join empresa e on e.id = p.empresa_id order by p.code, e.id`),
    ).toEqual([
      { code: 'P1', company: 1, asked: 1, offered: 0, done: 1, booked: 1 },
      { code: 'P1', company: 2, asked: 1, offered: 0, done: 1, booked: 1 },
      { code: 'P2', company: 1, asked: 0, offered: 1, done: 0, booked: 0 },
      { code: 'P2', company: 2, asked: 0, offered: 1, done: 0, booked: 0 },
    ]);
    expect(
      await query(`select u.id, p.nome as profile, p.permissoes as permissions, p.empresa_id = u.empresa_id as own,
          u.acesso_todas_unidades as every_branch
        from usuario u join perfil p on p.id = u.perfil_id order by u.id`),
    ).toEqual([
      { id: 1, profile: 'Atendente', permissions: ['a', 'b'], own: true, every_branch: true },
      { id: 2, profile: 'Atendente', permissions: ['a', 'b'], own: true, every_branch: false },
    ]);
    expect(
      await query(`select a.id, q.empresa_id = a.empresa_id as own from agendamento a
        join questionario_risco q on q.id = a.questionario_risco_id order by a.id`),
    ).toEqual([
      { id: 1, own: true },
      { id: 2, own: true },
    ]);
  });

  it('gives each company its own copy of the risks, and what was noted there points at it', async () => {
    await run('0012', '0073');
    await database.runScript(`
      insert into risco (nome, codigo_esocial) values ('Ruído', '02.01.001'), ('Nunca usado', null);
      insert into funcionario_risco (funcionario_id, risco_id) select f.id, r.id from funcionario f, risco r where r.nome = 'Ruído';
      insert into agendamento_risco (agendamento_id, risco_id) select a.id, r.id from agendamento a, risco r where r.nome = 'Ruído';`);
    await run('0073', '0074');
    expect(
      await query(`select r.nome, r.codigo_esocial as code, r.empresa_id as company,
          (select count(*)::int from funcionario_risco x where x.risco_id = r.id) as exposed,
          (select count(*)::int from agendamento_risco x where x.risco_id = r.id) as booked
        from risco r order by r.nome, r.empresa_id`),
    ).toEqual([
      { nome: 'Nunca usado', code: null, company: 1, exposed: 0, booked: 0 },
      { nome: 'Nunca usado', code: null, company: 2, exposed: 0, booked: 0 },
      { nome: 'Ruído', code: '0201001', company: 1, exposed: 1, booked: 1 },
      { nome: 'Ruído', code: '0201001', company: 2, exposed: 1, booked: 1 },
    ]);
  });
});
