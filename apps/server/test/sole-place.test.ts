import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';
import { rows } from './sql.ts';

/** A Wednesday, on which room 1 has one agenda with one place at a time. */
const DAY = '2026-11-25';

describe.each(DATABASES)(
  'a slot with one place is taken without a look at the others (0269), on %s',
  (name) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await createTestApp({ database: name });
    });
    afterAll(() => app.close());
    beforeEach(async () => {
      app.goTo(MONDAY_10AM);
      await app.database.db.execute(sql`delete from reserva`);
      await app.database.db.execute(sql`update agenda_periodo set vagas = 1`);
    });

    async function book(funcionarioId: number) {
      const agendamentoId = await createPedido(app.database.db, { funcionarioId, prestadorId: 1 });
      const { status, body } = await app.invoke(
        'POST',
        '/autoagendamento/solicitante-confirmar-agendamento',
        {
          token: await app.employeeToken(agendamentoId),
          body: {
            agendamentoId,
            periodo: 1,
            dataAgendamento: DAY,
            horarioAgendamento: '08:30',
            ambienteId: 1,
          },
        },
      );
      const { codigo: code, details } = body as {
        codigo?: string;
        details?: { response: { maisProximas: unknown[] } };
      };
      return { agendamentoId, told: [status, code, details?.response.maisProximas.length] };
    }
    const placesOf = async () =>
      rows(app.database.db, sql`select vaga, agendamento_id from reserva where ativa order by vaga`);
    const refused = [409, 'FAIXA_INDISPONIVEL', 5];

    it('the first gets it, with the end that its agenda gives; who comes later hears of the nearest', async () => {
      const first = await book(1);
      expect(first.told).toEqual([201, undefined, undefined]);
      expect((await book(2)).told).toEqual(refused);
      expect(await placesOf()).toEqual([{ vaga: 1, agendamento_id: first.agendamentoId }]);
      const [{ hora_saida: end } = {}] = await rows<{ hora_saida: string }>(
        app.database.db,
        sql`select hora_saida from agendamento where id = ${first.agendamentoId}`,
      );
      expect(end).toBe('09:00');
    });

    it('a time that its agenda does not have is refused', async () => {
      const agendamentoId = await createPedido(app.database.db, { funcionarioId: 1, prestadorId: 1 });
      const { status } = await app.invoke('POST', '/autoagendamento/solicitante-confirmar-agendamento', {
        token: await app.employeeToken(agendamentoId),
        body: { agendamentoId, periodo: 1, dataAgendamento: DAY, horarioAgendamento: '08:37', ambienteId: 1 },
      });
      expect([status, await placesOf()]).toEqual([409, []]);
    });

    it('where the slot had two places, who sits in the second still fills it', async () => {
      await app.database.db.execute(sql`update agenda_periodo set vagas = 2`);
      const first = await book(1);
      const second = await book(2);
      expect([first.told[0], second.told[0]]).toEqual([201, 201]);
      // The first one leaves, and the clinic takes one at a time from now on.
      await app.database.db.execute(sql`update agenda_periodo set vagas = 1`);
      await app.database.db.execute(
        sql`update reserva set ativa = false where agendamento_id = ${first.agendamentoId}`,
      );
      expect((await book(3)).told).toEqual(refused);
      expect(await placesOf()).toEqual([{ vaga: 2, agendamento_id: second.agendamentoId }]);
    });
  },
);
