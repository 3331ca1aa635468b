import type { ApiNotification } from '@apto/api-client';
import { STATUS as S } from '@apto/domain/status';
import { nowInSaoPaulo } from '@apto/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runBulks } from '../src/bulk/run.ts';
import { clearExpired } from '../src/maintenance.ts';
import { advanceAgendamentos } from '../src/life-cycle/advance.ts';
import { noJobs } from '../src/platform/jobs.ts';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';
import { createVisit, DELETE_AGENDAMENTOS, type TestVisit } from './pedido.ts';
import { pedido } from './pedidos.ts';

const TOMORROW = '2026-11-24';
/** Everything of company 1; customer 1 of it; company 2; the head office of customer 1. */
const [ANA, BRUNO, STRANGER] = [1, 2, 5] as const;

describe.each(DATABASES)('doc3 §2.9 the bell, on %s', (database) => {
  let app: TestApp;
  const tokens = new Map<number, string>();
  beforeAll(async () => {
    app = await createTestApp({ database });
    for (const user of [ANA, BRUNO, 4, STRANGER]) tokens.set(user, await app.tokenFor(user));
  });
  afterAll(() => app.close());
  beforeEach(() => app.database.runScript(`${DELETE_AGENDAMENTOS} delete from outbox;`));

  const call = (user: number, method: string, url: string, body?: unknown, headers = {}) =>
    app.invoke(method, url, {
      token: tokens.get(user) ?? '',
      ...(body === undefined ? {} : { body }),
      headers,
    });
  const bell = async (user: number, query = '') => {
    const r = await call(user, 'GET', `/notificacoes${query}`);
    expect(r.status).toBe(200);
    return r.body as { registros: ApiNotification[]; count: number };
  };
  const titles = async (user: number) => (await bell(user)).registros.map((n) => n.titulo);
  const unread = async (user: number) =>
    ((await call(user, 'GET', '/notificacoes/nao-lidas')).body as { count: number }).count;
  /** Asked for by Bruno, in the hands of whoever is named. */
  const create = async (visit: TestVisit = {}, attendant: number | null = null) => {
    const id = await createVisit(app.database, {
      status: S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR,
      data: TOMORROW,
      hora: '09:00',
      ...visit,
    });
    await app.database.rawTransaction((c) =>
      c.query(
        `update agendamento set user_id = $2, user_responsavel_id = $3,
           atendimento_iniciado_em = case when $3::int is null then null else now() end where id = $1`,
        [id, BRUNO, attendant],
      ),
    );
    return id;
  };
  const answer = async (id: number, body: unknown) => {
    const r = await call(4, 'POST', `/confirmacao-prestador/agendamentos/${id}/acao`, body, {
      'if-match': '"1"',
    });
    expect(r.status, JSON.stringify(r.body)).toBe(200);
  };
  const confirm = (id: number) => answer(id, { acao: 'CONFIRMAR_PELO_PRESTADOR' });

  it('a clinic confirms: who asked for it and who has it in hand are told, and nobody else', async () => {
    const id = await create({}, ANA);
    await confirm(id);
    const { registros: listed, count } = await bell(BRUNO);
    expect(count).toBe(1);
    expect(listed).toEqual([
      {
        id: expect.any(Number) as number,
        _id: String(listed[0]?.id),
        titulo: 'O prestador confirmou o exame',
        dataCriacao: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
        lida: false,
        dados: {
          tipo: 'CONFIRMAR_PELO_PRESTADOR',
          descricao: 'João Conceição, 24/11/2026 às 09:00',
          agendamento: { id, idStatus: S.AGENDADO, funcionario: 'João Conceição' },
          importacao: null,
          pedidoLote: null,
          prestador: null,
          boletim: null,
        },
      },
    ]);
    expect(await titles(ANA)).toEqual(['O prestador confirmou o exame']);
    expect((await bell(STRANGER)).count).toBe(0);
  });

  it('what nobody has in hand rings for the queue; what somebody did does not ring for them', async () => {
    const id = await create();
    await answer(id, { acao: 'RECUSAR_PELO_PRESTADOR', motivo: 'Sem médico neste dia' });
    expect(await titles(BRUNO)).toEqual(['O prestador recusou o exame']);
    expect(await titles(ANA)).toEqual(['O prestador recusou o exame']);
    expect(JSON.stringify(await bell(ANA))).not.toContain('médico');
    expect((await bell(STRANGER)).count).toBe(0);

    const own = await create({ status: S.AGENDADO, data: '2026-12-10' });
    const cancel = await call(BRUNO, 'POST', '/agendamento_status', {
      descricao: 'Mudança de status para Cancelado. Motivo: obra',
      agendamento: own,
      status: { id: S.CANCELADO },
      observacao: '',
    });
    expect(cancel.status, JSON.stringify(cancel.body)).toBe(201);
    expect(await titles(BRUNO)).toEqual(['O prestador recusou o exame']);
  });

  it('rings for nobody who is blocked: they cannot enter', async () => {
    await app.database.runScript(`update usuario set bloqueado = true where id = ${ANA}`);
    try {
      const r = await call(BRUNO, 'POST', '/agendamentos', pedido({ direcionarParaAtendente: true }));
      expect(r.status, JSON.stringify(r.body)).toBe(201);
    } finally {
      await app.database.runScript(`update usuario set bloqueado = false where id = ${ANA}`);
    }
    expect(await titles(ANA)).toEqual([]);
  });

  it('a request that is directed to an attendant rings for those who may take it, but for its author', async () => {
    const r = await call(BRUNO, 'POST', '/agendamentos', pedido({ direcionarParaAtendente: true }));
    expect(r.status, JSON.stringify(r.body)).toBe(201);
    expect(await titles(ANA)).toEqual(['Novo pedido direcionado para atendente']);
    expect(await titles(BRUNO)).toEqual([]);
  });

  it('what only time does is told as well: a kit that did not arrive, a link that ran out', async () => {
    const kit = await create({ status: S.AGENDADO }, ANA);
    await app.database.rawTransaction((c) =>
      c.query(
        "insert into mensagem (canal, destino, agendamento_id, tipo, situacao, destinatario) values ('EMAIL', 'x', $1, 'KIT_PRESTADOR', 'FALHA', 'PRESTADOR')",
        [kit],
      ),
    );
    const { KIT_STEPS } = await import('../src/life-cycle/steps.ts');
    await advanceAgendamentos(app.database, nowInSaoPaulo(MONDAY_10AM), { steps: KIT_STEPS });
    expect(await titles(ANA)).toEqual(['O kit não chegou a um dos destinatários']);
    expect(await titles(BRUNO)).toEqual(['O kit não chegou a um dos destinatários']);
  });

  it('the owner of a go over many is told of its end', async () => {
    const id = await create({ status: S.AGENDADO, data: '2026-12-10' });
    const review = await call(BRUNO, 'POST', '/agendamentos-lotes', {
      acao: 'CANCELAR',
      selecao: { ids: [id] },
    });
    const lot = (review.body as { id: number }).id;
    await call(BRUNO, 'POST', `/agendamentos-lotes/${lot}/iniciar`, { motivo: 'Obra parada' });
    const { config, gateways, app: fastify } = app.server;
    await runBulks({
      database: app.database,
      config,
      gateways,
      jobs: noJobs,
      log: fastify.log,
      clock: () => MONDAY_10AM,
    });
    expect((await bell(BRUNO)).registros.map((n) => [n.titulo, n.dados.descricao])).toEqual([
      ['A ação em lote terminou', '1 agendamento'],
    ]);
  });

  it('doc3 §7.6 six at first, four more from an offset, the newest first', async () => {
    for (let n = 0; n < 11; n += 1) await confirm(await create());
    const first = await bell(BRUNO);
    expect([first.registros.length, first.count]).toEqual([6, 11]);
    const more = await bell(BRUNO, '?limit=4&desvio=6');
    expect(more.registros).toHaveLength(4);
    const ids = [...first.registros, ...more.registros].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    for (const wrong of ['?limit=0', '?limit=101', '?desvio=-1'])
      expect((await call(BRUNO, 'GET', `/notificacoes${wrong}`)).status).toBe(400);
  });

  it('reading, removing one and removing all reach the own ones only', async () => {
    for (let n = 0; n < 3; n += 1) await confirm(await create({}, ANA));
    const mine = (await bell(BRUNO)).registros.map(({ id }) => id);
    const theirs = (await bell(ANA)).registros.map(({ id }) => id);
    expect(await unread(BRUNO)).toBe(3);

    const read = await call(BRUNO, 'POST', '/notificacoes/ler-notificacoes', [mine[0], ...theirs]);
    expect(read.body).toEqual({ lidas: 1 });
    expect((await call(BRUNO, 'POST', '/notificacoes/ler-notificacoes', [mine[0]])).body).toEqual({
      lidas: 0,
    });
    expect([await unread(BRUNO), await unread(ANA)]).toEqual([2, 3]);

    expect((await call(BRUNO, 'DELETE', `/notificacoes/${theirs[0]}`)).status).toBe(404);
    expect((await call(BRUNO, 'DELETE', `/notificacoes/${mine[0]}`)).status).toBe(200);
    expect((await bell(BRUNO)).count).toBe(2);
    expect((await call(BRUNO, 'DELETE', '/notificacoes/excluir-todas')).status).toBe(200);
    expect([(await bell(BRUNO)).count, (await bell(ANA)).count]).toEqual([0, 3]);
  });

  it('who narrowed the scope, or lost a customer, reads and counts nothing of it', async () => {
    await confirm(await create());
    const other = { 'x-clientes': '[2]' };
    const r = await call(BRUNO, 'GET', '/notificacoes', undefined, other);
    expect(r.body).toEqual({ registros: [], count: 0 });
    expect((await call(BRUNO, 'GET', '/notificacoes/nao-lidas', undefined, other)).body).toEqual({
      count: 0,
    });
    await call(BRUNO, 'DELETE', '/notificacoes/excluir-todas', undefined, other);
    expect((await bell(BRUNO)).count).toBe(1);
  });

  it('a cancellation that is undone: gone from the bell of who has not read of it, put right for who has', async () => {
    const id = await create({ status: S.EM_ANDAMENTO }, ANA);
    let version = 1;
    const cancel = async () => {
      const r = await call(ANA, 'POST', '/agendamento_status', {
        descricao: 'Mudança de status para Cancelado. Motivo: engano',
        agendamento: id,
        status: { id: S.CANCELADO },
      });
      expect(r.status).toBe(201);
      version = (r.body as { agendamento: { version: number } }).agendamento.version;
    };
    const undo = async () => {
      const headers = { 'if-match': `"${version}"` };
      expect((await call(ANA, 'POST', `/agendamentos/${id}/desfazer`, undefined, headers)).status).toBe(200);
    };
    await cancel();
    expect(await titles(BRUNO)).toEqual(['O exame foi cancelado']);
    await undo();
    expect(await titles(BRUNO)).toEqual([]);

    // One of an earlier cancellation that stood stays as it is, unread.
    await app.database.rawTransaction((c) =>
      c.query(
        `insert into notificacao (empresa_id, usuario_id, tipo, agendamento_id) values (1, $1, 'CANCELAR', $2)`,
        [BRUNO, id],
      ),
    );
    await cancel();
    await undo();
    expect(await titles(BRUNO)).toEqual(['O exame foi cancelado']);
    await app.database.rawTransaction((c) =>
      c.query('delete from notificacao where agendamento_id = $1', [id]),
    );

    await cancel();
    await call(BRUNO, 'POST', '/notificacoes/ler-notificacoes', [(await bell(BRUNO)).registros[0]?.id]);
    await undo();
    const told = ['A última mudança foi desfeita', 'O exame foi cancelado'];
    expect(await titles(BRUNO)).toEqual(told);
    expect(await unread(BRUNO)).toBe(1);

    // What was put right once is not put right again.
    await cancel();
    await undo();
    expect(await titles(BRUNO)).toEqual(told);
    expect((await bell(ANA)).count).toBe(0);
  });

  it('an event goes to whom it is for, and carries nothing', async () => {
    const before = await app.server.events.position();
    await confirm(await create());
    const scope = { empresaId: 1, usuarioId: 1, clientes: null, unidades: null };
    const told = async (usuarioId: number) =>
      (await app.server.events.since(before, { usuarioId, scope, seesAgendamentos: true }))?.filter(
        (e) => e.tipo === 'notificacao',
      );
    expect(await told(BRUNO)).toMatchObject([{ dados: {} }]);
    expect(await told(ANA)).toEqual([]);
  });

  it('one of three months ago is gone, a younger one stays', async () => {
    for (let n = 0; n < 2; n += 1) await confirm(await create());
    const [older] = (await bell(BRUNO)).registros;
    await app.database.rawTransaction(async (c) => {
      await c.query("update notificacao set created_at = now() - interval '91 days' where id = $1", [
        older?.id,
      ]);
      // The sessions here are of the tests' own day, which the database's clock may have left behind.
      await c.query("update sessao set expira_em = now() + interval '1 hour'");
    });
    await clearExpired(app.database);
    expect((await bell(BRUNO)).count).toBe(1);
  });
});
