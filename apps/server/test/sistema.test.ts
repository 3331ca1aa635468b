import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarAppDeTeste, type AppDeTeste } from './helpers.ts';

describe('what surrounds the calls', () => {
  let app: AppDeTeste;
  beforeAll(async () => {
    app = await criarAppDeTeste();
  });
  afterAll(() => app.fechar());

  it('/api/openapi.json describes the served calls', async () => {
    const r = await app.chamar('GET', '/openapi.json');
    expect(r.status).toBe(200);
    const documento = r.corpo as { openapi: string; paths: Record<string, object> };
    expect(documento.openapi).toBe('3.1.0');
    expect(Object.keys(documento.paths)).toContain('/agendamento_status/agendamento/{id}');
  });

  it('/api/metrics counts by call and status, never by address or person', async () => {
    await app.chamar('GET', '/agendamentos?filter=Fulano%20de%20Tal', { token: await app.tokenDe(1) });
    const r = await app.chamar('GET', '/metrics');
    expect(r.corpo).toContain(
      'apto_http_duracao_segundos_count{chamada="listarAgendamentos",metodo="GET",status="200"} 1',
    );
    expect(r.corpo).not.toContain('Fulano');
  });

  it('with METRICS_TOKEN the metrics ask for it', async () => {
    const outro = await criarAppDeTeste({ env: { METRICS_TOKEN: 'abc' }, semFixture: true });
    expect((await outro.chamar('GET', '/metrics')).status).toBe(403);
    expect((await outro.chamar('GET', '/metrics', { headers: { authorization: 'Bearer abc' } })).status).toBe(
      200,
    );
    await outro.fechar();
  });

  it('without DEMO the mailbox does not exist', async () => {
    const outro = await criarAppDeTeste({ env: { DEMO: '0' }, semFixture: true });
    expect((await outro.chamar('GET', '/dev/outbox')).status).toBe(404);
    await outro.fechar();
  });

  it('answers carry the security headers, and API answers are never stored', async () => {
    const { cabecalhos } = await app.chamar('GET', '/health/live');
    expect(cabecalhos['content-security-policy']).toContain("script-src 'self'");
    expect(cabecalhos['content-security-policy']).not.toContain('unsafe-eval');
    expect(cabecalhos['x-content-type-options']).toBe('nosniff');
    expect(cabecalhos['cache-control']).toBe('no-store');
    expect(cabecalhos['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('too many requests are 429 in the one error shape', async () => {
    const outro = await criarAppDeTeste({ env: { RATE_LIMIT: '3' }, semFixture: true });
    const status: number[] = [];
    for (let i = 0; i < 4; i += 1) status.push((await outro.chamar('GET', '/openapi.json')).status);
    expect(status).toEqual([200, 200, 200, 429]);
    const r = await outro.chamar('GET', '/openapi.json');
    expect(r.corpo).toMatchObject({ codigo: 'MUITAS_TENTATIVAS', requestId: expect.any(String) as unknown });
    expect(Number(r.cabecalhos['retry-after'])).toBeGreaterThan(0);
    expect((await outro.chamar('GET', '/health/live')).status).toBe(200);
    await outro.fechar();
  });

  it('a body above the limit is 413', async () => {
    const r = await app.chamar('POST', '/auth/login', {
      body: { username: 'a', password: 'x'.repeat(1_100_000) },
    });
    expect(r.status).toBe(413);
    expect(r.corpo).toMatchObject({ codigo: 'CORPO_GRANDE_DEMAIS' });
  });

  it('a NUL in a text is a refused request, not a failure', async () => {
    const r = await app.chamar('GET', '/agendamentos?filter=a%00b', { token: await app.tokenDe(1) });
    expect(r.status).toBe(400);
  });
});
