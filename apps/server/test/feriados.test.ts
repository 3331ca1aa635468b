import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';

interface Feriado {
  dataFeriado: string;
  nome: string;
  abrangencia: string;
  cidade: { cidade: string; estado: string } | null;
}
const [SAO_PAULO, CURITIBA] = [3550308, 4106902] as const;

describe.each(DATABASES)('doc3 §2.10: holidays of the registry count as holidays, on %s', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());

  const call = async (user: number, method: string, url: string, body?: unknown) =>
    app.invoke(method, url, { token: await app.tokenFor(user), ...(body === undefined ? {} : { body }) });
  const create = async (body: Record<string, unknown>) => {
    const r = await call(1, 'POST', '/cadastros/feriados', body);
    expect(r.status, JSON.stringify(r.body)).toBe(201);
    return (r.body as { id: number }).id;
  };
  const keptIn = async (city: number, year: number, user = 1) => {
    const r = await call(
      user,
      'GET',
      `/feriados/municipal/${city}?dataInicial=${year}-01-01&dataFinal=${year}-12-31`,
    );
    expect(r.status, JSON.stringify(r.body)).toBe(200);
    return r.body as Feriado[];
  };

  it('a municipal one in its city, one without a city everywhere; for its company, while it is active', async () => {
    const ofCity = await create({
      dataFeriado: '2027-01-25',
      descricao: 'Aniversário de São Paulo',
      idCity: SAO_PAULO,
      repete: true,
    });
    await create({ dataFeriado: '2027-02-09', descricao: 'Carnaval', idCity: null, repete: false });

    expect(await keptIn(SAO_PAULO, 2027)).toEqual([
      {
        dataFeriado: '2027-01-25',
        nome: 'Aniversário de São Paulo',
        abrangencia: 'MUNICIPAL',
        cidade: { cidade: 'São Paulo', estado: 'SP' },
      },
      { dataFeriado: '2027-02-09', nome: 'Carnaval', abrangencia: 'NACIONAL', cidade: null },
    ]);
    expect((await keptIn(CURITIBA, 2027)).map((f) => f.nome)).toEqual(['Carnaval']);
    // One repeats, the other was that year's.
    expect((await keptIn(SAO_PAULO, 2031)).map((f) => f.dataFeriado)).toEqual(['2031-01-25']);
    expect(await keptIn(SAO_PAULO, 2026)).toEqual([]);
    expect(await keptIn(SAO_PAULO, 2027, 5)).toEqual([]);

    expect((await call(1, 'POST', `/cadastros/feriados/inativar/${ofCity}`)).status).toBe(200);
    expect((await keptIn(SAO_PAULO, 2027)).map((f) => f.nome)).toEqual(['Carnaval']);
  });

  it('the days that a clinic serves know it: its agendas show it', async () => {
    await create({ dataFeriado: '2026-12-08', descricao: 'Imaculada Conceição', idCity: SAO_PAULO });
    const r = await call(1, 'GET', '/agendas/quadro?prestadorId=1');
    expect(r.status, JSON.stringify(r.body)).toBe(200);
    expect((r.body as { feriados: Feriado[] }).feriados.map((f) => f.nome)).toContain('Imaculada Conceição');
  });
});
