import { maskCpf } from '@apto/domain/documents';
import { openRequestText, otherOpenRequestText } from '@apto/domain/pedido';
import type { ManyItem, ManyProgress } from '@apto/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runManyRequests } from '../src/many-requests/run.ts';
import { noJobs } from '../src/platform/jobs.ts';
import { IntegrationError, type Gateways } from '../src/platform/ports.ts';
import { CPFS } from './fixture.ts';
import { formWith } from './form.ts';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';
import { DELETE_AGENDAMENTOS } from './pedido.ts';

interface Called<T> {
  status: number;
  body: T & { codigo: string; message: string | string[] };
}

describe.each(DATABASES)('issue 10 "Bulk request": one request for many, on %s', (database) => {
  let app: TestApp;
  let staff: string;
  let colleague: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    staff = await app.tokenFor(1);
    colleague = await app.tokenFor(2);
  });
  afterAll(() => app.close());
  beforeEach(() =>
    app.database.runScript(
      `${DELETE_AGENDAMENTOS} delete from funcionario_exame; update funcionario set pcd = false, situation = 'ATIVO', phone = '1198765432' || id where id < 7;`,
    ),
  );

  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T>(text, values))).rows;
  const call = async <T>(method: string, url: string, body?: unknown, token = staff, key?: string) => {
    const { status, body: answer } = await app.invoke(method, url, {
      token,
      ...(body === undefined ? {} : { body }),
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
    return { status, body: answer } as Called<T>;
  };
  const wish = (over: object = {}) => ({
    cliente: { id: 1 },
    tipoExame: { id: 2 },
    cidade: { id: 3550308 },
    prestador: { id: 1 },
    quemAgenda: 'SOLICITANTE',
    quemAvisa: 'SOLICITANTE',
    nomeSolicitante: 'Rita Camargo',
    emailSolicitante: 'rita@exemplo.com.br',
    telefoneSolicitante: '1133334444',
    dataSugestaoInicial: '2026-11-25',
    dataSugestaoFinal: '2026-11-26',
    periodo: 1,
    questionarioRisco: 1,
    lista: 'João Conceição\nMaria das Dores',
    ...over,
  });
  const review = (over: object = {}, token = staff, key?: string) =>
    call<ManyProgress>('POST', '/pedidos-em-lote', wish(over), token, key);
  const start = (id: number, key?: string) =>
    call<ManyProgress>('POST', `/pedidos-em-lote/${id}/iniciar`, undefined, staff, key);
  const read = async (id: number) => (await call<ManyProgress>('GET', `/pedidos-em-lote/${id}`)).body;
  const items = async (id: number, only = '') =>
    (
      await call<{ items: ManyItem[] }>(
        'GET',
        `/pedidos-em-lote/${id}/itens?limit=100${only === '' ? '' : `&situacao=${only}`}`,
      )
    ).body.items;
  const run = (proceed?: () => boolean, gateways: Gateways = app.server.gateways) =>
    runManyRequests(
      {
        database: app.database,
        config: app.server.config,
        gateways,
        jobs: noJobs,
        log: app.server.app.log,
        clock: () => MONDAY_10AM,
      },
      proceed,
    );
  const created = () =>
    query<{ funcionario_id: number; direcionar_para_atendente: boolean; cliente_id: number }>(
      'select funcionario_id, direcionar_para_atendente, cliente_id from agendamento order by funcionario_id',
    );

  it('reviews each line with the employee or the reason, and creates nothing yet', async () => {
    await query("update funcionario set situation = 'DEMITIDO' where id = 3");
    const r = await review({
      lista: `joao conceicao\n${CPFS[1]}\nZélia Filial\nAntônio Norte\nFulano de Tal\nJoão Conceição; ${CPFS[0]}`,
    });
    expect(r.status).toBe(201);
    expect(r.body).toMatchObject({
      situacao: 'REVISAO',
      cliente: 'Padaria Aurora',
      tipoExame: 'Periódico',
      total: 6,
      pendentes: 2,
      naoFeitos: 4,
      paraAtendente: 2,
    });
    const reviewed = await items(r.body.id);
    // A namesake is told apart by the middle digits; who is nobody of the registry has none, and nobody reads the rest.
    expect(reviewed.map(({ cpf }) => cpf)).toEqual([
      ...[0, 1, 2].map((index) => maskCpf(CPFS[index]!)),
      null,
      null,
      null,
    ]);
    expect(reviewed.map(({ nome: name, motivo: reason }) => [name, reason])).toEqual([
      ['João Conceição', null],
      ['Maria das Dores', null],
      ['Zélia Filial', 'Está desligado.'],
      ['Antônio Norte', 'Não encontrado entre os funcionários do cliente.'],
      ['Fulano de Tal', 'Não encontrado entre os funcionários do cliente.'],
      [CPFS[0], 'Já está na lista.'],
    ]);
    expect(await created()).toEqual([]);
  });

  it('says who has a request of the same type open, and lets them go along', async () => {
    const first = await review({ lista: CPFS[0] });
    await start(first.body.id);
    await run();
    const again = await review();
    expect(again.body).toMatchObject({ pendentes: 2, naoFeitos: 0, comAviso: 1 });
    const said = (await items(again.body.id)).map(({ situacao: result, motivo: reason }) => [result, reason]);
    expect(said).toEqual([
      ['PENDENTE', openRequestText(2)],
      ['PENDENTE', null],
    ]);
    const warned = await items(again.body.id, 'COM_AVISO');
    expect(warned.map(({ nome: name }) => name)).toEqual(['João Conceição']);
    await start(again.body.id);
    await run();
    const [done] = await items(again.body.id);
    expect(done).toMatchObject({
      situacao: 'FEITO',
      motivo: expect.stringContaining(otherOpenRequestText(2, 'João Conceição')) as string,
    });
  });

  it.each([
    ['a type that asks for each one’s own data', { tipoExame: { id: 4 } }, 400, 'Este tipo de exame pede'],
    ['a range in the past', { dataSugestaoInicial: '2026-11-20' }, 422, 'A data inicial não pode ser menor'],
    [
      'a clinic that is not released',
      { prestador: { id: 2 }, periodo: 3, quemAgenda: 'EMPRESA' },
      422,
      'não atende os funcionários',
    ],
    ['no telephone', { telefoneSolicitante: '00000000000' }, 400, 'Telefone inválido'],
    ['another company’s clinic', { prestador: { id: 3 } }, 404, ''],
    ['another company’s customer', { cliente: { id: 3 } }, 404, ''],
    ['an empty list', { lista: ' \n ' }, 400, 'Informe ao menos um funcionário.'],
    [
      'more than 500',
      { lista: Array.from({ length: 501 }, (_, n) => `Pessoa Número ${n}`).join('\n') },
      400,
      'A lista tem 501 funcionários',
    ],
  ])('refuses as the wizard does: %s', async (_, over, status, said) => {
    const r = await review(over);
    expect(r.status).toBe(status);
    expect(JSON.stringify(r.body)).toContain(said);
    expect(await query('select id from pedido_lote')).toEqual([]);
  });

  it('leaves out whom the wizard would stop: no questionnaire, no phone, PCD', async () => {
    await query('update funcionario set phone = null where id = 1');
    await query('update funcionario set pcd = true where id = 2');
    const r = await review({
      questionarioRisco: null,
      lista: `${CPFS[0]}\n${CPFS[1]}\n${CPFS[2]}\n${CPFS[5]}`,
    });
    expect((await items(r.body.id)).map(({ motivo: reason }) => reason)).toEqual([
      'Telefone: Campo obrigatório',
      'É PCD: o laudo é anexado pelo assistente.',
      'O questionário deve ser informado',
      null,
    ]);
  });

  it('knows the risks of the position as the wizard does: who has them by its exposure alone is asked too', async () => {
    await query(
      `insert into perfil_exposicao (empresa_id, cliente_id, hierarquia_id, descricao_risco_id, exposicao, probabilidade, severidade)
       values (1, 1, 1, 1, 'INTERMITENTE', 2, 2)`,
    );
    try {
      const without = await review({ questionarioRisco: null, lista: CPFS[5] });
      expect((await items(without.body.id)).map(({ motivo: reason }) => reason)).toEqual([
        'O questionário deve ser informado',
      ]);
      expect((await review({ lista: CPFS[5] })).body).toMatchObject({ pendentes: 1, paraAtendente: 1 });
    } finally {
      await query('delete from perfil_exposicao');
    }
  });

  it('asks SOC of each before anything is created: who will be refused is told by then (docs/decisions/0220)', async () => {
    await query(
      `insert into funcionario_exame (funcionario_id, procedimento_id, data_ultima_realizacao, data_refazer_exame)
       values (1, 1, '2026-10-01', '2027-10-01')`,
    );
    const { body: lot } = await review({ lista: `${CPFS[0]}\n${CPFS[1]}\n${CPFS[5]}\nFulano de Tal` });
    expect(lot).toMatchObject({ pendentes: 3, aConferir: 3 });
    expect((await items(lot.id)).map(({ socConferido: isChecked }) => isChecked)).not.toContain(true);
    const reads = async () =>
      (await query("select id from auditoria where recurso = 'funcionario_exame' and dado_de_saude")).length;
    const before = await reads();
    let steps = 0;
    await run(() => (steps += 1) <= 1);
    expect(await read(lot.id)).toMatchObject({ pendentes: 2, naoFeitos: 2, aConferir: 2 });
    await Promise.all([run(), run()]);
    expect(await read(lot.id)).toMatchObject({
      situacao: 'REVISAO',
      pendentes: 2,
      naoFeitos: 2,
      aConferir: 0,
    });
    expect(await items(lot.id)).toMatchObject([
      { situacao: 'RECUSADO', motivo: 'Tem exame em dia, e a ciência da cobrança não foi marcada.' },
      { situacao: 'PENDENTE', motivo: null, socConferido: true },
      { situacao: 'PENDENTE', motivo: null, socConferido: true },
      { situacao: 'RECUSADO' },
    ]);
    expect(await reads()).toBe(before + 3);
    expect(await created()).toEqual([]);
    await start(lot.id);
    await run();
    expect(await read(lot.id)).toMatchObject({ situacao: 'CONCLUIDO', feitos: 2, naoFeitos: 2 });
  });

  it('tells in the review whose exams the clinic does not do', async () => {
    const { soc } = app.server.gateways;
    const procedimentos: typeof soc.procedimentos = async (asked) => {
      const answer = await soc.procedimentos(asked);
      return { ...answer, procedimentos: answer.procedimentos.map((p) => ({ ...p, id: p.id + 9_000 })) };
    };
    const { body: lot } = await review({ lista: CPFS[0] });
    await run(undefined, { ...app.server.gateways, soc: { ...soc, procedimentos } });
    expect(await items(lot.id)).toMatchObject([
      { situacao: 'RECUSADO', motivo: 'O prestador não realiza nenhum dos exames solicitados.' },
    ]);
  });

  it('where SOC does not answer, the review goes on without it, says so, and the creation asks again', async () => {
    const { soc } = app.server.gateways;
    let asked = 0;
    const procedimentos: typeof soc.procedimentos = () => {
      asked += 1;
      return Promise.reject(new IntegrationError('soc', 'fora do ar'));
    };
    const { body: lot } = await review({ lista: CPFS[5] });
    await run(undefined, { ...app.server.gateways, soc: { ...soc, procedimentos } });
    expect(asked).toBe(3);
    expect(await read(lot.id)).toMatchObject({ pendentes: 1, aConferir: 0 });
    expect(await items(lot.id)).toMatchObject([
      {
        situacao: 'PENDENTE',
        motivo: 'O SOC não respondeu à conferência: os exames serão perguntados de novo ao criar.',
      },
    ]);
    await start(lot.id);
    await run();
    expect(await items(lot.id)).toMatchObject([{ situacao: 'FEITO', motivo: null }]);
  });

  it('gives the creation all of its tries where it was begun while SOC did not answer the review', async () => {
    const { soc } = app.server.gateways;
    let asked = 0;
    const procedimentos: typeof soc.procedimentos = () => {
      asked += 1;
      return Promise.reject(new IntegrationError('soc', 'fora do ar'));
    };
    const down = { ...app.server.gateways, soc: { ...soc, procedimentos } };
    const { body: lot } = await review({ lista: CPFS[5] });
    let steps = 0;
    await run(() => (steps += 1) <= 2, down);
    expect(await read(lot.id)).toMatchObject({ situacao: 'REVISAO', aConferir: 1 });
    await start(lot.id);
    asked = 0;
    await run(undefined, down);
    expect(asked).toBe(3);
    expect(await items(lot.id)).toMatchObject([{ situacao: 'FALHOU' }]);
  });

  it('creates also where it was begun before SOC was asked in the review', async () => {
    const { body: begun } = await review({ lista: CPFS[0] });
    expect((await start(begun.id)).body).toMatchObject({ situacao: 'EM_CURSO', aConferir: 0 });
    await run();
    expect(await read(begun.id)).toMatchObject({ feitos: 1 });
  });

  it('creates one appointment for each, with the exams that SOC asks for, and a result for each', async () => {
    const { body: lot } = await review({ lista: `${CPFS[0]}\n${CPFS[1]}\n${CPFS[5]}\nFulano de Tal` });
    expect((await start(lot.id)).body).toMatchObject({ situacao: 'EM_CURSO', pendentes: 3 });
    await run();
    expect(await read(lot.id)).toMatchObject({
      situacao: 'CONCLUIDO',
      feitos: 3,
      naoFeitos: 1,
      pendentes: 0,
    });
    // Who has risk has slots reserved at this clinic, and those are an attendant's to choose.
    expect(await created()).toEqual([
      { funcionario_id: 1, direcionar_para_atendente: true, cliente_id: 1 },
      { funcionario_id: 2, direcionar_para_atendente: true, cliente_id: 1 },
      { funcionario_id: 6, direcionar_para_atendente: false, cliente_id: 1 },
    ]);
    const procedures = await query('select procedimento_id from agendamento_procedimento');
    expect(procedures.length).toBeGreaterThanOrEqual(6);
    const [first] = await items(lot.id);
    expect(first).toMatchObject({
      nome: 'João Conceição',
      situacao: 'FEITO',
      idAgendamento: expect.any(Number),
    });
  });

  it('an exam that is up to date is charged only where somebody said so', async () => {
    await query(
      `insert into funcionario_exame (funcionario_id, procedimento_id, data_ultima_realizacao, data_refazer_exame)
       values (1, 1, '2026-10-01', '2027-10-01')`,
    );
    const { body: without } = await review({ lista: CPFS[0] });
    await start(without.id);
    await run();
    expect(await items(without.id)).toMatchObject([
      { situacao: 'RECUSADO', motivo: 'Tem exame em dia, e a ciência da cobrança não foi marcada.' },
    ]);
    const { body: aware } = await review({ lista: CPFS[0], cienteCobranca: true });
    await start(aware.id);
    await run();
    expect(await items(aware.id)).toMatchObject([{ situacao: 'FEITO' }]);
  });

  it('goes on where a process died, and creates nobody twice', async () => {
    const { body: lot } = await review({ lista: `${CPFS[0]}\n${CPFS[1]}\n${CPFS[5]}` });
    await start(lot.id);
    let steps = 0;
    await run(() => (steps += 1) <= 1);
    expect(await read(lot.id)).toMatchObject({ situacao: 'EM_CURSO', feitos: 1, pendentes: 2 });
    await Promise.all([run(), run()]);
    expect(await read(lot.id)).toMatchObject({ situacao: 'CONCLUIDO', feitos: 3 });
    expect(await created()).toHaveLength(3);
  });

  it('the same key starts once, another one is told that it was begun', async () => {
    const key = 'pedido-em-lote-1';
    const [first, again] = [await review({}, staff, key), await review({}, staff, key)];
    expect(again.body.id).toBe(first.body.id);
    const begun = await start(first.body.id, 'inicio-1');
    expect((await start(first.body.id, 'inicio-1')).body).toEqual(begun.body);
    expect((await start(first.body.id)).status).toBe(409);
    await run();
    expect(await created()).toHaveLength(2);
  });

  it(
    'a hundred that are asked for twice with the same keys are a hundred',
    { timeout: 240_000 },
    async () => {
      await query(
        `insert into funcionario (customer_id, customer_hierarchy_id, unidade_id, name, cpf, phone, codigo_soc, admission_date)
       select customer_id, customer_hierarchy_id, unidade_id, 'Pessoa Cento e ' || n, lpad(n::text, 11, '0'), phone, 'cem-' || n,
         admission_date from funcionario, generate_series(1, 100) n where id = 6`,
      );
      const names = Array.from({ length: 100 }, (_, n) => `Pessoa Cento e ${n + 1}`).join('\n');
      const reviewed = await Promise.all(
        [1, 2].map(() => review({ lista: names }, staff, 'cem-funcionarios')),
      );
      // The second either waits its turn or is told to ask again; asked again, it is the same one.
      const { body: lot } = await review({ lista: names }, staff, 'cem-funcionarios');
      expect(reviewed.every((answer) => answer.status === 409 || answer.body.id === lot.id)).toBe(true);
      expect(lot).toMatchObject({ total: 100, pendentes: 100 });
      expect(await query('select id from pedido_lote')).toHaveLength(1);
      await Promise.all([1, 2].map(() => start(lot.id, 'cem-funcionarios-inicio')));
      expect((await start(lot.id, 'cem-funcionarios-inicio')).body).toMatchObject({
        situacao: 'EM_CURSO',
        pendentes: 100,
      });
      await Promise.all([run(), run()]);
      expect((await start(lot.id, 'cem-funcionarios-inicio')).status).toBe(200);
      await run();
      expect(await read(lot.id)).toMatchObject({ situacao: 'CONCLUIDO', feitos: 100, pendentes: 0 });
      const made = await created();
      expect([made.length, new Set(made.map((each) => each.funcionario_id)).size]).toEqual([100, 100]);
    },
  );

  it('what SOC does not answer fails by itself, in its words, and the others go on', async () => {
    const { body: lot } = await review({ lista: `${CPFS[0]}\n${CPFS[5]}` });
    await start(lot.id);
    const { soc } = app.server.gateways;
    const procedimentos: typeof soc.procedimentos = (asked) =>
      asked.funcionarioId === 1
        ? Promise.reject(new IntegrationError('soc', 'fora do ar'))
        : soc.procedimentos(asked);
    await run(undefined, { ...app.server.gateways, soc: { ...soc, procedimentos } });
    expect(await items(lot.id)).toMatchObject([
      {
        situacao: 'FALHOU',
        motivo: 'Problemas ao sincronizar procedimentos com o SOC!',
      },
      { situacao: 'FEITO' },
    ]);
  });

  it('asks again what the person may: rights that went meanwhile create nothing', async () => {
    const { body: lot } = await review();
    await start(lot.id);
    const [held] = await query<{ permissoes: string[] }>('select permissoes from perfil where id = 1');
    await query(
      "update perfil set permissoes = array_remove(permissoes, 'gestamedica_agendamentos:criar') where id = 1",
    );
    await run();
    expect((await review()).status).toBe(403);
    await query('update perfil set permissoes = $1 where id = 1', [held?.permissoes]);
    expect((await items(lot.id)).map(({ situacao: state }) => state)).toEqual(['RECUSADO', 'RECUSADO']);
    expect(await created()).toEqual([]);
  });

  it('stops: who was not reached is told so, and it is its owner’s alone', async () => {
    const { body: lot } = await review();
    expect((await call('GET', `/pedidos-em-lote/${lot.id}`, undefined, colleague)).status).toBe(404);
    expect((await call('GET', `/pedidos-em-lote/${lot.id}/itens`, undefined, colleague)).status).toBe(404);
    expect((await call('POST', `/pedidos-em-lote/${lot.id}/iniciar`, undefined, colleague)).status).toBe(404);
    await start(lot.id);
    let steps = 0;
    await run(() => (steps += 1) <= 1);
    expect((await call<ManyProgress>('POST', `/pedidos-em-lote/${lot.id}/parar`)).body).toMatchObject({
      situacao: 'INTERROMPIDO',
      feitos: 1,
      naoFeitos: 1,
    });
    await run();
    expect(await created()).toHaveLength(1);
    const own = await call<{ items: ManyProgress[] }>('GET', '/pedidos-em-lote');
    expect(own.body.items.map(({ id }) => id)).toContain(lot.id);
    const others = await call<{ items: ManyProgress[] }>('GET', '/pedidos-em-lote', undefined, colleague);
    expect(others.body.items).toEqual([]);
  });

  it('reviews once more whom it left without an appointment, and nobody who has one', async () => {
    await query("update funcionario set situation = 'DEMITIDO' where id = 3");
    const { body: lot } = await review({
      lista: `${CPFS[0]}\njoao conceicao\n${CPFS[1]}\nZélia Filial\nFulano de Tal`,
    });
    const again = (id: number, token = staff, key?: string) =>
      call<ManyProgress>('POST', `/pedidos-em-lote/${id}/de-novo`, undefined, token, key);
    expect((await again(lot.id)).status).toBe(409);
    await start(lot.id);
    let steps = 0;
    await run(() => (steps += 1) <= 1);
    expect((await again(lot.id)).status).toBe(409);
    await call('POST', `/pedidos-em-lote/${lot.id}/parar`);
    expect((await again(lot.id, colleague)).status).toBe(404);
    await query("update funcionario set situation = 'ATIVO' where id = 3");
    const [first, second] = [
      await again(lot.id, staff, 'conferir-de-novo'),
      await again(lot.id, staff, 'conferir-de-novo'),
    ];
    expect([first.status, second.body.id]).toEqual([201, first.body.id]);
    expect(first.body).toMatchObject({ situacao: 'REVISAO', total: 3, pendentes: 2, naoFeitos: 1 });
    expect((await items(first.body.id)).map(({ nome: name }) => name)).toEqual([
      'Maria das Dores',
      'Zélia Filial',
      'Fulano de Tal',
    ]);
    await start(first.body.id);
    await run();
    expect(await created()).toHaveLength(3);
    await query('delete from pedido_lote_item where texto is not null');
    expect((await again(first.body.id)).body.message).toBe(
      'Nenhum funcionário desta solicitação ficou sem agendamento.',
    );
  });

  it('rings for its owner once it is over, by whichever process', async () => {
    await query('delete from notificacao');
    const { body: lot } = await review({ lista: `${CPFS[0]}\n${CPFS[1]}\nFulano de Tal` });
    await start(lot.id);
    await Promise.all([run(), run()]);
    await run();
    const { registros: told } = (
      await call<{ registros: { titulo: string; dados: object }[] }>('GET', '/notificacoes')
    ).body;
    const own = told.filter(({ titulo: title }) => title === 'A solicitação em lote terminou');
    expect(own).toHaveLength(1);
    expect(own[0]?.dados).toMatchObject({
      descricao: '2 agendamentos criados, 1 não criado',
      agendamento: null,
      pedidoLote: { id: lot.id },
    });
  });

  it('reads the people of a spreadsheet: a CPF or a name of each row', async () => {
    const form = await formWith(
      { name: 'rh.csv', content: `Nome;CPF;Setor\nAna Beatriz;${CPFS[0]};Produção\nBruno Lima;;Produção\n` },
      {},
    );
    const { status, body: answer } = await app.invoke('POST', '/pedidos-em-lote/planilha', {
      token: staff,
      body: form.payload,
      headers: { 'content-type': form.type },
    });
    expect([status, answer]).toEqual([200, { pessoas: [CPFS[0], 'Bruno Lima'] }]);
  });
});
