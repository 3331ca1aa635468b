import { STATUS } from '@apto/domain/status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';
import { createVisit, DELETE_AGENDAMENTOS, type TestVisit } from './pedido.ts';

/** User 1 of the fixture sees the company, 2 its customer 1, 8 one branch of it. */
const [ALL, OF_CLIENTE, OF_BRANCH] = [1, 2, 8] as const;
const DAY = '2026-11-25';

interface Calendar {
  items: { id: number; dataAgendamento: string; horaAgendamento: string | null }[];
  dias: { data: string; total: number }[];
}

describe.each(DATABASES)('the calendar of the list, on %s', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.goTo(MONDAY_10AM);
    await app.database.runScript(DELETE_AGENDAMENTOS);
  });

  const visit = (given: TestVisit = {}) =>
    createVisit(app.database, { status: STATUS.AGENDADO, data: DAY, hora: '08:00', ...given });
  const ask = async (query: Record<string, string>, who: number = ALL) =>
    app.invoke('GET', `/agendamentos/calendario?${new URLSearchParams(query).toString()}`, {
      token: await app.tokenFor(who),
    });
  const calendar = async (query: Record<string, string>, who?: number) => {
    const answer = await ask(query, who);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as Calendar;
  };
  const week = { dataInicial: '2026-11-22', dataFinal: '2026-11-28' };

  it('brings the days of the range in order of day and time, and leaves out who has no day', async () => {
    const late = await visit({ hora: '10:00' });
    const untimed = await visit({ hora: null });
    const early = await visit({ hora: '08:00' });
    const before = await visit({ data: '2026-11-24', hora: '16:00' });
    await visit({ data: null, hora: null });
    await visit({ data: '2026-11-29' });
    const { items, dias } = await calendar(week);
    expect(items.map(({ id }) => id)).toEqual([before, early, late, untimed]);
    expect(dias).toEqual([
      { data: '2026-11-24', total: 1 },
      { data: DAY, total: 3 },
    ]);
  });

  it('brings the first of each day and counts all of them', async () => {
    const hours = ['08:00', '09:00', '10:00', '11:00', '12:00'];
    for (const time of hours) await visit({ hora: time });
    const { items, dias } = await calendar({ ...week, porDia: '2' });
    expect(items.map((each) => each.horaAgendamento)).toEqual(['08:00', '09:00']);
    expect(dias).toEqual([{ data: DAY, total: 5 }]);
  });

  it("has the list's filter: statuses, exam types, names; without statuses the default list of doc1 §4", async () => {
    const scheduled = await visit();
    const cancelled = await visit({ status: STATUS.CANCELADO, hora: '09:00' });
    const ids = async (query: Record<string, string>) =>
      (await calendar({ ...week, ...query })).items.map(({ id }) => id);
    expect(await ids({})).toEqual([scheduled]);
    expect(await ids({ filtrosExtras: JSON.stringify({ status: [STATUS.CANCELADO] }) })).toEqual([cancelled]);
    expect(await ids({ filtrosExtras: JSON.stringify({ tipoExame: [13] }) })).toEqual([]);
    expect(await ids({ filter: JSON.stringify(['ninguém com este nome']) })).toEqual([]);
  });

  it('shows nobody more than their scope', async () => {
    const own = await visit({ funcionario: 3 });
    const headOffice = await visit({ funcionario: 1 });
    const otherCliente = await visit({ funcionario: 4 });
    const otherEmpresa = await visit({ funcionario: 5, prestador: 3 });
    const seen = async (who: number) => new Set((await calendar(week, who)).items.map(({ id }) => id));
    expect(await seen(ALL)).toEqual(new Set([own, headOffice, otherCliente]));
    expect(await seen(OF_CLIENTE)).toEqual(new Set([own, headOffice]));
    expect(await seen(OF_BRANCH)).toEqual(new Set([own]));
    expect((await seen(ALL)).has(otherEmpresa)).toBe(false);
    expect((await calendar(week, OF_BRANCH)).dias).toEqual([{ data: DAY, total: 1 }]);
  });

  it.each([
    ['an end before the start', { dataInicial: '2026-11-28', dataFinal: '2026-11-22' }],
    ['more than six weeks', { dataInicial: '2026-11-01', dataFinal: '2026-12-13' }],
    ['no date', { dataInicial: 'ontem', dataFinal: '2026-12-13' }],
    ['too many rows of a day', { ...week, porDia: '101' }],
  ])('refuses %s', async (_what, query) => {
    expect((await ask(query)).status).toBe(400);
  });
});
