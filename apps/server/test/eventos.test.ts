import { criarLeitorSse, type MensagemSse } from '@apto/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarAppDeTeste, type AppDeTeste } from './helpers.ts';
import { pedido } from './pedidos.ts';
import { freshDatabase } from './shared-postgres.ts';

interface Escuta {
  /** Waits until `n` messages of this event have arrived. */
  ate(evento: string, n: number): Promise<MensagemSse[]>;
  todas: MensagemSse[];
  acabou: Promise<void>;
  fechar(): void;
}

async function escutar(
  endereco: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<Escuta> {
  const controle = new AbortController();
  const resposta = await fetch(`${endereco}/api/eventos`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: controle.signal,
  });
  expect(resposta.status).toBe(200);
  const todas: MensagemSse[] = [];
  const avisos = new Set<() => void>();
  const ler = criarLeitorSse();
  const acabou = (async () => {
    const leitor = resposta.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = (await leitor?.read()) ?? { done: true as const, value: undefined };
      if (done) return;
      todas.push(...ler(value));
      for (const avisar of avisos) avisar();
    }
  })().catch(() => undefined);
  return {
    todas,
    acabou,
    fechar: () => controle.abort(),
    ate: (evento, n) =>
      new Promise((resolver) => {
        const olhar = () => {
          const achadas = todas.filter((m) => m.evento === evento);
          if (achadas.length < n) return;
          avisos.delete(olhar);
          resolver(achadas);
        };
        avisos.add(olhar);
        olhar();
      }),
  };
}

const dados = (m: MensagemSse | undefined) =>
  JSON.parse(m?.dados ?? '{}') as { id: number; version: number; tipo: string };

describe('GET /eventos on the embedded database', () => {
  let app: AppDeTeste;
  let endereco: string;
  beforeAll(async () => {
    app = await criarAppDeTeste();
    endereco = await app.servidor.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.fechar());

  const criar = async (mudanca: Record<string, unknown> = {}) =>
    (
      (await app.chamar('POST', '/agendamentos', { token: await app.tokenDe(1), body: pedido(mudanca) }))
        .corpo as { id: number }
    ).id;

  it('tells a committed change once, to those who may see it and nobody else', async () => {
    const [atendente, filial, outra] = await Promise.all(
      [1, 8, 5].map(async (u) => escutar(endereco, await app.tokenDe(u))),
    );
    if (!atendente || !filial || !outra) throw new Error('escutas');
    const naMatriz = await criar();
    const naFilial = await criar({ funcionario: { id: 3 } });
    const vistos = (await atendente.ate('agendamento', 2)).map((m) => dados(m));
    expect(vistos).toEqual([
      { id: naMatriz, version: 1, tipo: 'CRIADO' },
      { id: naFilial, version: 1, tipo: 'CRIADO' },
    ]);
    expect((await filial.ate('agendamento', 1)).map((m) => dados(m).id)).toEqual([naFilial]);
    expect(outra.todas.filter((m) => m.evento === 'agendamento')).toEqual([]);
    for (const e of [atendente, filial, outra]) e.fechar();
  });

  it('resumes after Last-Event-ID without losing what happened meanwhile', async () => {
    const token = await app.tokenDe(1);
    const primeira = await escutar(endereco, token);
    const um = await criar();
    const ultima = (await primeira.ate('agendamento', 1)).at(-1);
    expect(dados(ultima).id).toBe(um);
    primeira.fechar();
    await primeira.acabou;
    const dois = await criar();
    const segunda = await escutar(endereco, token, { 'last-event-id': ultima?.id ?? '' });
    const ids = (await segunda.ate('agendamento', 1)).map((m) => dados(m).id);
    expect(ids).toContain(dois);
    segunda.fechar();
  });

  it('a position that is not understood asks to reload everything', async () => {
    const e = await escutar(endereco, await app.tokenDe(1), { 'last-event-id': 'de-outro-tempo' });
    await e.ate('recarregar', 1);
    e.fechar();
  });

  it('a transaction with more events than one look at them holds is told whole, and once', async () => {
    const e = await escutar(endereco, await app.tokenDe(1));
    await e.ate('pronto', 1);
    await app.banco.executarScript(
      `insert into outbox (tipo, empresa_id, cliente_id, unidade_id, dados)
       select 'STATUS', 1, 1, 1, jsonb_build_object('id', g, 'version', 2, 'tipo', 'STATUS') from generate_series(1, 4500) g`,
    );
    const ids = (await e.ate('agendamento', 4_500)).map((m) => dados(m).id);
    expect(new Set(ids).size).toBe(4_500);
    const depois = await criar();
    expect(dados((await e.ate('agendamento', 4_501)).at(-1)).id).toBe(depois);
    e.fechar();
  });

  it('a refused write tells nothing', async () => {
    const e = await escutar(endereco, await app.tokenDe(1));
    await e.ate('pronto', 1);
    await app.chamar('POST', '/agendamentos', {
      token: await app.tokenDe(1),
      body: [pedido(), pedido({ funcionario: { id: 4 } })],
    });
    const depois = await criar();
    expect((await e.ate('agendamento', 1)).map((m) => dados(m).id)).toEqual([depois]);
    e.fechar();
  });
});

describe('GET /eventos across two processes on one PostgreSQL', () => {
  let a: AppDeTeste;
  let b: AppDeTeste;
  beforeAll(async () => {
    const url = await freshDatabase('fixture');
    a = await criarAppDeTeste({ url });
    b = await criarAppDeTeste({ url });
  });
  afterAll(async () => {
    await a.fechar();
    await b.fechar();
  });

  it('what one writes the other tells', async () => {
    const endereco = await b.servidor.app.listen({ port: 0, host: '127.0.0.1' });
    const e = await escutar(endereco, await a.tokenDe(1));
    const criado = await a.chamar('POST', '/agendamentos', { token: await a.tokenDe(1), body: pedido() });
    expect(dados((await e.ate('agendamento', 1))[0]).id).toBe((criado.corpo as { id: number }).id);
    e.fechar();
  });

  it('tells a transaction that commits late, although its rows have smaller ids', async () => {
    const endereco = await b.servidor.app
      .listen({ port: 0, host: '127.0.0.1' })
      .catch(() => b.servidor.app.listeningOrigin);
    const e = await escutar(endereco, await a.tokenDe(1));
    await e.ate('pronto', 1);
    let soltar: () => void = () => undefined;
    const espera = new Promise<void>((r) => (soltar = r));
    let inserida: () => void = () => undefined;
    const jaInserida = new Promise<void>((r) => (inserida = r));
    const lenta = a.banco.transacaoCrua(async (c) => {
      await c.query(
        `insert into outbox (tipo, empresa_id, cliente_id, unidade_id, dados) values ('CRIADO', 1, 1, 1, '{"id":1,"version":1,"tipo":"CRIADO"}')`,
      );
      inserida();
      await espera;
    });
    await jaInserida;
    const rapida = await a.chamar('POST', '/agendamentos', { token: await a.tokenDe(1), body: pedido() });
    await e.ate('agendamento', 1);
    soltar();
    await lenta;
    const ids = (await e.ate('agendamento', 2)).map((m) => dados(m).id);
    expect(ids).toEqual([(rapida.corpo as { id: number }).id, 1]);
    e.fechar();
  });

  it('a session revoked in one process is refused by the other', async () => {
    const token = await a.tokenDe(2);
    expect((await b.chamar('GET', '/auth/me', { token })).status).toBe(200);
    await a.chamar('POST', '/auth/logout', { token });
    expect((await b.chamar('GET', '/auth/me', { token })).status).toBe(401);
  });

  it('failed logins add up over both', async () => {
    const errar = (app: AppDeTeste) =>
      app.chamar('POST', '/auth/login', { body: { username: 'cliente@apto.test', password: 'x' } });
    const status: number[] = [];
    for (let i = 0; i < 3; i += 1) status.push((await errar(a)).status, (await errar(b)).status);
    expect(status).toEqual([401, 401, 401, 401, 401, 429]);
  });
});
