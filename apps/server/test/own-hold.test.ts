import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, MONDAY_10AM, type Answer, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';
import { rows } from './sql.ts';

const TUESDAY = '2026-11-24';
const MINUTE = 60_000;

describe.each(DATABASES)("issue 10 'Holds': the slot that an employee looks at, on %s", (name) => {
  let app: TestApp;
  const newPedido = async (funcionarioId: number) => {
    const id = await createPedido(app.database.db, { funcionarioId, prestadorId: 1 });
    return { id, token: await app.employeeToken(id) };
  };
  const hold = (token: string, time: string, day = TUESDAY) =>
    app.invoke('PUT', '/autoagendamento/horario-mantido', {
      token,
      body: { dataAgendamento: day, horarioAgendamento: time },
    });
  const release = (token: string) => app.invoke('DELETE', '/autoagendamento/horario-mantido', { token });
  const book = (id: number, token: string, time: string) =>
    app.invoke('POST', '/autoagendamento/solicitante-confirmar-agendamento', {
      token,
      body: { agendamentoId: id, periodo: 1, dataAgendamento: TUESDAY, horarioAgendamento: time },
    });
  const offered = async ({ id, token }: { id: number; token: string }): Promise<string[]> => {
    const r = await app.invoke('POST', '/agendamentos/faixas-disponiveis', {
      token,
      body: {
        agendamentoId: id,
        examesIds: [],
        periodo: 3,
        prestadorId: 1,
        dataInicial: TUESDAY,
        dataFinal: TUESDAY,
      },
    });
    return (r.body as { horarioChegada: string }[]).map((f) => f.horarioChegada);
  };
  const held = async (): Promise<string[]> =>
    (
      await rows<{ at: string }>(
        app.database.db,
        sql`select to_char(lower(periodo), 'HH24:MI') as at from reserva where ativa and tipo = 'HOLD' order by 1`,
      )
    ).map(({ at }) => at);
  const codeOf = (r: Answer) => [r.status, (r.body as { codigo?: string }).codigo];

  beforeAll(async () => {
    app = await createTestApp({ database: name });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.goTo(MONDAY_10AM);
    await app.database.db.execute(sql`delete from reserva`);
  });

  it('is kept for ten minutes: on offer to its own request, and to nobody else', async () => {
    const [mine, other] = [await newPedido(1), await newPedido(2)];
    const r = await hold(mine.token, '08:00');
    expect([r.status, r.body]).toEqual([
      200,
      { expiraEm: new Date(MONDAY_10AM + 10 * MINUTE).toISOString(), segundos: 600 },
    ]);
    expect(await offered(mine)).toContain('08:00');
    expect(await offered(other)).not.toContain('08:00');
    const late = await hold(other.token, '08:00');
    expect(codeOf(late)).toEqual([409, 'FAIXA_INDISPONIVEL']);
    expect(JSON.stringify(late.body)).toContain('maisProximas');
    expect(codeOf(await book(other.id, other.token, '08:00'))).toEqual([409, 'FAIXA_INDISPONIVEL']);
    expect((await book(mine.id, mine.token, '08:00')).status).toBe(201);
    expect(await held()).toEqual([]);
  });

  it('a request holds one slot: another choice gives the first one back, and so does leaving', async () => {
    const [mine, other] = [await newPedido(1), await newPedido(2)];
    await hold(mine.token, '08:00');
    await hold(mine.token, '08:30');
    expect(await held()).toEqual(['08:30']);
    expect((await hold(other.token, '08:00')).status).toBe(200);
    // What was lost takes nothing away, and what is one's own is among what is offered instead.
    for (const lost of [await hold(mine.token, '08:00'), await book(mine.id, mine.token, '08:00')]) {
      expect(codeOf(lost)).toEqual([409, 'FAIXA_INDISPONIVEL']);
      const { maisProximas: nearest } = (
        lost.body as { details: { response: { maisProximas: { horarioChegada: string }[] } } }
      ).details.response;
      expect(nearest[0]?.horarioChegada).toBe('08:30');
    }
    expect(await held()).toEqual(['08:00', '08:30']);
    expect((await release(mine.token)).status).toBe(200);
    expect(await held()).toEqual(['08:00']);
  });

  it('time frees it, without any sweep; half an hour is the longest, however often it is chosen', async () => {
    const [mine, other] = [await newPedido(1), await newPedido(2)];
    for (const minutes of [0, 9, 18, 27]) {
      app.goTo(MONDAY_10AM + minutes * MINUTE);
      const r = await hold(mine.token, '08:00');
      expect((r.body as { segundos: number }).segundos).toBe(Math.min(10, 30 - minutes) * 60);
    }
    app.goTo(MONDAY_10AM + 30 * MINUTE);
    expect((await hold(other.token, '08:00')).status).toBe(200);
    expect(codeOf(await book(mine.id, mine.token, '08:00'))).toEqual([409, 'FAIXA_INDISPONIVEL']);
  });

  it('obeys the rules of the booking, and a request that is booked holds nothing', async () => {
    const mine = await newPedido(1);
    expect((await hold(mine.token, '08:00', '2026-11-28')).status).toBe(422);
    expect((await hold(mine.token, '08:07')).status).toBe(409);
    await book(mine.id, mine.token, '08:00');
    expect(codeOf(await hold(mine.token, '08:30'))).toEqual([409, 'TRANSICAO_RECUSADA']);
  });

  it('of twenty who want the same place at once one has it', async () => {
    const pedidos = await Promise.all(Array.from({ length: 20 }, () => newPedido(1)));
    const answers = await Promise.all(pedidos.map(({ token }) => hold(token, '09:00')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await held()).toEqual(['09:00']);
  });
});
