import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirPostgres } from '../src/db/postgres.ts';
import { criarAppDeTeste, type AppDeTeste } from './helpers.ts';
import { prepararMundo } from './mundo.ts';
import { pedido } from './pedidos.ts';
import { iniciarPostgres, type PostgresDeTeste } from './postgres.ts';
import { iniciarProcesso } from './processo.ts';

describe('a database that is down', () => {
  let pg: PostgresDeTeste;
  let app: AppDeTeste;
  let token: string;
  beforeAll(async () => {
    pg = await iniciarPostgres();
    const url = pg.url('fora');
    const banco = abrirPostgres({ url });
    await prepararMundo(banco);
    await banco.fechar();
    app = await criarAppDeTeste({ url });
    token = await app.tokenDe(1);
  });
  afterAll(async () => {
    await app.fechar();
    pg.apagar();
  });

  it('gives 503 in the one error shape, stays alive, fails closed on logins, and recovers by itself', async () => {
    expect((await app.chamar('GET', '/agendamentos', { token })).status).toBe(200);
    pg.parar('immediate');
    for (const [metodo, url, body] of [
      ['GET', '/agendamentos', undefined],
      ['POST', '/agendamentos', pedido()],
      ['POST', '/auth/login', { username: 'atendente@apto.test', password: 'x' }],
      ['GET', '/health/ready', undefined],
    ] as const) {
      const r = await app.chamar(metodo, url, { token: url.startsWith('/auth') ? null : token, body });
      expect([url, r.status]).toEqual([url, 503]);
      expect(r.corpo).toMatchObject({
        codigo: 'INDISPONIVEL',
        message: expect.any(String) as unknown,
        requestId: expect.any(String) as unknown,
      });
      expect(r.cabecalhos['retry-after']).toBe('5');
    }
    expect((await app.chamar('GET', '/health/live')).status).toBe(200);
    pg.ligar();
    expect((await app.chamar('GET', '/health/ready')).status).toBe(200);
    expect((await app.chamar('GET', '/agendamentos', { token })).status).toBe(200);
    expect((await app.chamar('POST', '/agendamentos', { token, body: pedido() })).status).toBe(201);
  });
});

describe('a server that starts before its database', () => {
  it('listens, says 503, and completes its start by itself once the database is there', async () => {
    const pg = await iniciarPostgres();
    const url = pg.url('depois');
    pg.parar();
    const processo = await iniciarProcesso({
      DATABASE_URL: url,
      SESSION_SECRET: 'segredo-somente-para-os-testes-0123456789',
    });
    try {
      const status = async (caminho: string) => (await fetch(`${processo.endereco}/api${caminho}`)).status;
      expect(await status('/health/live')).toBe(200);
      expect(await status('/health/ready')).toBe(503);
      expect(await status('/agendamentos')).toBe(503);
      pg.ligar();
      while ((await status('/health/ready')) !== 200) await new Promise((r) => setImmediate(r));
      expect(await status('/agendamentos')).toBe(401);
      expect(await processo.encerrar()).toBe(0);
    } finally {
      await processo.matar();
      pg.apagar();
    }
  });
});
