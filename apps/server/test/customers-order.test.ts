import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './helpers.ts';

/** `/customers` is the document's own path of a registry and the lookup of a field at once. */
describe('doc3 §7.6: GET {path} with page, limit, filter and sort, of the customers', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp();
    token = await app.tokenFor(1);
  });
  afterAll(() => app.close());

  const ask = async (query: string) => {
    const r = await app.invoke('GET', `/customers?${query}`, { token });
    expect(r.status, JSON.stringify(r.body)).toBe(200);
    return (r.body as { items: { id: number; code: string; name: string; inscricao: string }[] }).items;
  };

  it.each(['id', 'code', 'inscricao', 'name'] as const)('by %s, both ways', async (field) => {
    const rising = await ask(`sort=${field}%20ASC`);
    expect(rising.length).toBeGreaterThan(1);
    const values = rising.map((each) => each[field]);
    const sorted =
      field === 'id'
        ? values.toSorted((a, b) => Number(a) - Number(b))
        : values.toSorted((a, b) => String(a).localeCompare(String(b), 'pt-BR'));
    expect(values).toEqual(sorted);
    expect(await ask(`sort=${field}%20DESC`)).toEqual(rising.toReversed());
    // The pages follow it, too.
    expect(await ask(`sort=${field}%20DESC&limit=1&page=1`)).toEqual(rising.slice(-1));
  });

  it('by when it was made, in the spellings of doc3 §7.6', async () => {
    const wanted = await ask('sort=createdAt%20DESC');
    expect(await ask('sort=created_at%20DESC')).toEqual(wanted);
    expect(await ask(`sort=${encodeURIComponent('{"created_at":"DESC"}')}`)).toEqual(wanted);
  });

  it.each(['/customers', '/procedures'])('%s: ten of them where no limit is said', async (path) => {
    const { body } = await app.invoke('GET', path, { token });
    expect(body).toMatchObject({ meta: { itemsPerPage: 10, currentPage: 1 } });
  });

  it('by name where nothing is said, and refused where it is no column', async () => {
    expect(await ask('sort=')).toEqual(await ask('sort=name%20ASC'));
    expect((await app.invoke('GET', '/customers?sort=cor_marca%20ASC', { token })).status).toBe(400);
  });

  it('filtrosExtras left blank filters nothing', async () => {
    const list = async (query: string) => {
      const r = await app.invoke('GET', `/agendamentos?limit=5&page=1${query}`, { token });
      return [r.status, r.body];
    };
    expect(await list('&filtrosExtras=')).toEqual(await list(''));
    expect((await list('&filtrosExtras=x'))[0]).toBe(400);
  });
});
