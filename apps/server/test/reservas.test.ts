import { STATUS } from '@apto/domain/status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, createTestApp, MONDAY_10AM, type TestApp } from './helpers.ts';
import { createPedido, DELETE_AGENDAMENTOS } from './pedido.ts';
import { pedido } from './pedidos.ts';

const DAY = '2026-11-25';
const NEXT_DAY = '2026-11-26';
const GONE = 'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.';

/** Clinic 2 reserves slots too, in a room of its own, and does exam 3, which clinic 1 gives up. */
const TWO_CLINICS = `
  update procedimento set procedimento_diagnostico_id = id;
  delete from prestador_exame where prestador_id = 1 and procedimento_id = 3;
  update prestador set sistema = 'SOC', reserva_horario = true where id = 2;
  insert into prestador_cliente (prestador_id, cliente_id, empresa_id, condicao) values (2, 1, 1, true);
  insert into ambiente (id, prestador_id, name) values (9, 2, 'Sala 9');
  insert into agenda (id, prestador_id, ambiente_id, vigencia_inicial) values (9, 2, 9, '2020-01-01');
  insert into agenda_periodo (agenda_id, dia_semana, inicio, fim, duracao_minutos, vagas)
    select 9, d, '08:00', '12:00', 30, 1 from generate_series(1, 5) d;`;

const slot = (data: string, horarioChegada: string, horarioSaida: string, ambienteId = 1) => ({
  data,
  horarioChegada,
  horarioSaida,
  ambienteId,
});
const at = (prestadorId: number | null, examesIds: number[], slots: object[], more: object = {}) => ({
  prestadorId,
  examesIds,
  itens: slots,
  ...more,
});
const BOTH = [1, 2];
const said = (answer: { body: unknown }) => (answer.body as { message?: string }).message;

describe.each(DATABASES)('slot reservation (doc2 §2.8, §5, §7), on %s', (database) => {
  let app: TestApp;
  let staff: string;
  let colleague: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.database.runScript(TWO_CLINICS);
    staff = await app.tokenFor(2);
    colleague = await app.tokenFor(1);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.goTo(MONDAY_10AM);
    await app.database.runScript(DELETE_AGENDAMENTOS);
  });

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, token = staff) =>
    app.invoke(method, url, { token, ...(body ? { body } : {}) });
  const hold = (slots: object[], funcionario = 1, token = staff) =>
    call('PUT', `/reservas-horarios/funcionario/${funcionario}`, { itens: slots }, token);
  const held = (data: string, arrival: string, exit: string, examesIds = BOTH, prestadorId = 1) => ({
    prestadorId,
    examesIds,
    ...slot(data, arrival, exit, prestadorId === 1 ? 1 : 9),
  });
  const create = (reservas: object[], changes: object = {}, token = staff) =>
    call('POST', '/agendamentos', pedido({ reservas, ...changes }), token);
  const free = async (funcionarioId: number, token = staff, prestadorId = 1) =>
    (
      (
        await call(
          'POST',
          '/agendamentos/new-faixas-disponiveis',
          {
            prestadorId,
            funcionarioId,
            examesIds: BOTH,
            dataInicial: DAY,
            dataFinal: DAY,
            periodo: 1,
            tipoExameId: 2,
          },
          token,
        )
      ).body as { horarioChegada: string }[]
    ).map(({ horarioChegada: arrival }) => arrival);
  const rowsOf = async (text: string) =>
    (await app.database.rawTransaction((c) => c.query<Record<string, unknown>>(text))).rows;
  const active = () =>
    rowsOf(
      `select tipo, ambiente_id as room, to_char(lower(periodo), 'HH24:MI') as at from reserva where ativa order by at`,
    );
  const PROC3 = { procedimentos: [{ id: 1 }, { id: 2 }, { id: 3 }] };

  it('doc2 §7 criar-config-funcionarios: exams by days of advance, and those that the clinic does not do', async () => {
    await app.database.runScript(
      `update prestador_exame set dias_antecedencia = 2 where prestador_id = 1 and procedimento_id = 2;
       update procedimento set duracao_minutos = 20 where id = 1;
       update procedimento set duracao_minutos = 45 where id = 3`,
    );
    const answer = await call('POST', '/prestador-config-reserva/criar-config-funcionarios', [
      {
        idFuncionario: 1,
        idPrestador: 1,
        nomePrestador: 'K1',
        funcionarioProcedimentos: [{ id: 3 }, { id: 2 }, { id: 1 }],
      },
    ]);
    await app.database.runScript(
      'update prestador_exame set dias_antecedencia = 0; update procedimento set duracao_minutos = null',
    );
    expect(answer.status).toBe(200);
    const [config] = answer.body as {
      examesAtendidos: { antecedencia: number; procedimentos: { id: number }[] }[];
      examesNaoAtendidos: { prestador: null; procedimentos: { id: number }[] }[];
    }[];
    // Of those that the clinic does, and one of them does not say.
    expect(config).toMatchObject({
      idFuncionario: 1,
      nomeFuncionario: 'João Conceição',
      submitted: false,
      tempoPrevisto: { minutos: 20, aoMenos: true },
    });
    expect(config?.examesAtendidos.map((e) => [e.antecedencia, e.procedimentos.map(({ id }) => id)])).toEqual(
      [
        [0, [1]],
        [2, [2]],
      ],
    );
    expect(config?.examesNaoAtendidos).toMatchObject([{ prestador: null, procedimentos: [{ id: 3 }] }]);
    const foreign = await call('POST', '/prestador-config-reserva/criar-config-funcionarios', [
      { idFuncionario: 5, idPrestador: 1, funcionarioProcedimentos: [{ id: 1 }] },
    ]);
    expect([foreign.status, said(foreign)]).toEqual([404, 'Funcionario nao encontrado']);
  });

  it('a chosen slot is kept: nobody else sees it, its owner does; leaving and the end of its time free it', async () => {
    const answer = await hold([held(DAY, '09:00', '09:30')]);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ expiraEm: '2026-11-23T13:10:00.000Z' });
    expect(await free(1)).toContain('09:00');
    expect(await free(2)).not.toContain('09:00');
    expect(await free(1, colleague)).not.toContain('09:00');
    expect((await hold([held(DAY, '09:00', '09:30')], 2, colleague)).status).toBe(409);

    expect((await call('DELETE', '/reservas-horarios/funcionario/1')).status).toBe(200);
    expect(await free(2)).toContain('09:00');

    await hold([held(DAY, '09:00', '09:30')]);
    app.goTo(MONDAY_10AM + 10 * 60_000);
    // Nobody swept anything: the time alone frees it, and the next one takes it.
    expect((await hold([held(DAY, '09:00', '09:30')], 2, colleague)).status).toBe(200);
  });

  it('all of an employee’s slots over several clinics are kept, or none; choosing anew frees what was kept', async () => {
    expect((await hold([held(DAY, '08:00', '08:30', [3], 2)], 2, colleague)).status).toBe(200);
    const both = [held(DAY, '09:00', '09:30'), held(DAY, '08:00', '08:30', [3], 2)];
    const refused = await hold(both);
    expect([refused.status, said(refused)]).toEqual([409, GONE]);
    expect(await active()).toEqual([{ tipo: 'HOLD', room: 9, at: '08:00' }]);

    await call('DELETE', '/reservas-horarios/funcionario/2', undefined, colleague);
    expect((await hold(both)).status).toBe(200);
    expect(await active()).toHaveLength(2);
    expect((await hold([held(DAY, '10:00', '10:30')])).status).toBe(200);
    expect(await active()).toEqual([{ tipo: 'HOLD', room: 1, at: '10:00' }]);
  });

  it('nobody keeps more than a request needs: one slot an exam, and not for longer than half an hour', async () => {
    const twice = [held(DAY, '09:00', '09:30', [1]), held(DAY, '10:00', '10:30', [1])];
    expect((await hold(twice)).status).toBe(400);
    for (const minutes of [0, 9, 18, 27]) {
      app.goTo(MONDAY_10AM + minutes * 60_000);
      expect((await hold([held(DAY, '09:00', '09:30')])).status).toBe(200);
    }
    const [row] = await rowsOf(
      `select to_char(max(expira_em) at time zone 'UTC', 'HH24:MI') as until from reserva where ativa`,
    );
    expect(row).toEqual({ until: '13:30' });
  });

  it('decision 49: the appointment and its slots are saved together, scheduled, with each step on record', async () => {
    await hold([held(DAY, '09:00', '09:30')]);
    const answer = await create([at(1, BOTH, [slot(DAY, '09:00', '09:30')])]);
    expect([answer.status, said(answer)]).toEqual([201, undefined]);
    expect(answer.body).toMatchObject({ idStatus: STATUS.AGENDADO, nomeFuncionario: 'João Conceição' });
    expect(await active()).toEqual([{ tipo: 'RESERVA', room: 1, at: '09:00' }]);
    expect(
      await rowsOf(
        `select data_agendamento::text as d, hora_agendamento as h, hora_saida as s from agendamento`,
      ),
    ).toEqual([{ d: DAY, h: '09:00', s: '09:30' }]);
    expect((await rowsOf('select acao from agendamento_status order by id')).map((r) => r['acao'])).toEqual([
      'CRIAR',
      'RESERVAR_HORARIOS',
      'AGUARDAR_CONFIRMACAO_AGENDA',
      'CONFIRMAR_AGENDA',
    ]);
    // Somebody else comes second: told so, and nothing of theirs is left behind.
    const second = await create(
      [at(1, BOTH, [slot(DAY, '09:00', '09:30')])],
      { funcionario: { id: 2 } },
      colleague,
    );
    expect([second.status, said(second)]).toEqual([409, GONE]);
    expect(await rowsOf('select count(*)::int as n from agendamento')).toEqual([{ n: 1 }]);
  });

  it('decision 39: the pcd step corrects the registry’s mark; unsaid, the mark stands', async () => {
    await app.database.runScript('update funcionario set pcd = true where id = 1');
    try {
      const chosen = [at(1, BOTH, [slot(DAY, '09:00', '09:30')])];
      // doc2 §5: who is PCD has no slot reserved, and whose request says so brings a document.
      const unsaid = await create(chosen);
      expect([unsaid.status, said(unsaid)]).toEqual([
        422,
        'A reserva de horários não se aplica a este agendamento.',
      ]);
      const undocumented = await create(chosen, { pcd: true });
      expect([undocumented.status, JSON.stringify(undocumented.body)]).toEqual([
        400,
        expect.stringContaining('"anexos"'),
      ]);
      expect((await create(chosen, { direcionarParaAtendente: true })).status).toBe(422);
      const corrected = await create(chosen, { pcd: false });
      expect([corrected.status, said(corrected)]).toEqual([201, undefined]);
      expect(await rowsOf('select pcd from agendamento')).toEqual([{ pcd: false }]);
    } finally {
      await app.database.runScript('update funcionario set pcd = false where id = 1');
    }
  });

  it('doc2 §5: who comes without a slot where slots are booked is an attendant’s, and the answer says so', async () => {
    const plain = (changes: Record<string, unknown>) => call('POST', '/agendamentos', pedido(changes), staff);
    expect((await plain({})).body).toMatchObject({
      idStatus: STATUS.EM_ABERTO,
      avisos: ['Nenhum horário foi escolhido: o agendamento foi direcionado para um atendente.'],
    });
    await plain({ funcionario: { id: 2 }, direcionarParaAtendente: true });
    expect(await rowsOf('select direcionar_para_atendente as d from agendamento')).toEqual([
      { d: true },
      { d: true },
    ]);
    await app.database.runScript('update prestador set reserva_horario = false where id = 1');
    try {
      expect((await plain({ funcionario: { id: 3 } })).body).toMatchObject({ avisos: [] });
    } finally {
      await app.database.runScript('update prestador set reserva_horario = true where id = 1');
    }
  });

  it('doc2 §5: exams of the clinic by their order, one at another clinic, one that the employee arranges', async () => {
    const rows = [
      at(1, [1], [slot(DAY, '09:00', '09:30')]),
      at(1, [2], [slot(NEXT_DAY, '09:00', '09:30')]),
      at(2, [3], [slot(DAY, '08:00', '08:30', 9)], { prestadorInformado: true }),
    ];
    const answer = await create(rows, PROC3);
    expect([answer.status, said(answer)]).toEqual([201, undefined]);
    expect(
      await rowsOf(
        `select procedimento_id as p, prestador_id as c, data_agendamento::text as d, hora_agendamento as h, particular as x
         from agendamento_procedimento order by procedimento_id`,
      ),
    ).toEqual([
      { p: 1, c: 1, d: DAY, h: '09:00', x: false },
      { p: 2, c: 1, d: NEXT_DAY, h: '09:00', x: false },
      { p: 3, c: 2, d: DAY, h: '08:00', x: false },
    ]);
    await app.database.runScript(DELETE_AGENDAMENTOS);
    const particular = at(null, [3], [], { exameParticular: true, horarioSemPrestador: { data: DAY } });
    expect((await create([at(1, BOTH, [slot(DAY, '09:00', '09:30')]), particular], PROC3)).status).toBe(201);
    expect(
      await rowsOf(
        `select prestador_id as c, data_agendamento::text as d, particular as x from agendamento_procedimento where procedimento_id = 3`,
      ),
    ).toEqual([{ c: null, d: DAY, x: true }]);
    // Who reads the lines is told of no clinic that does not do it, nor of its hour.
    const [{ id = 0 } = {}] = await rowsOf('select id from agendamento');
    const lines = (await call('GET', `/agendamento_procedimento/agendamento/${String(id)}`)).body;
    expect(lines).toMatchObject([
      { procedimentos: { id: 1 }, horaAgendamento: '09:00', prestador: { id: 1 }, particular: false },
      { procedimentos: { id: 2 }, prestador: { id: 1 }, particular: false },
      { dataAgendamento: DAY, horaAgendamento: null, prestador: null, particular: true },
    ]);
  });

  it.each([
    ['an exam without a slot', [at(1, [1], [slot(DAY, '09:00', '09:30')])], {}, 422],
    [
      'an exam twice',
      [at(1, BOTH, [slot(DAY, '09:00', '09:30')]), at(1, [2], [slot(DAY, '08:00', '08:30')])],
      {},
      422,
    ],
    ['a day outside of the range', [at(1, BOTH, [slot('2026-11-27', '09:00', '09:30')])], {}, 422],
    ['a time that the agenda does not offer', [at(1, BOTH, [slot(DAY, '09:10', '09:40')])], {}, 409],
    ['another period than the request’s', [at(1, BOTH, [slot(DAY, '13:00', '13:30')])], {}, 409],
    [
      'an exam of this clinic at another',
      [at(1, [1], [slot(DAY, '09:00', '09:30')]), at(2, [2], [slot(DAY, '08:00', '08:30', 9)])],
      {},
      400,
    ],
    [
      'a private exam that the clinic does',
      [at(null, BOTH, [], { exameParticular: true, horarioSemPrestador: { data: DAY } })],
      {},
      400,
    ],
    [
      'doc2 §5: a second slot of the day that ends after the first begins',
      [at(1, [1], [slot(DAY, '09:00', '09:30')]), at(1, [2], [slot(DAY, '10:00', '10:30')])],
      {},
      422,
    ],
    [
      'a private exam after the last served one',
      [
        at(1, BOTH, [slot(DAY, '09:00', '09:30')]),
        at(null, [3], [], { exameParticular: true, horarioSemPrestador: { data: NEXT_DAY } }),
      ],
      PROC3,
      422,
    ],
    ['another room’s id', [at(1, BOTH, [slot(DAY, '09:00', '09:30', 9)])], {}, 409],
    [
      'slots of who goes to an attendant',
      [at(1, BOTH, [slot(DAY, '09:00', '09:30')])],
      { direcionarParaAtendente: true },
      422,
    ],
    [
      'an employee without risk',
      [at(1, BOTH, [slot(DAY, '09:00', '09:30')])],
      { funcionario: { id: 6 }, questionarioRisco: null },
      422,
    ],
    [
      'an exam type that bypasses reservation',
      [at(1, BOTH, [slot(DAY, '09:00', '09:30')])],
      { tipoExame: { id: 6 } },
      422,
    ],
  ])(
    'the server asks every rule again: %s is refused and leaves nothing',
    async (_what, rows, changes, status) => {
      const answer = await create(rows, changes);
      expect([answer.status, said(answer)]).toEqual([status, expect.anything()]);
      expect(await rowsOf('select count(*)::int as n from agendamento')).toEqual([{ n: 0 }]);
      expect(await active()).toEqual([]);
    },
  );

  it('doc2 §4: an exam without its diagnostic procedure is for an attendant to book', async () => {
    await app.database.runScript(`update procedimento set procedimento_diagnostico_id = null where id = 2`);
    const answer = await create([at(1, BOTH, [slot(DAY, '09:00', '09:30')])]);
    await app.database.runScript(`update procedimento set procedimento_diagnostico_id = id`);
    expect(answer.status).toBe(422);
    expect(said(answer)).toContain('Audiometria');
    expect(said(answer)).toContain('e-Social');
  });

  it('notice: a later row is at least its clinic’s served days after the first', async () => {
    await app.database.runScript(
      `update prestador_exame set dias_antecedencia = 1 where prestador_id = 1 and procedimento_id = 2`,
    );
    const rows = (second: string) => [
      at(1, [1], [slot(DAY, '09:00', '09:30')]),
      at(1, [2], [slot(second, '08:00', '08:30')]),
    ];
    const sameDay = await create(rows(DAY));
    const dayAfter = await create(rows(NEXT_DAY));
    await app.database.runScript(`update prestador_exame set dias_antecedencia = 0`);
    expect([sameDay.status, dayAfter.status]).toEqual([422, 201]);
  });

  it('doc1 §2.1: the tag’s dialog books an appointment that awaits the confirmation of its schedule', async () => {
    const id = await createPedido(app.database.db, {
      funcionarioId: 1,
      statusId: STATUS.AGUARDANDO_CONFIRMACAO_AGENDA,
      prestadorId: 1,
      inicio: DAY,
      fim: NEXT_DAY,
    });
    await app.database.runScript(
      `update agendamento set usa_reserva_horario = true, periodo = 1, autoagendamento = false`,
    );
    const options = await call('GET', `/agendamentos/reservas-horarios/${id}`);
    expect(options.body).toMatchObject({
      config: { idFuncionario: 1, examesAtendidos: [{ procedimentos: [{ id: 1 }, { id: 2 }] }] },
      prestador: { id: 1 },
      dataSugestaoInicial: DAY,
      obstaculo: null,
    });
    // Who opens it when its days are over is told so, and not shown days that are none.
    app.goTo(MONDAY_10AM + 30 * 86_400_000);
    staff = await app.tokenFor(2);
    const late = await call('GET', `/agendamentos/reservas-horarios/${id}`);
    const [year, month, day] = NEXT_DAY.split('-');
    expect((late.body as { obstaculo: string }).obstaculo).toBe(
      `Os dias sugeridos terminaram em ${day}/${month}/${year}. Altere o período sugerido do pedido para reservar os horários.`,
    );
    app.goTo(MONDAY_10AM);
    staff = await app.tokenFor(2);
    const book = () =>
      call('POST', `/agendamentos/reservas-horarios/${id}`, [at(1, BOTH, [slot(DAY, '09:00', '09:30')])]);
    const booked = await book();
    expect([booked.status, said(booked)]).toEqual([201, undefined]);
    expect(booked.body).toMatchObject({ id, idStatus: STATUS.AGENDADO });
    // Scheduled already: the machine says so, and the slot stays.
    expect((await book()).status).toBe(409);
    expect(await active()).toHaveLength(1);
    const trail = await rowsOf(`select acao from auditoria where recurso_id = ${id} and acao = 'AGENDAR'`);
    expect(trail).toHaveLength(1);
  });

  it('doc2 §3: a slot has its times, its day and its room are of the entry, and no room is any that has it', async () => {
    const times = { horarioChegada: '09:00', horarioSaida: '09:30', minutosAgendas: 30 };
    const bookAs = async (entry: object, funcionarioId = 1) => {
      const id = await createPedido(app.database.db, {
        funcionarioId,
        statusId: STATUS.AGUARDANDO_CONFIRMACAO_AGENDA,
        prestadorId: 1,
        inicio: DAY,
        fim: NEXT_DAY,
      });
      await app.database.runScript(
        `update agendamento set usa_reserva_horario = true, periodo = 1, autoagendamento = false`,
      );
      return call('POST', `/agendamentos/reservas-horarios/${id}`, [at(1, BOTH, [times], entry)]);
    };
    const dayless = await bookAs({ ambienteID: 1 });
    expect([dayless.status, said(dayless)]).toEqual([400, ['0.itens.0.data: Campo obrigatório']]);
    expect((await bookAs({ data: DAY, ambienteID: 9 })).status).toBe(409);
    const documented = await bookAs({ data: DAY, ambienteID: 1 });
    expect([documented.status, said(documented)]).toEqual([201, undefined]);
    expect(await active()).toEqual([{ tipo: 'RESERVA', room: 1, at: '09:00' }]);
    expect((await bookAs({ data: NEXT_DAY }, 2)).status).toBe(201);
    expect(await active()).toHaveLength(2);
  });
});
