import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { DELETE_AGENDAMENTOS } from './pedido.ts';
import { pedido } from './pedidos.ts';

const BOTH = [1, 2];
/** An instant by the clock of São Paulo. */
const at = (day: string, time: string): number => Date.parse(`${day}T${time}-03:00`);
const said = (answer: { body: unknown }) => (answer.body as { message?: string | string[] }).message;

describe.each(DATABASES)(
  'issue 10: slots at midnight, at the ends of months, side by side, on %s',
  (database) => {
    let app: TestApp;
    let staff: string;
    let colleague: string;
    beforeAll(async () => {
      app = await createTestApp({ database });
      await app.database.runScript('update procedimento set procedimento_diagnostico_id = id;');
      staff = await app.tokenFor(2);
      colleague = await app.tokenFor(1);
    });
    afterAll(() => app.close());
    beforeEach(() => app.database.runScript(DELETE_AGENDAMENTOS));

    /** Sessions of that day: older ones are over. */
    const goTo = async (when: number) => {
      app.goTo(when);
      staff = await app.tokenFor(2);
      colleague = await app.tokenFor(1);
    };
    const call = (method: 'POST' | 'PUT', url: string, body: object, token = staff) =>
      app.invoke(method, url, { token, body });
    const hold = (data: string, arrival: string, exit: string, funcionario = 1, token = staff) =>
      call(
        'PUT',
        `/reservas-horarios/funcionario/${funcionario}`,
        {
          itens: [
            {
              prestadorId: 1,
              examesIds: BOTH,
              data,
              horarioChegada: arrival,
              horarioSaida: exit,
              ambienteId: 1,
            },
          ],
        },
        token,
      );
    const free = async (from: string, until: string, token = colleague): Promise<string[]> => {
      const answer = await call(
        'POST',
        '/agendamentos/new-faixas-disponiveis',
        {
          prestadorId: 1,
          funcionarioId: 2,
          examesIds: BOTH,
          dataInicial: from,
          dataFinal: until,
          periodo: 1,
          tipoExameId: 2,
        },
        token,
      );
      return (answer.body as { data: string; horarioChegada: string }[]).map(
        (slot) => `${slot.data} ${slot.horarioChegada}`,
      );
    };

    it('a slot that is kept over midnight and the end of a month is freed by its ten minutes, and not by the day', async () => {
      const [day, next] = ['2026-11-30', '2026-12-01'];
      await goTo(at(day, '23:55:00'));
      const answer = await hold(next, '08:00', '08:30');
      expect([answer.status, answer.body]).toEqual([200, { expiraEm: '2026-12-01T03:05:00.000Z' }]);
      for (const [when, isFree] of [
        [at(day, '23:59:59'), false],
        [at(next, '00:00:00'), false],
        [at(next, '00:04:59'), false],
        [at(next, '00:05:00'), true],
      ] as const) {
        await goTo(when);
        expect([new Date(when).toISOString(), (await free(next, next)).includes(`${next} 08:00`)]).toEqual([
          new Date(when).toISOString(),
          isFree,
        ]);
      }
      // Two are at it in the very moment: one has it.
      const both = await Promise.all([
        hold(next, '08:00', '08:30', 1),
        hold(next, '08:00', '08:30', 2, colleague),
      ]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });

    it('what is today’s until midnight is the past after it, at the end of a month and of the year', async () => {
      for (const [day, next, end] of [
        ['2026-11-30', '2026-12-01', '2026-12-02'],
        ['2026-12-30', '2026-12-31', '2026-12-31'],
      ] as const) {
        const wish = pedido({
          dataSugestaoInicial: day,
          dataSugestaoFinal: end,
          periodo: 2,
          direcionarParaAtendente: true,
        });
        await goTo(at(next, '00:00:00'));
        const late = await call('POST', '/agendamentos', wish);
        expect([day, late.status, [said(late)].flat().join()]).toEqual([
          day,
          422,
          expect.stringContaining('A data inicial não pode ser menor que a data atual'),
        ]);
        await goTo(at(day, '23:59:59'));
        const inTime = await call('POST', '/agendamentos', wish);
        expect([day, inTime.status, said(inTime)]).toEqual([day, 201, undefined]);
        await app.database.runScript(DELETE_AGENDAMENTOS);
      }
    });

    it('a range over the end of a month and of the year offers each day that is served, and no other', async () => {
      await goTo(at('2026-11-23', '10:00:00'));
      const daysOf = async (from: string, until: string) => [
        ...new Set((await free(from, until)).map((slot) => slot.slice(0, 10))),
      ];
      expect(await daysOf('2026-11-30', '2026-12-01')).toEqual(['2026-11-30', '2026-12-01']);
      await goTo(at('2027-02-22', '10:00:00'));
      expect(await daysOf('2027-02-26', '2027-03-01')).toEqual(['2027-02-26', '2027-03-01']);
      await goTo(at('2028-02-22', '10:00:00'));
      expect(await daysOf('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    });

    it('slots side by side are kept by two people; one that lies across them by nobody', async () => {
      const day = '2026-11-25';
      await goTo(at('2026-11-23', '10:00:00'));
      expect((await hold(day, '09:00', '09:30', 1)).status).toBe(200);
      expect((await hold(day, '09:30', '10:00', 2, colleague)).status).toBe(200);
      for (const [arrival, exit] of [
        ['09:15', '09:45'],
        ['09:00', '10:00'],
        ['08:45', '09:15'],
      ] as const)
        expect([arrival, (await hold(day, arrival, exit, 3)).status]).toEqual([arrival, 409]);
      expect((await hold(day, '08:30', '09:00', 3)).status).toBe(200);
      expect((await free(day, day)).includes(`${day} 10:00`)).toBe(true);
    });
  },
);
