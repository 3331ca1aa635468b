import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EACH_DATABASE, createTestApp, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';

const DAY = '2026-11-25';
const CONTENDERS = 100;
/** All of them are answered by what they found, however long a busy machine takes: who waits too long is told 503. */
const PATIENCE = 20;

describe.each(EACH_DATABASE)('many people want one slot, on %s', (database) => {
  let app: TestApp;
  let attendant: string;
  beforeAll(async () => {
    app = await createTestApp({ database, patience: PATIENCE });
    attendant = await app.tokenFor(1);
  });
  afterAll(() => app.close());

  const schedule = (agendamentoId: number, horarioAgendamento: string, token = attendant) =>
    app.invoke('POST', '/autoagendamento/solicitante-confirmar-agendamento', {
      token,
      body: { agendamentoId, periodo: 1, dataAgendamento: DAY, horarioAgendamento, ambienteId: 1 },
    });
  const available = async (agendamentoId: number) =>
    (
      (
        await app.invoke('POST', '/agendamentos/faixas-disponiveis', {
          token: attendant,
          body: {
            agendamentoId,
            examesIds: [1],
            periodo: 1,
            prestadorId: 1,
            dataInicial: DAY,
            dataFinal: DAY,
          },
        })
      ).body as { horarioChegada: string }[]
    ).map((f) => f.horarioChegada);

  it(`house plan "No double booking": exactly one of ${CONTENDERS} wins; every loser gets 409 with the text and the nearest free ones`, async () => {
    const pedidos: number[] = [];
    for (let i = 0; i < CONTENDERS; i += 1) {
      pedidos.push(await createPedido(app.database.db, { funcionarioId: 1 + (i % 2), prestadorId: 1 }));
    }
    const responses = await Promise.all(pedidos.map((p) => schedule(p, '08:30')));
    const winners = responses.filter((r) => r.status === 201);
    expect(winners).toHaveLength(1);
    expect(winners[0]?.body).toMatchObject({ idStatus: 8, dataAgendamento: DAY, horaAgendamento: '08:30' });
    for (const lostOut of responses.filter((r) => r.status !== 201)) {
      expect(lostOut.status).toBe(409);
      expect(lostOut.body).toMatchObject({
        codigo: 'FAIXA_INDISPONIVEL',
        message: 'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.',
      });
      const nearest = (
        lostOut.body as { details: { response: { maisProximas: { horarioChegada: string }[] } } }
      ).details.response.maisProximas;
      expect(nearest).toHaveLength(5);
      expect(nearest.map((f) => f.horarioChegada)).not.toContain('08:30');
    }
    const { rows } = await app.database.rawTransaction((c) =>
      c.query<{ reservas: number; booked: number }>(
        `select (select count(*)::int from reserva where ativa) as reservas,
                (select count(*)::int from agendamento where status_id = 8) as booked`,
      ),
    );
    expect(rows).toEqual([{ reservas: 1, booked: 1 }]);
  });

  it('a cancelled booking frees its slot for the next', async () => {
    const [one, two] = [
      await createPedido(app.database.db, { funcionarioId: 1, prestadorId: 1 }),
      await createPedido(app.database.db, { funcionarioId: 2, prestadorId: 1 }),
    ];
    expect((await schedule(one, '10:00')).status).toBe(201);
    expect(await available(two)).not.toContain('10:00');
    expect((await schedule(two, '10:00')).status).toBe(409);
    const cancelled = await app.invoke('POST', '/agendamento_status', {
      token: attendant,
      body: {
        descricao: 'Mudança de status para Cancelado. Motivo: x',
        agendamento: one,
        status: { id: 10 },
      },
    });
    expect(cancelled.status).toBe(201);
    expect(await available(two)).toContain('10:00');
    expect((await schedule(two, '10:00')).status).toBe(201);
  });

  it('a hold that ran out does not stand in the way, even before the housekeeping', async () => {
    await app.database.runScript(
      `insert into reserva (ambiente_id, vaga, periodo, tipo, desde, expira_em)
       values (1, 1, '[${DAY} 11:00, ${DAY} 11:30)', 'HOLD', '2026-11-23T11:00:00Z', '2026-11-23T12:00:00Z')`,
    );
    const p = await createPedido(app.database.db, { funcionarioId: 1, prestadorId: 1 });
    expect((await schedule(p, '11:00')).status).toBe(201);
  });

  it('one person who chooses in many tabs at once keeps one set for an employee, and no more than ten employees', async () => {
    const { body } = await app.invoke('POST', '/agendamentos/new-faixas-disponiveis', {
      token: attendant,
      body: {
        prestadorId: 1,
        funcionarioId: 1,
        examesIds: [1],
        dataInicial: DAY,
        dataFinal: DAY,
        periodo: 3,
        tipoExameId: 2,
      },
    });
    const slots = body as { horarioChegada: string; horarioSaida: string }[];
    const hold = (funcionarioId: number, at: number) =>
      app.invoke('PUT', `/reservas-horarios/funcionario/${funcionarioId}`, {
        token: attendant,
        body: { itens: [{ ...slots[at], prestadorId: 1, examesIds: [1] }] },
      });
    const kept = async () => {
      const { rows } = await app.database.rawTransaction((c) =>
        c.query<{ slots: number; people: number }>(
          `select count(*)::int as slots, count(distinct funcionario_id)::int as people
           from reserva where ativa and tipo = 'HOLD' and usuario_id is not null`,
        ),
      );
      return rows[0];
    };
    const tabs = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => hold(1, at)));
    expect(tabs.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await kept()).toEqual({ slots: 1, people: 1 });

    await app.database.runScript(
      `insert into funcionario (id, empresa_id, customer_id, customer_hierarchy_id, unidade_id, name, cpf)
       select 900 + n, empresa_id, customer_id, customer_hierarchy_id, unidade_id, 'Pessoa ' || n, lpad((900 + n)::text, 11, '0')
       from funcionario, generate_series(0, 11) n where id = 1`,
    );
    const people = await Promise.all(Array.from({ length: 12 }, (_, n) => hold(900 + n, n)));
    // Nine more than employee 1, for whom the tabs keep one.
    expect(people.filter(({ status }) => status === 200)).toHaveLength(9);
    expect((await kept())?.people).toBe(10);
  });

  it('the database itself refuses a second booking of the lane', async () => {
    await expect(
      app.database.runScript(
        `insert into reserva (ambiente_id, vaga, periodo, tipo, desde, expira_em)
         values (1, 1, '[${DAY} 08:45, ${DAY} 09:15)', 'HOLD', now(), now() + interval '1 day')`,
      ),
    ).rejects.toMatchObject({ code: '23P01' });
  });
});
