import { OWN_PATHS, openApiDocument } from '@apto/api-client/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';

interface Flat {
  id: number;
  ativo: boolean;
  version: number;
  labels: Record<string, string | null>;
  [field: string]: unknown;
}
/** A moment, or null of a record that is older than the keeping of it. */
const isInstant = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && new Date(value).toISOString() === value);

interface Page {
  items: Flat[];
  meta: { totalItems: number; totalPages: number };
}

describe.each(DATABASES)('doc3 §7.6 {path}: each registry at its own path, on %s', (database) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    token = await app.tokenFor(1);
  });
  afterAll(() => app.close());

  const call = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers = {},
  ) => {
    const answer = await app.invoke(method, url, { token, ...(body ? { body } : {}), headers });
    return { status: answer.status, body: answer.body as Flat & Page };
  };

  it('a group is made, found, changed, switched off and on, and deleted, its fields beside its id', async () => {
    const made = await call('POST', '/grupos', { descricao: 'Rede Sul' });
    expect([made.status, made.body]).toMatchObject([
      201,
      { descricao: 'Rede Sul', ativo: true, labels: {}, companyId: 1 },
    ]);
    expect(made.body).not.toHaveProperty('values');
    const at = `/grupos/${made.body.id}`;
    const found = await call('GET', '/grupos?page=1&limit=10&filter=rede%20s');
    expect([found.body.meta.totalItems, found.body.items[0]?.descricao]).toEqual([1, 'Rede Sul']);
    const version = { 'if-match': String(made.body.version) };
    const changed = await call('PATCH', at, { descricao: 'Rede Norte' }, version);
    expect([changed.status, changed.body.descricao]).toEqual([200, 'Rede Norte']);
    expect((await call('POST', `/grupos/inativar/${made.body.id}`)).body.ativo).toBe(false);
    expect((await call('POST', `/grupos/ativar/${made.body.id}`)).body.ativo).toBe(true);
    expect((await call('GET', at)).body.descricao).toBe('Rede Norte');
    expect((await call('DELETE', at)).status).toBe(200);
    expect((await call('GET', at)).status).toBe(404);
  });

  it.each(['/companies', '/customers', '/customer/employees', '/suppliers'])(
    '%s: a record goes back as it was read, also where the document gives its read another shape',
    async (path) => {
      const id = (await call('GET', path)).body.items[0]?.id;
      const { body } = await call('GET', `${path}/${id}`);
      // What the fixtures have is not what a form takes: a telephone that is none, nobody's sex.
      const phone = '11987654321';
      const filled = { ...body, phone, commercialPhone: phone, ...('sex' in body ? { sex: 'F' } : {}) };
      const back = await call('PATCH', `${path}/${id}`, filled);
      expect(back.status, JSON.stringify(back.body)).toBe(200);
      expect(back.body).toMatchObject({ id, name: body['name'], deletedAt: null });
    },
  );

  it('a company is inside of none', async () => {
    const { items } = (await call('GET', '/companies')).body;
    expect(items.map((item) => 'companyId' in item)).toEqual([false]);
  });

  it('registries.md: a holiday says how far it reaches, by its city, and the list is narrowed by it', async () => {
    const of = async (body: object) => (await call('POST', '/feriados', body)).body;
    const day = { dataFeriado: '2027-06-24', descricao: 'São João' };
    const [city, country] = [await of({ ...day, idCity: 3550308 }), await of(day)];
    expect([city.abrangencia, country.abrangencia]).toEqual(['MUNICIPAL', 'NACIONAL']);
    for (const [reach, id] of [
      ['MUNICIPAL', city.id],
      ['NACIONAL', country.id],
    ] as const) {
      const extras = encodeURIComponent(JSON.stringify({ filtros: { abrangencia: reach } }));
      const { items } = (await call('GET', `/feriados?limit=100&extras=${extras}`)).body;
      expect(items.map((item) => item.id)).toContain(id);
      expect(new Set(items.map((item) => item.abrangencia))).toEqual(new Set([reach]));
    }
    for (const { id } of [city, country]) await call('DELETE', `/feriados/${id}`);
  });

  it('doc3 §4.4: an employee is switched off and on by the situation, and who is back has not left', async () => {
    const at = '/customer/employees';
    const { items } = (await call('GET', `${at}?extras={"ativo":true}&limit=1`)).body;
    const [one] = items;
    expect([one?.ativo, one?.situation]).toEqual([true, 'ATIVO']);
    const off = await call('POST', `${at}/inativar/${one?.id}`);
    // On which day somebody left is nothing that a switch knows.
    expect([off.status, off.body]).toMatchObject([
      200,
      { ativo: false, situation: 'DEMITIDO', resignationDate: null },
    ]);
    const version = { 'if-match': String(off.body.version) };
    const dated = await call('PATCH', `${at}/${one?.id}`, { resignationDate: '2026-11-20' }, version);
    expect(dated.body).toMatchObject({ resignationDate: '2026-11-20', ativo: false });
    const gone = await call('GET', `${at}?extras={"ativo":false}&limit=100`);
    expect(gone.body.items.map(({ id }) => id)).toContain(one?.id);
    const on = await call('POST', `${at}/ativar/${one?.id}`);
    expect(on.body).toMatchObject({ ativo: true, situation: 'ATIVO', resignationDate: null });
  });

  it('sorts by a field in snake_case that is mapped to ASC or DESC', async () => {
    const names = async (way: string) =>
      (
        await call('GET', `/customer/branches?limit=50&sort=${encodeURIComponent(`{"name":"${way}"}`)}`)
      ).body.items.map(({ name }) => name);
    const up = await names('ASC');
    expect(up.length).toBeGreaterThan(1);
    expect(await names('DESC')).toEqual(up.toReversed());
    expect((await call('GET', '/customer/branches?sort={"senha":"ASC"}')).status).toBe(400);
  });

  it('registries.md: every record says when it was made and last changed', async () => {
    const made = await call('POST', '/grupos', { descricao: 'Rede Leste' });
    const { createdAt, updatedAt, id, version } = made.body;
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(updatedAt).toBe(createdAt);
    const changed = await call('PATCH', `/grupos/${id}`, { descricao: 'Rede Oeste', version });
    expect(changed.body.createdAt).toBe(createdAt);
    expect(Date.parse(String(changed.body.updatedAt))).toBeGreaterThan(Date.parse(String(createdAt)));
    await call('DELETE', `/grupos/${id}`);
  });

  it.each(OWN_PATHS.map(({ registry, calls }) => [registry.name, calls.list.path] as const))(
    'doc3 §7.6: %s is sorted by what every record has, searched or not',
    async (name, path) => {
      // The document's own calls answer there, which have an order of their own.
      if (name === 'customers' || name === 'procedure') return;
      for (const sort of ['id ASC', 'created_at DESC', 'updated_at ASC', '{"created_at":"ASC"}'])
        for (const filter of ['', 'a'])
          expect([
            sort,
            (await call('GET', `${path}?filter=${filter}&sort=${encodeURIComponent(sort)}`)).status,
          ]).toEqual([sort, 200]);
      const { body } = await call('GET', `${path}?sort=id%20DESC&limit=50`);
      const ids = body.items.map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
      for (const item of body.items) expect(item).toMatchObject({ createdAt: expect.toSatisfy(isInstant) });
    },
  );

  it('branches are filtered by ativo and customerId', async () => {
    const extras = encodeURIComponent(JSON.stringify({ ativo: true, customerId: 1 }));
    const { body } = await call('GET', `/customer/branches?extras=${extras}`);
    expect(body.items.length).toBeGreaterThan(0);
    expect(new Set(body.items.map(({ customerId }) => customerId))).toEqual(new Set([1]));
  });

  it('doc3 §3.5 Provider option: the combo of clinics says code, CNPJ, city and priority', async () => {
    const { body } = await call('GET', '/suppliers/combo?limit=1');
    expect(body.items).toEqual([
      {
        id: expect.any(Number),
        name: expect.any(String),
        code: expect.any(String),
        cnpj: expect.stringMatching(/^\w{14}$/),
        prioridade: expect.stringMatching(/^(PREFERENCIAL|SEGUNDA_OPCAO|OUTROS)$/),
        city: { cidade: expect.any(String), estado: expect.stringMatching(/^[A-Z]{2}$/) },
      },
    ]);
  });

  it.each(OWN_PATHS.map(({ registry, calls }) => [registry.name, calls.list.path] as const))(
    '%s answers at %s with items and meta, to its permission alone',
    async (_, path) => {
      const { status, body } = await call('GET', `${path}?page=1&limit=10`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ items: expect.any(Array), meta: { totalPages: expect.any(Number) } });
      expect((await app.invoke('GET', path)).status).toBe(401);
    },
  );

  it('without the permission it is refused, and what is of another company is not there', async () => {
    const poor = await app.tokenFor(3);
    expect((await app.invoke('GET', '/grupos', { token: poor })).status).toBe(403);
    const made = await call('POST', '/grupos', { descricao: 'Só nosso' });
    const stranger = await app.tokenFor(5);
    expect((await app.invoke('GET', `/grupos/${made.body.id}`, { token: stranger })).status).toBe(404);
  });
});

describe('OpenAPI', () => {
  it('names each of them, and once', () => {
    const { paths } = openApiDocument({ version: '1' }) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/grupos', '/grupos/{id}', '/suppliers/combo', '/customer/branches']),
    );
    expect(paths['/suppliers/{id}']?.['get']?.operationId).toBe('getPrestador');
    const ids = Object.values(paths).flatMap((verbs) => Object.values(verbs).map((each) => each.operationId));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
