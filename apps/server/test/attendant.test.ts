import { ATTENDANT_ACTIONS } from '@apto/domain/attendant';
import { PERMISSION } from '@apto/domain/permissions';
import { STATUS, StatusAgendamento, TRANSITIONS } from '@apto/domain/status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at, attendantBody, LATER } from './attendant-body.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { decrypt } from '../src/platform/cipher.ts';
import { createVisit, DELETE_AGENDAMENTOS, type TestVisit } from './pedido.ts';

const TODAY = '2026-11-23';
const TOMORROW = '2026-11-24';
const S = STATUS;

interface Answer {
  codigo: string;
  message: string;
  version: number;
  status: { id: number };
  details: { response: Record<string, unknown> };
}

describe.each(DATABASES)('the page of one request (doc3 §2.10), on %s', (database) => {
  let app: TestApp;
  let attendant: string;
  let colleague: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    attendant = await app.tokenFor(1);
    colleague = await app.tokenFor(2);
    // Clinic 2 books no slots; it serves customer 1 as well.
    await app.database.runScript(
      'insert into prestador_cliente (prestador_id, cliente_id, condicao) values (2, 1, true)',
    );
  });
  afterAll(() => app.close());
  beforeEach(() =>
    app.database.runScript(
      `${DELETE_AGENDAMENTOS} delete from outbox; delete from mensagem; delete from funcionario_risco where funcionario_id = 6;
       update prestador set advance_deposit = false, days_in_advance = 0;
       update cliente set advance_deposit = false, days_in_advance = null`,
    ),
  );

  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T>(text, values))).rows;
  const create = (changes: TestVisit = {}) =>
    createVisit(app.database, { status: S.EM_ANDAMENTO, ...changes });
  const act = async (
    id: number,
    body: unknown,
    options: { version?: number; token?: string; key?: string } = {},
  ) => {
    const { acao: action } = body as { acao?: string };
    // One way to begin, whoever asks: the queue's.
    const isStart = action === 'INICIAR_ATENDIMENTO';
    const r = await app.invoke('POST', `/painel-agendamento/${id}/${isStart ? 'iniciar' : 'acao'}`, {
      token: options.token ?? attendant,
      ...(isStart ? {} : { body }),
      headers: {
        'if-match': `"${options.version ?? 1}"`,
        ...(options.key ? { 'idempotency-key': options.key } : {}),
      },
    });
    return { status: r.status, body: r.body as Answer, headers: r.headers };
  };
  const read = async (id: number, token = attendant) =>
    (await app.invoke('GET', `/painel-agendamento/${id}`, { token })).body as {
      version: number;
      acoes: { acao: string; motivo: string | null }[];
      responsavel: { id: number; name: string } | null;
      vagaReservada: boolean;
      observacaoPrestador: string | null;
    };
  const stored = async (id: number) =>
    (
      await query<Record<string, unknown>>(
        `select status_id, prestador_id, data_agendamento::text, hora_agendamento, hora_saida, periodo, periodo_agendado, user_responsavel_id
         from agendamento where id = $1`,
        [id],
      )
    )[0];
  const lastRecord = async (id: number) =>
    (
      await query<{ acao: string; descricao: string; autor_nome: string }>(
        'select acao, descricao, autor_nome from agendamento_status where agendamento_id = $1 order by id desc limit 1',
        [id],
      )
    )[0];
  const messages = (id: number) =>
    query<{ tipo: string; canal: string; destino: string }>(
      'select tipo, canal, destino from mensagem where agendamento_id = $1 order by id',
      [id],
    );
  const vagas = (id: number) =>
    query<{ periodo: string }>(
      "select to_char(lower(periodo), 'YYYY-MM-DD HH24:MI') as periodo from reserva where agendamento_id = $1 and ativa",
      [id],
    );
  /** Two days that an attendant proposed before. */
  const propose = (id: number) =>
    query(
      `insert into agendamento_status (agendamento_id, de, para, acao, descricao, autor_nome, datas_propostas)
       values ($1, 2, 5, 'AGUARDAR_DATA', '', '', '[{"data": "2026-11-26", "hora": "09:00"}, {"data": "2026-11-20", "hora": null}]')`,
      [id],
    );
  describe.each(ATTENDANT_ACTIONS)('%s', (action) => {
    it('is done in the statuses of the table, and refused in every other, by menu and by call alike', async () => {
      for (const { id: status, codigo: code } of StatusAgendamento) {
        const rows = TRANSITIONS.filter((t) => t.de === status && t.action === action);
        const id = await create({ status, data: TODAY, hora: '16:00' });
        if (action === 'ESCOLHER_DATA') await propose(id);
        const offered = (await read(id)).acoes.find((a) => a.acao === action);
        const r = await act(id, attendantBody(action));
        if (rows.length === 0) {
          expect([code, offered, r.status, r.body.codigo]).toEqual([
            code,
            undefined,
            409,
            'TRANSICAO_RECUSADA',
          ]);
        } else if (offered?.motivo) {
          expect([code, r.status, r.body.message]).toEqual([code, 409, offered.motivo]);
        } else {
          expect([code, offered?.acao, r.status]).toEqual([
            code,
            action,
            action === 'INICIAR_ATENDIMENTO' ? 201 : 200,
          ]);
          expect(rows.map((t) => t.para)).toContain(r.body.status.id);
          expect((await lastRecord(id))?.acao).toBe(action);
        }
        await app.database.runScript(DELETE_AGENDAMENTOS);
      }
    });
  });

  it('needs the permission of each action, and the page the panel’s', async () => {
    const id = await create();
    const reader = await app.tokenFor(3);
    expect((await app.invoke('GET', `/painel-agendamento/${id}`, { token: reader })).status).toBe(403);
    expect((await act(id, attendantBody('AGENDAR'), { token: reader })).status).toBe(403);
  });

  it('Iniciar makes the request one’s own; who comes second is told who has it', async () => {
    const id = await create({ status: S.EM_ABERTO });
    const [first, second] = await Promise.all([
      act(id, { acao: 'INICIAR_ATENDIMENTO' }),
      act(id, { acao: 'INICIAR_ATENDIMENTO' }, { token: colleague }),
    ]);
    const [won, lost] = first.status === 201 ? [first, second] : [second, first];
    const winner = first.status === 201 ? 'Usuário 1' : 'Usuário 2';
    expect([won.status, lost.status, lost.body.codigo, lost.body.message]).toEqual([
      201,
      409,
      'ATENDIMENTO_INICIADO',
      `${winner} já iniciou o atendimento.`,
    ]);
    expect((await read(id)).responsavel?.name).toBe(winner);
  });

  it('Iniciar refuses what a colleague has in hand, whatever its status, and says who; by menu and by call', async () => {
    const id = await create({ status: S.AGUARDANDO_DATA });
    await query(
      'update agendamento set user_responsavel_id = 2, atendimento_iniciado_em = now() where id = $1',
      [id],
    );
    expect((await read(id)).acoes.find((a) => a.acao === 'INICIAR_ATENDIMENTO')?.motivo).toBe(
      'Usuário 2 já iniciou o atendimento.',
    );
    const refused = await act(id, { acao: 'INICIAR_ATENDIMENTO' });
    expect([refused.status, refused.body.message]).toEqual([409, 'Usuário 2 já iniciou o atendimento.']);
    expect(await stored(id)).toMatchObject({ status_id: S.AGUARDANDO_DATA, user_responsavel_id: 2 });
    const own = await act(id, { acao: 'INICIAR_ATENDIMENTO' }, { token: colleague });
    expect([own.status, own.body.status.id]).toEqual([201, S.EM_ANDAMENTO]);
  });

  it('who saw an older version is told who changed it, and nothing is written', async () => {
    const id = await create();
    await act(id, { acao: 'PENDENCIAR_CLIENTE', motivo: 'Falta o CPF' }, { token: colleague });
    const r = await act(id, attendantBody('AGENDAR'));
    expect([r.status, r.body]).toMatchObject([
      409,
      {
        codigo: 'VERSAO_DESATUALIZADA',
        message:
          "Usuário 2 alterou este pedido enquanto você o via. Agora ele está com status 'Pendência Cliente'.",
        details: { response: { alteradoPor: 'Usuário 2', versaoAtual: 2 } },
      },
    ]);
    expect(await vagas(id)).toEqual([]);
  });

  it('the same key again is the same step, once', async () => {
    const id = await create();
    const first = await act(id, attendantBody('AGENDAR'), { key: 'chave-do-atendente' });
    const again = await act(id, attendantBody('AGENDAR'), { key: 'chave-do-atendente' });
    expect([first.status, again.status, again.headers['idempotent-replay']]).toEqual([200, 200, 'true']);
    expect(await messages(id)).toHaveLength(4);
  });

  it('Agendar by order of arrival leaves the half of the day that was wished, and keeps its own beside it', async () => {
    const id = await create();
    await query('update agendamento set periodo = 2 where id = $1', [id]);
    const r = await act(id, { acao: 'AGENDAR', quando: { ...at(null, LATER, 2), periodo: 1 } });
    expect([r.status, r.body.status.id]).toEqual([200, S.AGENDADO]);
    expect(await stored(id)).toMatchObject({
      data_agendamento: LATER,
      hora_agendamento: null,
      periodo: 2,
      periodo_agendado: 1,
    });
    const detail = await app.invoke('GET', `/agendamentos/${id}`, { token: attendant });
    expect(detail.body).toMatchObject({ periodo: 2, periodoAgendado: 1 });
    const [told] = await query<{ corpo: string }>(
      "select corpo_cifrado as corpo from mensagem where agendamento_id = $1 and tipo = 'KIT_PRESTADOR'",
      [id],
    );
    expect(decrypt(app.config.keyRing, told?.corpo ?? '')).toContain('no período da manhã');
  });

  it('Agendar books the slot, writes where and when, and tells employee and requester', async () => {
    const id = await create();
    await query('update agendamento set periodo = 2 where id = $1', [id]);
    const r = await act(id, { acao: 'AGENDAR', quando: at('09:00') });
    expect([r.status, r.body.status.id]).toEqual([200, S.AGENDADO]);
    expect(await stored(id)).toMatchObject({
      prestador_id: 1,
      data_agendamento: LATER,
      hora_agendamento: '09:00',
      hora_saida: '09:30',
      // What the requester asked for stays as it was asked.
      periodo: 2,
    });
    expect(await vagas(id)).toEqual([{ periodo: `${LATER} 09:00` }]);
    expect(await lastRecord(id)).toEqual({
      acao: 'AGENDAR',
      descricao: 'Agendado: quinta-feira, 26 de novembro de 2026, às 09:00, em Clínica Horário',
      autor_nome: 'Usuário 1',
    });
    expect((await messages(id)).map((m) => m.tipo).toSorted()).toEqual([
      'CONFIRMACAO',
      'CONFIRMACAO_SOLICITANTE',
      'KIT_PRESTADOR',
      'KIT_SOLICITANTE',
    ]);
    expect(
      await query(
        'select data_agendamento::text as d from agendamento_procedimento where agendamento_id = $1',
        [id],
      ),
    ).toEqual([{ d: LATER }, { d: LATER }]);
  });

  it('issue 9: the messages of a step are read before it is taken, in their very words, and nothing is done', async () => {
    const id = await create();
    const preview = (query: string, token = attendant) =>
      app.invoke('GET', `/agendamento/mensagens/${id}/previa?tipo=PASSO&${query}`, { token });
    const step = `acao=AGENDAR&idPrestador=1&data=${LATER}&hora=09:00`;
    const { status, body: answer } = await preview(step);
    const shown = answer as { tipo: string; corpo: string; destino: string }[];
    expect(status).toBe(200);
    expect([await messages(id), await vagas(id), (await stored(id))?.['status_id']]).toEqual([
      [],
      [],
      S.EM_ANDAMENTO,
    ]);
    expect((await act(id, { acao: 'AGENDAR', quando: at('09:00') })).status).toBe(200);
    const sent = await query<{ tipo: string; destino: string; corpo: string }>(
      'select tipo, destino, corpo_cifrado as corpo from mensagem where agendamento_id = $1 order by id',
      [id],
    );
    const token = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){6}/g;
    expect(
      shown.map(({ tipo: kind, destino: to, corpo: body }) => ({ tipo: kind, destino: to, corpo: body })),
    ).toEqual(
      sent.map(({ corpo: sealed, ...each }) => ({
        ...each,
        corpo: decrypt(app.config.keyRing, sealed).replaceAll(token, 'XXXX-XXXX-XXXX-XXXX-XXXX-XXXX-XXXX'),
      })),
    );
    // The step's own refusals: it is over, a clinic and a day are missing.
    expect((await preview(step)).status).toBe(409);
    expect((await preview('acao=AGENDAR')).status).toBe(400);
  });

  it('the messages of a step are read by whoever may take it, and by nobody else', async () => {
    const id = await create();
    const step = `PASSO&acao=AGENDAR&idPrestador=1&data=${LATER}&hora=09:00`;
    const [{ permissoes: before } = { permissoes: [] }] = await query<{ permissoes: string[] }>(
      'select permissoes from perfil where id = 2',
    );
    const preview = async (kind: string, ...held: string[]) => {
      await query('update perfil set permissoes = $1 where id = 2', [held]);
      const token = await app.tokenFor(3);
      return (await app.invoke('GET', `/agendamento/mensagens/${id}/previa?tipo=${kind}`, { token })).status;
    };
    try {
      expect([
        await preview(step, PERMISSION.PAINEL_AGENDAMENTO),
        await preview('KIT', PERMISSION.PAINEL_AGENDAMENTO),
        await preview(step, PERMISSION.AGENDAMENTOS_CRIAR),
      ]).toEqual([200, 403, 403]);
    } finally {
      await query('update perfil set permissoes = $1 where id = 2', [before]);
    }
  });

  it('doc1 §3: the room of telemedicine is set, kept, taken away, and refused for what ends in an ASO', async () => {
    const id = await create();
    await app.database.runScript(`update agendamento set tipo_exame_id = 9 where id = ${id}`);
    const room = 'https://salas.exemplo.com.br/4f9c';
    const remote = async () =>
      (await query('select telemedicina, link_telemedicina from agendamento where id = $1', [id]))[0];
    const withRoom = (time: string, linkTelemedicina?: string) => ({ ...at(time), linkTelemedicina });
    for (const wrong of ['http://salas.exemplo.com.br', 'javascript:alert(1)'])
      expect((await act(id, { acao: 'AGENDAR', quando: withRoom('09:00', wrong) })).status).toBe(400);
    expect((await act(id, { acao: 'AGENDAR', quando: withRoom('09:00', room) })).status).toBe(200);
    expect(await remote()).toEqual({ telemedicina: true, link_telemedicina: room });
    expect((await lastRecord(id))?.descricao).toContain('por telemedicina');
    const again = { acao: 'REAGENDAR', motivo: 'Férias' };
    await act(id, { ...again, quando: withRoom('14:00') }, { version: 2 });
    expect(await remote()).toEqual({ telemedicina: true, link_telemedicina: room });
    const third = await act(id, { acao: 'AGENDAR', quando: withRoom('14:00', '') }, { version: 3 });
    expect(third.status).toBe(200);
    expect(await remote()).toEqual({ telemedicina: false, link_telemedicina: null });

    const aso = await create();
    const refused = await act(aso, { acao: 'AGENDAR', quando: withRoom('15:00', room) });
    expect([refused.body.message].flat().join()).toContain('Este tipo de exame emite ASO');
  });

  it('doc1 §3 quemAvisa, linkTelemedicina: the requester passes the day on, but the room is the employee’s own', async () => {
    const texts = async (id: number) =>
      Object.fromEntries(
        (
          await query<{ tipo: string; corpo: string }>(
            'select tipo, corpo_cifrado as corpo from mensagem where agendamento_id = $1',
            [id],
          )
        ).map((m) => [m.tipo, decrypt(app.config.keyRing, m.corpo)]),
      );
    const passedOn = await create({ quemAvisa: 'SOLICITANTE' });
    await act(passedOn, { acao: 'AGENDAR', quando: at('09:00') });
    const told = await texts(passedOn);
    expect(Object.keys(told)).not.toContain('CONFIRMACAO');
    expect(told['CONFIRMACAO_SOLICITANTE']).toContain('Quem avisa');

    const remote = await create({ quemAvisa: 'SOLICITANTE', funcionario: 2 });
    await app.database.runScript(`update agendamento set tipo_exame_id = 9 where id = ${remote}`);
    const room = 'https://salas.exemplo.com.br/4f9c';
    await act(remote, { acao: 'AGENDAR', quando: { ...at('10:00'), linkTelemedicina: room } });
    const {
      CONFIRMACAO: own = '',
      CONFIRMACAO_SOLICITANTE: theirs = '',
      KIT_SOLICITANTE: kit = '',
    } = await texts(remote);
    expect(own).toContain(room);
    expect(own).not.toContain('Como chegar');
    for (const text of [theirs, kit]) {
      expect(text).toContain('por telemedicina');
      expect(text).not.toContain(room);
      expect(text).not.toContain('Quem avisa');
    }
  });

  it('losing the slot is told with the nearest free ones, and keeps what was held', async () => {
    const other = await create({ funcionario: 2 });
    await act(other, { acao: 'AGENDAR', quando: at('09:00') });
    const id = await create({ funcionario: 1 });
    await act(id, { acao: 'AGENDAR', quando: at('10:00') });
    const r = await act(id, { acao: 'REAGENDAR', quando: at('09:00'), motivo: 'Mais cedo' }, { version: 2 });
    expect([r.status, r.body.codigo]).toEqual([409, 'FAIXA_INDISPONIVEL']);
    const near = r.body.details.response['maisProximas'] as { data: string; horarioChegada: string }[];
    expect(near.map((f) => `${f.data} ${f.horarioChegada}`)).toContain(`${LATER} 09:30`);
    expect(await vagas(id)).toEqual([{ periodo: `${LATER} 10:00` }]);
  });

  it('of two who want the last place of a slot one gets it', async () => {
    const ids = [
      await create({ funcionario: 1 }),
      await create({ funcionario: 2 }),
      await create({ funcionario: 3 }),
    ];
    const answers = await Promise.all(ids.map((id) => act(id, { acao: 'AGENDAR', quando: at('11:00') })));
    expect(answers.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await query("select 1 from reserva where ativa and lower(periodo)::time = '11:00'")).toHaveLength(
      1,
    );
  });

  it('a slot that the attendant keeps while they choose is on offer to them alone, and theirs to book', async () => {
    const id = await create();
    const [first, second] = [await create({ funcionario: 2 }), colleague] as const;
    const slots = async (agendamento: number, token = attendant) =>
      (
        (
          await app.invoke('POST', '/agendamentos/faixas-disponiveis', {
            token,
            body: {
              agendamentoId: agendamento,
              examesIds: [],
              periodo: 3,
              prestadorId: 1,
              dataInicial: LATER,
              dataFinal: LATER,
            },
          })
        ).body as { horarioChegada: string; horarioSaida: string; ambienteId: number; data: string }[]
      ).find((slot) => slot.horarioChegada === '10:00');
    const slot = await slots(id);
    const held = await app.invoke('PUT', '/reservas-horarios/funcionario/1', {
      token: attendant,
      body: {
        itens: [
          {
            prestadorId: 1,
            examesIds: [1],
            data: slot?.data,
            horarioChegada: slot?.horarioChegada,
            horarioSaida: slot?.horarioSaida,
            ambienteId: slot?.ambienteId,
          },
        ],
      },
    });
    expect([held.status, JSON.stringify(held.body)]).toEqual([200, expect.stringContaining('expiraEm')]);
    expect(await slots(id)).toBeDefined();
    expect(await slots(first, second)).toBeUndefined();
    expect((await act(first, { acao: 'AGENDAR', quando: at('10:00') }, { token: second })).status).toBe(409);
    expect((await act(id, { acao: 'AGENDAR', quando: at('10:00') })).status).toBe(200);
    expect(await query("select tipo from reserva where ativa and lower(periodo)::time = '10:00'")).toEqual([
      { tipo: 'RESERVA' },
    ]);
  });

  it('Reagendar frees the old slot and takes the new one, and booking the same again keeps it', async () => {
    const id = await create();
    await act(id, { acao: 'AGENDAR', quando: at('09:00') });
    const r = await act(id, { acao: 'REAGENDAR', quando: at('14:00'), motivo: 'Férias' }, { version: 2 });
    expect([r.status, r.body.status.id]).toEqual([200, S.REAGENDADO]);
    expect(await vagas(id)).toEqual([{ periodo: `${LATER} 14:00` }]);
    const again = await act(id, { acao: 'AGENDAR', quando: at('14:00') }, { version: 3 });
    expect([again.status, again.body.status.id]).toEqual([200, S.AGENDADO]);
    expect(await stored(id)).toMatchObject({ hora_agendamento: '14:00', hora_saida: '14:30' });
    const elsewhere = await act(
      id,
      { acao: 'REAGENDAR', quando: at('15:10', LATER, 2), motivo: 'Mais perto' },
      { version: 4 },
    );
    expect([elsewhere.status, await vagas(id)]).toEqual([200, []]);
    expect(await stored(id)).toMatchObject({ prestador_id: 2, hora_agendamento: '15:10', hora_saida: null });
  });

  it('where the clinic has no agenda, day and time by hand keep to its days and hours', async () => {
    const id = await create();
    const refused = async (wanted: object): Promise<string> =>
      [(await act(id, { acao: 'AGENDAR', quando: wanted })).body.message].flat().join();
    expect(await refused(at('09:00', '2026-11-22', 2))).toMatch(/anterior|menor|passad/i);
    expect(await refused(at('09:00', '2026-11-28', 2))).toContain('não atende neste dia');
    expect(await refused(at('09:00', '2026-12-25', 2))).toContain('feriado');
    expect(await refused(at('12:30', LATER, 2))).toContain('não atende');
    expect(await refused(at('09:00', TODAY, 2))).toContain('menor que o atual');
    expect(await refused(at(null))).toContain('Escolha o horário.');
    const r = await act(id, { acao: 'AGENDAR', quando: at(null, LATER, 2) });
    expect(r.status).toBe(200);
    expect(await stored(id)).toMatchObject({ prestador_id: 2, hora_agendamento: null });
    expect(await vagas(id)).toEqual([]);
  });

  it('a clinic that may not serve the customer, or is of another company, is refused', async () => {
    await query('delete from prestador_cliente where prestador_id = 2');
    const id = await create();
    const r = await act(id, { acao: 'AGENDAR', quando: at('09:00', LATER, 2) });
    expect([r.status, r.body.message]).toEqual([
      422,
      'O prestador não atende os funcionários da empresa: Padaria Aurora',
    ]);
    expect((await act(id, { acao: 'AGENDAR', quando: at('09:00', LATER, 3) })).status).toBe(404);
    await query('insert into prestador_cliente (prestador_id, cliente_id, condicao) values (2, 1, true)');
  });

  it('a clinic that is paid in advance waits for the deposit, and nobody is told yet', async () => {
    await app.database.runScript('update prestador set advance_deposit = true where id = 1');
    const id = await create();
    const r = await act(id, { acao: 'AGENDAR', quando: at('09:00') });
    expect([r.body.status.id, await messages(id)]).toEqual([S.DEPOSITO_ANTECIPADO, []]);
    await query(
      "insert into agendamento_status (agendamento_id, de, para, acao, descricao) values ($1, 17, 2, 'PAGAR_DEPOSITO', 'Pago')",
      [id],
    );
    await query('update agendamento set status_id = 2 where id = $1', [id]);
    const paid = await act(id, { acao: 'AGENDAR', quando: at('09:00') }, { version: 2 });
    expect(paid.body.status.id).toBe(S.AGENDADO);
  });

  it('so does a customer who pays in advance, by the earlier day of the two that are asked for', async () => {
    await app.database.runScript(
      'update cliente set advance_deposit = true, days_in_advance = 4 where id = 1',
    );
    const day = '2026-12-11';
    const due = async (id: number) =>
      query<{ deposito_antecipado: boolean; prazo: string | null }>(
        'select deposito_antecipado, prazo_ordem::text as prazo from agendamento where id = $1',
        [id],
      );
    const own = await create();
    expect((await act(own, { acao: 'AGENDAR', quando: at('09:00', day) })).body.status.id).toBe(
      S.DEPOSITO_ANTECIPADO,
    );
    expect(await due(own)).toEqual([{ deposito_antecipado: true, prazo: '2026-12-07' }]);
    await app.database.runScript(
      'update prestador set advance_deposit = true, days_in_advance = 6 where id = 1',
    );
    // What was told stays: the clinic's new days are the next one's.
    expect(await due(own)).toMatchObject([{ prazo: '2026-12-07' }]);
    const both = await create();
    await act(both, { acao: 'AGENDAR', quando: at('10:00', day) });
    // Six days before is a Saturday, on which nobody pays.
    expect(await due(both)).toMatchObject([{ prazo: '2026-12-04' }]);
  });

  it('risks are applied to the request and stay with its employee', async () => {
    const id = await create({ status: S.AGUARDANDO_APLICACAO_RISCO, funcionario: 6 });
    expect((await act(id, { acao: 'APLICAR_RISCO', riscos: [] })).status).toBe(400);
    expect((await act(id, { acao: 'APLICAR_RISCO', riscos: [999] })).status).toBe(400);
    expect((await act(id, { acao: 'APLICAR_RISCO', riscos: [1, 2] })).body.status.id).toBe(S.EM_ABERTO);
    expect(
      await query('select risco_id from agendamento_risco where agendamento_id = $1', [id]),
    ).toHaveLength(2);
    expect(await query('select 1 from funcionario_risco where funcionario_id = 6')).toHaveLength(2);
    const riscos = await app.invoke('GET', '/painel-agendamento/riscos', { token: attendant });
    expect(riscos.body).toEqual([
      { id: 2, nome: 'Poeira mineral', grupo: null },
      { id: 1, nome: 'Ruído contínuo', grupo: null },
    ]);
  });

  it('doc2 §4: the link that waited for the risks goes out with them', async () => {
    const waiting = async (days: string) => {
      const id = await create({ status: S.AGUARDANDO_APLICACAO_RISCO, autoagendamento: true });
      await query(
        `update agendamento set (data_sugestao_inicial, data_sugestao_final) = (${days}), user_id = 2 where id = $1`,
        [id],
      );
      return id;
    };
    const apply = (id: number, more: object = {}) => act(id, { acao: 'APLICAR_RISCO', riscos: [1], ...more });
    const asked = (id: number) =>
      query<Record<string, unknown>>(
        `select status_id, data_sugestao_final::text as fim, email_funcionario as email,
           (select count(*)::int from token_autoagendamento t where t.agendamento_id = a.id) as links,
           (select count(*)::int from notificacao n where n.agendamento_id = a.id and n.usuario_id = 2) as bell
         from agendamento a where id = $1`,
        [id],
      );
    const open = await waiting("'2026-11-24', '2026-12-03'");
    expect((await apply(open)).body.status.id).toBe(S.AUTOAGENDAMENTO);
    // By its own contact, and who asked for it hears of it.
    expect(await messages(open)).toMatchObject([{ tipo: 'LINK_AUTOAGENDAMENTO', canal: 'WHATSAPP' }]);
    expect(await asked(open)).toMatchObject([{ fim: '2026-12-03', links: 1, bell: 1 }]);

    const over = await waiting("'2026-11-09', '2026-11-13'");
    for (const [more, text] of [
      [{}, 'O período sugerido para o atendimento já passou. Informe outros dias.'],
      [{ dataSugestaoInicial: '2026-11-28', dataSugestaoFinal: '2026-11-29' }, /não há agendamento/],
      [{ dataSugestaoInicial: '2026-11-24' }, 'A data de sugestão final é obrigatória'],
      [
        {
          dataSugestaoInicial: '2026-11-24',
          dataSugestaoFinal: '2026-11-27',
          formaEnvio: 'WHATSAPP',
          phone: '1',
        },
        'Digite um telefone válido',
      ],
    ] as const) {
      const refused = await apply(over, more);
      expect([refused.status, JSON.stringify(refused.body.details)]).toEqual([
        400,
        typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
      ]);
    }
    expect(await asked(over)).toMatchObject([{ status_id: S.AGUARDANDO_APLICACAO_RISCO, links: 0, bell: 0 }]);
    const renewed = {
      dataSugestaoInicial: '2026-11-24',
      dataSugestaoFinal: '2026-11-27',
      formaEnvio: 'EMAIL',
      email: 'novo@exemplo.com.br',
    };
    expect((await apply(over, renewed)).status).toBe(200);
    expect(await messages(over)).toMatchObject([{ canal: 'EMAIL', destino: 'novo@exemplo.com.br' }]);
    expect(await asked(over)).toMatchObject([{ fim: '2026-11-27', email: 'novo@exemplo.com.br', links: 1 }]);
  });

  it('doc1 §2.5: what was proposed or asked is sent again, while its answer is waited for', async () => {
    const newest = async (id: number) =>
      (
        await query<{ id: number; tipo: string }>(
          `update mensagem set situacao = 'ENTREGUE' where agendamento_id = $1 returning id, tipo`,
          [id],
        )
      ).at(-1)?.id;
    const at = async (id: number, what: string) =>
      `/timeline/whatsapp/${id}/mensagens/${await newest(id)}/${what}`;
    const id = await create();
    await act(id, { acao: 'AGUARDAR_DATA', datas: [{ data: LATER, hora: '09:00' }] });
    const preview = await app.invoke('GET', await at(id, 'previa'), { token: attendant });
    expect(preview.body).toMatchObject({
      tipo: 'PROPOSTA_DATA',
      destino: 'rita@exemplo.com.br',
      corpo: expect.stringContaining('- quinta-feira, 26 de novembro de 2026, às 09:00') as string,
    });
    expect((await app.invoke('POST', await at(id, 'reenviar'), { token: attendant })).status).toBe(201);
    expect(await messages(id)).toHaveLength(2);

    const asked = await create();
    await act(asked, { acao: 'PENDENCIAR_CLIENTE', motivo: 'Qual unidade?' });
    expect((await app.invoke('POST', await at(asked, 'reenviar'), { token: attendant })).status).toBe(201);
    await act(asked, { acao: 'RESOLVER_PENDENCIA', motivo: 'Matriz' }, { version: 2 });
    const late = await app.invoke('POST', await at(asked, 'reenviar'), { token: attendant });
    // Nor is it offered.
    const offered = async (agendamento: number) => {
      const r = await app.invoke('GET', `/timeline/whatsapp/${agendamento}`, { token: attendant });
      return (r.body as { podeReenviar: boolean }[]).map((m) => m.podeReenviar);
    };
    await newest(id);
    expect([await offered(id), await offered(asked)]).toEqual([
      [true, true],
      [false, false],
    ]);
    // A proposal whose days have passed asks nothing any more.
    await query(
      `update agendamento_status set datas_propostas = '[{"data": "2026-11-20", "hora": null}]' where agendamento_id = $1 and datas_propostas is not null`,
      [id],
    );
    expect(await offered(id)).toEqual([false, false]);
    expect([late.status, (late.body as Answer).message]).toEqual([
      409,
      'O pedido já não espera a resposta do solicitante.',
    ]);
  });

  it('proposed days and questions reach the requester, without what stands behind the login', async () => {
    const id = await create();
    await act(id, { acao: 'AGUARDAR_DATA', datas: [{ data: LATER, hora: '09:00' }, { data: '2026-11-27' }] });
    expect((await lastRecord(id))?.descricao).toBe(
      'Datas propostas ao solicitante: quinta-feira, 26 de novembro de 2026, às 09:00; sexta-feira, 27 de novembro de 2026, manhã ou tarde, por ordem de chegada',
    );
    const proposed = async (agendamento: number) =>
      (
        (await app.invoke('GET', `/agendamentos/${agendamento}`, { token: attendant })).body as {
          datasPropostas: unknown;
        }
      ).datasPropostas;
    const asData = {
      origem: 'ATENDENTE',
      datas: [
        { data: LATER, hora: '09:00' },
        { data: '2026-11-27', hora: null },
      ],
    };
    expect(await proposed(id)).toEqual(asData);
    await act(id, { acao: 'PENDENCIAR_CLIENTE', motivo: 'Qual a doença?' }, { version: 2 });
    // Asked for something else meanwhile, they still stand.
    expect(await proposed(id)).toEqual(asData);
    await act(id, { acao: 'CANCELAR', motivo: 'Não precisa mais' }, { version: 3 });
    expect(await proposed(id)).toBeNull();
    expect(await messages(id)).toEqual([
      { tipo: 'PROPOSTA_DATA', canal: 'EMAIL', destino: 'rita@exemplo.com.br' },
      { tipo: 'PENDENCIA_CLIENTE', canal: 'EMAIL', destino: 'rita@exemplo.com.br' },
    ]);
    const none = await create();
    expect((await act(none, { acao: 'AGUARDAR_DATA', datas: [] })).status).toBe(400);
    expect((await act(none, { acao: 'AGUARDAR_DATA', datas: [{ data: '2026-11-22' }] })).status).toBe(400);
  });

  it('the requester chooses one of the proposed days, which the attendant then schedules', async () => {
    const id = await create({ status: S.AGUARDANDO_DATA });
    await propose(id);
    // Who asks for exams has not the panel: what it takes is what an answer to a pendency takes.
    await app.database.runScript(
      `insert into perfil (id, empresa_id, nome, permissoes) values (90, 1, 'Cliente', '{gestamedica_agendamentos:editar}');
       update usuario set perfil_id = 90 where id = 6`,
    );
    const cliente = await app.tokenFor(6);
    const choose = (day: string, time: string | null, token = cliente) =>
      act(id, { acao: 'ESCOLHER_DATA', data: day, hora: time }, { token });
    for (const [day, time] of [
      [LATER, '10:00'],
      [LATER, null],
      // Proposed, and over since.
      ['2026-11-20', null],
    ] as const) {
      const refused = await choose(day, time);
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        400,
        expect.stringContaining('Esta data não está mais entre as propostas. Escolha outra.'),
      ]);
    }
    const reader = await app.tokenFor(3);
    expect((await choose(LATER, '09:00', reader)).status).toBe(403);
    expect((await choose(LATER, '09:00', await app.tokenFor(5))).status).toBe(404);
    const chosen = await choose(LATER, '09:00');
    expect([chosen.status, chosen.body.status.id]).toEqual([200, S.PENDENCIA_RESOLVIDA]);
    expect(await lastRecord(id)).toMatchObject({
      acao: 'ESCOLHER_DATA',
      descricao: 'Data escolhida pelo solicitante: quinta-feira, 26 de novembro de 2026, às 09:00',
    });
    const detail = (await app.invoke('GET', `/agendamentos/${id}`, { token: attendant })).body;
    expect(detail).toMatchObject({
      datasPropostas: { origem: 'SOLICITANTE', datas: [{ data: LATER, hora: '09:00' }] },
    });
    const booked = await act(id, { acao: 'AGENDAR', quando: at('09:00') }, { version: 2 });
    expect([booked.status, booked.body.status.id]).toEqual([200, S.AGENDADO]);
  });

  it('the clinic’s other time, told by telephone, is the attendant’s to act on', async () => {
    const id = await create({ status: S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR, data: LATER, hora: '09:00' });
    const same = await act(id, { acao: 'PROPOR_OUTRO_HORARIO', data: LATER, hora: '09:00' });
    expect(same.status).toBe(400);
    await act(id, { acao: 'PROPOR_OUTRO_HORARIO', data: LATER, hora: '10:00', motivo: 'Médico atrasado' });
    const detail = async () => (await app.invoke('GET', `/agendamentos/${id}`, { token: attendant })).body;
    expect(await detail()).toMatchObject({
      datasPropostas: { origem: 'PRESTADOR', datas: [{ data: LATER, hora: '10:00' }] },
    });
    expect((await read(id)).observacaoPrestador).toBe(
      'Alteração proposta pela clínica, registrada pelo atendente: quinta-feira, 26 de novembro de 2026, às 10:00. Motivo: Médico atrasado',
    );
    // Once a day is chosen there is nothing left to choose.
    await act(id, { acao: 'ATENDER_PENDENCIA', motivo: 'Às dez' }, { version: 2 });
    await act(id, { acao: 'AGENDAR', quando: at('09:00') }, { version: 3 });
    expect((await stored(id))?.['status_id']).toBe(S.AGENDADO);
    expect(await detail()).toMatchObject({ datasPropostas: null });
  });

  it('doc1 §4: the time limit before the exam holds on the page as in the list', async () => {
    const id = await create({ status: S.AGENDADO, data: TOMORROW, hora: '09:00' });
    const r = await act(id, { acao: 'CANCELAR', motivo: 'Erro' });
    expect([r.status, r.body.codigo, r.body.message]).toEqual([
      409,
      'PRAZO_ENCERRADO',
      'O prazo para cancelar é de até 24h antes da consulta!',
    ]);
  });

  describe('the employee answers (CONFIRMAR_PELO_FUNCIONARIO, RECUSAR_PELO_FUNCIONARIO)', () => {
    const ask = async (wanted: object = at('09:00')) => {
      const id = await create();
      const r = await act(id, {
        acao: 'PEDIR_CONFIRMACAO_FUNCIONARIO',
        quando: wanted,
        formaEnvio: 'EMAIL',
        email: 'novo@exemplo.com.br',
      });
      expect([r.status, r.body.status?.id]).toEqual([200, S.AGUARDANDO_CONF_COLABORADOR]);
      // One link lives at a time: the test's own takes the place of the one in the message.
      await query('update token_autoagendamento set revogado_em = now() where agendamento_id = $1', [id]);
      return { id, token: await app.employeeToken(id) };
    };
    const answer = async (token: string, body: unknown, version = 2) => {
      const r = await app.invoke('POST', '/autoagendamento/resposta', {
        token,
        body,
        headers: { 'if-match': `"${version}"` },
      });
      return { status: r.status, body: r.body as Answer };
    };
    const mine = async (token: string) =>
      (
        (await app.invoke('GET', '/autoagendamento', { token })).body as {
          agendamento: { situacao: string };
        }
      )?.agendamento?.situacao;

    it('the question carries a link, holds the slot and shows itself as proposed', async () => {
      const { id, token } = await ask();
      expect(await messages(id)).toEqual([
        { tipo: 'PEDIDO_CONFIRMACAO', canal: 'EMAIL', destino: 'novo@exemplo.com.br' },
      ]);
      expect(await vagas(id)).toEqual([{ periodo: `${LATER} 09:00` }]);
      expect(await mine(token)).toBe('PROPOSTO');
      const sent = await act(await create(), {
        acao: 'PEDIR_CONFIRMACAO_FUNCIONARIO',
        quando: at('10:00'),
        formaEnvio: 'WHATSAPP',
        phone: '123',
      });
      expect(sent.status).toBe(400);
    });

    it('Confirmar books it, and the confirmation goes the way of the question', async () => {
      const { id, token } = await ask();
      const r = await answer(token, { acao: 'CONFIRMAR_PELO_FUNCIONARIO' });
      expect([r.status, r.body.status.id]).toEqual([200, S.AGENDADO]);
      expect((await messages(id)).filter((m) => m.tipo.startsWith('CONFIRMACAO'))).toEqual([
        { tipo: 'CONFIRMACAO', canal: 'EMAIL', destino: 'novo@exemplo.com.br' },
        { tipo: 'CONFIRMACAO_SOLICITANTE', canal: 'EMAIL', destino: 'rita@exemplo.com.br' },
      ]);
      expect(await mine(token)).toBe('CONFIRMADO');
      expect(await lastRecord(id)).toMatchObject({
        descricao: 'Confirmado pelo funcionário',
        autor_nome: 'João Conceição',
      });
      expect((await answer(token, { acao: 'CONFIRMAR_PELO_FUNCIONARIO' }, 3)).status).toBe(409);
    });

    it('Não posso needs a reason, frees the slot and ends the request and its link', async () => {
      const { id, token } = await ask();
      expect((await answer(token, { acao: 'RECUSAR_PELO_FUNCIONARIO', motivo: ' ' })).status).toBe(400);
      const r = await answer(token, { acao: 'RECUSAR_PELO_FUNCIONARIO', motivo: 'Estarei de férias' });
      expect([r.status, r.body.status.id, await vagas(id)]).toEqual([200, S.NAO_CONFIRMADO, []]);
      expect((await lastRecord(id))?.descricao).toBe('Recusado pelo funcionário. Motivo: Estarei de férias');
      expect((await app.invoke('GET', '/autoagendamento', { token })).status).toBe(401);
    });

    it('what the attendant changed meanwhile is not confirmed unseen', async () => {
      const { id, token } = await ask();
      await query('update agendamento set versao = 3 where id = $1', [id]);
      const r = await answer(token, { acao: 'CONFIRMAR_PELO_FUNCIONARIO' });
      expect([r.status, r.body.codigo]).toEqual([409, 'VERSAO_DESATUALIZADA']);
    });

    it('a link of self-scheduling gives no answer to a question that was not asked', async () => {
      const id = await create({ status: S.AUTOAGENDAMENTO, autoagendamento: true });
      const r = await answer(await app.employeeToken(id), { acao: 'CONFIRMAR_PELO_FUNCIONARIO' }, 1);
      expect([r.status, r.body.codigo]).toEqual([409, 'TRANSICAO_RECUSADA']);
    });
  });

  it('doc2 §2.13: prices come in the order asked for, by name unless told', async () => {
    const ask = async (sort: string) =>
      (
        (await app.invoke('GET', `/prestador-valor/supplier/1?limit=25${sort}`, { token: attendant }))
          .body as { items: { procedimento: { name: string }; valorCobrar: number }[] }
      ).items;
    const before = await ask('');
    await app.database.runScript(
      'update prestador_exame set valor_cobrar = 6000 - 100 * procedimento_id where prestador_id = 1',
    );
    try {
      const values = (await ask('&sort=valor_cobrar%20ASC')).map(({ valorCobrar }) => valorCobrar);
      expect(new Set(values).size).toBe(values.length);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      const falling = (await ask('&sort=valor_cobrar%20DESC')).map(({ valorCobrar }) => valorCobrar);
      expect(falling).toEqual(values.toReversed());
      // doc2 §3 'Price row': the columns by the names that the answer gives them.
      expect((await ask('&sort=valorCobrar%20ASC')).map(({ valorCobrar }) => valorCobrar)).toEqual(values);
      expect(await ask('&sort=procedimento.name%20ASC')).toEqual(await ask('&sort='));
      const names = before.map(({ procedimento }) => procedimento.name);
      expect((await ask('&sort=procedimento%20DESC')).map((each) => each.procedimento.name)).toEqual(
        names.toReversed(),
      );
    } finally {
      await app.database.runScript(
        before
          .map(
            ({ procedimento, valorCobrar }) =>
              `update prestador_exame e set valor_cobrar = ${valorCobrar * 100} from procedimento p where p.id = e.procedimento_id and e.prestador_id = 1 and p.name = '${procedimento.name}'`,
          )
          .join(';\n'),
      );
    }
  });

  it('a price list in an order of nobody is refused', async () => {
    const wrong = await app.invoke('GET', '/prestador-valor/supplier/1?sort=empresa_id%20ASC', {
      token: attendant,
    });
    expect(wrong.status).toBe(400);
  });

  it('prices are for who may see them', async () => {
    const prices = await app.invoke('GET', '/prestador-valor/supplier/1?limit=2&filter=audio', {
      token: attendant,
    });
    expect(prices.body).toMatchObject({
      items: [{ procedimento: { name: 'Audiometria' }, valorCobrar: 50 }],
      meta: { totalItems: 1 },
    });
    const reader = await app.tokenFor(3);
    expect((await app.invoke('GET', '/prestador-valor/supplier/1', { token: reader })).status).toBe(403);
  });
});
