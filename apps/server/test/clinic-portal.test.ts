import { STATUS } from '@apto/domain/status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { createVisit, DELETE_AGENDAMENTOS, type TestVisit } from './pedido.ts';

const TODAY = '2026-11-23';
const TOMORROW = '2026-11-24';
const S = STATUS;

interface Row {
  id: number;
  version: number;
  acoes: string[];
  funcionario: { name: string; cpf: string };
}

describe.each(DATABASES)("the clinic's portal (doc3 §2.1), on %s", (database) => {
  let app: TestApp;
  let clinic: string;
  let attendant: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    clinic = await app.tokenFor(4);
    attendant = await app.tokenFor(1);
  });
  afterAll(() => app.close());
  beforeEach(() =>
    app.database.runScript(
      `${DELETE_AGENDAMENTOS} delete from outbox; update prestador set advance_deposit = false where id = 1;
       update cliente set advance_deposit = false where id = 1`,
    ),
  );

  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T>(text, values))).rows;
  const create = (changes: TestVisit = {}) =>
    createVisit(app.database, {
      status: S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR,
      data: TOMORROW,
      hora: '09:00',
      ...changes,
    });
  const list = async (query: string, token = clinic) => {
    const r = await app.invoke('GET', `/confirmacao-prestador/agendamentos?${query}`, { token });
    expect(r.status).toBe(200);
    return r.body as { items: Row[]; meta: { totalItems: number }; prestador: { name: string } };
  };
  const act = (id: number, body: unknown, options: { version?: number; token?: string; key?: string } = {}) =>
    app.invoke('POST', `/confirmacao-prestador/agendamentos/${id}/acao`, {
      token: options.token ?? clinic,
      body,
      headers: {
        'if-match': `"${options.version ?? 1}"`,
        ...(options.key ? { 'idempotency-key': options.key } : {}),
      },
    });
  const stored = async (id: number) =>
    (
      await query<{
        status_id: number;
        versao: number;
        observacao_prestador: string | null;
        quantidade_falta_consulta: number;
      }>(
        'select status_id, versao, observacao_prestador, quantidade_falta_consulta from agendamento where id = $1',
        [id],
      )
    )[0];
  const records = (id: number) =>
    query<{ acao: string; descricao: string; observacao: string | null; autor_nome: string }>(
      'select acao, descricao, observacao, autor_nome from agendamento_status where agendamento_id = $1 order by id',
      [id],
    );

  it('doc1 §3 linkTelemedicina: tells the clinic of the room in which it meets the person', async () => {
    const id = await create();
    const of = async () =>
      (await app.invoke('GET', `/confirmacao-prestador/agendamentos/${id}`, { token: clinic })).body;
    expect(await of()).toMatchObject({ telemedicina: false, linkTelemedicina: null });
    const room = 'https://salas.exemplo.com.br/4f9c';
    await query('update agendamento set telemedicina = true, link_telemedicina = $2 where id = $1', [
      id,
      room,
    ]);
    expect(await of()).toMatchObject({ telemedicina: true, linkTelemedicina: room });
    expect((await list('situacao=PENDENTES')).items[0]).toMatchObject({ id, telemedicina: true });
  });

  it('shows what waits for the answer apart from whom the clinic expects, by day and time', async () => {
    const late = await create({ data: '2026-11-26', hora: null });
    const early = await create({ data: '2026-11-26', hora: '08:00' });
    const first = await create({ data: TOMORROW });
    const undated = await create({ data: null, hora: null });
    const booked = await create({ status: S.AGENDADO });
    const today = await create({ status: S.DIA_DA_CONSULTA, data: TODAY });
    const over = await create({ status: S.AGUARDANDO_CONF_COMPARECIMENTO, data: '2026-11-20' });
    for (const status of [S.EM_ANDAMENTO, S.PENDENCIA_PRESTADOR, S.CANCELADO, S.CONCLUIDO])
      await create({ status });

    const pending = await list('situacao=PENDENTES');
    expect(pending.items.map((i) => i.id)).toEqual([first, early, late, undated]);
    expect(pending.meta.totalItems).toBe(4);
    expect(pending.prestador).toEqual({ name: expect.any(String) as string });
    expect((await list('situacao=FUTUROS')).items.map((i) => i.id)).toEqual([today, booked, over]);
    const second = await list('situacao=PENDENTES&limit=1&page=2');
    expect(second.items.map((i) => i.id)).toEqual([early]);
    expect(second.meta.totalItems).toBe(4);
  });

  it('doc3 §2.1, decisions/0272: a day that somebody asked to change is still expected, until another is found for it', async () => {
    const booked = await create({ status: S.AGENDADO });
    const asked = await create();
    const over = await create({ status: S.AGENDADO, data: '2026-11-20' });
    const step = (id: number, from: number, to: number, action: string) =>
      query(
        `with moved as (update agendamento set status_id = $3 where id = $1 returning id)
         insert into agendamento_status (agendamento_id, de, para, acao, descricao, autor_nome)
         select id, $2, $3, $4, 'x', 'Ana' from moved`,
        [id, from, to, action],
      );
    const upcoming = async () => (await list('situacao=FUTUROS')).items.map((i) => i.id);
    await step(booked, S.AGENDADO, S.PENDENCIA_PRESTADOR, 'SOLICITAR_ALTERACAO');
    // One that the clinic never confirmed, and one whose day is over, are nobody that it expects.
    await step(asked, S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR, S.PENDENCIA_PRESTADOR, 'SOLICITAR_ALTERACAO');
    await step(over, S.AGENDADO, S.PENDENCIA_PRESTADOR, 'SOLICITAR_ALTERACAO');
    const { items, meta } = await list('situacao=FUTUROS');
    expect(items).toMatchObject([{ id: booked, acoes: [] }]);
    expect(meta.totalItems).toBe(1);
    expect(await list('situacao=PENDENTES')).toMatchObject({ items: [] });
    const detail = await app.invoke('GET', `/confirmacao-prestador/agendamentos/${booked}`, {
      token: clinic,
    });
    expect(detail.status).toBe(200);
    // Whoever looks for another day changes nothing of this one; who asks for another one does.
    await step(booked, S.PENDENCIA_PRESTADOR, S.EM_ANDAMENTO, 'INICIAR_ATENDIMENTO');
    expect(await upcoming()).toEqual([booked]);
    await step(booked, S.EM_ANDAMENTO, S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR, 'PEDIR_CONFIRMACAO_PRESTADOR');
    expect(await upcoming()).toEqual([]);
    expect((await list('situacao=PENDENTES')).items.map((i) => i.id)).toEqual([booked]);
    await step(
      booked,
      S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR,
      S.PENDENCIA_PRESTADOR,
      'RECUSAR_PELO_PRESTADOR',
    );
    expect(await upcoming()).toEqual([]);
  });

  it('finds by name without regard to accents', async () => {
    const found = await create({ funcionario: 1 });
    await create({ funcionario: 2 });
    expect((await list('situacao=PENDENTES&filter=conceicao%20joao')).items.map((i) => i.id)).toEqual([
      found,
    ]);
    expect((await list('situacao=PENDENTES&filter=%25')).items).toEqual([]);
  });

  it('gives the least that the clinic needs: no whole CPF, no exam in the list, and each reading of exams is written down', async () => {
    const id = await create();
    const r = await app.invoke('GET', '/confirmacao-prestador/agendamentos?situacao=PENDENTES', {
      token: clinic,
    });
    expect(r.raw.toString()).not.toContain('52998224725');
    expect(r.raw.toString()).not.toContain('Audiometria');
    expect((r.body as { items: Row[] }).items[0]).toMatchObject({
      funcionario: { name: 'João Conceição', cpf: '***.982.247-**' },
      acoes: ['CONFIRMAR_PELO_PRESTADOR', 'PROPOR_OUTRO_HORARIO', 'RECUSAR_PELO_PRESTADOR'],
    });

    const before = await query("select 1 from auditoria where acao = 'LER' and recurso_id = $1", [id]);
    expect(before).toEqual([]);
    const detail = await app.invoke('GET', `/confirmacao-prestador/agendamentos/${id}`, { token: clinic });
    expect(detail.body).toMatchObject({
      procedimentos: [
        { name: 'Exame clínico', recommendation: null },
        { name: 'Audiometria', recommendation: 'Repouso auditivo de 14 horas' },
      ],
      solicitante: { name: 'Rita do RH', phone: '1133334444' },
    });
    expect(detail.raw.toString()).not.toContain('52998224725');
    expect(
      await query(
        "select sessao_tipo, usuario_id, cliente_id, dado_de_saude from auditoria where acao = 'LER' and recurso_id = $1",
        [id],
      ),
    ).toEqual([{ sessao_tipo: 'prestador', usuario_id: 4, cliente_id: 1, dado_de_saude: true }]);
  });

  it("another clinic's appointment does not exist for it, whatever it asks", async () => {
    const foreign = await create({ prestador: 2 });
    const otherEmpresa = await create({ prestador: 3, funcionario: 5 });
    for (const id of [foreign, otherEmpresa, 999_999]) {
      const detail = await app.invoke('GET', `/confirmacao-prestador/agendamentos/${id}`, { token: clinic });
      expect([id, detail.status]).toEqual([id, 404]);
      const r = await act(id, { acao: 'CONFIRMAR_PELO_PRESTADOR' });
      expect([id, r.status]).toEqual([id, 404]);
    }
    expect((await list('situacao=PENDENTES')).items).toEqual([]);
    expect(await stored(foreign)).toMatchObject({ status_id: 26, versao: 1 });
  });

  it('is closed to staff, to an employee with a link and to nobody in particular', async () => {
    const id = await create();
    const employee = await app.employeeToken(id);
    for (const [token, who] of [
      [attendant, 'staff'],
      [employee, 'employee'],
      [null, 'nobody'],
    ] as const) {
      const statuses = [];
      for (const path of ['agendamentos?situacao=PENDENTES', `agendamentos/${id}`, 'calendario'])
        statuses.push((await app.invoke('GET', `/confirmacao-prestador/${path}`, { token })).status);
      const done = await app.invoke('POST', `/confirmacao-prestador/agendamentos/${id}/acao`, {
        token,
        body: { acao: 'CONFIRMAR_PELO_PRESTADOR' },
        headers: { 'if-match': '"1"' },
      });
      expect([who, ...statuses, done.status]).toEqual([who, 401, 401, 401, 401]);
    }
    for (const path of ['/agendamentos', `/agendamentos/${id}`, `/agendamento_status/agendamento/${id}`])
      expect((await app.invoke('GET', path, { token: clinic })).status).toBe(401);
  });

  it('staff asks, the clinic confirms, and the record, the audit and the event say so', async () => {
    const id = await create({ status: S.EM_ANDAMENTO });
    const asked = await app.invoke('POST', '/agendamento_status', {
      token: attendant,
      body: {
        agendamento: { id },
        status: { id: 26 },
        descricao: 'Mudança de status para Aguardando Confirmação do Prestador',
        observacao: '',
      },
    });
    expect(asked.status).toBe(201);
    const [row] = (await list('situacao=PENDENTES')).items;
    expect(row).toMatchObject({ id, version: 2 });

    const r = await act(id, { acao: 'CONFIRMAR_PELO_PRESTADOR' }, { version: 2 });
    expect([r.status, r.body]).toEqual([
      200,
      { id, version: 3, status: { id: 8, descricao: 'Agendado', primevueColor: 'success' } },
    ]);
    expect((await list('situacao=FUTUROS')).items.map((i) => i.id)).toEqual([id]);
    expect((await records(id)).at(-1)).toEqual({
      acao: 'CONFIRMAR_PELO_PRESTADOR',
      descricao: 'Confirmado pelo prestador',
      observacao: null,
      autor_nome: 'Usuário 4',
    });
    expect(
      await query(
        "select usuario_id, cliente_id, detalhes from auditoria where acao = 'CONFIRMAR_PELO_PRESTADOR' and recurso_id = $1",
        [id],
      ),
    ).toEqual([{ usuario_id: 4, cliente_id: 1, detalhes: { de: 26, para: 8 } }]);
    expect(
      await query('select tipo, dados from outbox where agendamento_id = $1 order by id desc limit 1', [id]),
    ).toEqual([{ tipo: 'AGENDADO', dados: { id, version: 3, tipo: 'AGENDADO' } }]);
  });

  it('the question needs the permission of the panel, a clinic and a day', async () => {
    const ask = (id: number, token: string) =>
      app.invoke('POST', '/agendamento_status', {
        token,
        body: {
          agendamento: { id },
          status: { id: 26 },
          descricao: 'Mudança de status para Aguardando Confirmação do Prestador',
        },
      });
    const id = await create({ status: S.EM_ANDAMENTO });
    expect((await ask(id, await app.tokenFor(3))).status).toBe(403);
    const undated = await create({ status: S.EM_ANDAMENTO, data: null });
    const r = await ask(undated, attendant);
    expect([r.status, r.body]).toMatchObject([
      409,
      { message: 'Escolha o prestador e o dia antes de pedir a confirmação.' },
    ]);
  });

  it('a clinic that is paid in advance waits for the deposit, once', async () => {
    await app.database.runScript('update prestador set advance_deposit = true where id = 1');
    const id = await create();
    await act(id, { acao: 'CONFIRMAR_PELO_PRESTADOR' });
    expect(await stored(id)).toMatchObject({ status_id: S.DEPOSITO_ANTECIPADO });
    const paid = await create();
    await query(
      "insert into agendamento_status (agendamento_id, de, para, acao, descricao) values ($1, 17, 2, 'PAGAR_DEPOSITO', 'Pago')",
      [paid],
    );
    await act(paid, { acao: 'CONFIRMAR_PELO_PRESTADOR' });
    expect(await stored(paid)).toMatchObject({ status_id: S.AGENDADO });
  });

  it('where the customer pays in advance it waits as well', async () => {
    await app.database.runScript('update cliente set advance_deposit = true where id = 1');
    const id = await create();
    await act(id, { acao: 'CONFIRMAR_PELO_PRESTADOR' });
    expect(await stored(id)).toMatchObject({ status_id: S.DEPOSITO_ANTECIPADO });
  });

  it('a refusal needs its reason and leaves it where staff reads it', async () => {
    const id = await create();
    const without = await act(id, { acao: 'RECUSAR_PELO_PRESTADOR', motivo: '  ' });
    expect([without.status, without.body]).toMatchObject([400, { codigo: 'VALIDACAO' }]);
    const r = await act(id, { acao: 'RECUSAR_PELO_PRESTADOR', motivo: 'Sem médico no dia.' });
    expect(r.status).toBe(200);
    const text = 'Recusado pelo prestador. Motivo: Sem médico no dia.';
    expect(await stored(id)).toMatchObject({ status_id: S.PENDENCIA_PRESTADOR, observacao_prestador: text });
    const seen = await app.invoke('GET', `/agendamento_status/agendamento/${id}`, { token: attendant });
    expect(seen.body).toMatchObject([{ descricao: text, usuario: { name: 'Usuário 4' } }]);
    expect((await list('situacao=PENDENTES')).items).toEqual([]);
  });

  it('another time is offered within its own hours, and staff reads which', async () => {
    const id = await create();
    const propose = (day: string, time: string, rest: object = {}) =>
      act(id, { acao: 'PROPOR_OUTRO_HORARIO', data: day, hora: time, ...rest });
    for (const [day, time, field] of [
      ['2026-11-29', '09:30', 'data'],
      ['2026-11-20', '09:30', 'data'],
      ['2026-12-25', '09:30', 'data'],
      ['2026-11-26', '23:00', 'hora'],
      [TOMORROW, '09:00', 'hora'],
    ] as const) {
      const r = await propose(day, time);
      expect([day, time, r.status, r.body]).toMatchObject([
        day,
        time,
        400,
        { details: { response: { campos: [{ campo: field }] } } },
      ]);
    }
    const r = await propose('2026-11-26', '09:30', {
      motivo: 'O médico só atende quinta.',
    });
    expect(r.status).toBe(200);
    const text =
      'Alteração proposta pelo prestador: quinta-feira, 26 de novembro de 2026, às 09:30. Motivo: O médico só atende quinta.';
    expect((await records(id)).at(-1)).toMatchObject({
      acao: 'PROPOR_OUTRO_HORARIO',
      descricao: text,
      // Said once, and as people write a day.
      observacao: null,
    });
    expect(await stored(id)).toMatchObject({ status_id: S.PENDENCIA_PRESTADOR, observacao_prestador: text });
    expect((await app.invoke('GET', `/agendamentos/${id}`, { token: attendant })).body).toMatchObject({
      datasPropostas: { origem: 'PRESTADOR', datas: [{ data: '2026-11-26', hora: '09:30' }] },
    });
    // The day itself is for staff to move.
    expect(await query('select data_agendamento::text as d from agendamento where id = $1', [id])).toEqual([
      { d: TOMORROW },
    ]);
  });

  it('a note waits for staff, who read it in the panel and accept it; trail and event carry no word of it (doc3 §7.6)', async () => {
    const id = await create({ status: S.AGENDADO });
    const other = await create({ status: S.AGENDADO });
    const text = 'Pedir que traga o audiograma anterior.';
    const note = (agendamento: number, observacaoPrestador: string, token = clinic) =>
      app.invoke('POST', `/confirmacao-prestador/agendamentos/${agendamento}/observacao`, {
        token,
        body: { observacaoPrestador },
      });
    expect((await note(id, '   ')).status).toBe(400);
    expect((await note(id, 'x'.repeat(1001))).status).toBe(400);
    const first = await note(id, text);
    expect([first.status, first.body]).toMatchObject([201, { texto: text, aceitarObservacao: false }]);
    await note(other, 'Chegar 15 minutos antes.');
    // It moves nothing: who has the appointment open keeps what they saw.
    expect(await stored(id)).toMatchObject({ status_id: S.AGENDADO, versao: 1 });
    expect(
      await query("select dados->>'tipo' as tipo, dados::text like '%audiograma%' as tells from outbox"),
    ).toEqual([
      { tipo: 'ALTERADO', tells: false },
      { tipo: 'ALTERADO', tells: false },
    ]);
    expect(
      await query("select count(*)::int as n from auditoria where detalhes::text like '%audiograma%'"),
    ).toEqual([{ n: 0 }]);

    const waiting = async () =>
      (await app.invoke('GET', '/agendamentos-com/observacao-prestador', { token: attendant })).body;
    expect(await waiting()).toEqual({ total: 2 });
    const listed = await app.invoke('GET', '/agendamentos-com/observacao-prestador/dados', {
      token: attendant,
    });
    const { items } = listed.body as { items: { id: number }[] };
    expect(items).toMatchObject([
      { observacaoPrestador: text, prestador: { id: 1 }, agendamento: { id, status: { id: S.AGENDADO } } },
      { observacaoPrestador: 'Chegar 15 minutos antes.', agendamento: { id: other } },
    ]);
    const accept = (ids: number[]) =>
      app.invoke('POST', '/agendamentos-com/observacao-prestador/aceitar', {
        token: attendant,
        body: { ids },
      });
    // One that does not exist: none is accepted.
    expect((await accept([items[0]?.id ?? 0, 987_654])).status).toBe(404);
    expect(await waiting()).toEqual({ total: 2 });
    expect((await accept([items[0]?.id ?? 0])).body).toEqual({ aceitas: 1 });
    // Twice is once, and the first one's name stays.
    expect((await accept([items[0]?.id ?? 0])).body).toEqual({ aceitas: 0 });
    expect(await waiting()).toEqual({ total: 1 });

    const read = await app.invoke('GET', `/painel-agendamento/${id}`, { token: attendant });
    expect(read.body).toMatchObject({
      id,
      observacoes: [
        { observacaoPrestador: text, aceitarObservacao: true, aceitaPor: expect.any(String) as string },
      ],
    });
    const detail = (agendamento: number) =>
      app.invoke('GET', `/agendamentos/${agendamento}`, { token: attendant });
    expect((await detail(id)).body).toMatchObject({ observacaoPrestador: text, aceitarObservacao: false });
    expect((await detail(other)).body).toMatchObject({ aceitarObservacao: true });
    const seen = await app.invoke('GET', `/confirmacao-prestador/agendamentos/${id}`, { token: clinic });
    expect(seen.body).toMatchObject({ observacoes: [{ texto: text, aceitarObservacao: true }] });
    const timeline = await app.invoke('GET', `/timeline/externa/${id}`, { token: attendant });
    const told = (timeline.body as { descricao: string; observacao: string }[]).filter((entry) =>
      entry.descricao.startsWith('Observação da clínica'),
    );
    expect(told.map((entry) => entry.descricao)).toEqual([
      'Observação da clínica aceita',
      'Observação da clínica',
    ]);
    expect(told[1]?.observacao).toContain(text);
  });

  it('notes nothing beside what is no longer the clinic’s concern, or never was', async () => {
    const over = await create({ status: S.CANCELADO });
    const foreign = await create({ status: S.AGENDADO, prestador: 2 });
    for (const id of [over, foreign]) {
      const r = await app.invoke('POST', `/confirmacao-prestador/agendamentos/${id}/observacao`, {
        token: clinic,
        body: { observacaoPrestador: 'Olá' },
      });
      expect([id, r.status]).toEqual([id, 404]);
    }
    expect(await query('select 1 from observacao_prestador')).toEqual([]);
  });

  it('on the day: arrived, then attended; or missed, which counts', async () => {
    const id = await create({ status: S.DIA_DA_CONSULTA, data: TODAY });
    expect((await act(id, { acao: 'REGISTRAR_CHEGADA' })).status).toBe(200);
    const [arrived] = (await list('situacao=FUTUROS')).items;
    expect(arrived).toMatchObject({
      id,
      version: 2,
      chegadaEm: '2026-11-23T13:00:00.000Z',
      acoes: ['CONFIRMAR_COMPARECIMENTO', 'INFORMAR_FALTA'],
    });
    expect((await act(id, { acao: 'REGISTRAR_CHEGADA' }, { version: 2 })).status).toBe(409);
    expect((await act(id, { acao: 'CONFIRMAR_COMPARECIMENTO' }, { version: 2 })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ status_id: S.CONCLUIDO, quantidade_falta_consulta: 0 });

    const missed = await create({ status: S.DIA_DA_CONSULTA, data: TODAY });
    expect((await act(missed, { acao: 'INFORMAR_FALTA' })).status).toBe(200);
    expect(await stored(missed)).toMatchObject({ status_id: S.FALTA_CONSULTA, quantidade_falta_consulta: 1 });
  });

  it('refuses what the table does not let a clinic do, and what it saw before somebody else changed it', async () => {
    const booked = await create({ status: S.AGENDADO });
    expect((await act(booked, { acao: 'INFORMAR_FALTA' })).body).toMatchObject({
      codigo: 'TRANSICAO_RECUSADA',
    });
    expect((await act(booked, { acao: 'CANCELAR' })).status).toBe(400);
    const cancelled = await create({ status: S.CANCELADO });
    expect((await act(cancelled, { acao: 'CONFIRMAR_PELO_PRESTADOR' })).body).toMatchObject({
      codigo: 'TRANSICAO_RECUSADA',
      details: { response: { statusAtual: { id: 10 } } },
    });
    const moved = await create();
    await query('update agendamento set versao = 2, data_agendamento = $2 where id = $1', [
      moved,
      '2026-12-01',
    ]);
    expect((await act(moved, { acao: 'CONFIRMAR_PELO_PRESTADOR' })).body).toMatchObject({
      codigo: 'VERSAO_DESATUALIZADA',
    });
    const withoutVersion = await app.invoke('POST', `/confirmacao-prestador/agendamentos/${moved}/acao`, {
      token: clinic,
      body: { acao: 'CONFIRMAR_PELO_PRESTADOR' },
    });
    expect(withoutVersion.status).toBe(428);
  });

  it('of two answers at once one counts, and one sent twice is one', async () => {
    const id = await create();
    const both = await Promise.all([
      act(id, { acao: 'CONFIRMAR_PELO_PRESTADOR' }),
      act(id, { acao: 'RECUSAR_PELO_PRESTADOR', motivo: 'Não atendemos.' }),
    ]);
    expect(both.map((r) => r.status).sort((x, y) => x - y)).toEqual([200, 409]);
    expect(await records(id)).toHaveLength(1);

    const twice = await create();
    const again = () =>
      act(twice, { acao: 'CONFIRMAR_PELO_PRESTADOR' }, { key: 'a0000000-0000-4000-8000-000000000001' });
    const [first, second] = [await again(), await again()];
    expect([first.status, second.status, second.headers['idempotent-replay']]).toEqual([200, 200, 'true']);
    expect(second.body).toEqual(first.body);
    expect(await records(twice)).toHaveLength(1);
  });

  it('gives its own hours, holidays and vacations to choose another day by', async () => {
    const r = await app.invoke('GET', '/confirmacao-prestador/calendario', { token: clinic });
    expect(r.status).toBe(200);
    expect(r.body).toMatchObject({
      openingHours: expect.any(Array) as unknown,
      ferias: expect.any(Array) as unknown,
    });
  });
});
