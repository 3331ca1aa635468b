import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from './sql.ts';

import { EACH_DATABASE, createTestApp, MONDAY_10AM, type TestApp } from './helpers.ts';
import { CPFS } from './fixture.ts';
import { DELETE_AGENDAMENTOS } from './pedido.ts';
import { pedido } from './pedidos.ts';

type RequestBody = Record<string, never> & {
  items: { id: number; createdAt: string; funcionario: { name: string }; status: { id: number } }[];
  meta: { totalItems: number; totalPages: number; itemCount: number };
};

describe.each(EACH_DATABASE)('appointments over HTTP on %s', (database) => {
  let app: TestApp;
  let attendant: string;
  let cliente: string;
  let reading: string;

  beforeAll(async () => {
    app = await createTestApp({ database });
    attendant = await app.tokenFor(1);
    cliente = await app.tokenFor(2);
    reading = await app.tokenFor(3);
  });
  afterAll(() => app.close());

  const create = (body: unknown, token = attendant, headers: Record<string, string> = {}) =>
    app.invoke('POST', '/agendamentos', { token, body, headers });
  const fetchList = (query = '', token = attendant, headers: Record<string, string> = {}) =>
    app.invoke('GET', `/agendamentos${query}`, { token, headers });
  const id = (r: { body: unknown }) => (r.body as { id: number }).id;

  it('doc1 §4: a new appointment has status 1 and appears first in the list', async () => {
    const created = await create(pedido());
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      idStatus: 1,
      version: 1,
      idFuncionario: 1,
      nomeFuncionario: 'João Conceição',
    });
    const list = (await fetchList()).body as RequestBody;
    expect(list.items[0]).toMatchObject({
      id: id(created),
      status: { id: 1, descricao: 'Em Aberto' },
      cliente: { name: 'Padaria Aurora' },
      unidade: { name: 'Matriz', tradeCode: 'M1' },
      tipoExame: { id: 2, descricao: 'Periódico' },
      company: { name: 'Saúde Ocupacional Ltda' },
    });
    expect(list.meta).toMatchObject({ totalItems: 1, totalPages: 1, itemCount: 1 });
  });

  it('creates up to ten employees at once, all or none', async () => {
    const before = ((await fetchList()).body as RequestBody).meta.totalItems;
    const bad = await create([pedido(), pedido({ funcionario: { id: 4 } })]);
    expect(bad.status).toBe(404);
    expect(((await fetchList()).body as RequestBody).meta.totalItems).toBe(before);
    const good = await create([pedido(), pedido({ funcionario: { id: 2 } })]);
    expect(good.status).toBe(201);
    expect((good.body as { idFuncionario: number }[]).map((a) => a.idFuncionario)).toEqual([1, 2]);
    expect(((await fetchList()).body as RequestBody).meta.totalItems).toBe(before + 2);
    expect((await create(Array.from({ length: 11 }, () => pedido()))).status).toBe(400);
  });

  it.each([
    [
      'start in the past',
      { dataSugestaoInicial: '2026-11-20' },
      422,
      'A data inicial não pode ser menor que a data atual',
    ],
    ['clinic of another company', { prestador: { id: 3 } }, 404, 'Prestador não encontrado.'],
    [
      'clinic not released',
      { prestador: { id: 2 } },
      422,
      'O prestador não atende os funcionários da empresa: Padaria Aurora',
    ],
    ['no telephone', { telefoneSolicitante: '' }, 400, 'Telefone do solicitante é obrigatório'],
    ['an absent telephone', { telefoneSolicitante: undefined }, 400, 'Telefone do solicitante é obrigatório'],
    ['default telephone', { telefoneSolicitante: '00000000000' }, 400, 'Telefone inválido'],
    ['unknown exam type', { tipoExame: { id: 99 } }, 400, 'Tipo de exame desconhecido'],
    ['dismissal without its date', { tipoExame: { id: 4 } }, 400, 'Campo obrigatório'],
  ])('refuses %s with the specified text', async (_, change, status, text) => {
    const r = await create(pedido(change));
    expect(r.status).toBe(status);
    const body = r.body as {
      message: unknown;
      codigo: string;
      requestId: string;
      details?: { response: { message: unknown } };
    };
    expect(JSON.stringify(body.details?.response.message ?? body.message)).toContain(text);
    expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('decision 40: only a dismissal that goes to an attendant may have no exam', async () => {
    const dismissal = { tipoExame: { id: 4 }, dataHomologacao: '2026-11-30', procedimentos: [] };
    for (const change of [
      { procedimentos: [] },
      { procedimentos: [], direcionarParaAtendente: true },
      dismissal,
    ]) {
      const refused = await create(pedido(change));
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        400,
        expect.stringContaining('O campo precisa ser informado corretamente'),
      ]);
    }
    const r = await create(pedido({ ...dismissal, direcionarParaAtendente: true }));
    expect([r.status, r.body]).toEqual([201, expect.objectContaining({ idStatus: 1 })]);
  });

  describe('the rules of the wizard hold for whoever posts', () => {
    const fields = (r: { body: unknown }) =>
      (r.body as { details?: { response: { campos?: { campo: string; mensagem: string }[] } } }).details
        ?.response.campos;
    const sql = (command: string) => app.database.runScript(command);
    const RELEASE_2 =
      'insert into prestador_cliente (prestador_id, cliente_id, condicao) values (2, 1, true)';
    const WITHDRAW_2 = 'delete from prestador_cliente where prestador_id = 2 and cliente_id = 1';

    it.each([
      [
        'an occupational exam at a clinic without them',
        {},
        'update prestador set atende_ocupacional = false where id = 1',
        'update prestador set atende_ocupacional = true where id = 1',
        422,
        { campo: 'prestador', mensagem: 'O prestador não realiza exames ocupacionais.' },
      ],
      [
        'a clinic that performs none of the exams',
        {},
        'delete from prestador_exame where prestador_id = 1',
        'insert into prestador_exame (prestador_id, procedimento_id, valor_cobrar) values (1, 1, 5000), (1, 2, 5000), (1, 3, 5000)',
        422,
        { campo: 'prestador', mensagem: 'O prestador não realiza nenhum dos exames solicitados.' },
      ],
      [
        'risk without the questionnaire',
        { questionarioRisco: null },
        '',
        '',
        400,
        { campo: 'questionarioRisco', mensagem: 'O questionário deve ser informado' },
      ],
      [
        'no time although the requester schedules at a clinic that is not SOC',
        { prestador: 2, quemAgenda: 'SOLICITANTE' },
        RELEASE_2,
        WITHDRAW_2,
        400,
        { campo: 'horarioMarcadoPrestador', mensagem: 'Campo obrigatório' },
      ],
      [
        'a function change without a change of risk and without its charge',
        { tipoExame: 5 },
        '',
        '',
        422,
        {
          campo: 'asoEmDia',
          mensagem: 'É necessário marcar o campo para realizar a confirmação do exame.',
        },
      ],
      [
        'a range beyond the horizon',
        { dataSugestaoInicial: '2027-11-24', dataSugestaoFinal: '2027-11-24' },
        '',
        '',
        422,
        { campo: 'dataSugestaoFinal', mensagem: 'A data final não pode ser maior que 23/11/2027' },
      ],
    ])('refuses %s', async (_, change, before, after, status, failure) => {
      if (before) await sql(before);
      const r = await create(pedido(change));
      if (after) await sql(after);
      expect(r.status).toBe(status);
      expect(fields(r)).toEqual([failure]);
      expect((await create(pedido())).status).toBe(201);
    });

    it('decision 48: who schedules and who notifies is never refused; the locked value is written', async () => {
      await sql(`${RELEASE_2}; insert into cliente_metodo_atendimento (cliente_id, tipo_exame_id, quem_agenda, quem_avisa)
        values (1, 2, 'EMPRESA', 'SOLICITANTE')`);
      const written = async (change: Record<string, unknown>) => {
        const { body } = await create(pedido({ prestador: 2, ...change }));
        const detail = await app.invoke('GET', `/agendamentos/${(body as { id: number }).id}`, {
          token: attendant,
        });
        return [detail.body, (body as { avisos: string[] }).avisos];
      };
      const locked = { quemAgenda: 'EMPRESA', quemAvisa: 'SOLICITANTE' };
      for (const none of [undefined, null, 'USUARIO_ESCOLHE'])
        expect(await written({ quemAgenda: none, quemAvisa: none })).toMatchObject([
          locked,
          expect.not.arrayContaining([expect.stringContaining('definiu')]),
        ]);
      expect(await written({ quemAgenda: 'SOLICITANTE', quemAvisa: 2 })).toMatchObject([
        locked,
        expect.arrayContaining([
          'O cliente definiu quem agenda: Empresa',
          'O cliente definiu quem avisa: Solicitante',
        ]),
      ]);
      await sql(`${WITHDRAW_2}; delete from cliente_metodo_atendimento`);
      const free = pedido({ quemAgenda: undefined, quemAvisa: undefined });
      const { body } = await app.invoke('GET', `/agendamentos/${id(await create(free))}`, {
        token: attendant,
      });
      // The fixture's clinic and client fix both on the requester (doc2 §4).
      expect(body).toMatchObject({ quemAgenda: 'SOLICITANTE', quemAvisa: 'SOLICITANTE' });
    });

    it('names the employee of a list', async () => {
      const r = await create([pedido(), pedido({ funcionario: { id: 2 }, questionarioRisco: null })]);
      expect(r.status).toBe(400);
      expect(fields(r)).toEqual([
        { campo: '1.questionarioRisco', mensagem: 'O questionário deve ser informado' },
      ]);
    });

    it('asks no questionnaire where the client has disabled it, nor of who has no risk', async () => {
      expect((await create(pedido({ funcionario: { id: 6 }, questionarioRisco: null }))).status).toBe(201);
      await sql('update cliente set desabilitar_questionario_risco = true where id = 1');
      expect((await create(pedido({ questionarioRisco: null }))).status).toBe(201);
      await sql('update cliente set desabilitar_questionario_risco = false where id = 1');
    });

    it('takes risks, settings and a locked answer from the records, never from the body', async () => {
      const agendamentoId = id(
        await create(
          pedido({
            funcionario: { id: 6 },
            riscos: [{ id: 1 }, { id: 2 }],
            asoEmDia: true,
            tipoExame: { id: 1 },
            clienteNaoAlterarSituacaoNoDemissional: true,
          }),
        ),
      );
      const { rows } = await app.database.rawTransaction((c) =>
        c.query(
          `select a.sem_riscos, a.aso_em_dia, a.cliente_nao_alterar_situacao_no_demissional as keeps_status, a.quem_agenda,
             a.usa_reserva_horario, (select count(*)::int from agendamento_risco where agendamento_id = a.id) as riscos
           from agendamento a where a.id = $1`,
          [agendamentoId],
        ),
      );
      expect(rows).toEqual([
        {
          sem_riscos: true,
          aso_em_dia: false,
          keeps_status: false,
          quem_agenda: 'SOLICITANTE',
          usa_reserva_horario: false,
          riscos: 0,
        },
      ]);
    });
  });

  describe('an edit leaves nothing of what it replaced', () => {
    const edit = (agendamentoId: number, change: Record<string, unknown>, version = 1) =>
      app.invoke('PUT', '/agendamentos', {
        token: attendant,
        body: { id: agendamentoId, ...change },
        headers: { 'if-match': `"${version}"` },
      });
    const read = async (agendamentoId: number) =>
      (await app.invoke('GET', `/agendamentos/${agendamentoId}`, { token: attendant })).body;
    beforeAll(() =>
      app.database.runScript(
        `insert into prestador_cliente (prestador_id, cliente_id, condicao) values (2, 1, true);
         update prestador set advance_deposit = true where id = 2`,
      ),
    );
    afterAll(() =>
      app.database.runScript(
        `delete from prestador_cliente where prestador_id = 2 and cliente_id = 1;
         update prestador set advance_deposit = false, atende_ocupacional = true where id = 2`,
      ),
    );

    it('doc1 §2.4, doc3 §4.4: after noon the morning goes only from a range that is today alone', async () => {
      const agendamentoId = id(await create(pedido({ periodo: 2 })));
      app.goTo(MONDAY_10AM + 51 * 3_600_000);
      // Of that day: the other sessions have ended by then.
      const token = await app.tokenFor(2);
      const save = (change: Record<string, unknown>, version: number) =>
        app.invoke('PUT', '/agendamentos', {
          token,
          body: { id: agendamentoId, ...change },
          headers: { 'if-match': `"${version}"` },
        });
      expect((await save({ periodo: 1 }, 1)).status).toBe(200);
      const alone = await save({ dataSugestaoFinal: '2026-11-25' }, 2);
      expect([alone.status, JSON.stringify(alone.body)]).toEqual([
        422,
        expect.stringContaining('A manhã de hoje já terminou'),
      ]);
      app.goTo(MONDAY_10AM);
    });

    it('another clinic: procedures, deposit, reservation, method and time follow', async () => {
      const agendamentoId = id(await create(pedido({ horarioMarcadoPrestador: '09:00' })));
      expect(await read(agendamentoId)).toMatchObject({
        prestador: { id: 1 },
        horarioMarcadoPrestador: '09:00',
        usaReservaHorario: true,
        depositoAntecipado: false,
        quemAgenda: 'SOLICITANTE',
      });
      const r = await edit(agendamentoId, { prestador: 2, periodo: 2 });
      expect(r.status).toBe(200);
      expect((r.body as { avisos: string[] }).avisos).toEqual([
        'Horário: o combinado com a clínica (09:00) não vale mais e foi retirado.',
      ]);
      expect(await read(agendamentoId)).toMatchObject({
        prestador: { id: 2 },
        periodo: 2,
        horarioMarcadoPrestador: null,
        usaReservaHorario: false,
        depositoAntecipado: true,
      });
      const rows = await app.invoke('GET', `/agendamento_procedimento/agendamento/${agendamentoId}`, {
        token: attendant,
      });
      expect((rows.body as { prestador: { name: string } }[]).map((l) => l.prestador.name)).toEqual([
        'Clínica Chegada',
        'Clínica Chegada',
      ]);
      // And back again.
      expect((await edit(agendamentoId, { prestador: 1 }, 2)).status).toBe(200);
      expect(await read(agendamentoId)).toMatchObject({
        usaReservaHorario: true,
        depositoAntecipado: false,
        quemAgenda: 'SOLICITANTE',
      });
    });

    it('another period: a time that still fits stays, one that does not goes', async () => {
      const agendamentoId = id(await create(pedido({ horarioMarcadoPrestador: '09:00' })));
      expect((await edit(agendamentoId, { dataSugestaoFinal: '2026-11-27' })).body).toMatchObject({
        horarioMarcadoPrestador: '09:00',
        avisos: [],
      });
      expect((await edit(agendamentoId, { periodo: 2 }, 2)).body).toMatchObject({
        horarioMarcadoPrestador: null,
      });
    });

    it('doc1 §2.4: a function change takes branch, department and position of its own customer, no other type does', async () => {
      const agendamentoId = id(await create(pedido()));
      const [own] = await rows<{ unidade: number; setor: number; cargo: number }>(
        app.database.db,
        sql`select (select max(id) from unidade where cliente_id = 1)::int as unidade,
              (select max(id) from setor where cliente_id = 1)::int as setor,
              (select max(id) from cargo where cliente_id = 1)::int as cargo`,
      );
      const other = await edit(agendamentoId, { ...own });
      expect(other.status).toBe(400);
      expect(other.body).toMatchObject({
        details: {
          response: {
            campos: ['unidade', 'setor', 'cargo'].map((field) => ({
              campo: field,
              mensagem: 'Só se altera em uma mudança de função.',
            })),
          },
        },
      });
      const moved = await edit(agendamentoId, { tipoExame: { id: 5 }, ...own });
      expect(moved.status).toBe(200);
      expect(moved.body).toMatchObject({
        tipoExame: { id: 5 },
        unidade: { id: own?.unidade },
        setor: { id: own?.setor },
        cargo: { id: own?.cargo },
      });
    });

    it('issue 11: a function change does not lead into a hierarchy that is blocked', async () => {
      const agendamentoId = id(await create(pedido({ tipoExame: 5, asoEmDia: true })));
      const [place] = await rows<{ unidade: number; setor: number; cargo: number }>(
        app.database.db,
        sql`select unidade_id as unidade, setor_id as setor, cargo_id as cargo from hierarquia where id = 1`,
      );
      await app.database.runScript(
        "update hierarquia set bloqueada = true, motivo_bloqueio = 'Sem inventário' where id = 1",
      );
      const refused = await edit(agendamentoId, { ...place });
      await app.database.runScript(
        'update hierarquia set bloqueada = false, motivo_bloqueio = null where id = 1',
      );
      expect([refused.status, refused.body]).toMatchObject([
        400,
        {
          details: {
            response: {
              campos: [{ campo: 'cargo', mensagem: 'Esta hierarquia está bloqueada: Sem inventário.' }],
            },
          },
        },
      ]);
    });

    it("another customer's branch, department or position is none of this one", async () => {
      const agendamentoId = id(await create(pedido({ tipoExame: 5, asoEmDia: true })));
      await app.database.runScript(
        `insert into unidade (cliente_id, name) select 2, 'De outro' where not exists (select 1 from unidade where cliente_id = 2);
         insert into setor (cliente_id, name) select 2, 'De outro' where not exists (select 1 from setor where cliente_id = 2);
         insert into cargo (cliente_id, name) select 2, 'De outro' where not exists (select 1 from cargo where cliente_id = 2)`,
      );
      const [foreign] = await rows<{ unidade: number; setor: number; cargo: number }>(
        app.database.db,
        sql`select (select max(id) from unidade where cliente_id = 2)::int as unidade,
              (select max(id) from setor where cliente_id = 2)::int as setor,
              (select max(id) from cargo where cliente_id = 2)::int as cargo`,
      );
      const refused = await edit(agendamentoId, { ...foreign });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({
        details: {
          response: {
            campos: [
              { campo: 'unidade', mensagem: 'Unidade não encontrada.' },
              { campo: 'setor', mensagem: 'Setor não encontrado.' },
              { campo: 'cargo', mensagem: 'Cargo não encontrado.' },
            ],
          },
        },
      });
      expect(await read(agendamentoId)).toMatchObject({ version: 1 });
    });

    it('another exam type is checked against the clinic and the reservation, not against days long gone', async () => {
      const agendamentoId = id(await create(pedido({ tipoExame: 6, prestador: 2 })));
      await app.database.runScript(
        `update prestador set atende_ocupacional = false where id = 2;
         update agendamento set data_sugestao_inicial = '2026-11-02', data_sugestao_final = '2026-11-03' where id = ${agendamentoId}`,
      );
      const refused = await edit(agendamentoId, { tipoExame: 2 });
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({
        message: 'O prestador não realiza exames ocupacionais.',
        details: { response: { campos: [{ campo: 'prestador' }] } },
      });
      const other = id(await create(pedido()));
      expect(await read(other)).toMatchObject({ usaReservaHorario: true });
      await app.database.runScript(
        `update agendamento set data_sugestao_inicial = '2026-11-02', data_sugestao_final = '2026-11-03' where id = ${other}`,
      );
      expect((await edit(other, { tipoExame: 6 })).status).toBe(200);
      expect(await read(other)).toMatchObject({ usaReservaHorario: false, tipoExame: { id: 6 } });
    });
  });

  it('doc1 §3 linkTelemedicina: Alterar sets the room, and a type that ends in an ASO ends it', async () => {
    const { body: created } = await create(pedido({ tipoExame: { id: 6 } }));
    const { id } = created as { id: number };
    const change = (version: number, body: object) =>
      app.invoke('PUT', '/agendamentos', {
        token: attendant,
        body: { id, ...body },
        headers: { 'if-match': `"${version}"` },
      });
    const room = 'https://salas.exemplo.com.br/4f9c';
    await app.database.runScript(`update agendamento set tipo_exame_id = 9 where id = ${id}`);
    expect((await change(1, { linkTelemedicina: 'http://salas.exemplo.com.br' })).status).toBe(400);
    const set = await change(1, { linkTelemedicina: room });
    expect(set.body).toMatchObject({ telemedicina: true, linkTelemedicina: room, idPreSolicitacao: null });
    const occupational = await change(2, { tipoExame: 2 });
    expect([occupational.status, occupational.body]).toMatchObject([
      200,
      { telemedicina: false, linkTelemedicina: null },
    ]);
    expect((await change(3, { linkTelemedicina: room })).status).toBe(400);
  });

  it('names the field of an invalid payload', async () => {
    const r = await create(pedido({ emailSolicitante: 'sem arroba' }));
    expect(r.status).toBe(400);
    expect(r.body).toMatchObject({
      codigo: 'VALIDACAO',
      details: { response: { campos: [{ campo: 'emailSolicitante', mensagem: 'Campo deve ser email' }] } },
    });
  });

  it('decision 19 of the house: the same Idempotency-Key twice creates once; another body is 422', async () => {
    const before = ((await fetchList()).body as RequestBody).meta.totalItems;
    const key = { 'idempotency-key': `chave-${database}-0001` };
    const one = await create(pedido(), attendant, key);
    const two = await create(pedido(), attendant, key);
    expect(two.status).toBe(201);
    expect(two.body).toEqual(one.body);
    expect(two.headers['idempotent-replay']).toBe('true');
    expect(((await fetchList()).body as RequestBody).meta.totalItems).toBe(before + 1);
    const other = await create(pedido({ observacao: 'outra' }), attendant, key);
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ codigo: 'CHAVE_REUTILIZADA' });
    // Another person's key of the same text is another key.
    expect((await create(pedido(), cliente, key)).headers['idempotent-replay']).toBeUndefined();
  });

  it('20 concurrent twins of one key create once', async () => {
    const before = ((await fetchList()).body as RequestBody).meta.totalItems;
    const key = { 'idempotency-key': `chave-${database}-gemeos` };
    const responses = await Promise.all(Array.from({ length: 20 }, () => create(pedido(), attendant, key)));
    expect(new Set(responses.map((r) => r.status))).toEqual(new Set([201]));
    expect(new Set(responses.map(id)).size).toBe(1);
    expect(((await fetchList()).body as RequestBody).meta.totalItems).toBe(before + 1);
  });

  it('doc1 §7 PUT /agendamentos: takes the whole appointment of §3, and changes what an edit may', async () => {
    const body = pedido();
    const agendamentoId = id(await create(body));
    const edited = await app.invoke('PUT', '/agendamentos', {
      token: attendant,
      body: {
        ...body,
        id: agendamentoId,
        observacao: 'Chega às 8 h',
        nomeFuncionario: 'Outra Pessoa',
        status: 8,
      },
      headers: { 'if-match': '"1"' },
    });
    expect([edited.status, edited.body]).toMatchObject([200, { version: 2, observacao: 'Chega às 8 h' }]);
    const { funcionario, status } = edited.body as { funcionario: { name: string }; status: { id: number } };
    expect(funcionario.name).not.toBe('Outra Pessoa');
    expect(status.id).not.toBe(8);
  });

  it('a stale edit is 409 with both versions; without If-Match it is 428', async () => {
    const agendamentoId = id(await create(pedido()));
    const edit = (version: string | null, observation: string) =>
      app.invoke('PUT', '/agendamentos', {
        token: attendant,
        body: { id: agendamentoId, observacao: observation },
        headers: version === null ? {} : { 'if-match': version },
      });
    expect((await edit(null, 'x')).status).toBe(428);
    const correct = await edit('"1"', 'primeira');
    expect(correct.status).toBe(200);
    expect(correct.body).toMatchObject({ version: 2, observacao: 'primeira', avisos: [] });
    const outdated = await edit('"1"', 'segunda');
    expect(outdated.status).toBe(409);
    expect(outdated.body).toMatchObject({
      codigo: 'VERSAO_DESATUALIZADA',
      details: { response: { versaoEnviada: 1, versaoAtual: 2 } },
    });
    const detail = await app.invoke('GET', `/agendamentos/${agendamentoId}`, { token: attendant });
    expect(detail.body).toMatchObject({ observacao: 'primeira', version: 2 });
    expect(detail.headers.etag).toBe('"2"');
  });

  it('doc1 §7 PUT /agendamentos: the record sent back as it was read says its version itself', async () => {
    const agendamentoId = id(await create(pedido()));
    const edit = (version: unknown, headers: Record<string, string> = {}) =>
      app.invoke('PUT', '/agendamentos', {
        token: attendant,
        body: { id: agendamentoId, version, observacao: 'Chega às 8 h' },
        headers,
      });
    expect((await edit('1')).status).toBe(428);
    expect(await edit(1)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await edit(1)).toMatchObject({
      status: 409,
      body: { details: { response: { versaoEnviada: 1, versaoAtual: 2 } } },
    });
    // The header wins.
    expect(await edit(1, { 'if-match': '"2"' })).toMatchObject({ status: 200, body: { version: 3 } });
  });

  it('decision 15: missing conditional fields are warnings', async () => {
    const agendamentoId = id(await create(pedido()));
    const r = await app.invoke('PUT', '/agendamentos', {
      token: attendant,
      body: { id: agendamentoId, tipoExame: { id: 4 } },
      headers: { 'if-match': '1' },
    });
    expect(r.status).toBe(200);
    expect((r.body as { avisos: string[] }).avisos).toEqual([
      'Data de demissão: Campo obrigatório para demissional.',
    ]);
  });

  it('doc1 §4 Cancelar: sets CANCELADO with its record, frees the row from the default list, refuses a second time', async () => {
    const agendamentoId = id(await create(pedido()));
    const record = {
      descricao: 'Mudança de status para Cancelado. Motivo: desistiu',
      agendamento: { id: agendamentoId },
      status: { id: 10 },
      observacao: '',
    };
    const r = await app.invoke('POST', '/agendamento_status', { token: attendant, body: record });
    expect(r.status).toBe(201);
    expect(r.body).toMatchObject({
      agendamento: { id: agendamentoId, version: 2 },
      status: { id: 10, descricao: 'Cancelado' },
    });
    const list = (await fetchList('?limit=100')).body as RequestBody;
    expect(list.items.map((i) => i.id)).not.toContain(agendamentoId);
    const only = (await fetchList(`?filtrosExtras=${encodeURIComponent('{"status":[10]}')}`))
      .body as RequestBody;
    expect(only.items.map((i) => i.id)).toContain(agendamentoId);
    const records = await app.invoke('GET', `/agendamento_status/agendamento/${agendamentoId}`, {
      token: attendant,
    });
    expect(records.body).toMatchObject([
      { descricao: record.descricao, status: { id: 10 }, usuario: { name: 'Usuário 1' } },
      {},
    ]);
    const again = await app.invoke('POST', '/agendamento_status', { token: attendant, body: record });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ codigo: 'TRANSICAO_RECUSADA' });
  });

  it('doc1 §4: of two people who change a status at once one wins and the other gets 409', async () => {
    const agendamentoId = id(await create(pedido()));
    const change = (status: number, description: string) =>
      app.invoke('POST', '/agendamento_status', {
        token: attendant,
        body: { descricao: description, agendamento: agendamentoId, status: { id: status } },
      });
    const [a, b] = await Promise.all([
      change(10, 'Mudança de status para Cancelado. Motivo: a'),
      change(9, 'Mudança de status para Desistência de Vaga. Motivo: b'),
    ]);
    expect(new Set([a.status, b.status])).toEqual(new Set([201, 409]));
  });

  it('doc1 §6: without the permission a change is 403', async () => {
    const agendamentoId = id(await create(pedido()));
    expect((await create(pedido(), reading)).status).toBe(403);
    const r = await app.invoke('POST', '/agendamento_status', {
      token: reading,
      body: {
        descricao: 'Mudança de status para Cancelado. Motivo: x',
        agendamento: agendamentoId,
        status: { id: 10 },
      },
    });
    expect(r.status).toBe(403);
  });

  it('doc1 §4: a status record says which action it is, and why', async () => {
    const agendamentoId = id(await create(pedido()));
    for (const [status, description, message] of [
      [10, 'x', "A descrição deve começar por 'Mudança de status para Cancelado. Motivo: '"],
      [10, 'Mudança de status para Cancelado. Motivo: ', 'Campo obrigatório'],
      [20, 'qualquer', "A descrição deve ser 'Pendência resolvida: Falta consulta'"],
    ] as const) {
      const r = await app.invoke('POST', '/agendamento_status', {
        token: attendant,
        body: { descricao: description, agendamento: agendamentoId, status: { id: status } },
      });
      expect(r.status).toBe(400);
      expect(r.body).toMatchObject({
        details: { response: { campos: [{ campo: 'descricao', mensagem: message }] } },
      });
    }
    const listRow = ((await fetchList('?limit=100')).body as RequestBody).items.find(
      (i) => i.id === agendamentoId,
    );
    expect(listRow?.status.id).toBe(1);
  });

  it('doc1 §4 Mark missed: needs the permission to edit, counts, and frees the slot of a day to come', async () => {
    const agendamentoId = id(await create(pedido()));
    await app.database.runScript(
      `update agendamento set status_id = 8, data_agendamento = '2026-11-27', hora_agendamento = '09:00' where id = ${agendamentoId};
       insert into reserva (ambiente_id, periodo, tipo, agendamento_id)
         values (1, tsrange('2026-11-27 09:00', '2026-11-27 09:30'), 'RESERVA', ${agendamentoId})`,
    );
    const book = (token: string) =>
      app.invoke('POST', '/agendamento_status', {
        token,
        body: {
          descricao: 'Pendência resolvida: Falta consulta',
          agendamento: agendamentoId,
          status: { id: 20 },
        },
      });
    await app.database.runScript(
      `update perfil set permissoes = '{gestao_medica_v3:view,gestamedica_agendamentos:desistencia}' where id = 2`,
    );
    expect((await book(reading)).status).toBe(403);
    await app.database.runScript(`update perfil set permissoes = '{gestao_medica_v3:view}' where id = 2`);
    expect((await book(reading)).status).toBe(403);
    const marked = await book(attendant);
    expect(marked.status).toBe(201);
    // Decision 23: the count after the mark, which the screen holds against the client's limit.
    expect(marked.body).toMatchObject({ agendamento: { id: agendamentoId, quantidadeFaltaConsulta: 1 } });
    const [saved] = await rows<{ n: number; active: number }>(
      app.database.db,
      sql`select quantidade_falta_consulta as n,
            (select count(*)::int from reserva r where r.agendamento_id = a.id and r.ativa) as active
          from agendamento a where a.id = ${agendamentoId}`,
    );
    expect(saved).toEqual({ n: 1, active: 0 });
  });

  it('doc1 §4: a request that follows on a missed exam carries its count, until one was done', async () => {
    const ask = async (change: Record<string, unknown> = {}) => id(await create(pedido(change)));
    const end = (agendamentoId: number, status: number, missed = 0) =>
      app.database.runScript(
        `update agendamento set status_id = ${status}, quantidade_falta_consulta = quantidade_falta_consulta + ${missed} where id = ${agendamentoId}`,
      );
    const missed = async (agendamentoId: number) =>
      (
        (await app.invoke('GET', `/agendamentos/${agendamentoId}`, { token: attendant })).body as {
          quantidadeFaltaConsulta: number;
        }
      ).quantidadeFaltaConsulta;
    await app.database.runScript(DELETE_AGENDAMENTOS);
    const first = await ask();
    expect(await missed(first)).toBe(0);
    await end(first, 20, 1);
    const second = await ask();
    expect(await missed(second)).toBe(1);
    // Withdrawn: it says nothing. Not confirmed: as it stood.
    await end(second, 10);
    const third = await ask();
    expect(await missed(third)).toBe(1);
    await end(third, 18);
    const fourth = await ask();
    expect(await missed(fourth)).toBe(1);
    await end(fourth, 20, 1);
    // Another exam, or another employee, has its own.
    expect(await missed(await ask({ tipoExame: { id: 1 } }))).toBe(0);
    const fifth = await ask();
    expect(await missed(fifth)).toBe(2);
    await end(fifth, 22);
    expect(await missed(await ask())).toBe(0);
  });

  it('doc1 §4 Timing blocks: the check answers for the action that is asked about, as the change itself does', async () => {
    const agendamentoId = id(await create(pedido()));
    await app.database.runScript(
      `update cliente set horas_bloqueio_alterar = 72, horas_bloqueio_desistencia = 60, horas_bloqueio_cancelar = 24 where id = 1;
       update agendamento set status_id = 8, data_agendamento = '2026-11-25', hora_agendamento = '15:00' where id = ${agendamentoId}`,
    );
    const deadline = async (query = '') =>
      (
        await app.invoke(
          'GET',
          `/configuracoes-agendamentos-cancelar/validar-dia-proximo-da-consulta/${agendamentoId}${query}`,
          { token: attendant },
        )
      ).body;
    // 53 hours before.
    expect(await deadline()).toBe(72);
    expect(await deadline('?acao=ALTERAR')).toBe(72);
    expect(await deadline('?acao=DESISTENCIA')).toBe(60);
    expect(await deadline('?acao=CANCELAR')).toBe(false);
    expect(await deadline('?acao=OUTRA')).toMatchObject({ codigo: 'VALIDACAO' });
    const r = await app.invoke('POST', '/agendamento_status', {
      token: attendant,
      body: {
        descricao: 'Mudança de status para Cancelado. Motivo: x',
        agendamento: agendamentoId,
        status: { id: 10 },
      },
    });
    expect(r.status).toBe(201);
    await app.database.runScript(
      `update cliente set horas_bloqueio_alterar = 24, horas_bloqueio_desistencia = 24, horas_bloqueio_cancelar = 24 where id = 1`,
    );
  });

  it('doc1 §4 Timing blocks: a cancel nearer than the limit is refused with the specified text', async () => {
    const agendamentoId = id(await create(pedido()));
    await app.database.runScript(
      `update agendamento set status_id = 8, data_agendamento = '2026-11-24', hora_agendamento = '09:00' where id = ${agendamentoId}`,
    );
    const deadline = await app.invoke(
      'GET',
      `/configuracoes-agendamentos-cancelar/validar-dia-proximo-da-consulta/${agendamentoId}`,
      { token: attendant },
    );
    expect(deadline.body).toBe(24);
    const r = await app.invoke('POST', '/agendamento_status', {
      token: attendant,
      body: {
        descricao: 'Mudança de status para Cancelado. Motivo: x',
        agendamento: agendamentoId,
        status: { id: 10 },
      },
    });
    expect(r.status).toBe(409);
    expect(r.body).toMatchObject({
      codigo: 'PRAZO_ENCERRADO',
      message: 'O prazo para cancelar é de até 24h antes da consulta!',
    });
    await app.database.runScript(
      `update agendamento set data_agendamento = '2026-11-30' where id = ${agendamentoId}`,
    );
    const farAway = await app.invoke(
      'GET',
      `/configuracoes-agendamentos-cancelar/validar-dia-proximo-da-consulta/${agendamentoId}`,
      { token: attendant },
    );
    expect(farAway.body).toBe(false);
  });

  it('doc1 §7: the expanded row loads employee, clinic, procedures and risks', async () => {
    const agendamentoId = id(await create(pedido()));
    const read = async (path: string) => (await app.invoke('GET', path, { token: attendant })).body;
    expect(await read(`/agendamento_funcionario/agendamento/${agendamentoId}`)).toMatchObject({
      funcionario: { name: 'João Conceição' },
      unidade: { tradeCode: 'M1' },
      setor: { name: 'Produção' },
      cargo: { name: 'Operador' },
      agendamento: { id: agendamentoId, periodo: 1 },
    });
    expect(await read(`/agendamento_prestador/agendamento/${agendamentoId}`)).toMatchObject({
      prestador: { name: 'Clínica Horário', city: { cidade: 'São Paulo', estado: 'SP' } },
    });
    expect(await read(`/agendamento_procedimento/agendamento/${agendamentoId}?origem=LISTA`)).toMatchObject([
      { procedimentos: { name: 'Exame clínico' }, prestador: { street: 'Rua Direita' } },
      { procedimentos: { name: 'Audiometria' }, recommendation: 'Repouso auditivo de 14 horas' },
    ]);
    expect(await read(`/agendamento-riscos/agendamento/${agendamentoId}`)).toMatchObject([
      { risco: { nome: 'Ruído contínuo' } },
    ]);
    expect(await read(`/agendamento-riscos/agendamento?agendamentoId=${agendamentoId}`)).toMatchObject([
      { risco: { nome: 'Ruído contínuo' } },
    ]);
  });

  it('every read of health data is in the audit trail, which cannot be changed', async () => {
    const agendamentoId = id(await create(pedido()));
    await app.invoke('GET', `/agendamento-riscos/agendamento/${agendamentoId}`, { token: reading });
    const { rows } = await app.database.rawTransaction((c) =>
      c.query<{ usuario_id: number }>(
        'select usuario_id from auditoria where recurso = $1 and recurso_id = $2 and dado_de_saude',
        ['agendamento_risco', agendamentoId],
      ),
    );
    expect(rows).toEqual([{ usuario_id: 3 }]);
    await expect(app.database.runScript('delete from auditoria')).rejects.toThrow();
  });

  it('sort and filtrosExtras reject what is not declared', async () => {
    expect((await fetchList('?sort=senha_hash%20ASC')).status).toBe(400);
    expect((await fetchList('?sort=createdAt%20ASC;drop')).status).toBe(400);
    expect((await fetchList(`?filtrosExtras=${encodeURIComponent('{"status":[1],"x":1}')}`)).status).toBe(
      400,
    );
    expect((await fetchList('?filtrosExtras=nao-json')).status).toBe(400);
    expect((await fetchList('?limit=101')).status).toBe(400);
    for (const field of ['createdAt', 'funcionario', 'cliente', 'tipoExame', 'status', 'dataAgendamento']) {
      for (const direction of ['ASC', 'DESC'])
        expect((await fetchList(`?sort=${field}%20${direction}`)).status).toBe(200);
    }
  });

  it('searches names without regard to accents and case, chips as alternatives', async () => {
    await create([pedido({ funcionario: { id: 2 } }), pedido({ funcionario: { id: 3 } })]);
    const names = async (filter: string) =>
      new Set(
        ((await fetchList(`?limit=100&filter=${encodeURIComponent(filter)}`)).body as RequestBody).items.map(
          (i) => i.funcionario.name,
        ),
      );
    expect(await names('joao')).toEqual(new Set(['João Conceição']));
    expect(await names('CONCEICAO joão')).toEqual(new Set(['João Conceição']));
    expect(await names('["zelia","dores"]')).toEqual(new Set(['Zélia Filial', 'Maria das Dores']));
    expect(await names('%')).toEqual(new Set());
  });

  it('decision 34: forged scope headers widen nothing, malformed ones are 400', async () => {
    const total = async (headers: Record<string, string>) =>
      ((await fetchList('', cliente, headers)).body as RequestBody).meta.totalItems;
    const everything = await total({});
    expect(everything).toBeGreaterThan(0);
    expect(await total({ 'x-clientes': '[2,3]' })).toBe(0);
    expect(await total({ 'x-clientes': '[1,2,3]', 'x-filtro-clientes': '[1]' })).toBe(everything);
    expect(await total({ 'x-unidades': '[4]' })).toBe(0);
    for (const bad of ['[', '{"a":1}', '1', '["x"]', '[1.5]', '[-1]']) {
      expect((await fetchList('', cliente, { 'x-clientes': bad })).status).toBe(400);
    }
  });

  it('doc1 §7: the export is exactly what is filtered, with formulas escaped', async () => {
    await app.database.runScript(
      `update agendamento set nome_solicitante = '=HYPERLINK("http://x")' where id = (select max(id) from agendamento)`,
    );
    const r = await app.invoke('GET', '/agendamentos/gerar-csv/0?filter=zelia', { token: attendant });
    expect(r.status).toBe(200);
    // An ASCII name beside the accented one, for whoever has no locale to write the accent in.
    expect(r.headers['content-disposition']).toBe(
      `attachment; filename="relatorio_agendamentos.xlsx"; filename*=UTF-8''${encodeURIComponent('relátorio_agendamentos.xlsx')}`,
    );
    const { default: excel } = await import('exceljs');
    const workbook = new excel.Workbook();
    await workbook.xlsx.load(new Uint8Array(r.raw).buffer);
    const sheet = workbook.worksheets[0];
    expect(sheet?.getRow(1).getCell(3).value).toBe('Funcionário');
    expect(sheet?.rowCount).toBe(2);
    expect(sheet?.getRow(2).getCell(3).value).toBe('Zélia Filial');
    expect(sheet?.getRow(2).getCell(11).value).toBe(`'=HYPERLINK("http://x")`);
  });

  it('issue 12 "Search": a word is of the name, the CPF, the customer or its code, and all must be found', async () => {
    await create(pedido({ funcionario: { id: 1 } }));
    await create(pedido({ funcionario: { id: 2 } }));
    const names = async (filter: string) =>
      [
        ...new Set(
          (
            (await fetchList(`?limit=100&filter=${encodeURIComponent(filter)}`)).body as RequestBody
          ).items.map((i) => i.funcionario.name),
        ),
      ].toSorted();
    const [cpf = ''] = CPFS;
    const everyone = await names('aurora');
    expect(everyone).toContain('João Conceição');
    expect(everyone).toContain('Maria das Dores');
    const [{ code }] = (
      await app.database.rawTransaction((c) =>
        c.query<{ code: string }>('select code from cliente where id = 1'),
      )
    ).rows as [{ code: string }];
    expect(await names(code)).toEqual(everyone);
    expect(await names(`padaria maria ${code}`)).toEqual(['Maria das Dores']);
    expect(await names(cpf)).toEqual(['João Conceição']);
    expect(await names(`${cpf.slice(0, 3)}.${cpf.slice(3, 6)} joao aurora`)).toEqual(['João Conceição']);
    expect(await names(`${cpf} maria`)).toEqual([]);
    expect(await names('norte')).toEqual([]);
  });

  it("decision 46: the switcher's customers and a screen's own filter narrow each by itself, and both together", async () => {
    const names = async (headers: Record<string, string>) => {
      const { items } = (await fetchList('?limit=100', attendant, headers)).body as {
        items: { cliente: { name: string } }[];
      };
      return new Set(items.map((i) => i.cliente.name));
    };
    await app.database.runScript(
      `insert into agendamento (empresa_id, cliente_id, funcionario_id, tipo_exame_id, status_id, nome_funcionario, cpf_funcionario, nome_cliente)
       select c.empresa_id, c.id, f.id, 2, 1, f.name, f.cpf, c.name from cliente c join funcionario f on f.customer_id = c.id
       where c.empresa_id = 1 and c.id = 2 limit 1`,
    );
    const everybody = await names({});
    const [aurora, other] = [
      await names({ 'x-clientes': '[1]' }),
      await names({ 'x-filtro-clientes': '[2]' }),
    ];
    expect([aurora.size, other.size, everybody.size]).toEqual([1, 1, 2]);
    expect(aurora).not.toEqual(other);
    expect(await names({ 'x-clientes': '[1,2]', 'x-filtro-clientes': '[2]' })).toEqual(other);
    expect(await names({ 'x-clientes': '[1]', 'x-filtro-clientes': '[2]' })).toEqual(new Set());
  });

  it("decision 45: 'datas' is the day of the request in São Paulo, first and last day included, and no other day", async () => {
    const made = [];
    // Half a minute around the ends of 2020-03-02 and 2020-03-03; the exam's day and the suggested ones lie elsewhere.
    for (const at of ['03-02T02:59:30Z', '03-02T03:00:00Z', '03-04T02:59:59Z', '03-04T03:00:00Z']) {
      const agendamentoId = id(await create(pedido()));
      made.push(agendamentoId);
      await app.database.runScript(
        `update agendamento set created_at = '2020-${at}', data_agendamento = '2020-06-01' where id = ${agendamentoId}`,
      );
    }
    const found = async (days: readonly string[]) => {
      const { items } = (
        await fetchList(`?limit=100&filtrosExtras=${encodeURIComponent(JSON.stringify({ datas: days }))}`)
      ).body as RequestBody;
      return items.map((i) => i.id).toSorted((a, b) => a - b);
    };
    expect(await found(['2020-03-02', '2020-03-03'])).toEqual([made[1], made[2]]);
    expect(await found(['2020-03-01', '2020-03-01'])).toEqual([made[0]]);
    expect(await found(['2020-03-04', '2020-03-04'])).toEqual([made[3]]);
    expect(await found(['2020-06-01', '2020-06-01'])).toEqual([]);
  });

  it('decision 47: without :criar no link is resent and nobody starts, without :editar no pendency is resolved', async () => {
    const agendamentoId = id(await create(pedido()));
    const told = async (lacking: string) => {
      await app.database.runScript(
        `update agendamento set status_id = 4 where id = ${agendamentoId};
         update perfil set permissoes = array_remove((select permissoes from perfil where id = 1),
           'gestamedica_agendamentos:${lacking}') where id = 2`,
      );
      const token = await app.tokenFor(3);
      const post = async (path: string, body: object) =>
        (await app.invoke('POST', path, { token, body })).status;
      return [
        await post('/autoagendamento/enviar-link-autoagendamento-colaborador', {
          agendamentoId,
          cpf: '52998224725',
          formaEnvio: 'WHATSAPP',
          phone: '11987654321',
        }),
        await post('/autoagendamento/solicitante-confirmar-agendamento', {
          agendamentoId,
          periodo: 1,
          dataAgendamento: '2026-11-25',
        }),
        await post('/agendamento_status', {
          descricao: 'Pendência resolvida: sim',
          agendamento: agendamentoId,
          status: { id: 16 },
        }),
      ];
    };
    const [noCreate, noEdit] = [await told('criar'), await told('editar')];
    expect([noCreate[0], noCreate[1], noEdit[2]]).toEqual([403, 403, 403]);
    // Of the others the first is done, and the appointment's status is what refuses the rest.
    expect([noCreate[2], noEdit[0], noEdit[1]]).toEqual([201, 409, 409]);
    await app.database.runScript(`update perfil set permissoes = '{gestao_medica_v3:view}' where id = 2`);
  });

  it('doc1 §4: the panel counters are what the list shows for each', async () => {
    const r = await app.invoke('GET', '/count-filtros-painel-agendamentos', { token: attendant });
    const fromList = async (panel: string) =>
      (
        (await fetchList(`?filtrosExtras=${encodeURIComponent(JSON.stringify({ painel: panel }))}`))
          .body as RequestBody
      ).meta.totalItems;
    expect(r.body).toEqual({
      meus: await fromList('MEUS'),
      pendencias: await fromList('PENDENCIAS'),
      emAberto: await fromList('EM_ABERTO'),
    });
  });

  it('the list is read with at most three statements, the session included; one more says whose health data it showed', async () => {
    for (const [url, trail] of [
      ['?page=1', 1],
      ['?filter=joao', 1],
      ['?sort=funcionario%20ASC', 1],
      ['?filter=ninguem-com-este-nome', 0],
    ] as const) {
      const list = await fetchList(url);
      expect((list.body as RequestBody).items.length > 0 ? 1 : 0, url).toBe(trail);
      expect(Number(list.headers['x-statements']), url).toBeLessThanOrEqual(3 + trail);
    }
  });
});
