import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linhas } from '../src/db/port.ts';
import { BANCOS, criarAppDeTeste, type AppDeTeste } from './helpers.ts';
import { pedido } from './pedidos.ts';

type Corpo = Record<string, never> & {
  items: { id: number; createdAt: string; funcionario: { name: string }; status: { id: number } }[];
  meta: { totalItems: number; totalPages: number; itemCount: number };
};

describe.each(BANCOS)('appointments over HTTP on %s', (banco) => {
  let app: AppDeTeste;
  let atendente: string;
  let cliente: string;
  let leitura: string;

  beforeAll(async () => {
    app = await criarAppDeTeste({ banco });
    atendente = await app.tokenDe(1);
    cliente = await app.tokenDe(2);
    leitura = await app.tokenDe(3);
  });
  afterAll(() => app.fechar());

  const criar = (body: unknown, token = atendente, headers: Record<string, string> = {}) =>
    app.chamar('POST', '/agendamentos', { token, body, headers });
  const listar = (query = '', token = atendente, headers: Record<string, string> = {}) =>
    app.chamar('GET', `/agendamentos${query}`, { token, headers });
  const id = (r: { corpo: unknown }) => (r.corpo as { id: number }).id;

  it('doc1 §4: a new appointment has status 1 and appears first in the list', async () => {
    const criado = await criar(pedido());
    expect(criado.status).toBe(201);
    expect(criado.corpo).toMatchObject({
      idStatus: 1,
      version: 1,
      idFuncionario: 1,
      nomeFuncionario: 'João Conceição',
    });
    const lista = (await listar()).corpo as Corpo;
    expect(lista.items[0]).toMatchObject({
      id: id(criado),
      status: { id: 1, descricao: 'Em Aberto' },
      cliente: { name: 'Padaria Aurora' },
      unidade: { name: 'Matriz', tradeCode: 'M1' },
      tipoExame: { id: 2, descricao: 'Periódico' },
      company: { name: 'Saúde Ocupacional Ltda' },
    });
    expect(lista.meta).toMatchObject({ totalItems: 1, totalPages: 1, itemCount: 1 });
  });

  it('creates up to ten employees at once, all or none', async () => {
    const antes = ((await listar()).corpo as Corpo).meta.totalItems;
    const ruim = await criar([pedido(), pedido({ funcionario: { id: 4 } })]);
    expect(ruim.status).toBe(404);
    expect(((await listar()).corpo as Corpo).meta.totalItems).toBe(antes);
    const bom = await criar([pedido(), pedido({ funcionario: { id: 2 } })]);
    expect(bom.status).toBe(201);
    expect((bom.corpo as { idFuncionario: number }[]).map((a) => a.idFuncionario)).toEqual([1, 2]);
    expect(((await listar()).corpo as Corpo).meta.totalItems).toBe(antes + 2);
    expect((await criar(Array.from({ length: 11 }, () => pedido()))).status).toBe(400);
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
    ['default telephone', { telefoneSolicitante: '00000000000' }, 400, 'Telefone inválido'],
    ['unknown exam type', { tipoExame: { id: 99 } }, 400, 'Tipo de exame desconhecido'],
    ['dismissal without its date', { tipoExame: { id: 4 } }, 400, 'Campo obrigatório'],
  ])('refuses %s with the specified text', async (_, mudanca, status, texto) => {
    const r = await criar(pedido(mudanca));
    expect(r.status).toBe(status);
    const corpo = r.corpo as {
      message: unknown;
      codigo: string;
      requestId: string;
      details?: { response: { message: unknown } };
    };
    expect(JSON.stringify(corpo.details?.response.message ?? corpo.message)).toContain(texto);
    expect(corpo.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  describe('the rules of the wizard hold for whoever posts', () => {
    const campos = (r: { corpo: unknown }) =>
      (r.corpo as { details?: { response: { campos?: { campo: string; mensagem: string }[] } } }).details
        ?.response.campos;
    const sql = (comando: string) => app.banco.executarScript(comando);
    const LIBERAR_2 =
      'insert into prestador_cliente (prestador_id, cliente_id, condicao) values (2, 1, true)';
    const RECOLHER_2 = 'delete from prestador_cliente where prestador_id = 2 and cliente_id = 1';

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
        LIBERAR_2,
        RECOLHER_2,
        400,
        { campo: 'horarioMarcadoPrestador', mensagem: 'Campo obrigatório' },
      ],
      [
        'who schedules against the client’s locked method',
        { quemAgenda: 'EMPRESA' },
        '',
        '',
        422,
        { campo: 'quemAgenda', mensagem: 'O cliente definiu quem agenda: Solicitante' },
      ],
      [
        'who notifies against what the client prescribes for the exam type',
        { prestador: 2, quemAvisa: 'EMPRESA' },
        `${LIBERAR_2}; insert into cliente_metodo_atendimento (cliente_id, tipo_exame_id, quem_agenda, quem_avisa)
           values (1, 2, 'USUARIO_ESCOLHE', 'SOLICITANTE')`,
        `${RECOLHER_2}; delete from cliente_metodo_atendimento`,
        422,
        { campo: 'quemAvisa', mensagem: 'O cliente definiu quem avisa: Solicitante' },
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
    ])('refuses %s', async (_, mudanca, antes, depois, status, falha) => {
      if (antes) await sql(antes);
      const r = await criar(pedido(mudanca));
      if (depois) await sql(depois);
      expect(r.status).toBe(status);
      expect(campos(r)).toEqual([falha]);
      expect((await criar(pedido())).status).toBe(201);
    });

    it('names the employee of a list', async () => {
      const r = await criar([pedido(), pedido({ funcionario: { id: 2 }, questionarioRisco: null })]);
      expect(r.status).toBe(400);
      expect(campos(r)).toEqual([
        { campo: '1.questionarioRisco', mensagem: 'O questionário deve ser informado' },
      ]);
    });

    it('asks no questionnaire where the client has disabled it, nor of who has no risk', async () => {
      expect((await criar(pedido({ funcionario: { id: 6 }, questionarioRisco: null }))).status).toBe(201);
      await sql('update cliente set desabilitar_questionario_risco = true where id = 1');
      expect((await criar(pedido({ questionarioRisco: null }))).status).toBe(201);
      await sql('update cliente set desabilitar_questionario_risco = false where id = 1');
    });

    it('takes risks, settings and a locked answer from the records, never from the body', async () => {
      const novo = id(
        await criar(
          pedido({
            funcionario: { id: 6 },
            riscos: [{ id: 1 }, { id: 2 }],
            asoEmDia: true,
            tipoExame: { id: 1 },
            clienteNaoAlterarSituacaoNoDemissional: true,
          }),
        ),
      );
      const { rows } = await app.banco.transacaoCrua((c) =>
        c.query(
          `select a.sem_riscos, a.aso_em_dia, a.cliente_nao_alterar_situacao_no_demissional as nao_altera, a.quem_agenda,
             a.usa_reserva_horario, (select count(*)::int from agendamento_risco where agendamento_id = a.id) as riscos
           from agendamento a where a.id = $1`,
          [novo],
        ),
      );
      expect(rows).toEqual([
        {
          sem_riscos: true,
          aso_em_dia: false,
          nao_altera: false,
          quem_agenda: 'SOLICITANTE',
          usa_reserva_horario: false,
          riscos: 0,
        },
      ]);
    });
  });

  describe('an edit leaves nothing of what it replaced', () => {
    const editar = (novo: number, mudanca: Record<string, unknown>, versao = 1) =>
      app.chamar('PUT', '/agendamentos', {
        token: atendente,
        body: { id: novo, ...mudanca },
        headers: { 'if-match': `"${versao}"` },
      });
    const ler = async (novo: number) =>
      (await app.chamar('GET', `/agendamentos/${novo}`, { token: atendente })).corpo;
    beforeAll(() =>
      app.banco.executarScript(
        `insert into prestador_cliente (prestador_id, cliente_id, condicao) values (2, 1, true);
         update prestador set advance_deposit = true where id = 2`,
      ),
    );
    afterAll(() =>
      app.banco.executarScript(
        `delete from prestador_cliente where prestador_id = 2 and cliente_id = 1;
         update prestador set advance_deposit = false, atende_ocupacional = true where id = 2`,
      ),
    );

    it('another clinic: procedures, deposit, reservation, method and time follow', async () => {
      const novo = id(await criar(pedido({ horarioMarcadoPrestador: '09:00' })));
      expect(await ler(novo)).toMatchObject({
        prestador: { id: 1 },
        horarioMarcadoPrestador: '09:00',
        usaReservaHorario: true,
        depositoAntecipado: false,
        quemAgenda: 'SOLICITANTE',
      });
      const r = await editar(novo, { prestador: 2, periodo: 2 });
      expect(r.status).toBe(200);
      expect((r.corpo as { avisos: string[] }).avisos).toEqual([
        'Horário: o combinado com a clínica (09:00) não vale mais e foi retirado.',
      ]);
      expect(await ler(novo)).toMatchObject({
        prestador: { id: 2 },
        periodo: 2,
        horarioMarcadoPrestador: null,
        usaReservaHorario: false,
        depositoAntecipado: true,
      });
      const linhas = await app.chamar('GET', `/agendamento_procedimento/agendamento/${novo}`, {
        token: atendente,
      });
      expect((linhas.corpo as { prestador: { name: string } }[]).map((l) => l.prestador.name)).toEqual([
        'Clínica Chegada',
        'Clínica Chegada',
      ]);
      // And back again.
      expect((await editar(novo, { prestador: 1 }, 2)).status).toBe(200);
      expect(await ler(novo)).toMatchObject({
        usaReservaHorario: true,
        depositoAntecipado: false,
        quemAgenda: 'SOLICITANTE',
      });
    });

    it('another period: a time that still fits stays, one that does not goes', async () => {
      const novo = id(await criar(pedido({ horarioMarcadoPrestador: '09:00' })));
      expect((await editar(novo, { dataSugestaoFinal: '2026-11-27' })).corpo).toMatchObject({
        horarioMarcadoPrestador: '09:00',
        avisos: [],
      });
      expect((await editar(novo, { periodo: 2 }, 2)).corpo).toMatchObject({ horarioMarcadoPrestador: null });
    });

    it('another exam type is checked against the clinic and the reservation, not against days long gone', async () => {
      const novo = id(await criar(pedido({ tipoExame: 6, prestador: 2 })));
      await app.banco.executarScript(
        `update prestador set atende_ocupacional = false where id = 2;
         update agendamento set data_sugestao_inicial = '2026-11-02', data_sugestao_final = '2026-11-03' where id = ${novo}`,
      );
      const recusado = await editar(novo, { tipoExame: 2 });
      expect(recusado.status).toBe(422);
      expect(recusado.corpo).toMatchObject({
        message: 'O prestador não realiza exames ocupacionais.',
        details: { response: { campos: [{ campo: 'prestador' }] } },
      });
      const outro = id(await criar(pedido()));
      expect(await ler(outro)).toMatchObject({ usaReservaHorario: true });
      await app.banco.executarScript(
        `update agendamento set data_sugestao_inicial = '2026-11-02', data_sugestao_final = '2026-11-03' where id = ${outro}`,
      );
      expect((await editar(outro, { tipoExame: 6 })).status).toBe(200);
      expect(await ler(outro)).toMatchObject({ usaReservaHorario: false, tipoExame: { id: 6 } });
    });
  });

  it('names the field of an invalid payload', async () => {
    const r = await criar(pedido({ emailSolicitante: 'sem arroba' }));
    expect(r.status).toBe(400);
    expect(r.corpo).toMatchObject({
      codigo: 'VALIDACAO',
      details: { response: { campos: [{ campo: 'emailSolicitante', mensagem: 'Campo deve ser email' }] } },
    });
  });

  it('decision 19 of the house: the same Idempotency-Key twice creates once; another body is 422', async () => {
    const antes = ((await listar()).corpo as Corpo).meta.totalItems;
    const chave = { 'idempotency-key': `chave-${banco}-0001` };
    const um = await criar(pedido(), atendente, chave);
    const dois = await criar(pedido(), atendente, chave);
    expect(dois.status).toBe(201);
    expect(dois.corpo).toEqual(um.corpo);
    expect(dois.cabecalhos['idempotent-replay']).toBe('true');
    expect(((await listar()).corpo as Corpo).meta.totalItems).toBe(antes + 1);
    const outro = await criar(pedido({ observacao: 'outra' }), atendente, chave);
    expect(outro.status).toBe(422);
    expect(outro.corpo).toMatchObject({ codigo: 'CHAVE_REUTILIZADA' });
    // Another person's key of the same text is another key.
    expect((await criar(pedido(), cliente, chave)).cabecalhos['idempotent-replay']).toBeUndefined();
  });

  it('20 concurrent twins of one key create once', async () => {
    const antes = ((await listar()).corpo as Corpo).meta.totalItems;
    const chave = { 'idempotency-key': `chave-${banco}-gemeos` };
    const respostas = await Promise.all(Array.from({ length: 20 }, () => criar(pedido(), atendente, chave)));
    expect(new Set(respostas.map((r) => r.status))).toEqual(new Set([201]));
    expect(new Set(respostas.map(id)).size).toBe(1);
    expect(((await listar()).corpo as Corpo).meta.totalItems).toBe(antes + 1);
  });

  it('a stale edit is 409 with both versions; without If-Match it is 428', async () => {
    const novo = id(await criar(pedido()));
    const editar = (versao: string | null, observacao: string) =>
      app.chamar('PUT', '/agendamentos', {
        token: atendente,
        body: { id: novo, observacao },
        headers: versao === null ? {} : { 'if-match': versao },
      });
    expect((await editar(null, 'x')).status).toBe(428);
    const certo = await editar('"1"', 'primeira');
    expect(certo.status).toBe(200);
    expect(certo.corpo).toMatchObject({ version: 2, observacao: 'primeira', avisos: [] });
    const velho = await editar('"1"', 'segunda');
    expect(velho.status).toBe(409);
    expect(velho.corpo).toMatchObject({
      codigo: 'VERSAO_DESATUALIZADA',
      details: { response: { versaoEnviada: 1, versaoAtual: 2 } },
    });
    const detalhe = await app.chamar('GET', `/agendamentos/${novo}`, { token: atendente });
    expect(detalhe.corpo).toMatchObject({ observacao: 'primeira', version: 2 });
    expect(detalhe.cabecalhos.etag).toBe('"2"');
  });

  it('decision 15: missing conditional fields are warnings', async () => {
    const novo = id(await criar(pedido()));
    const r = await app.chamar('PUT', '/agendamentos', {
      token: atendente,
      body: { id: novo, tipoExame: { id: 4 } },
      headers: { 'if-match': '1' },
    });
    expect(r.status).toBe(200);
    expect((r.corpo as { avisos: string[] }).avisos).toEqual([
      'Data de demissão: Campo obrigatório para demissional.',
    ]);
  });

  it('doc1 §4 Cancelar: sets CANCELADO with its record, frees the row from the default list, refuses a second time', async () => {
    const novo = id(await criar(pedido()));
    const registro = {
      descricao: 'Mudança de status para Cancelado. Motivo: desistiu',
      agendamento: { id: novo },
      status: { id: 10 },
      observacao: '',
    };
    const r = await app.chamar('POST', '/agendamento_status', { token: atendente, body: registro });
    expect(r.status).toBe(201);
    expect(r.corpo).toMatchObject({
      agendamento: { id: novo, version: 2 },
      status: { id: 10, descricao: 'Cancelado' },
    });
    const lista = (await listar('?limit=100')).corpo as Corpo;
    expect(lista.items.map((i) => i.id)).not.toContain(novo);
    const so = (await listar(`?filtrosExtras=${encodeURIComponent('{"status":[10]}')}`)).corpo as Corpo;
    expect(so.items.map((i) => i.id)).toContain(novo);
    const registros = await app.chamar('GET', `/agendamento_status/agendamento/${novo}`, {
      token: atendente,
    });
    expect(registros.corpo).toMatchObject([
      { descricao: registro.descricao, status: { id: 10 }, usuario: { name: 'Usuário 1' } },
      {},
    ]);
    const denovo = await app.chamar('POST', '/agendamento_status', { token: atendente, body: registro });
    expect(denovo.status).toBe(409);
    expect(denovo.corpo).toMatchObject({ codigo: 'TRANSICAO_RECUSADA' });
  });

  it('doc1 §4: of two people who change a status at once one wins and the other gets 409', async () => {
    const novo = id(await criar(pedido()));
    const mudar = (status: number, descricao: string) =>
      app.chamar('POST', '/agendamento_status', {
        token: atendente,
        body: { descricao, agendamento: novo, status: { id: status } },
      });
    const [a, b] = await Promise.all([
      mudar(10, 'Mudança de status para Cancelado. Motivo: a'),
      mudar(9, 'Mudança de status para Desistência de Vaga. Motivo: b'),
    ]);
    expect(new Set([a.status, b.status])).toEqual(new Set([201, 409]));
  });

  it('doc1 §6: without the permission a change is 403', async () => {
    const novo = id(await criar(pedido()));
    expect((await criar(pedido(), leitura)).status).toBe(403);
    const r = await app.chamar('POST', '/agendamento_status', {
      token: leitura,
      body: {
        descricao: 'Mudança de status para Cancelado. Motivo: x',
        agendamento: novo,
        status: { id: 10 },
      },
    });
    expect(r.status).toBe(403);
  });

  it('doc1 §4: a status record says which action it is, and why', async () => {
    const novo = id(await criar(pedido()));
    for (const [status, descricao, mensagem] of [
      [10, 'x', "A descrição deve começar por 'Mudança de status para Cancelado. Motivo: '"],
      [10, 'Mudança de status para Cancelado. Motivo: ', 'Campo obrigatório'],
      [20, 'qualquer', "A descrição deve ser 'Pendência resolvida: Falta consulta'"],
    ] as const) {
      const r = await app.chamar('POST', '/agendamento_status', {
        token: atendente,
        body: { descricao, agendamento: novo, status: { id: status } },
      });
      expect(r.status).toBe(400);
      expect(r.corpo).toMatchObject({
        details: { response: { campos: [{ campo: 'descricao', mensagem }] } },
      });
    }
    const linhaDaLista = ((await listar('?limit=100')).corpo as Corpo).items.find((i) => i.id === novo);
    expect(linhaDaLista?.status.id).toBe(1);
  });

  it('doc1 §4 Mark missed: needs the permission to edit, counts, and frees the slot of a day to come', async () => {
    const novo = id(await criar(pedido()));
    await app.banco.executarScript(
      `update agendamento set status_id = 8, data_agendamento = '2026-11-27', hora_agendamento = '09:00' where id = ${novo};
       insert into reserva (ambiente_id, periodo, tipo, agendamento_id)
         values (1, tsrange('2026-11-27 09:00', '2026-11-27 09:30'), 'RESERVA', ${novo})`,
    );
    const marcar = (token: string) =>
      app.chamar('POST', '/agendamento_status', {
        token,
        body: {
          descricao: 'Pendência resolvida: Falta consulta',
          agendamento: novo,
          status: { id: 20 },
        },
      });
    await app.banco.executarScript(
      `update perfil set permissoes = '{gestao_medica_v3:view,gestamedica_agendamentos:desistencia}' where id = 2`,
    );
    expect((await marcar(leitura)).status).toBe(403);
    await app.banco.executarScript(`update perfil set permissoes = '{gestao_medica_v3:view}' where id = 2`);
    expect((await marcar(leitura)).status).toBe(403);
    expect((await marcar(atendente)).status).toBe(201);
    const [gravado] = await linhas<{ n: number; ativas: number }>(
      app.banco.db,
      sql`select quantidade_falta_consulta as n,
            (select count(*)::int from reserva r where r.agendamento_id = a.id and r.ativa) as ativas
          from agendamento a where a.id = ${novo}`,
    );
    expect(gravado).toEqual({ n: 1, ativas: 0 });
  });

  it('doc1 §4 Timing blocks: the check answers for the action that is asked about, as the change itself does', async () => {
    const novo = id(await criar(pedido()));
    await app.banco.executarScript(
      `update cliente set horas_bloqueio_alterar = 72, horas_bloqueio_desistencia = 60, horas_bloqueio_cancelar = 24 where id = 1;
       update agendamento set status_id = 8, data_agendamento = '2026-11-25', hora_agendamento = '15:00' where id = ${novo}`,
    );
    const prazo = async (consulta = '') =>
      (
        await app.chamar(
          'GET',
          `/configuracoes-agendamentos-cancelar/validar-dia-proximo-da-consulta/${novo}${consulta}`,
          { token: atendente },
        )
      ).corpo;
    // 53 hours before.
    expect(await prazo()).toBe(72);
    expect(await prazo('?acao=ALTERAR')).toBe(72);
    expect(await prazo('?acao=DESISTENCIA')).toBe(60);
    expect(await prazo('?acao=CANCELAR')).toBe(false);
    expect(await prazo('?acao=OUTRA')).toMatchObject({ codigo: 'VALIDACAO' });
    const r = await app.chamar('POST', '/agendamento_status', {
      token: atendente,
      body: {
        descricao: 'Mudança de status para Cancelado. Motivo: x',
        agendamento: novo,
        status: { id: 10 },
      },
    });
    expect(r.status).toBe(201);
    await app.banco.executarScript(
      `update cliente set horas_bloqueio_alterar = 24, horas_bloqueio_desistencia = 24, horas_bloqueio_cancelar = 24 where id = 1`,
    );
  });

  it('doc1 §4 Timing blocks: a cancel nearer than the limit is refused with the specified text', async () => {
    const novo = id(await criar(pedido()));
    await app.banco.executarScript(
      `update agendamento set status_id = 8, data_agendamento = '2026-11-24', hora_agendamento = '09:00' where id = ${novo}`,
    );
    const prazo = await app.chamar(
      'GET',
      `/configuracoes-agendamentos-cancelar/validar-dia-proximo-da-consulta/${novo}`,
      { token: atendente },
    );
    expect(prazo.corpo).toBe(24);
    const r = await app.chamar('POST', '/agendamento_status', {
      token: atendente,
      body: {
        descricao: 'Mudança de status para Cancelado. Motivo: x',
        agendamento: novo,
        status: { id: 10 },
      },
    });
    expect(r.status).toBe(409);
    expect(r.corpo).toMatchObject({
      codigo: 'PRAZO_ENCERRADO',
      message: 'O prazo para cancelar é de até 24h antes da consulta!',
    });
    await app.banco.executarScript(
      `update agendamento set data_agendamento = '2026-11-30' where id = ${novo}`,
    );
    const longe = await app.chamar(
      'GET',
      `/configuracoes-agendamentos-cancelar/validar-dia-proximo-da-consulta/${novo}`,
      { token: atendente },
    );
    expect(longe.corpo).toBe(false);
  });

  it('doc1 §7: the expanded row loads employee, clinic, procedures and risks', async () => {
    const novo = id(await criar(pedido()));
    const ler = async (caminho: string) => (await app.chamar('GET', caminho, { token: atendente })).corpo;
    expect(await ler(`/agendamento_funcionario/agendamento/${novo}`)).toMatchObject({
      funcionario: { name: 'João Conceição' },
      unidade: { tradeCode: 'M1' },
      setor: { name: 'Produção' },
      cargo: { name: 'Operador' },
      agendamento: { id: novo, periodo: 1 },
    });
    expect(await ler(`/agendamento_prestador/agendamento/${novo}`)).toMatchObject({
      prestador: { name: 'Clínica Horário', city: { cidade: 'São Paulo', estado: 'SP' } },
    });
    expect(await ler(`/agendamento_procedimento/agendamento/${novo}?origem=LISTA`)).toMatchObject([
      { procedimentos: { name: 'Exame clínico' }, prestador: { street: 'Rua Direita' } },
      { procedimentos: { name: 'Audiometria' }, recommendation: 'Repouso auditivo de 14 horas' },
    ]);
    expect(await ler(`/agendamento-riscos/agendamento/${novo}`)).toMatchObject([
      { risco: { nome: 'Ruído contínuo' } },
    ]);
    expect(await ler(`/agendamento-riscos/agendamento?agendamentoId=${novo}`)).toMatchObject([
      { risco: { nome: 'Ruído contínuo' } },
    ]);
  });

  it('every read of health data is in the audit trail, which cannot be changed', async () => {
    const novo = id(await criar(pedido()));
    await app.chamar('GET', `/agendamento-riscos/agendamento/${novo}`, { token: leitura });
    const { rows } = await app.banco.transacaoCrua((c) =>
      c.query<{ usuario_id: number }>(
        'select usuario_id from auditoria where recurso = $1 and recurso_id = $2 and dado_de_saude',
        ['agendamento_risco', novo],
      ),
    );
    expect(rows).toEqual([{ usuario_id: 3 }]);
    await expect(app.banco.executarScript('delete from auditoria')).rejects.toThrow();
  });

  it('sort and filtrosExtras reject what is not declared', async () => {
    expect((await listar('?sort=senha_hash%20ASC')).status).toBe(400);
    expect((await listar('?sort=createdAt%20ASC;drop')).status).toBe(400);
    expect((await listar(`?filtrosExtras=${encodeURIComponent('{"status":[1],"x":1}')}`)).status).toBe(400);
    expect((await listar('?filtrosExtras=nao-json')).status).toBe(400);
    expect((await listar('?limit=101')).status).toBe(400);
    for (const campo of ['createdAt', 'funcionario', 'cliente', 'tipoExame', 'status', 'dataAgendamento']) {
      for (const direcao of ['ASC', 'DESC'])
        expect((await listar(`?sort=${campo}%20${direcao}`)).status).toBe(200);
    }
  });

  it('searches names without regard to accents and case, chips as alternatives', async () => {
    await criar(pedido({ funcionario: { id: 3 } }));
    const nomes = async (filter: string) =>
      new Set(
        ((await listar(`?limit=100&filter=${encodeURIComponent(filter)}`)).corpo as Corpo).items.map(
          (i) => i.funcionario.name,
        ),
      );
    expect(await nomes('joao')).toEqual(new Set(['João Conceição']));
    expect(await nomes('CONCEICAO joão')).toEqual(new Set(['João Conceição']));
    expect(await nomes('["zelia","dores"]')).toEqual(new Set(['Zélia Filial', 'Maria das Dores']));
    expect(await nomes('%')).toEqual(new Set());
  });

  it('decision 34: forged scope headers widen nothing, malformed ones are 400', async () => {
    const total = async (headers: Record<string, string>) =>
      ((await listar('', cliente, headers)).corpo as Corpo).meta.totalItems;
    const tudo = await total({});
    expect(tudo).toBeGreaterThan(0);
    expect(await total({ 'x-clientes': '[2,3]' })).toBe(0);
    expect(await total({ 'x-clientes': '[1,2,3]', 'x-filtro-clientes': '[1]' })).toBe(tudo);
    expect(await total({ 'x-unidades': '[4]' })).toBe(0);
    for (const ruim of ['[', '{"a":1}', '1', '["x"]', '[1.5]', '[-1]']) {
      expect((await listar('', cliente, { 'x-clientes': ruim })).status).toBe(400);
    }
  });

  it('doc1 §7: the export is exactly what is filtered, with formulas escaped', async () => {
    await app.banco.executarScript(
      `update agendamento set nome_solicitante = '=HYPERLINK("http://x")' where id = (select max(id) from agendamento)`,
    );
    const r = await app.chamar('GET', '/agendamentos/gerar-csv/0?filter=zelia', { token: atendente });
    expect(r.status).toBe(200);
    // An ASCII name beside the accented one, for whoever has no locale to write the accent in.
    expect(r.cabecalhos['content-disposition']).toBe(
      `attachment; filename="relatorio_agendamentos.xlsx"; filename*=UTF-8''${encodeURIComponent('relátorio_agendamentos.xlsx')}`,
    );
    const { default: excel } = await import('exceljs');
    const livro = new excel.Workbook();
    await livro.xlsx.load(new Uint8Array(r.bruto).buffer);
    const folha = livro.worksheets[0];
    expect(folha?.getRow(1).getCell(3).value).toBe('Funcionário');
    expect(folha?.rowCount).toBe(2);
    expect(folha?.getRow(2).getCell(3).value).toBe('Zélia Filial');
    expect(folha?.getRow(2).getCell(11).value).toBe(`'=HYPERLINK("http://x")`);
  });

  it('doc1 §4: the panel counters are what the list shows for each', async () => {
    const r = await app.chamar('GET', '/count-filtros-painel-agendamentos', { token: atendente });
    const daLista = async (painel: string) =>
      ((await listar(`?filtrosExtras=${encodeURIComponent(JSON.stringify({ painel }))}`)).corpo as Corpo).meta
        .totalItems;
    expect(r.corpo).toEqual({
      meus: await daLista('MEUS'),
      pendencias: await daLista('PENDENCIAS'),
      emAberto: await daLista('EM_ABERTO'),
    });
  });

  it('the list costs at most three statements, the session included', async () => {
    for (const url of ['?page=1', '?filter=joao', '?sort=funcionario%20ASC']) {
      expect(Number((await listar(url)).cabecalhos['x-consultas'])).toBeLessThanOrEqual(3);
    }
  });
});
