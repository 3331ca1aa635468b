import { accessOf, buildPath, type AnyEndpoint } from '@apto/api-client';
import { CALLS } from '@apto/api-client/openapi';
import { REGISTRIES, registrySchema } from '@apto/domain/registry';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anything, asJson } from './anything.ts';
import { IS_FULL } from './full.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';
import { pedido } from './pedidos.ts';

/** Of every call and database. More find nothing new, and a run of the suite pays for each. */
const RUNS = IS_FULL ? 20 : 5;
const SEED = 20_261_123;
/** An event stream never answers in full: its own test below. */
const FUZZED = CALLS.filter((c) => c.answerKind !== 'events');

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value ?? null) ?? '');

function queryOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const search = new URLSearchParams();
  // The search's own limit: an address longer than a header may be is refused before any call.
  for (const [name, value] of Object.entries(query)) search.set(name, asText(value).slice(0, 2_000));
  return `?${search.toString()}`;
}

const pathOf = (path: string, params: unknown): string =>
  buildPath(
    path,
    Object.fromEntries(
      [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => {
        const value = typeof params === 'object' && params !== null ? Reflect.get(params, name) : params;
        return [name, asText(value).toWellFormed().slice(0, 300) || '1'];
      }),
    ),
  );

const IS_REGISTRY = /^\/cadastros\/:registry/;

/** What is sent to a call, each part as its declaration has it; to a registry's, what that registry declares. */
function partsOf(call: AnyEndpoint): fc.Arbitrary<{ params: unknown; query: unknown; body: unknown }> {
  const declared = {
    params: anything(call.params),
    query: anything(call.query),
    body: anything(call.body),
  };
  if (!IS_REGISTRY.test(call.path)) return fc.record(declared);
  // Without a name of one they all end at the door.
  return fc.constantFrom(...REGISTRIES).chain((registry) =>
    fc.record({
      ...declared,
      params: declared.params.map((params) => ({ ...Object(params), registry: registry.name }) as unknown),
      body: call.body ? anything(registrySchema(registry)) : declared.body,
    }),
  );
}

const deepBody = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

describe.each(DATABASES)('nothing that a signed-in user sends is the server’s fault: %s', (database) => {
  let app: TestApp;
  let token: string;
  let link: string;
  let clinic: string;
  beforeAll(async () => {
    app = await createTestApp({ database, env: { LOGIN_LIMIT: '1000' } });
    token = await app.tokenFor(1);
    clinic = await app.tokenFor(4);
    link = await app.employeeToken(await createPedido(app.database.db, { funcionarioId: 1 }));
  });
  afterAll(() => app.close());

  const tokenOf = (call: AnyEndpoint): string | null => {
    if (accessOf(call, 'publica')) return null;
    if (accessOf(call, 'interna')) return token;
    return accessOf(call, 'prestador') ? clinic : link;
  };

  // First: what follows may switch off the clinic that it asks for.
  it('a request with deep JSON in a part that no rule knows is saved, and its key replays', async () => {
    const whole = JSON.stringify(pedido({ status: { id: 1 } })).replace(
      '"status":{"id":1',
      `"status":{"id":1,"x":${deepBody(20_000)}`,
    );
    const send = () =>
      app.server.app.inject({
        method: 'POST',
        url: '/api/agendamentos',
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': 'fundo-e-valido',
          'content-type': 'application/json',
        },
        payload: whole,
      });
    const first = await send();
    expect(first.statusCode, first.body).toBe(201);
    const second = await send();
    expect(second.headers['idempotent-replay']).toBe('true');
    expect(second.json()).toEqual(first.json());
  });

  it.each(FUZZED.map((call) => [call.id, call] as const))('%s', async (id, call) => {
    // Signing out would end the session of every later call.
    const ownToken = async () => (id === 'signOut' ? app.tokenFor(1) : tokenOf(call));
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          parts: partsOf(call),
          key: fc.uuid(),
          version: fc.constantFrom('1', '"2"', '999999999', 'x', '99999999999'),
          customers: fc.constantFrom('', '[1]', '[2147483648]', '{', '[9e99]'),
        }),
        async ({ parts, ...sent }) => {
          const sending = await ownToken();
          const r = await app.server.app.inject({
            method: call.method,
            url: `/api${pathOf(call.path, parts.params)}${queryOf(parts.query)}`,
            headers: {
              ...(sending ? { authorization: `Bearer ${sending}` } : {}),
              ...(call.idempotent ? { 'idempotency-key': sent.key } : {}),
              ...(call.ifMatch ? { 'if-match': sent.version } : {}),
              ...(sent.customers ? { 'x-filtro-clientes': sent.customers } : {}),
              ...(call.body ? { 'content-type': 'application/json' } : {}),
            },
            ...(call.body ? { payload: asJson(parts.body) } : {}),
          });
          expect(r.statusCode, r.body.slice(0, 500)).toBeLessThan(500);
        },
      ),
      { numRuns: IS_REGISTRY.test(call.path) ? RUNS * 4 : RUNS, seed: SEED, endOnFailure: true },
    );
  });

  it.each([
    ['deep JSON with a key', { body: `{"status":{"id":1,"x":${deepBody(50_000)}}}` }],
    ['deep JSON alone', { body: deepBody(50_000) }],
  ])('%s is a 400', async (_, { body }) => {
    const r = await app.server.app.inject({
      method: 'POST',
      url: '/api/agendamentos',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': `fundo-${body.length}`,
        'content-type': 'application/json',
      },
      payload: body,
    });
    expect(r.statusCode).toBe(400);
  });

  it.each([
    ['/suppliers/ordered/2147483648/3550308/0', 'clientIds.0'],
    ['/cidades?ids=99999999999', 'ids.0'],
    ['/agendamentos?filtrosExtras={"status":[2147483648]}', 'filtrosExtras.status.0'],
    ['/feriados/nacional?dataInicial=9999-12-31', 'dataInicial'],
    ['/ferias/prestador/verificar/1?dataInicial=9999-12-31', 'dataInicial'],
    ['/agendamentos?filtrosExtras={"datas":["2026-01-01","9999-12-31"]}', 'filtrosExtras.datas.1'],
    ['/cidades?filter=%00', 'filter'],
  ])('%s is a 400 that names %s', async (url, field) => {
    const r = await app.invoke('GET', encodeURI(url).replace('%2500', '%00'), { token });
    expect(r.status, JSON.stringify(r.body)).toBe(400);
    expect(r.body).toMatchObject({ details: { response: { campos: [{ campo: field }] } } });
  });

  it.each([
    '9999999999999999999.0',
    '9223372036854775808.1',
    '-1.0',
    '1',
    'x',
    '1.1.1',
    `${'9'.repeat(400)}.0`,
  ])('events after %s begin anew', async (position) => {
    const reader = {
      usuarioId: 1,
      scope: { empresaId: 1, usuarioId: 1, clientes: null, unidades: null },
      seesAgendamentos: true,
    };
    await expect(app.server.events.since(position, reader)).resolves.toBeNull();
  });
});
