import { describe, expect, it } from 'vitest';
import { EACH_DATABASE } from './helpers.ts';
import { pedido } from './pedidos.ts';
import { agendamentoCalls, type RequestBody } from './agendamento-calls.ts';

describe.each(EACH_DATABASE)('appointments over HTTP: creation on %s', (database) => {
  const calls = agendamentoCalls(database);
  const { create, fetchList, id } = calls;

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
    const sql = (command: string) => calls.app.database.runScript(command);
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
        const detail = await calls.app.invoke('GET', `/agendamentos/${(body as { id: number }).id}`, {
          token: calls.attendant,
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
      const { body } = await calls.app.invoke('GET', `/agendamentos/${id(await create(free))}`, {
        token: calls.attendant,
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
      const { rows } = await calls.app.database.rawTransaction((c) =>
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
    const one = await create(pedido(), calls.attendant, key);
    const two = await create(pedido(), calls.attendant, key);
    expect(two.status).toBe(201);
    expect(two.body).toEqual(one.body);
    expect(two.headers['idempotent-replay']).toBe('true');
    expect(((await fetchList()).body as RequestBody).meta.totalItems).toBe(before + 1);
    const other = await create(pedido({ observacao: 'outra' }), calls.attendant, key);
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ codigo: 'CHAVE_REUTILIZADA' });
    // Another person's key of the same text is another key.
    expect((await create(pedido(), calls.cliente, key)).headers['idempotent-replay']).toBeUndefined();
  });

  it('20 concurrent twins of one key create once', async () => {
    const before = ((await fetchList()).body as RequestBody).meta.totalItems;
    const key = { 'idempotency-key': `chave-${database}-gemeos` };
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => create(pedido(), calls.attendant, key)),
    );
    expect(new Set(responses.map((r) => r.status))).toEqual(new Set([201]));
    expect(new Set(responses.map(id)).size).toBe(1);
    expect(((await fetchList()).body as RequestBody).meta.totalItems).toBe(before + 1);
  });
});
