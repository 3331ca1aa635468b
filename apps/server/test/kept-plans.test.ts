import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { blocksOf, watchStatements, type AskedStatement } from './blocks-read.ts';
import { createTestApp, type TestApp } from './helpers.ts';
import { createPedido, createVisit } from './pedido.ts';

const MANY = 6_000;
/** A step writes a row with thirty indexes; one pass over a company's appointments reads three hundred blocks and more. */
const MOST = 200;
const DAY = '2026-11-25';
/** A company of the fixture that has no customer, clinic, employee or appointment. */
const EMPTY = 3;

/** The names of the kept statements, as the source declares them. */
function declared(): string[] {
  const folder = new URL('../src/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.ts'),
  );
  return files.flatMap((each) =>
    [...readFileSync(new URL(each, folder), 'utf8').matchAll(/\bkept(?:Rows)?\(\s*'(\w+)'/g)].map(
      ([, name]) => String(name),
    ),
  );
}

describe('docs/decisions/0259: a kept plan serves every company, whoever came first on its connection', () => {
  let app: TestApp;
  let staff: string;
  /** The most blocks that a kept statement read, by its name, of those that calls of a company asked. */
  const read = new Map<string, number>();

  /** Before a kept statement of a call, the same one of a company without rows: the plan is the one made for it. */
  async function measured(name: string, { isInside, run, args }: AskedStatement) {
    await run(isInside ? 'savepoint other' : 'begin');
    await run(`set local plan_cache_mode = force_generic_plan; set local apto.empresa = '${EMPTY}'`);
    // What it may not write is planned all the same.
    await run(...args).catch(() => undefined);
    await run(isInside ? 'rollback to savepoint other' : 'rollback; begin');
    await run('set local plan_cache_mode = force_generic_plan');
    const { answer, read: blocks } = await blocksOf(run, args);
    read.set(name, Math.max(read.get(name) ?? 0, blocks));
    if (!isInside) await run('commit');
    return answer;
  }

  beforeAll(async () => {
    app = await createTestApp({ database: 'postgres' });
    staff = await app.tokenFor(1);
    await app.database.runScript(`
      update prestador set reserva_horario = true where id = 2;
      insert into cliente (empresa_id, code, name, inscricao) select 1, 'M' || g, 'Cliente ' || g, '11222333000181' from generate_series(1, ${MANY}) g;
      insert into funcionario (customer_id, name, cpf) select 1, 'Muitos ' || g, lpad(g::text, 11, '0') from generate_series(1, ${MANY}) g;
      insert into prestador (empresa_id, code, name, cnpj, cidade_id)
        select 1, 'M' || g, 'Clínica ' || g, lpad(g::text, 14, '0'), 3550308 from generate_series(1, ${MANY}) g;
      insert into procedimento (empresa_id, code, name) select 1, 'M' || g, 'Exame ' || g from generate_series(1, ${MANY}) g;
      insert into unidade (cliente_id, name) select 1, 'Unidade ' || g from generate_series(1, ${MANY}) g;
      insert into setor (cliente_id, name) select 1, 'Muitos ' || g from generate_series(1, ${MANY}) g;
      insert into cargo (cliente_id, name) select 1, 'Muitos ' || g from generate_series(1, ${MANY}) g;
      insert into hierarquia (cliente_id, unidade_id, setor_id, cargo_id) select 1, 1, s.id, c.id
        from setor s join cargo c on c.name = s.name where s.name like 'Muitos %';
      insert into medico (empresa_id, name, cpf, crm, uf) select 1, 'Doutora ' || g, lpad(g::text, 11, '0'), g, 'SP' from generate_series(1, ${MANY}) g;
      insert into responsavel (empresa_id, cliente_id, name, email, phone) select 1, c.id, 'Rita', 'rita@exemplo.com.br', '11987654321'
        from cliente c where c.code like 'M%' or c.id = 1;
      update funcionario f set customer_hierarchy_id = h.id from cargo c join hierarquia h on h.cargo_id = c.id where c.name = f.name;
      insert into mudanca_funcao (empresa_id, cliente_id, funcionario_id, de_hierarquia_id, para_hierarquia_id, autor_nome)
        select 1, 1, f.id, f.customer_hierarchy_id, 1, 'Rita' from funcionario f where f.name like 'Muitos %';
      insert into perfil_exposicao (empresa_id, cliente_id, hierarquia_id, descricao_risco_id, exposicao, probabilidade, severidade)
        select 1, 1, id, 1, 'HABITUAL', 1, 1 from hierarquia where cliente_id = 1 on conflict do nothing;
      insert into agendamento (empresa_id, cliente_id, unidade_id, funcionario_id, prestador_id, tipo_exame_id, status_id,
          nome_funcionario, cpf_funcionario, nome_cliente, data_agendamento, hora_agendamento)
        select 1, 1, 1, f.id, 1, 2, 8, f.name, f.cpf, 'Padaria Aurora', date '2026-12-01' + (f.id % 200)::int, '08:00'
        from funcionario f where f.name like 'Muitos %';
      insert into agendamento_procedimento (agendamento_id, procedimento_id) select id, 1 from agendamento;
      insert into agendamento_status (agendamento_id, para, acao, descricao) select id, 8, 'AGENDAR', 'Agendado' from agendamento;
      insert into mensagem (agendamento_id, canal, destino, tipo) select id, 'EMAIL', 'rita@exemplo.com.br', 'CONFIRMACAO' from agendamento;
      insert into notificacao (empresa_id, usuario_id, tipo, agendamento_id) select 1, 1, 'SCHEDULED', id from agendamento`);
    await app.database.tidy();
    watchStatements((asked) => (asked.name ? measured(asked.name, asked) : null));
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await app.close();
  });

  const call = async (status: number, ...[method, url, options]: Parameters<TestApp['invoke']>) => {
    const answer = await app.invoke(method, url, options);
    expect([url, answer.status, answer.status === status ? null : answer.body]).toEqual([url, status, null]);
  };

  it('no kept statement passes the rows of a large company', async () => {
    const days = { dataInicial: DAY, dataFinal: DAY };
    const choice = { prestadorId: 1, examesIds: [1, 2], periodo: 1, ...days };
    const agendamentoId = await createPedido(app.database.db, { funcionarioId: 1, prestadorId: 1 });
    const token = await app.employeeToken(agendamentoId);
    // Somebody for whom the bell rings.
    await app.database.runScript(`update agendamento set user_id = 1 where id = ${agendamentoId}`);
    const scheduled = await createVisit(app.database, { status: 8, data: DAY, hora: '10:00' });

    const asked = { ...choice, funcionarioId: 1, tipoExameId: 2 };
    await call(200, 'POST', '/agendamentos/new-faixas-disponiveis', { token: staff, body: asked });
    await call(200, 'POST', '/agendas/melhor-plano', {
      token: staff,
      body: { ...asked, clienteId: 1, cidadeId: 3550308 },
    });
    const clinics = `/agendas/horarios/consultar?idsProcedures=1&dataInicial=${DAY}&dataFinal=${DAY}`;
    await call(200, 'GET', clinics, { token: staff });
    await call(201, 'POST', `/agendamento/enviar-kit/${scheduled}`, { token: staff });
    await call(200, 'GET', '/customer/employees/funcionarios-por-situacao/ATIVO?limit=3&filter=muitos', {
      token: staff,
    });

    const chosen = { id: agendamentoId, cidade: 3550308, idPrestador: 1 };
    await call(200, 'PATCH', '/autoagendamento/solicitante-confirmar-prestador', { token, body: chosen });
    await call(200, 'GET', '/autoagendamento', { token });
    const own = { ...choice, agendamentoId };
    await call(200, 'POST', '/agendamentos/faixas-disponiveis', { token, body: own });
    const slot = { dataAgendamento: DAY, horarioAgendamento: '08:30' };
    await call(200, 'PUT', '/autoagendamento/horario-mantido', { token, body: slot });
    await call(200, 'DELETE', '/autoagendamento/horario-mantido', { token });
    const confirm = { agendamentoId, periodo: 1, ...slot, ambienteId: 1 };
    await call(201, 'POST', '/autoagendamento/solicitante-confirmar-agendamento', { token, body: confirm });
    // Booked, it has its lasting link.
    await call(200, 'GET', '/autoagendamento', { token });

    const tooMany = [...read].filter(([, blocks]) => blocks > MOST);
    expect(Object.fromEntries(tooMany)).toEqual({});
    const ofSteps = [...read.keys()].filter((name) => !name.startsWith('passo_'));
    // The session is looked up by the owner, whom no policy holds; an event of its own, or a job, is only written.
    const apart = new Set(['sessao_aberta', 'evento', 'fila']);
    expect(new Set(ofSteps)).toEqual(new Set(declared().filter((name) => !apart.has(name))));
  });
});
