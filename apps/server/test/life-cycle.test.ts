import { canTransition, STATUS, StatusAgendamento, type StatusAction } from '@apto/domain/status';
import { nowInSaoPaulo } from '@apto/domain/time';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceAgendamentos } from '../src/life-cycle/advance.ts';
import { tellDueDeposits } from '../src/life-cycle/deposits.ts';
import { createJobs } from '../src/background.ts';
import { createQueue } from '../src/jobs/queue.ts';
import { DATABASES, createTestApp, MONDAY_10AM, type TestApp } from './helpers.ts';
import { DELETE_AGENDAMENTOS } from './pedido.ts';

const DAY = 86_400_000;
const TODAY = '2026-11-23';
const now = nowInSaoPaulo(MONDAY_10AM);

interface NewAgendamento {
  status: number;
  data?: string | null;
  fim?: string | null;
}

describe.each(DATABASES)('what time alone changes (doc1 §4, decisions #9), on %s', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());
  beforeEach(() => app.database.runScript(`${DELETE_AGENDAMENTOS} delete from outbox`));

  const runQuery = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T>(text, values))).rows;
  const create = async ({ status, data: date = null, fim: end = null }: NewAgendamento): Promise<number> => {
    const [created] = await runQuery<{ id: number }>(
      `insert into agendamento (empresa_id, cliente_id, unidade_id, funcionario_id, tipo_exame_id, status_id, nome_funcionario,
         cpf_funcionario, nome_cliente, data_agendamento, data_sugestao_inicial, data_sugestao_final)
       values (1, 1, 1, 1, 2, $1, 'João Conceição', '52998224725', 'Padaria Aurora', $2, $3, $3) returning id`,
      [status, date, end],
    );
    return created?.id ?? 0;
  };
  const statusOf = async (id: number) =>
    (await runQuery<{ status_id: number }>('select status_id from agendamento where id = $1', [id]))[0]
      ?.status_id;
  const records = (id: number) =>
    runQuery<{ de: number; para: number; acao: string; descricao: string; autor_nome: string }>(
      'select de, para, acao, descricao, autor_nome from agendamento_status where agendamento_id = $1 order by id',
      [id],
    );
  const at = (ms: number) => advanceAgendamentos(app.database, nowInSaoPaulo(ms));

  it('every status on every day goes where the transition table lets the system go, and nowhere else', async () => {
    const expected = new Map<number, number>();
    const advance = (from: number, action: StatusAction, date: string | null, end: string = TODAY) => {
      const context = { now, actor: 'SISTEMA' as const, dataAgendamento: date, dataSugestaoFinal: end };
      const r = canTransition(from, action, [], context);
      return r.ok ? r.para : from;
    };
    for (const { id: status } of StatusAgendamento) {
      for (const date of ['2026-11-20', '2026-11-22', TODAY, '2026-11-24', null]) {
        const afterDays = advance(
          advance(advance(status, 'CHEGAR_DIA', date), 'ENCERRAR_DIA', date),
          'VENCER_DEPOSITO',
          date,
        );
        expected.set(
          await create({ status, data: date, fim: TODAY }),
          advance(afterDays, 'EXPIRAR_LINK', date, TODAY),
        );
        expected.set(
          await create({ status, data: date, fim: '2026-11-22' }),
          advance(afterDays, 'EXPIRAR_LINK', date, '2026-11-22'),
        );
      }
    }
    await advanceAgendamentos(app.database, now, { batchSize: 3 });
    const after = await runQuery<{ id: number; status_id: number }>('select id, status_id from agendamento');
    expect(new Map(after.map((a) => [a.id, a.status_id]))).toEqual(expected);
    expect(await advanceAgendamentos(app.database, now)).toBe(0);
  });

  it('docs/decisions/0204: what is left in PROCESSANDO_SOLICITACAO is an attendant’s after 15 minutes', async () => {
    const left = await create({ status: STATUS.PROCESSANDO_SOLICITACAO });
    const begun = await create({ status: STATUS.PROCESSANDO_SOLICITACAO });
    const age = (id: number, minutes: number) =>
      runQuery(
        `update agendamento set updated_at = $1::timestamptz - $2 * interval '1 minute' where id = $3`,
        [now.instant, minutes, id],
      );
    await age(left, 16);
    await age(begun, 14);
    expect(await at(MONDAY_10AM)).toBe(1);
    expect([await statusOf(left), await statusOf(begun)]).toEqual([
      STATUS.EM_ABERTO,
      STATUS.PROCESSANDO_SOLICITACAO,
    ]);
    expect(await records(left)).toMatchObject([{ acao: 'LIBERAR_SOLICITACAO', autor_nome: 'Sistema' }]);
  });

  it('AGENDADO: on its day DIA_DA_CONSULTA, after it AGUARDANDO_CONF_COMPARECIMENTO, by the day of São Paulo', async () => {
    const id = await create({ status: STATUS.AGENDADO, data: '2026-11-24' });
    // 23:59 in São Paulo is already the 24th in UTC.
    expect(await at(Date.parse('2026-11-24T02:59:59Z'))).toBe(0);
    expect(await statusOf(id)).toBe(STATUS.AGENDADO);
    expect(await at(Date.parse('2026-11-24T03:00:00Z'))).toBe(1);
    expect(await statusOf(id)).toBe(STATUS.DIA_DA_CONSULTA);
    expect(await at(Date.parse('2026-11-25T02:59:59Z'))).toBe(0);
    expect(await at(Date.parse('2026-11-25T03:00:00Z'))).toBe(1);
    expect(await statusOf(id)).toBe(STATUS.AGUARDANDO_CONF_COMPARECIMENTO);
  });

  it('each step has its record, audit row and event, and raises the version', async () => {
    const id = await create({ status: STATUS.AGENDADO, data: '2026-11-20' });
    expect(await at(MONDAY_10AM)).toBe(2);
    expect(await records(id)).toEqual([
      {
        de: STATUS.AGENDADO,
        para: STATUS.DIA_DA_CONSULTA,
        acao: 'CHEGAR_DIA',
        descricao: 'Mudança de status para Dia da Consulta.',
        autor_nome: 'Sistema',
      },
      {
        de: STATUS.DIA_DA_CONSULTA,
        para: STATUS.AGUARDANDO_CONF_COMPARECIMENTO,
        acao: 'ENCERRAR_DIA',
        descricao: 'Mudança de status para Aguardando Conf. Comparecimento.',
        autor_nome: 'Sistema',
      },
    ]);
    expect(
      await runQuery(
        `select acao, sessao_tipo, cliente_id, detalhes from auditoria where recurso = 'agendamento' and recurso_id = $1 order by id`,
        [id],
      ),
    ).toEqual([
      { acao: 'CHEGAR_DIA', sessao_tipo: 'sistema', cliente_id: 1, detalhes: { de: 8, para: 6 } },
      { acao: 'ENCERRAR_DIA', sessao_tipo: 'sistema', cliente_id: 1, detalhes: { de: 6, para: 7 } },
    ]);
    expect(
      await runQuery(
        'select tipo, cliente_id, unidade_id, dados from outbox where agendamento_id = $1 order by id',
        [id],
      ),
    ).toEqual([
      { tipo: 'STATUS', cliente_id: 1, unidade_id: 1, dados: { id, version: 2, tipo: 'STATUS' } },
      { tipo: 'STATUS', cliente_id: 1, unidade_id: 1, dados: { id, version: 3, tipo: 'STATUS' } },
    ]);
    const r = await app.invoke('GET', `/agendamento_status/agendamento/${id}`, {
      token: await app.tokenFor(1),
    });
    expect(r.status).toBe(200);
    expect((r.body as { usuario: unknown }[]).map((x) => x.usuario)).toEqual([
      { name: 'Sistema' },
      { name: 'Sistema' },
    ]);
  });

  it('exams on several days: the day ends with the last of them', async () => {
    const id = await create({ status: STATUS.DIA_DA_CONSULTA, data: '2026-11-20' });
    await runQuery(
      `insert into agendamento_procedimento (agendamento_id, procedimento_id, data_agendamento, aceito)
       values ($1, 1, '2026-11-20', true), ($1, 2, '2026-11-23', true), ($1, 3, '2026-11-30', false)`,
      [id],
    );
    expect(await at(MONDAY_10AM)).toBe(0);
    expect(await at(MONDAY_10AM + DAY)).toBe(1);
    expect(await statusOf(id)).toBe(STATUS.AGUARDANDO_CONF_COMPARECIMENTO);
  });

  it('a self-scheduling link lives to the end of the last suggested day, and ends as NAO_CONFIRMADO', async () => {
    const id = await create({ status: STATUS.AUTOAGENDAMENTO, fim: TODAY });
    await runQuery(
      `insert into token_autoagendamento (agendamento_id, token_hash, expira_em) values ($1, $2, '2026-11-24T03:00:00Z')`,
      [id, `ciclo-${id}`],
    );
    await runQuery(
      `insert into reserva (ambiente_id, periodo, tipo, desde, expira_em, agendamento_id)
       values (1, '[2026-11-23 08:00, 2026-11-23 08:30)', 'HOLD', '2026-11-23T03:00:00Z', '2026-12-24T03:00:00Z', $1)`,
      [id],
    );
    const token = await app.employeeToken(
      await create({ status: STATUS.AUTOAGENDAMENTO, fim: '2026-11-30' }),
    );
    expect(await at(Date.parse('2026-11-24T02:59:59Z'))).toBe(0);
    expect(await at(Date.parse('2026-11-24T03:00:00Z'))).toBe(1);
    expect(await statusOf(id)).toBe(STATUS.NAO_CONFIRMADO);
    expect(await runQuery('select ativa from reserva where agendamento_id = $1', [id])).toEqual([
      { ativa: false },
    ]);
    expect(
      await runQuery(
        'select revogado_em is not null as revoked from token_autoagendamento where agendamento_id = $1',
        [id],
      ),
    ).toEqual([{ revoked: true }]);
    // Somebody else's link, which still lives, is left alone.
    expect((await app.invoke('GET', '/autoagendamento', { token })).status).toBe(200);
    expect((await records(id))[0]).toMatchObject({
      acao: 'EXPIRAR_LINK',
      descricao:
        'Mudança de status para Não Confirmado. O prazo do autoagendamento terminou sem confirmação do funcionário.',
    });
  });

  it('a deposit that nobody paid frees its slot when the exam day comes, and not before', async () => {
    const id = await create({ status: STATUS.DEPOSITO_ANTECIPADO, data: '2026-11-24' });
    await runQuery(
      `insert into reserva (ambiente_id, periodo, tipo, agendamento_id)
       values (1, '[2026-11-24 08:00, 2026-11-24 08:30)', 'RESERVA', $1)`,
      [id],
    );
    expect(await at(Date.parse('2026-11-24T02:59:59Z'))).toBe(0);
    expect(await at(Date.parse('2026-11-24T03:00:00Z'))).toBe(1);
    expect(await statusOf(id)).toBe(STATUS.NAO_CONFIRMADO);
    expect(await runQuery('select ativa from reserva where agendamento_id = $1', [id])).toEqual([
      { ativa: false },
    ]);
    expect((await records(id))[0]).toMatchObject({
      acao: 'VENCER_DEPOSITO',
      descricao:
        'Mudança de status para Não Confirmado. O depósito antecipado não foi pago até o dia da consulta.',
    });
  });

  it('rings once for a deposit whose last day has come, for those who may pay it', async () => {
    const id = await create({ status: STATUS.DEPOSITO_ANTECIPADO, data: '2026-11-27' });
    await runQuery("update agendamento set deposito_ate = '2026-11-24' where id = $1", [id]);
    const told = () =>
      runQuery<{ usuario_id: number }>(
        "select usuario_id from notificacao where agendamento_id = $1 and tipo = 'DEPOSIT_DUE' order by 1",
        [id],
      );
    const pass = (ms: number) => tellDueDeposits(app.database, nowInSaoPaulo(ms));
    // Users 1 and 2 see the customer and unit 1; 8 has the same profile and another unit.
    const grant = (how: string) =>
      runQuery(
        `update perfil set permissoes = ${how}(permissoes, 'gestamedica_painel_deposito_antecipado') where id = 1`,
      );
    await grant('array_append');
    expect(await pass(MONDAY_10AM)).toBe(0);
    expect(await pass(MONDAY_10AM + DAY)).toBe(1);
    expect(await told()).toEqual([{ usuario_id: 1 }, { usuario_id: 2 }]);
    await grant('array_remove');
    // Deleted by who read it: it does not come back.
    await runQuery('delete from notificacao where agendamento_id = $1', [id]);
    expect([await pass(MONDAY_10AM + 2 * DAY), await told()]).toEqual([0, []]);
  });

  it('rings for no payer to whom no screen shows the request', async () => {
    const id = await create({ status: STATUS.DEPOSITO_ANTECIPADO, data: '2026-11-27' });
    await runQuery("update agendamento set deposito_ate = '2026-11-23' where id = $1", [id]);
    const [before] = await runQuery<{ permissoes: string[] }>('select permissoes from perfil where id = 1');
    const hold = (permissions: readonly string[]) =>
      runQuery('update perfil set permissoes = $1 where id = 1', [permissions]);
    const toldWith = async (...seeing: string[]) => {
      await hold(['gestamedica_painel_deposito_antecipado', ...seeing]);
      await runQuery('update agendamento set deposito_avisado_em = null where id = $1', [id]);
      await tellDueDeposits(app.database, now);
      return runQuery<{ usuario_id: number }>(
        'delete from notificacao where agendamento_id = $1 returning usuario_id',
        [id],
      );
    };
    try {
      expect(await toldWith()).toEqual([]);
      for (const seeing of ['gestao_medica_v3:view', 'gestamedica_painel_agendamento'])
        expect((await toldWith(seeing)).map((each) => each.usuario_id).toSorted((a, b) => a - b)).toEqual([
          1, 2,
        ]);
    } finally {
      await hold(before?.permissoes ?? []);
    }
  });

  it('a link that still lives keeps its request open', async () => {
    const id = await create({ status: STATUS.AUTOAGENDAMENTO, fim: '2026-11-20' });
    await runQuery(
      `insert into token_autoagendamento (agendamento_id, token_hash, expira_em) values ($1, $2, '2026-11-30T03:00:00Z')`,
      [id, `ciclo-${id}`],
    );
    expect(await at(MONDAY_10AM)).toBe(0);
  });

  it('two passes at once share the rows: each changes once, and the totals stay exact', async () => {
    await runQuery(
      `insert into agendamento (empresa_id, cliente_id, unidade_id, funcionario_id, tipo_exame_id, status_id, nome_funcionario,
         cpf_funcionario, nome_cliente, data_agendamento)
       select 1, 1, 1, 1, 2, 8, 'João Conceição', '52998224725', 'Padaria Aurora', date '2026-11-23' - (g % 2)
       from generate_series(1, 400) g`,
    );
    const pass = () => advanceAgendamentos(app.database, now, { batchSize: 40 });
    await Promise.all([pass(), pass(), pass()]);
    // What one held while another looked is for the next pass.
    await pass();
    expect(
      await runQuery('select status_id, count(*)::int as n from agendamento group by 1 order by 1'),
    ).toEqual([
      { status_id: STATUS.DIA_DA_CONSULTA, n: 200 },
      { status_id: STATUS.AGUARDANDO_CONF_COMPARECIMENTO, n: 200 },
    ]);
    expect(
      await runQuery(
        `select acao, count(*)::int as n, count(distinct agendamento_id)::int as pedidos from agendamento_status group by 1 order by 1`,
      ),
    ).toEqual([
      { acao: 'CHEGAR_DIA', n: 400, pedidos: 400 },
      { acao: 'ENCERRAR_DIA', n: 200, pedidos: 200 },
    ]);
    expect(
      await runQuery(
        `select status_id, sum(n)::int as n from agendamento_contagem where cliente_id is null group by 1 having sum(n) <> 0 order by 1`,
      ),
    ).toEqual([
      { status_id: STATUS.DIA_DA_CONSULTA, n: 200 },
      { status_id: STATUS.AGUARDANDO_CONF_COMPARECIMENTO, n: 200 },
    ]);
  });

  it('a step that fails holds no other one up, and the pass says so', async () => {
    const arriving = await create({ status: STATUS.AGENDADO, data: TODAY });
    const over = await create({ status: STATUS.DIA_DA_CONSULTA, data: '2026-11-22' });
    await app.database.runScript(`
      create function recusa_dia() returns trigger language plpgsql as $$ begin raise 'recusada'; end $$;
      create trigger recusa before update on agendamento for each row
        when (new.status_id = ${STATUS.DIA_DA_CONSULTA}) execute function recusa_dia()`);
    try {
      await expect(at(MONDAY_10AM)).rejects.toThrow();
    } finally {
      await app.database.runScript('drop function recusa_dia cascade');
    }
    expect([await statusOf(arriving), await statusOf(over)]).toEqual([
      STATUS.AGENDADO,
      STATUS.AGUARDANDO_CONF_COMPARECIMENTO,
    ]);
  });

  it('a pass that is told to stop leaves whole chunks, and the next one goes on', async () => {
    for (let i = 0; i < 5; i += 1) await create({ status: STATUS.AGENDADO, data: TODAY });
    let batches = 0;
    const proceed = () => (batches += 1) <= 2;
    expect(await advanceAgendamentos(app.database, now, { batchSize: 2, proceed })).toBe(4);
    expect(await at(MONDAY_10AM)).toBe(1);
  });

  it('the queue does it by itself at start, with the clock that it was given', async () => {
    const id = await create({ status: STATUS.AGENDADO, data: '2026-12-24' });
    const jobs = createJobs({
      database: app.database,
      config: { ...app.config, databaseUrl: app.url },
      gateways: app.server.gateways,
      log: pino({ level: 'silent' }),
      clock: () => Date.parse('2026-12-24T12:00:00Z'),
    });
    await jobs.start();
    while ((await statusOf(id)) !== STATUS.DIA_DA_CONSULTA) await new Promise((r) => setImmediate(r));
    await jobs.stop();
  });

  it('the queue does at once what was asked for before it was there', async () => {
    const asked = Promise.withResolvers<void>();
    const once = { name: 'teste-cedo', cron: '0 0 1 1 *', run: async () => asked.resolve() };
    const jobs = createQueue(
      {
        database: app.database,
        config: { ...app.config, databaseUrl: app.url },
        gateways: app.server.gateways,
        log: pino({ level: 'silent' }),
      },
      [once],
    );
    jobs.runSoon(once.name);
    await jobs.start();
    await asked.promise;
    await jobs.stop();
  });
});
