import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarAppDeTeste, type AppDeTeste } from './helpers.ts';

describe('the server on an embedded database', () => {
  let app: AppDeTeste;
  beforeAll(async () => {
    app = await criarAppDeTeste();
  });
  afterAll(() => app.fechar());

  it('answers live and ready', async () => {
    expect((await app.chamar('GET', '/health/live')).status).toBe(200);
    expect((await app.chamar('GET', '/health/ready')).corpo).toEqual({ status: 'ok', banco: 'pglite' });
  });

  it('doc1 §7 GET /status_agendamento: refuses without a session, answers with one', async () => {
    expect((await app.chamar('GET', '/status_agendamento')).status).toBe(401);
    const r = await app.chamar('GET', '/status_agendamento', { token: await app.tokenDe(1) });
    expect(r.status).toBe(200);
    expect(r.corpo).toHaveLength(24);
  });
});
