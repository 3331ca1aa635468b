import { describe, expect, it, vi } from 'vitest';
import {
  createAgendamentos,
  editAgendamento,
  signIn,
  exportAgendamentos,
  listAgendamentos,
} from './calls/index.ts';
import { createClient, fileName } from './client.ts';
import { ApiError } from './error.ts';
import { createSseReader, listen } from './events.ts';

function server(reply: Response | (() => Response | Promise<Response>)) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => (typeof reply === 'function' ? reply() : reply));
  const sent = () => {
    const [url, init] = fetch.mock.calls.at(-1)!;
    return {
      url: url instanceof Request ? url.url : url.toString(),
      headers: new Headers(init?.headers),
      method: init?.method,
      body: init?.body,
    };
  };
  return { fetch, sent };
}
const json = (body: unknown, status = 200) => Response.json(body, { status });
const failure = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('doc1 §7: headers of every call', () => {
  it('sends bearer token, api key and scope lists as JSON', async () => {
    const { fetch, sent } = server(json({ items: [], meta: {} }));
    const cliente = createClient({
      fetch,
      credentials: () => ({ token: 't', apiKey: 'k', clientes: [1, 2], unidades: [], clienteFilter: [2] }),
    });
    await cliente.invoke(listAgendamentos, { query: { page: 1 } });
    expect(sent().url).toBe('/api/agendamentos?page=1');
    expect(sent().headers.get('authorization')).toBe('Bearer t');
    expect(sent().headers.get('x-api-key')).toBe('k');
    expect(sent().headers.get('x-clientes')).toBe('[1,2]');
    expect(sent().headers.get('x-filtro-clientes')).toBe('[2]');
    expect(sent().headers.has('x-unidades')).toBe(false);
  });

  it("decision 46: 'the scope switcher sends the first, a screen's own customer filter the second'", async () => {
    const { fetch, sent } = server(() => json({ items: [], meta: {} }));
    const headersOf = async (scope: { clientes?: number[]; clienteFilter?: number[] }) => {
      await createClient({ fetch, credentials: () => ({ token: 't', ...scope }) }).invoke(
        listAgendamentos,
        {},
      );
      return ['x-clientes', 'x-filtro-clientes'].map((name) => sent().headers.get(name));
    };
    expect(await headersOf({ clientes: [1, 2] })).toEqual(['[1,2]', null]);
    expect(await headersOf({ clienteFilter: [2] })).toEqual([null, '[2]']);
    expect(await headersOf({ clientes: [1, 2], clienteFilter: [2] })).toEqual(['[1,2]', '[2]']);
    // Nothing narrowed is nothing sent: an empty list would be a scope without anybody.
    expect(await headersOf({ clientes: [], clienteFilter: [] })).toEqual([null, null]);
  });

  it('gives each creating call an Idempotency-Key of its own, or the one that a retry passes', async () => {
    const { fetch, sent } = server(() => json([]));
    const cliente = createClient({ fetch });
    await cliente.invoke(createAgendamentos, { body: [] as never });
    const first = sent().headers.get('idempotency-key');
    await cliente.invoke(createAgendamentos, { body: [] as never });
    expect(first).toBeTruthy();
    expect(sent().headers.get('idempotency-key')).not.toBe(first);
    await cliente.invoke(createAgendamentos, { body: [] as never }, { idempotencyKey: 'mesma' });
    expect(sent().headers.get('idempotency-key')).toBe('mesma');
  });

  it('sends the version being edited as If-Match', async () => {
    const { fetch, sent } = server(json({}));
    await createClient({ fetch }).invoke(editAgendamento, { body: { id: 1 } }, { ifMatch: 4 });
    expect(sent().headers.get('if-match')).toBe('"4"');
  });
});

describe('doc2 §8: one message for each failure', () => {
  it.each([
    [
      'details.response.message, a list joined with commas',
      { message: 'x', details: { response: { message: ['a', 'b'] } } },
      'a, b',
    ],
    ['else the message of the body', { message: 'Servidor disse', codigo: 'X' }, 'Servidor disse'],
    ['else a default', '<html>', 'Ocorreu algum problema'],
  ])('takes %s', async (_what, body, message) => {
    const reply = typeof body === 'string' ? new Response(body, { status: 500 }) : json(body, 500);
    const error = await failure(createClient({ fetch: server(reply).fetch }).invoke(listAgendamentos, {}));
    expect(error.message).toBe(message);
    expect(error.status).toBe(500);
  });

  it('says that the server cannot be reached, and lets a cancelled call be cancelled', async () => {
    const offline = createClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect((await failure(offline.invoke(listAgendamentos, {}))).codigo).toBe('SEM_CONEXAO');
    const controller = new AbortController();
    controller.abort();
    await expect(
      createClient({ fetch: () => Promise.reject(controller.signal.reason) }).invoke(
        listAgendamentos,
        {},
        { signal: controller.signal },
      ),
    ).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('doc1 §6, §7: session events', () => {
  it('a 401 of a signed-in call logs out; a refused login does not', async () => {
    const onExpire = vi.fn();
    const { fetch } = server(() => json({ message: 'não', codigo: 'NAO_AUTENTICADO', requestId: 'r' }, 401));
    await failure(
      createClient({ fetch, onExpire }).invoke(signIn, { body: { username: 'a', password: 'b' } }),
    );
    expect(onExpire).not.toHaveBeenCalled();
    await failure(
      createClient({ fetch, onExpire, credentials: () => ({ token: 't' }) }).invoke(listAgendamentos, {}),
    );
    expect(onExpire).toHaveBeenCalledOnce();
  });

  it('a late 401 names the token that its call carried, not the one of the session since', async () => {
    const onExpire = vi.fn();
    let token = 'antigo';
    const { fetch } = server(() => {
      token = 'novo';
      return json({ message: 'não', codigo: 'NAO_AUTENTICADO', requestId: 'r' }, 401);
    });
    const cliente = createClient({ fetch, onExpire, credentials: () => ({ token }) });
    const error = await failure(cliente.invoke(listAgendamentos, {}));
    expect(onExpire).toHaveBeenCalledExactlyOnceWith(error, 'antigo');
  });

  it('details.response.semApiKey raises its event', async () => {
    const onMissingApiKey = vi.fn();
    const { fetch } = server(json({ message: 'x', details: { response: { semApiKey: true } } }, 403));
    await failure(createClient({ fetch, onMissingApiKey }).invoke(listAgendamentos, {}));
    expect(onMissingApiKey).toHaveBeenCalledOnce();
  });

  it('doc3 §8.3: a write whose body has status 400 was refused, with the message of the body', async () => {
    const body = { username: 'ana', password: 'x' };
    const answer = () => json({ status: 400, message: ['Campo A', 'Campo B'] });
    const error = await failure(createClient({ fetch: server(answer).fetch }).invoke(signIn, { body }));
    expect([error.status, error.message]).toEqual([400, 'Campo A, Campo B']);
    // What is read may have any field of its own.
    await createClient({ fetch: server(answer).fetch }).invoke(listAgendamentos, {});
  });

  it('what was written is told of, and neither what was read nor what was refused', async () => {
    const onWrite = vi.fn();
    const body = { username: 'ana', password: 'x' };
    const write = (answer: Response) =>
      createClient({ fetch: server(answer).fetch, onWrite }).invoke(signIn, { body });
    await createClient({ fetch: server(json({})).fetch, onWrite }).invoke(listAgendamentos, {});
    await failure(write(json({ message: 'não' }, 409)));
    expect(onWrite).not.toHaveBeenCalled();
    await write(json({}));
    expect(onWrite).toHaveBeenCalledOnce();
  });
});

describe('downloads', () => {
  it('keeps the name that the server gave, accents included', async () => {
    const headers = {
      'content-disposition':
        'attachment; filename="relatorio.xlsx"; filename*=UTF-8\'\'rel%C3%A1torio_agendamentos.xlsx',
    };
    const { fetch } = server(new Response('x', { headers }));
    expect((await createClient({ fetch }).download(exportAgendamentos, {})).name).toBe(
      'relátorio_agendamentos.xlsx',
    );
    expect(fileName(null)).toBeNull();
  });
});

describe('server-sent events', () => {
  it('joins pieces, keeps ids, skips heartbeats', () => {
    const read = createSseReader();
    expect(read(': oi\n\nevent: agendamento\nid: 7\nda')).toEqual([]);
    expect(read('ta: {"id":1}\ndata: x\n\n')).toEqual([
      { event: 'agendamento', data: '{"id":1}\nx', id: '7' },
    ]);
  });

  it('reconnects from the last id, and stops when told', async () => {
    const controller = new AbortController();
    const seen: (string | null)[] = [];
    await listen({
      signal: controller.signal,
      wait: () => 0,
      open: async (last) => {
        seen.push(last);
        if (seen.length === 3) controller.abort();
        if (seen.length === 2) throw new TypeError('caiu');
        return new Response('id: 9\ndata: a\n\n');
      },
      onReceive: () => {},
    });
    expect(seen).toEqual([null, '9', '9']);
  });

  it('tells an event once, whatever position it arrives at; what is no event is always told', async () => {
    const controller = new AbortController();
    const told: string[] = [];
    let opened = 0;
    await listen({
      signal: controller.signal,
      wait: () => 0,
      open: async () => {
        opened += 1;
        if (opened === 2) controller.abort();
        return new Response(
          opened === 1
            ? 'id: 100.0\nevent: pronto\ndata: {}\n\nid: 100.7\ndata: a\n\nid: 100.7\ndata: a\n\nid: 100.8\ndata: b\n\n'
            : 'id: 104.0\nevent: pronto\ndata: {}\n\nid: 104.8\ndata: b\n\nid: 104.9\ndata: c\n\n',
        );
      },
      onReceive: ({ event, data }) => told.push(event === 'message' ? data : event),
    });
    expect(told).toEqual(['pronto', 'a', 'b', 'pronto', 'c']);
  });

  it('a stream that fell silent is opened again from where it was', async () => {
    const controller = new AbortController();
    const asked: (string | null)[] = [];
    const states: string[] = [];
    await listen({
      signal: controller.signal,
      wait: () => 0,
      silence: 20,
      open: async (last) => {
        asked.push(last);
        if (asked.length === 3) controller.abort();
        // The first is opened, says one thing and nothing more; the second never even opens.
        if (asked.length === 2) return new Promise<Response>(() => undefined);
        return new Response(
          new ReadableStream({
            start: (stream) => stream.enqueue(new TextEncoder().encode('id: 5.9\ndata: a\n\n')),
          }),
        );
      },
      onChange: (state) => states.push(state),
      onReceive: () => {},
    });
    expect(asked).toEqual([null, '5.9', '5.9']);
    expect(states.slice(0, 3)).toEqual(['live', 'reconnecting', 'reconnecting']);
  });
});
