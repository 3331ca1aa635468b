import { STATUS } from '@apto/domain/status';
import { emptyValues, registryOf } from '@apto/domain/registry';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { pedido } from './pedidos.ts';
import { createPreSolicitacao } from './pre-solicitacao.ts';
import { DELETE_AGENDAMENTOS } from './pedido.ts';

/** Works in hierarchy 1 and has no risk of their own. */
const EMPLOYEE = 6;

describe.each(DATABASES)('decision 0153: the risks of a position are its people’s, on %s', (database) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    token = await app.tokenFor(1);
    await app.database.runScript(
      'insert into prestador_cliente (prestador_id, cliente_id, condicao) values (2, 1, true)',
    );
  });
  afterAll(() => app.close());
  beforeEach(() =>
    app.database
      .runScript(`${DELETE_AGENDAMENTOS} delete from pre_solicitacao_procedimento; delete from pre_solicitacao;
      delete from perfil_exposicao; delete from risco_procedimento; delete from funcionario_risco where funcionario_id = ${EMPLOYEE};
      update risco set ativo = true; update descricao_risco set ativo = true;`),
  );

  const post = async (path: string, body: object, who = token) => {
    const r = await app.invoke('POST', path, { token: who, body });
    expect([200, 201], JSON.stringify(r.body)).toContain(r.status);
    return r.body as { id: number };
  };
  const get = async (path: string, who = token) => (await app.invoke('GET', path, { token: who })).body;
  const expose = (body: object = {}, who = token) =>
    post(
      '/cadastros/perfil-exposicao',
      {
        customerId: 1,
        hierarchyId: 1,
        descricaoRiscoId: 1,
        exposicao: 'HABITUAL',
        probabilidade: 3,
        severidade: 3,
        ...body,
      },
      who,
    );
  const risksOf = async (id = EMPLOYEE, who = token) =>
    ((await get(`/customer/employees/riscos-soc/${id}`, who)) as { id: number }[]).map((r) => r.id);

  it('registries.md: the exposures of one hierarchy, and of one description, are found', async () => {
    const { id: descricaoRiscoId } = await post('/cadastros/descricao-risco', {
      riscoId: 1,
      descricao: 'Ruído da prensa',
    });
    const { id: here } = await expose();
    const { id: there } = await expose({ hierarchyId: 2, descricaoRiscoId });
    const found = async (filters: object) =>
      (
        (await get(
          `/cadastros/perfil-exposicao?extras=${encodeURIComponent(JSON.stringify({ filtros: filters }))}`,
        )) as { items: { id: number }[] }
      ).items.map(({ id }) => id);
    expect(await found({ hierarchyId: 1 })).toEqual([here]);
    expect(await found({ descricaoRiscoId })).toEqual([there]);
    expect(await found({ hierarchyId: 1, descricaoRiscoId })).toEqual([]);
  });

  it('with a profile of their hierarchy; each once, with those of their own', async () => {
    expect(await risksOf()).toEqual([]);
    await expose();
    expect(await risksOf()).toEqual([1]);
    // Described in two ways, and noted in the employee's own name as well.
    const { id: descricaoRiscoId } = await post('/cadastros/descricao-risco', {
      riscoId: 1,
      descricao: 'Ruído do forno',
    });
    await expose({ descricaoRiscoId });
    const { id: dust } = await post('/cadastros/descricao-risco', { riscoId: 2, descricao: 'Farinha' });
    await expose({ descricaoRiscoId: dust });
    expect([await risksOf(), await risksOf(1)]).toEqual([
      [2, 1],
      [2, 1],
    ]);
    await app.database.runScript(`delete from perfil_exposicao where descricao_risco_id <> 1`);
    expect(await risksOf(1)).toEqual([1]);
  });

  it.each([
    ['profile', 'perfil-exposicao'],
    ['description', 'descricao-risco'],
    ['risk', 'riscos'],
  ])('not of an inactive %s', async (what, registry) => {
    const profile = await expose();
    const id = what === 'profile' ? profile.id : 1;
    await post(`/cadastros/${registry}/inativar/${id}`, {});
    expect(await risksOf()).toEqual([]);
    await post(`/cadastros/${registry}/ativar/${id}`, {});
    expect(await risksOf()).toEqual([1]);
  });

  it('not of another hierarchy, nor of another company', async () => {
    await expose({ hierarchyId: 2 });
    const other = await app.tokenFor(5);
    await expose({ customerId: 3, hierarchyId: 4, descricaoRiscoId: 2 }, other);
    expect([await risksOf(), await risksOf(5, other)]).toEqual([[], [3]]);
    await app.database.runScript('delete from funcionario_risco where funcionario_id = 5');
    expect(await risksOf(5, other)).toEqual([3]);
    await app.database.runScript('insert into funcionario_risco (funcionario_id, risco_id) values (5, 3)');
    expect((await app.invoke('GET', '/customer/employees/riscos-soc/5', { token })).status).toBe(404);
  });

  it('the exams that the risk asks for', async () => {
    const rule = { ...emptyValues(registryOf('risco-procedimento')!), riscoId: 1, procedimentoId: 3 };
    await post('/cadastros/risco-procedimento', { ...rule, periodico: true });
    const exams = async () =>
      (
        (await get(`/importacao/procedimentos-soc/funcionario/${EMPLOYEE}/customer/1/tipo-exame/2`)) as {
          procedimentos: { id: number }[];
        }
      ).procedimentos.map(({ id }) => id);
    expect(await exams()).toEqual([1, 2]);
    await expose();
    expect(await exams()).toEqual([1, 2, 3]);
  });

  it('a pre-request is no longer without risks', async () => {
    const id = await createPreSolicitacao(
      app,
      pedido({ quemAgenda: 'EMPRESA', prestador: { id: 2 }, funcionario: { id: EMPLOYEE } }),
    );
    expect(await get(`/pre-solicitacoes/${id}`)).toMatchObject({ funcionarioSemRiscos: true, riscos: [] });
    await expose();
    expect(await get(`/pre-solicitacoes/${id}`)).toMatchObject({
      funcionarioSemRiscos: false,
      riscos: [{ id: 1, nome: 'Ruído contínuo' }],
    });
    expect(await get('/pre-solicitacoes')).toMatchObject({ items: [{ id, funcionarioSemRiscos: false }] });
  });

  it('an appointment is born with them, and waits for nobody to apply any', async () => {
    await expose();
    const { id } = await post('/agendamentos', pedido({ funcionario: { id: EMPLOYEE } }));
    const { rows } = await app.database.rawTransaction((c) =>
      c.query(
        `select a.sem_riscos, array(select r.risco_id from agendamento_risco r where r.agendamento_id = a.id) as risks
         from agendamento a where a.id = $1`,
        [id],
      ),
    );
    expect(rows).toEqual([{ sem_riscos: false, risks: [1] }]);
  });

  it('they book by a link: the request does not wait for the technical staff, and the link is sent', async () => {
    const request = {
      funcionario: { id: EMPLOYEE },
      tipoExame: { id: 2 },
      dataSugestaoInicial: '2026-11-24',
      dataSugestaoFinal: '2026-12-03',
      questionarioRisco: 1,
      nomeSolicitante: 'Rita RH',
      emailSolicitante: 'rita@exemplo.com.br',
      telefoneSolicitante: '(11) 3333-4444',
    };
    const ask = async () => (await post('/autoagendamento', request)) as { id: number; idStatus?: number };
    expect((await ask()).idStatus).toBe(STATUS.AGUARDANDO_APLICACAO_RISCO);
    await app.database.runScript(DELETE_AGENDAMENTOS);
    await expose();
    const { id, idStatus } = await ask();
    expect(idStatus).toBe(STATUS.AUTOAGENDAMENTO);
    const link = await post('/autoagendamento/enviar-link-autoagendamento-colaborador', {
      phone: '(11) 98765-4321',
      email: '',
      formaEnvio: 'WHATSAPP',
      cpf: '29537995593',
      agendamentoId: id,
    });
    expect(link).toMatchObject({ token: expect.any(String) as string });
  });

  it('a company without questions about risk asks for no answer to them; neither does a customer that does without', async () => {
    await expose();
    const asked = async () => {
      const body = pedido({ funcionario: { id: EMPLOYEE }, questionarioRisco: undefined });
      const { status } = await app.invoke('POST', '/agendamentos', { token, body });
      await app.database.runScript(DELETE_AGENDAMENTOS);
      const { desabilitarQuestionarioRisco: isOff } = (await get('/customers/1')) as Record<string, unknown>;
      return [status, isOff];
    };
    expect(await asked()).toEqual([400, false]);
    await app.database.runScript('update questionario_risco set ativo = false where empresa_id = 1');
    expect(await asked()).toEqual([201, true]);
    await app.database.runScript(
      'update questionario_risco set ativo = true; update cliente set desabilitar_questionario_risco = true where id = 1',
    );
    expect(await asked()).toEqual([201, true]);
    await app.database.runScript('update cliente set desabilitar_questionario_risco = false');
  });
});
