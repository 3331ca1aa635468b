import { nextInQueue, type QueueItem } from '@apto/domain/queue';
import { STATUS, STATUSES_OUTSIDE_DEFAULT_LIST } from '@apto/domain/status';
import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, createTestApp, MONDAY_10AM, type Answer, type TestApp } from './helpers.ts';
import { createPedido, DELETE_AGENDAMENTOS } from './pedido.ts';
import { pedido } from './pedidos.ts';
import { row } from './sql.ts';

/** Users 1, 2 and 8 of the fixture are attendants: of the company, of customer 1, and of one of its branches. */
const [ME, COLLEAGUE, OF_BRANCH, READER] = [1, 2, 8, 3] as const;

interface Row {
  id: number;
  prazo: string | null;
  responsavel: { id: number; name: string } | null;
}
interface Taken {
  agendamento: { id: number; version: number; status: { id: number } } | null;
  emAndamento: number;
}

describe.each(DATABASES)('the attendants’ queue, on %s', (database) => {
  let app: TestApp;
  const tokens = new Map<number, string>();
  beforeAll(async () => {
    app = await createTestApp({ database });
    for (const user of [ME, COLLEAGUE, OF_BRANCH, READER]) tokens.set(user, await app.tokenFor(user));
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.goTo(MONDAY_10AM);
    await app.database.runScript(DELETE_AGENDAMENTOS);
  });

  const get = (url: string, who: number = ME) => app.invoke('GET', url, { token: tokens.get(who) ?? null });
  const post = (url: string, who: number = ME, body?: unknown) =>
    app.invoke('POST', `/painel-agendamento/${url}`, { token: tokens.get(who) ?? null, body });
  const next = async (who: number = ME) => (await post('proximo', who)).body as Taken;
  const items = (answer: Answer) => (answer.body as { items: Row[] }).items;
  const queue = async (who: number = ME, query = '') =>
    items(await get(`/agendamentos-com/painel${query}`, who));
  const failure = (answer: Answer) => {
    const body = answer.body as { codigo: string; message: string };
    return [answer.status, body.codigo, body.message];
  };

  interface Pedido {
    statusId?: number;
    funcionarioId?: number;
    prazo?: string | null;
    responsibleId?: number | null;
    isHeld?: boolean;
    directed?: boolean;
  }
  async function add(p: Pedido = {}): Promise<number> {
    const id = await createPedido(app.database.db, {
      funcionarioId: p.funcionarioId ?? 1,
      statusId: p.statusId ?? STATUS.EM_ABERTO,
    });
    await app.database.db.execute(sql`update agendamento set prazo_atendimento = ${p.prazo ?? null}::date,
      user_responsavel_id = ${p.responsibleId ?? null}::int, direcionar_para_atendente = ${p.directed ?? false},
      atendimento_iniciado_em = ${p.isHeld ? new Date(MONDAY_10AM).toISOString() : null}::timestamptz where id = ${id}`);
    return id;
  }
  const stored = (id: number) =>
    row<{
      status: number;
      responsible: number | null;
      held: boolean;
      version: number;
      deadline: string | null;
    }>(
      app.database.db,
      sql`select status_id as status, user_responsavel_id as responsible, atendimento_iniciado_em is not null as held,
        versao as version, prazo_atendimento::text as deadline from agendamento where id = ${id}`,
    );

  it('shows what waits for somebody, the latest first, and what no limit runs for last', async () => {
    const late = await add({ prazo: '2026-11-20' });
    const none = await add({ statusId: STATUS.KIT_PENDENTE, prazo: '2026-11-02' });
    const soon = await add({ prazo: '2026-11-25', statusId: STATUS.PENDENCIA_PRESTADOR });
    for (const statusId of [STATUS.AGENDADO, STATUS.AUTOAGENDAMENTO, ...STATUSES_OUTSIDE_DEFAULT_LIST])
      await add({ statusId, prazo: '2026-11-01' });
    const rows = await queue();
    expect(rows.map(({ id }) => id)).toEqual([late, soon, none]);
    expect(rows.map(({ prazo }) => prazo)).toEqual(['2026-11-20', '2026-11-25', null]);
    const turned = await queue(ME, '?sort=prazo%20DESC');
    expect(turned.map(({ id }) => id)).toEqual([none, soon, late]);
    const asked = await queue(ME, `?filtrosExtras=${encodeURIComponent('{"status":[8]}')}`);
    expect(asked).toHaveLength(1);
  });

  it('each counter counts what the panel lists for it', async () => {
    await add();
    await add({ responsibleId: ME, isHeld: true, statusId: STATUS.AGENDADO });
    await add({ statusId: STATUS.KIT_PENDENTE });
    await add({ statusId: STATUS.PENDENCIA_PRESTADOR });
    const counters = (await get('/count-filtros-painel-agendamentos')).body as Record<string, number>;
    const counts = [counters['meus'], counters['pendencias'], counters['emAberto']];
    expect(counts).toEqual([1, 2, 1]);
    for (const [index, panel] of ['MEUS', 'PENDENCIAS', 'EM_ABERTO'].entries())
      expect(await queue(ME, `?filtrosExtras=${encodeURIComponent(`{"painel":"${panel}"}`)}`)).toHaveLength(
        counts[index] ?? -1,
      );
  });

  it('decision 54: what was directed to an attendant is found, in panel and list', async () => {
    const directed = await add({ directed: true });
    await add();
    const filter = `?filtrosExtras=${encodeURIComponent('{"direcionarParaAtendente":true}')}`;
    expect((await queue(ME, filter)).map(({ id }) => id)).toEqual([directed]);
    const list = await get(`/agendamentos${filter}`);
    expect(items(list)).toMatchObject([{ id: directed, direcionarParaAtendente: true }]);
    expect((list.body as { meta: { totalItems: number } }).meta.totalItems).toBe(1);
  });

  describe('filters of the panel, and how many there are of each status', () => {
    const where = (filters: object) => `?filtrosExtras=${encodeURIComponent(JSON.stringify(filters))}`;
    const counted = async (filters: object, who: number = ME, more = '') => {
      const answer = await get(`/count-status-agendamentos${where(filters)}${more}`, who);
      return Object.fromEntries(
        (answer.body as { id: number; total: number }[]).map(({ id, total }) => [id, total]),
      );
    };

    it('issue 12: by who has it in hand, by customer and by clinic, in panel, list and counts alike', async () => {
      const mine = await add({ responsibleId: ME, isHeld: true, statusId: STATUS.EM_ANDAMENTO });
      const asked = await add({ responsibleId: ME });
      const theirs = await add({
        responsibleId: COLLEAGUE,
        isHeld: true,
        statusId: STATUS.KIT_PENDENTE,
        funcionarioId: 4,
      });
      await app.database.db.execute(sql`update agendamento set prestador_id = 2 where id = ${theirs}`);
      const cases: [object, number[], object][] = [
        [{ responsavelId: ME }, [mine], { [STATUS.EM_ANDAMENTO]: 1 }],
        // Whoever asked for it has it not in hand: the column says 'Ninguém'.
        [{ responsavelId: 0 }, [asked], { [STATUS.EM_ABERTO]: 1 }],
        [{ clienteId: 2 }, [theirs], { [STATUS.KIT_PENDENTE]: 1 }],
        [{ prestadorId: 2 }, [theirs], { [STATUS.KIT_PENDENTE]: 1 }],
        [{ prestadorId: 2, clienteId: 1 }, [], {}],
      ];
      for (const [filters, ids, counts] of cases) {
        expect((await queue(ME, where(filters))).map(({ id }) => id)).toEqual(ids);
        expect(items(await get(`/agendamentos${where(filters)}`)).map(({ id }) => id)).toEqual(ids);
        expect(await counted(filters)).toEqual(counts);
      }
      const searched = await get(`/agendamentos-com/painel${where({ responsavelId: 0 })}&filter=conceicao`);
      expect(items(searched).map(({ id }) => id)).toEqual([asked]);
    });

    it('counts every status, the ended ones too, of the caller’s scope alone', async () => {
      await add();
      await add();
      await add({ statusId: STATUS.CANCELADO });
      await add({ statusId: STATUS.AGENDADO, funcionarioId: 4 });
      expect(await counted({})).toEqual({
        [STATUS.EM_ABERTO]: 2,
        [STATUS.CANCELADO]: 1,
        [STATUS.AGENDADO]: 1,
      });
      expect(await counted({}, COLLEAGUE)).toEqual({ [STATUS.EM_ABERTO]: 2, [STATUS.CANCELADO]: 1 });
      // Another's customer is nobody's, and does not widen.
      expect(await counted({ clienteId: 2 }, COLLEAGUE)).toEqual({});
      expect(await counted({ tipoExame: [1] })).toEqual({});
      expect(await counted({ painel: 'MEUS' })).toEqual({});
      expect(await counted({}, ME, '&filter=ninguem-assim')).toEqual({});
      const refused = await get(`/count-status-agendamentos${where({ status: [1] })}`);
      expect(refused.status).toBe(400);
    });

    it('says who attends, by name, to those who do', async () => {
      const people = (await get('/painel-agendamento/atendentes')).body as { id: number; name: string }[];
      const names = people.map(({ name }) => name);
      expect(people.map(({ id }) => id)).toEqual(expect.arrayContaining([ME, COLLEAGUE, OF_BRANCH]));
      expect(people.map(({ id }) => id)).not.toContain(READER);
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
      expect((await get('/painel-agendamento/atendentes', READER)).status).toBe(403);
      await app.database.runScript(`update usuario set bloqueado = true where id = ${COLLEAGUE}`);
      const others = (await get('/painel-agendamento/atendentes')).body as { id: number }[];
      await app.database.runScript(`update usuario set bloqueado = false where id = ${COLLEAGUE}`);
      expect(others.map(({ id }) => id)).toEqual(people.map(({ id }) => id).filter((id) => id !== COLLEAGUE));
    });
  });

  it('doc3 §6: without the panel’s permission nothing of it is open, and nothing outside the scope is there', async () => {
    const reader = await app.invoke('POST', '/auth/login', {
      body: { username: 'leitura@apto.test', password: 'Senha-de-teste-1' },
    });
    const { access_token: token } = reader.body as { access_token: string };
    expect((await app.invoke('GET', '/agendamentos-com/painel', { token })).status).toBe(403);
    const id = await add({ funcionarioId: 4 });
    expect((await app.invoke('POST', `/painel-agendamento/${id}/iniciar`, { token })).status).toBe(403);
    expect(await queue(COLLEAGUE)).toEqual([]);
    for (const action of ['iniciar', 'devolver'])
      expect((await post(`${id}/${action}`, COLLEAGUE)).status).toBe(404);
    expect((await post(`${id}/assumir`, COLLEAGUE, { responsavelId: null })).status).toBe(404);
    expect(await next(COLLEAGUE)).toEqual({ agendamento: null, emAndamento: 0 });
  });

  it("'Iniciar' takes a request: it is under way, with this attendant, told by record and row", async () => {
    const id = await add({ responsibleId: COLLEAGUE, prazo: '2026-11-25' });
    const answer = await post(`${id}/iniciar`);
    expect([answer.status, answer.body]).toMatchObject([
      201,
      { id, version: 2, status: { id: STATUS.EM_ANDAMENTO } },
    ]);
    expect(await stored(id)).toMatchObject({ status: STATUS.EM_ANDAMENTO, responsible: ME, held: true });
    expect((await queue())[0]).toMatchObject({
      id,
      prazo: '2026-11-25',
      responsavel: { id: ME, name: 'Usuário 1' },
    });
    const timeline = (await get(`/timeline/externa/${id}`)).body as { descricao: string; name: string }[];
    expect(timeline[0]).toMatchObject({ descricao: 'Em Andamento', name: 'Usuário 1' });
  });

  it('two attendants never take one: the second is told who has it', async () => {
    const id = await add();
    expect((await post(`${id}/iniciar`, COLLEAGUE)).status).toBe(201);
    const lost = await post(`${id}/iniciar`);
    expect(failure(lost)).toEqual([409, 'ATENDIMENTO_INICIADO', 'Usuário 2 já iniciou o atendimento.']);
    expect(lost.body).toMatchObject({
      details: { response: { responsavel: { id: COLLEAGUE, name: 'Usuário 2' }, versaoAtual: 2 } },
    });
    expect(failure(await post(`${id}/iniciar`, COLLEAGUE))[2]).toBe('Você já iniciou este atendimento.');
    const over = await add({ statusId: STATUS.CANCELADO });
    expect(failure(await post(`${over}/iniciar`))).toEqual([
      409,
      'TRANSICAO_RECUSADA',
      "Não é possível iniciar o atendimento de um agendamento com status 'Cancelado'.",
    ]);
  });

  it('of ten who press at once exactly one wins, and all others are told', async () => {
    const id = await add();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_unused, i) => post(`${id}/iniciar`, i % 2 === 0 ? ME : COLLEAGUE)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201))
      expect(failure(answer).slice(0, 2)).toEqual([409, 'ATENDIMENTO_INICIADO']);
    const records = await row<{ n: number }>(
      app.database.db,
      sql`select count(*)::int as n from agendamento_status where agendamento_id = ${id} and acao = 'INICIAR_ATENDIMENTO'`,
    );
    expect(records?.n).toBe(1);
  });

  it('ten who ask for the next one at once get ten', async () => {
    const ids = [];
    for (let i = 0; i < 10; i += 1) ids.push(await add({ prazo: '2026-11-25' }));
    const taken = await Promise.all(ids.map((_unused, i) => next(i % 2 === 0 ? ME : COLLEAGUE)));
    expect(taken.map(({ agendamento }) => agendamento?.id).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
      ids,
    );
    expect((await next()).agendamento).toBeNull();
    expect(await next()).toEqual({ agendamento: null, emAndamento: 5 });
  });

  it('the next one is the one that the domain names, whatever lies in the queue', async () => {
    const choice = fc.record({
      statusId: fc.constantFrom(
        STATUS.EM_ABERTO,
        STATUS.EM_ANDAMENTO,
        STATUS.PENDENCIA_PRESTADOR,
        STATUS.AGENDADO,
      ),
      responsibleId: fc.constantFrom(null, ME, COLLEAGUE),
      isHeld: fc.boolean(),
      prazo: fc.constantFrom(null, '2026-11-20', '2026-11-25'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(choice, { maxLength: 6 }), async (choices) => {
        await app.database.runScript(DELETE_AGENDAMENTOS);
        const queued: QueueItem[] = [];
        for (const c of choices) {
          const isHeld = c.isHeld && c.responsibleId !== null;
          const id = await add({ ...c, isHeld });
          const prazo = c.statusId === STATUS.AGENDADO ? null : c.prazo;
          queued.push({ id, idStatus: c.statusId, responsibleId: c.responsibleId, isHeld, prazo });
        }
        expect((await next()).agendamento?.id).toBe(nextInQueue(queued, ME)?.id);
      }),
      { numRuns: 20 },
    );
  });

  it('an attendant of one branch is never given another’s', async () => {
    await add({ funcionarioId: 1 });
    const own = await add({ funcionarioId: 3 });
    expect((await next(OF_BRANCH)).agendamento?.id).toBe(own);
    expect((await next(OF_BRANCH)).agendamento).toBeNull();
  });

  it('gives back what one has, to whoever made it; and never what one has not', async () => {
    const id = await add();
    await app.database.db.execute(sql`update agendamento set user_id = ${COLLEAGUE} where id = ${id}`);
    await post(`${id}/iniciar`);
    expect(failure(await post(`${id}/devolver`, COLLEAGUE))[2]).toBe('Usuário 1 já iniciou o atendimento.');
    expect(await post(`${id}/devolver`)).toMatchObject({
      status: 201,
      body: { status: { id: STATUS.EM_ABERTO } },
    });
    expect(await stored(id)).toMatchObject({ status: STATUS.EM_ABERTO, responsible: COLLEAGUE, held: false });
    expect(failure(await post(`${id}/devolver`))[1]).toBe('TRANSICAO_RECUSADA');
    expect((await post(`${id}/iniciar`, COLLEAGUE)).status).toBe(201);
  });

  it('what was paid for is taken over, not given back', async () => {
    const id = await add({ statusId: STATUS.EM_ANDAMENTO, responsibleId: ME, isHeld: true });
    await app.database.db
      .execute(sql`insert into agendamento_status (agendamento_id, de, para, acao, descricao)
      values (${id}, 17, 2, 'PAGAR_DEPOSITO', 'Depósito pago')`);
    expect(failure(await post(`${id}/devolver`))).toEqual([
      409,
      'TRANSICAO_RECUSADA',
      'O depósito deste agendamento já foi pago: peça a um colega que assuma.',
    ]);
    expect((await post(`${id}/assumir`, COLLEAGUE, { responsavelId: ME })).status).toBe(201);
    expect(await stored(id)).toMatchObject({
      status: STATUS.EM_ANDAMENTO,
      responsible: COLLEAGUE,
      version: 2,
    });
    const timeline = (await get(`/timeline/externa/${id}`)).body as { descricao: string }[];
    expect(timeline.map((t) => t.descricao)).toContain('Atendimento assumido');
  });

  it('takes over only from whom the person saw there', async () => {
    const id = await add({ statusId: STATUS.AGUARDANDO_DATA, responsibleId: COLLEAGUE, isHeld: true });
    expect(failure(await post(`${id}/assumir`, ME, { responsavelId: OF_BRANCH }))[2]).toBe(
      'Usuário 2 já iniciou o atendimento.',
    );
    expect((await post(`${id}/assumir`, ME, { responsavelId: COLLEAGUE })).status).toBe(201);
    expect(failure(await post(`${id}/assumir`, ME, { responsavelId: ME }))[2]).toBe(
      'Você já iniciou este atendimento.',
    );
    const open = await add();
    expect(failure(await post(`${open}/assumir`, ME, { responsavelId: null }))[1]).toBe('TRANSICAO_RECUSADA');
  });

  it('the limit begins with the request, by the customer’s own days, and anew when it comes back', async () => {
    await app.database.db.execute(sql`update cliente set dias_atendimento = 3 where id = 1`);
    const created = await app.invoke('POST', '/agendamentos', {
      token: tokens.get(ME) ?? null,
      body: pedido(),
    });
    expect(created.status).toBe(201);
    const { id } = created.body as { id: number };
    expect(await stored(id)).toMatchObject({ deadline: '2026-11-26' });
    await app.database.db.execute(sql`update cliente set dias_atendimento = null where id = 1`);
    await app.database.db.execute(
      sql`update agendamento set status_id = ${STATUS.PENDENCIA_CLIENTE} where id = ${id}`,
    );
    app.goTo(MONDAY_10AM + 4 * 86_400_000);
    const resolved = await app.invoke('POST', '/agendamento_status', {
      // The session of Monday has ended by then.
      token: await app.tokenFor(ME),
      body: {
        descricao: 'Pendência resolvida: sim',
        agendamento: id,
        status: { id: STATUS.PENDENCIA_PRESTADOR },
      },
    });
    expect(resolved.status).toBe(201);
    // Friday, and two working days.
    expect(await stored(id)).toMatchObject({ deadline: '2026-12-01' });
  });
});
