import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';
import { createPedido, DELETE_AGENDAMENTOS } from './pedido.ts';

const DAY = '2026-11-25';
/** The fixture's clinic as it was before each test. */
const RESTORE = `
  delete from agenda_procedimento; delete from agenda_excecao; delete from agenda_periodo;
  delete from agenda where id <> 1; delete from ambiente where prestador_id = 1 and id <> 1;
  delete from prestador_ferias; update ambiente set name = 'Sala 1', ativo = true where id = 1;
  update agenda set vigencia_inicial = '2020-01-01', vigencia_final = null where id = 1;
  update prestador set agenda_versao = 1;
  insert into agenda_periodo (agenda_id, dia_semana, inicio, fim, duracao_minutos, vagas)
    select 1, d, h.inicio, h.fim, 30, 1 from generate_series(1, 5) d, (values ('08:00', '12:00'), ('13:00', '17:00')) h(inicio, fim);`;

interface Board {
  version: number;
  ambientes: { id: number; name: string; ativo: boolean }[];
  agendas: {
    id: number;
    ambienteId: number;
    periodos: object[];
    exceptions: object[];
    procedimentosIds: number[];
  }[];
  openingHours: { weekDay: number }[];
  ferias: { id: number }[];
}
type Change = { readonly tipo: string } & Readonly<Record<string, unknown>>;

const weekly = (start: string, end: string, duracaoMinutos = 30, vagas = 1) =>
  [1, 2, 3, 4, 5].map((diaSemana) => ({ diaSemana, inicio: start, fim: end, duracaoMinutos, vagas }));
const grade = (changes: object = {}): Change => ({
  tipo: 'GRADE',
  agendaId: 1,
  vigenciaInicial: '2020-01-01',
  vigenciaFinal: null,
  periodos: weekly('08:00', '12:00'),
  exceptions: [],
  procedimentosIds: [],
  ...changes,
});
const vacation = (dataInicial: string, dataFinal: string): Change => ({
  tipo: 'FERIAS',
  dataInicial,
  dataFinal,
});

describe.each(DATABASES)('agendas of clinics (doc3 agenda, ambiente, reserva-horario), on %s', (database) => {
  let app: TestApp;
  let staff: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    staff = await app.tokenFor(1);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.goTo(MONDAY_10AM);
    await app.database.runScript(`${DELETE_AGENDAMENTOS}${RESTORE}`);
  });

  const read = async (query = 'prestadorId=1') => {
    const r = await app.invoke('GET', `/agendas/quadro?${query}`, { token: staff });
    expect(r.status).toBe(200);
    return r.body as Board;
  };
  const review = async (change: Change, token = staff) =>
    app.invoke('POST', '/agendas/prestador/1/efeito', { token, body: { change } });
  const save = (
    change: Change,
    {
      version = 1,
      afetados: seen = [] as number[],
      token = staff,
    }: { version?: number; afetados?: number[]; token?: string } = {},
  ) =>
    app.invoke('PUT', '/agendas/prestador/1', {
      token,
      headers: { 'if-match': String(version) },
      body: { change, afetados: seen },
    });
  const slots = async (day = DAY, examesIds = [1]) => {
    const { body: offered } = await app.invoke('POST', '/agendamentos/new-faixas-disponiveis', {
      token: staff,
      body: {
        prestadorId: 1,
        funcionarioId: 1,
        examesIds,
        dataInicial: day,
        dataFinal: day,
        periodo: 3,
        tipoExameId: 2,
      },
    });
    return (offered as { horarioChegada: string }[]).map((s) => s.horarioChegada);
  };
  /** A booking in room 1 for an appointment of an employee; answers the booking's id. */
  const book = async (start: string, end: string, funcionarioId = 1) => {
    const agendamentoId = await createPedido(app.database.db, { funcionarioId, prestadorId: 1 });
    const { rows } = await app.database.rawTransaction((c) =>
      c.query<{ id: number }>(
        `insert into reserva (ambiente_id, periodo, tipo, agendamento_id)
         values (1, tsrange($1::timestamp, $2::timestamp), 'RESERVA', $3) returning id`,
        [`${DAY} ${start}`, `${DAY} ${end}`, agendamentoId],
      ),
    );
    return { id: rows[0]?.id ?? 0, agendamentoId };
  };

  it('a clinic’s rooms, agendas and hours, by the clinic, an agenda or a room', async () => {
    const board = await read();
    expect(board).toMatchObject({
      version: 1,
      ambientes: [{ id: 1, name: 'Sala 1', ativo: true }],
      agendas: [{ id: 1, ambienteId: 1, exceptions: [], procedimentosIds: [] }],
      ferias: [],
    });
    expect(board.agendas[0]?.periodos).toHaveLength(10);
    expect(board.openingHours).toHaveLength(5);
    expect(await read('agendaId=1')).toEqual(board);
    expect(await read('ambienteId=1')).toEqual(board);
    for (const query of ['', 'prestadorId=1&agendaId=1', 'agendaId=1&ambienteId=1'])
      expect((await app.invoke('GET', `/agendas/quadro?${query}`, { token: staff })).status).toBe(400);
    for (const query of ['agendaId=999999', 'ambienteId=999999', 'prestadorId=3'])
      expect((await app.invoke('GET', `/agendas/quadro?${query}`, { token: staff })).status).toBe(404);
  });

  it('a saved week is what the wizard and the self-scheduling offer from then on', async () => {
    expect(await slots()).toHaveLength(16);
    const r = await save(grade({ periodos: weekly('09:00', '10:00', 20) }));
    expect(r.status).toBe(200);
    expect((r.body as Board).version).toBe(2);
    expect(await slots()).toEqual(['09:00', '09:20', '09:40']);
    await save(grade({ exceptions: [{ data: DAY, atende: false }] }), { version: 2 });
    expect(await slots()).toEqual([]);
    expect((await read()).agendas[0]?.exceptions).toEqual([
      { data: DAY, atende: false, inicio: null, fim: null },
    ]);
  });

  describe('the nearest free slot for who would lose their place (docs/decisions/0117)', () => {
    const closed = grade({ exceptions: [{ data: DAY, atende: false }] });
    const NEXT_DAY = '2026-11-26';
    const suggestions = async (change: Change, token = staff) => {
      const { status, body } = await review(change, token);
      expect(status).toBe(200);
      const { afetados: told } = body as {
        afetados: { id: number; sugestao?: { data: string; horarioChegada: string } | null }[];
      };
      return new Map(told.map(({ id, sugestao: s }) => [id, s && `${s.data} ${s.horarioChegada}`] as const));
    };

    it('is on another day, and each person has their own', async () => {
      const first = await book('11:00', '11:30', 1);
      const second = await book('11:30', '12:00', 2);
      expect(await suggestions(closed)).toEqual(
        new Map([
          [first.id, `${NEXT_DAY} 08:00`],
          [second.id, `${NEXT_DAY} 08:30`],
        ]),
      );
      // Nothing was written or held.
      expect((await read()).version).toBe(1);
      expect(await slots(NEXT_DAY)).toHaveLength(16);
    });

    it('is within the request’s days, and not where its exams are not done', async () => {
      const { id, agendamentoId } = await book('11:00', '11:30');
      const only = (day: string) =>
        app.database.runScript(
          `update agendamento set data_sugestao_inicial = '${day}', data_sugestao_final = '${day}' where id = ${agendamentoId}`,
        );
      await only('2026-11-27');
      expect((await suggestions(closed)).get(id)).toBe('2026-11-27 08:00');
      await only(DAY);
      expect((await suggestions(closed)).get(id)).toBeNull();
      await only('2026-11-27');
      // The agenda goes on for the first exam alone; the request has two.
      const [one] = (
        await app.database.rawTransaction((c) =>
          c.query<{ id: number }>(`select id from procedimento where empresa_id = 1 and code = 'P001'`),
        )
      ).rows;
      expect((await suggestions({ ...closed, procedimentosIds: [one?.id] })).get(id)).toBeNull();
    });

    it('is not one that somebody else has', async () => {
      const { id, agendamentoId } = await book('08:00', '08:30');
      await app.database.runScript(
        `update agendamento set data_sugestao_inicial = '${NEXT_DAY}' where id = ${agendamentoId};
         insert into reserva (ambiente_id, periodo, tipo, agendamento_id, expira_em)
           values (1, tsrange('${NEXT_DAY} 08:00', '${NEXT_DAY} 08:30'), 'RESERVA', ${agendamentoId}, null)`,
      );
      expect((await suggestions(closed)).get(id)).toBe(`${NEXT_DAY} 08:30`);
    });
  });

  it('an agenda for some exams offers its slots for these alone', async () => {
    await save(grade({ procedimentosIds: [1, 2] }));
    expect(await slots(DAY, [1])).toHaveLength(8);
    expect(await slots(DAY, [1, 2])).toHaveLength(8);
    expect(await slots(DAY, [1, 3])).toEqual([]);
    expect((await read()).agendas[0]?.procedimentosIds).toEqual([1, 2]);
  });

  it('each booking without a place is named before, and the change is refused until it was seen', async () => {
    const [early, late] = [await book('08:00', '08:30'), await book('16:00', '16:30', 2)];
    const change = grade();
    const told = (await review(change)).body as { afetados: object[] };
    expect(told.afetados).toEqual([
      expect.objectContaining({
        id: late.id,
        agendamentoId: late.agendamentoId,
        nomeFuncionario: 'Maria das Dores',
        data: DAY,
        horarioChegada: '16:00',
        horarioSaida: '16:30',
        motivo: 'FORA_DA_GRADE',
      }),
    ]);
    // Nothing was saved by looking.
    expect((await read()).version).toBe(1);
    const refused = await save(change, { afetados: [early.id] });
    expect([refused.status, (refused.body as { codigo: string }).codigo]).toEqual([409, 'CONFLITO']);
    expect(await slots()).toHaveLength(14);
    expect((await save(change, { afetados: [late.id] })).status).toBe(200);
    // The bookings stay as they were.
    const day = await app.invoke('GET', `/reserva-horario/dia/${DAY}?prestadorId=1`, { token: staff });
    expect((day.body as { items: { id: number }[] }).items.map(({ id }) => id)).toEqual([early.id, late.id]);
  });

  it('who sees one customer is told of another’s booking without its name', async () => {
    const { id } = await book('16:00', '16:30', 4);
    const { body: told } = await review(grade(), await app.tokenFor(2));
    expect((told as { afetados: object[] }).afetados).toEqual([
      expect.objectContaining({ id, agendamentoId: null, nomeFuncionario: null }),
    ]);
    // Nor of the days that the other's request allows.
    expect((told as { afetados: object[] }).afetados[0]).not.toHaveProperty('sugestao');
  });

  it('the second of two who change the same state is told so', async () => {
    const first = await save(vacation('2026-12-01', '2026-12-05'));
    expect(first.status).toBe(200);
    const second = await save(vacation('2027-01-05', '2027-01-06'));
    expect([second.status, (second.body as { codigo: string }).codigo]).toEqual([
      409,
      'VERSAO_DESATUALIZADA',
    ]);
    const r = await Promise.all([
      save(vacation('2027-02-01', '2027-02-02'), { version: 2 }),
      save(vacation('2027-03-01', '2027-03-02'), { version: 2 }),
    ]);
    expect(r.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  it('vacations take the days away, and give them back', async () => {
    const saved = (await save(vacation(DAY, DAY))).body as Board;
    expect(await slots()).toEqual([]);
    expect((await save(vacation('2026-11-20', '2026-11-30'), { version: 2 })).status).toBe(422);
    const [id] = saved.ferias.map((f) => f.id);
    expect((await save({ tipo: 'SEM_FERIAS', id }, { version: 2 })).status).toBe(200);
    expect(await slots()).toHaveLength(16);
  });

  it('a room is opened, named and given an agenda; closed, it offers nothing', async () => {
    const rooms = (await save({ tipo: 'AMBIENTE', id: null, name: 'Sala 2', ativo: true })).body as Board;
    const room = rooms.ambientes.find(({ name }) => name === 'Sala 2');
    const again = await save({ tipo: 'AMBIENTE', id: null, name: 'sala 2', ativo: true }, { version: 2 });
    expect(again.status).toBe(422);
    const made = (
      await save(
        { tipo: 'AGENDA', ambienteId: room?.id, vigenciaInicial: DAY, vigenciaFinal: null },
        { version: 2 },
      )
    ).body as Board;
    expect(made.agendas).toEqual([
      expect.objectContaining({ id: 1 }),
      expect.objectContaining({ ambienteId: room?.id, periodos: [] }),
    ]);
    await save({ tipo: 'AMBIENTE', id: 1, name: 'Sala A', ativo: false }, { version: 3 });
    expect(await slots()).toEqual([]);
  });

  it('hours of attendance without a weekday close it', async () => {
    const hours = (await read()).openingHours.filter(({ weekDay }) => weekDay !== 3);
    expect((await save({ tipo: 'HORARIOS', openingHours: hours })).status).toBe(200);
    expect(await slots()).toEqual([]);
    expect(await slots('2026-11-26')).toHaveLength(16);
  });

  it.each([
    [
      'two windows that overlap',
      grade({ periodos: [...weekly('08:00', '10:00'), ...weekly('09:00', '11:00')] }),
      422,
    ],
    ['a slot of no length', grade({ periodos: weekly('08:00', '10:00', 0) }), 400],
    ['vacations turned round', vacation('2026-12-05', '2026-12-01'), 400],
    ['vacations of the past', vacation('2026-10-05', '2026-10-08'), 400],
    [
      'a room that is not there',
      { tipo: 'AGENDA', ambienteId: 99, vigenciaInicial: DAY, vigenciaFinal: null },
      404,
    ],
    ['a room without a name', { tipo: 'AMBIENTE', id: null, name: ' ', ativo: true }, 400],
    ['a change of no kind', { tipo: 'OUTRA' }, 400],
  ] as [string, Change, number][])('%s is refused, looked at or saved', async (_name, change, status) => {
    expect((await review(change)).status).toBe(status);
    expect((await save(change)).status).toBe(status);
    expect((await read()).version).toBe(1);
  });

  it('the clinics of the company, by name, with how much of an agenda each has', async () => {
    const r = await app.invoke('GET', '/agendas/prestadores?filter=hor%C3%A1rio', { token: staff });
    expect(r.body).toMatchObject({
      items: [{ id: 1, name: 'Clínica Horário', ambientes: 1, agendas: 1, reservaFaixas: true }],
      meta: { totalItems: 1 },
    });
    const all = await app.invoke('GET', '/agendas/prestadores', { token: staff });
    expect((all.body as { items: { id: number }[] }).items.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('asked about a day, the clinics at which somebody is booked on it come first, with how many', async () => {
    const board = async (query: string) => {
      const { body } = await app.invoke('GET', `/agendas/prestadores${query}`, { token: staff });
      return (body as { items: { id: number; marcados: number | null }[] }).items.map(
        ({ id, marcados: marked }) => [id, marked],
      );
    };
    await app.database.runScript('update prestador set reserva_horario = id = 2 where id in (1, 2)');
    try {
      const before = await board(`?data=${DAY}`);
      await book('16:30', '17:00', 3);
      const counted = Number(before.find(([id]) => id === 1)?.[1]) + 1;
      expect(await board(`?data=${DAY}`)).toEqual([
        [1, counted],
        [2, 0],
      ]);
      expect(await board('')).toEqual([
        [2, null],
        [1, null],
      ]);
      // Nobody has a day so far ahead.
      expect(await board('?data=2031-03-03')).toEqual([
        [2, 0],
        [1, 0],
      ]);
    } finally {
      await app.database.runScript('update prestador set reserva_horario = id = 1 where id in (1, 2)');
    }
  });

  it('is for who has the clinics’ panel', async () => {
    const reader = await app.tokenFor(3);
    expect((await app.invoke('GET', '/agendas/quadro?prestadorId=1', { token: reader })).status).toBe(403);
    expect((await review(grade(), reader)).status).toBe(403);
    expect((await save(grade(), { token: reader })).status).toBe(403);
  });
});
