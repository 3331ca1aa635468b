import { createSseReader, type SseMessage } from '@apto/api-client';
import { is, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from './helpers.ts';
import { pedido } from './pedidos.ts';
import { freshDatabase } from './shared-postgres.ts';

interface Listener {
  /** Waits until `n` messages of this event have arrived. */
  until(domainEvent: string, n: number): Promise<SseMessage[]>;
  allOf: SseMessage[];
  finished: Promise<void>;
  close(): void;
}

async function listen(
  address: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<Listener> {
  const controller = new AbortController();
  const response = await fetch(`${address}/api/eventos`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: controller.signal,
  });
  expect(response.status).toBe(200);
  const allOf: SseMessage[] = [];
  const notices = new Set<() => void>();
  const read = createSseReader();
  const finished = (async () => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true as const, value: undefined };
      if (done) return;
      allOf.push(...read(value));
      for (const notify of notices) notify();
    }
  })().catch(() => undefined);
  return {
    allOf,
    finished,
    close: () => controller.abort(),
    until: (domainEvent, n) =>
      new Promise((resolver) => {
        const look = () => {
          const hits = allOf.filter((m) => m.event === domainEvent);
          if (hits.length < n) return;
          notices.delete(look);
          resolver(hits);
        };
        notices.add(look);
        look();
      }),
  };
}

const data = (m: SseMessage | undefined) =>
  JSON.parse(m?.data ?? '{}') as { id: number; version: number; tipo: string };

describe('GET /eventos on the embedded database', () => {
  let app: TestApp;
  let address: string;
  beforeAll(async () => {
    app = await createTestApp();
    address = await app.server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  const create = async (change: Record<string, unknown> = {}) =>
    (
      (await app.invoke('POST', '/agendamentos', { token: await app.tokenFor(1), body: pedido(change) }))
        .body as { id: number }
    ).id;

  it('tells a committed change once, to those who may see it and nobody else', async () => {
    const [attendant, branch, another] = await Promise.all(
      [1, 8, 5].map(async (u) => listen(address, await app.tokenFor(u))),
    );
    if (!attendant || !branch || !another) throw new Error('escutas');
    const atHeadOffice = await create();
    const atBranch = await create({ funcionario: { id: 3 } });
    const seen = (await attendant.until('agendamento', 2)).map((m) => data(m));
    expect(seen).toEqual([
      { id: atHeadOffice, version: 1, tipo: 'CRIADO' },
      { id: atBranch, version: 1, tipo: 'CRIADO' },
    ]);
    expect((await branch.until('agendamento', 1)).map((m) => data(m).id)).toEqual([atBranch]);
    expect(another.allOf.filter((m) => m.event === 'agendamento')).toEqual([]);
    for (const e of [attendant, branch, another]) e.close();
  });

  it('doc2 §4: a release is told to all of the customer’s branches and to no other company', async () => {
    const [attendant, branch, another] = await Promise.all(
      [1, 8, 5].map(async (u) => listen(address, await app.tokenFor(u))),
    );
    if (!attendant || !branch || !another) throw new Error('escutas');
    await Promise.all([attendant, branch, another].map((e) => e.until('pronto', 1)));
    const released = { idPrestador: 2, idCliente: 1 };
    await app.invoke('POST', '/prestador-clientes', { token: await app.tokenFor(1), body: released });
    for (const e of [attendant, branch]) {
      const [told] = await e.until('liberacao', 1);
      expect(JSON.parse(told?.data ?? '{}')).toEqual(released);
    }
    // What is committed later is told later: by then the release would have been here.
    await app.database.runScript(
      `insert into outbox (tipo, empresa_id, cliente_id, unidade_id, dados) values ('STATUS', 2, 3, null, '{"id":9,"version":2,"tipo":"STATUS"}')`,
    );
    await another.until('agendamento', 1);
    expect(another.allOf.filter((m) => m.event === 'liberacao')).toEqual([]);
    for (const e of [attendant, branch, another]) e.close();
  });

  it('whoever sees no appointments is told of their own bell, and of nothing else', async () => {
    await app.database.runScript(
      `insert into perfil (id, empresa_id, nome, permissoes) values (91, 1, 'Cadastros', array['cadastro_riscos']);
       insert into usuario (id, empresa_id, name, email, perfil_id, tipo, acesso_todos_clientes, acesso_todas_unidades)
         values (91, 1, 'Só cadastros', 'cadastros@exemplo.com.br', 91, 'interna', true, true)`,
    );
    const token = await app.tokenFor(91);
    const listener = await listen(address, token);
    const [began] = await listener.until('pronto', 1);
    await create();
    await app.database.runScript(
      `insert into outbox (tipo, empresa_id, usuarios, dados) values ('NOTIFICACAO', 1, array[91], '{}')`,
    );
    await listener.until('notificacao', 1);
    // What happened before is told by the same rule.
    const back = await listen(address, token, { 'last-event-id': began?.id ?? '' });
    await back.until('notificacao', 1);
    for (const heard of [listener, back]) {
      expect(heard.allOf.filter(({ event }) => event === 'agendamento')).toEqual([]);
      heard.close();
    }
  });

  it('resumes after Last-Event-ID without losing what happened meanwhile', async () => {
    const token = await app.tokenFor(1);
    const listener = await listen(address, token);
    const one = await create();
    const last = (await listener.until('agendamento', 1)).at(-1);
    expect(data(last).id).toBe(one);
    listener.close();
    await listener.finished;
    const two = await create();
    const second = await listen(address, token, { 'last-event-id': last?.id ?? '' });
    const ids = (await second.until('agendamento', 1)).map((m) => data(m).id);
    expect(ids).toContain(two);
    second.close();
  });

  it.each(['/agendamentos', '/agendamentos-com/painel'])(
    'a stream that resumes from the page of %s tells what came between the two, and nothing older',
    async (path) => {
      const token = await app.tokenFor(1);
      await create();
      const page = (await app.invoke('GET', path, { token })).body as { meta: { eventPosition: string } };
      const between = await create();
      const listener = await listen(address, token, { 'last-event-id': page.meta.eventPosition });
      expect((await listener.until('agendamento', 1)).map((m) => data(m).id)).toEqual([between]);
      listener.close();
    },
  );

  it('a page with no rows, sorted by what is counted in groups, tells where its stream begins as well', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: [22] }));
    const page = (
      await app.invoke('GET', `/agendamentos?sort=status%20ASC&filtrosExtras=${filter}`, {
        token: await app.tokenFor(1),
      })
    ).body as { items: unknown[]; meta: { eventPosition?: string } };
    expect(page.items).toEqual([]);
    expect(page.meta.eventPosition).toMatch(/^[1-9]\d*\.0$/);
  });

  it('nothing is asked of the database while nobody listens (docs/decisions/0268)', async () => {
    const dialect = new PgDialect();
    const asked = vi.spyOn(app.database.db, 'execute');
    const looks = () =>
      asked.mock.calls
        .map(([query]) => (is(query, SQL) ? dialect.sqlToQuery(query).sql : ''))
        .filter((text) => text.includes('pg_snapshot_xmin')).length;
    const { promise: heard, resolve } = Promise.withResolvers<void>();
    const stop = await app.database.listen('apto_eventos', resolve);
    await create();
    await heard;
    expect(looks()).toBe(0);
    // Who comes then begins at the present, and is told what follows.
    const listener = await listen(address, await app.tokenFor(1));
    await listener.until('pronto', 1);
    const next = await create();
    expect((await listener.until('agendamento', 1)).map((m) => data(m).id)).toEqual([next]);
    expect(looks()).toBeGreaterThan(0);
    listener.close();
    await stop();
    asked.mockRestore();
  });

  it('a position that is not understood asks to reload everything', async () => {
    const e = await listen(address, await app.tokenFor(1), { 'last-event-id': 'de-outro-tempo' });
    await e.until('recarregar', 1);
    e.close();
  });

  it('a transaction with more events than one look at them holds is told whole, and once', async () => {
    const e = await listen(address, await app.tokenFor(1));
    await e.until('pronto', 1);
    await app.database.runScript(
      `insert into outbox (tipo, empresa_id, cliente_id, unidade_id, dados)
       select 'STATUS', 1, 1, 1, jsonb_build_object('id', g, 'version', 2, 'tipo', 'STATUS') from generate_series(1, 4500) g`,
    );
    const ids = (await e.until('agendamento', 4_500)).map((m) => data(m).id);
    expect(new Set(ids).size).toBe(4_500);
    const after = await create();
    expect(data((await e.until('agendamento', 4_501)).at(-1)).id).toBe(after);
    e.close();
  });

  it('a refused write tells nothing', async () => {
    const e = await listen(address, await app.tokenFor(1));
    await e.until('pronto', 1);
    await app.invoke('POST', '/agendamentos', {
      token: await app.tokenFor(1),
      body: [pedido(), pedido({ funcionario: { id: 4 } })],
    });
    const after = await create();
    expect((await e.until('agendamento', 1)).map((m) => data(m).id)).toEqual([after]);
    e.close();
  });
});

describe('GET /eventos across two processes on one PostgreSQL', () => {
  let a: TestApp;
  let b: TestApp;
  beforeAll(async () => {
    const url = await freshDatabase('fixture');
    a = await createTestApp({ url });
    b = await createTestApp({ url });
  });
  afterAll(async () => {
    await a.close();
    await b.close();
  });

  it('what one writes the other tells', async () => {
    const address = await b.server.app.listen({ port: 0, host: '127.0.0.1' });
    const e = await listen(address, await a.tokenFor(1));
    const created = await a.invoke('POST', '/agendamentos', { token: await a.tokenFor(1), body: pedido() });
    expect(data((await e.until('agendamento', 1))[0]).id).toBe((created.body as { id: number }).id);
    e.close();
  });

  it('tells a transaction that commits late, although its rows have smaller ids', async () => {
    const address = await b.server.app
      .listen({ port: 0, host: '127.0.0.1' })
      .catch(() => b.server.app.listeningOrigin);
    const e = await listen(address, await a.tokenFor(1));
    await e.until('pronto', 1);
    let release: () => void = () => undefined;
    const wait = new Promise<void>((r) => (release = r));
    let markInserted: () => void = () => undefined;
    const alreadyInserted = new Promise<void>((r) => (markInserted = r));
    const slow = a.database.rawTransaction(async (c) => {
      await c.query(
        `insert into outbox (tipo, empresa_id, cliente_id, unidade_id, dados) values ('CRIADO', 1, 1, 1, '{"id":1,"version":1,"tipo":"CRIADO"}')`,
      );
      markInserted();
      await wait;
    });
    await alreadyInserted;
    const fast = await a.invoke('POST', '/agendamentos', { token: await a.tokenFor(1), body: pedido() });
    await e.until('agendamento', 1);
    release();
    await slow;
    const ids = (await e.until('agendamento', 2)).map((m) => data(m).id);
    expect(ids).toEqual([(fast.body as { id: number }).id, 1]);
    e.close();
  });

  it('a session revoked in one process is refused by the other', async () => {
    const token = await a.tokenFor(2);
    expect((await b.invoke('GET', '/auth/me', { token })).status).toBe(200);
    await a.invoke('POST', '/auth/logout', { token });
    expect((await b.invoke('GET', '/auth/me', { token })).status).toBe(401);
  });

  it('failed logins add up over both', async () => {
    const failLogin = (app: TestApp) =>
      app.invoke('POST', '/auth/login', { body: { username: 'cliente@apto.test', password: 'x' } });
    const status: number[] = [];
    for (let i = 0; i < 3; i += 1) status.push((await failLogin(a)).status, (await failLogin(b)).status);
    expect(status).toEqual([401, 401, 401, 401, 401, 429]);
  });
});
