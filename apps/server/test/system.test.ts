import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fastify from 'fastify';
import { pendingFirstUseCode } from '../src/first-use/code.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { mailboxNotice } from '../src/system/mailbox.ts';
import { createTestApp, type TestApp } from './helpers.ts';

describe('what surrounds the calls', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('/api/openapi.json describes the served calls', async () => {
    const r = await app.invoke('GET', '/openapi.json');
    expect(r.status).toBe(200);
    const document = r.body as { openapi: string; paths: Record<string, object> };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/agendamento_status/agendamento/{id}');
  });

  it('/api/metrics counts by call and status, never by address or person', async () => {
    await app.invoke('GET', '/agendamentos?filter=Fulano%20de%20Tal', { token: await app.tokenFor(1) });
    const r = await app.invoke('GET', '/metrics');
    expect(r.body).toContain(
      'apto_http_duracao_segundos_count{chamada="listAgendamentos",metodo="GET",status="200"} 1',
    );
    expect(r.body).not.toContain('Fulano');
  });

  it('the delay of the event loop is that since the last look: a stall is told once', async () => {
    let measured = 0.25e9;
    const framework = fastify();
    const metrics = createMetrics(framework, {
      enable: () => true,
      disable: () => true,
      percentile: () => measured,
      reset: () => void (measured = 0),
    });
    const delay = async () =>
      /apto_laco_atraso_segundos\{quantil="0.99"\} (\S+)/.exec(await metrics.metrics())?.[1];
    expect([await delay(), await delay()]).toEqual(['0.25', '0']);
    await framework.close();
  });

  it('with METRICS_TOKEN the metrics ask for it', async () => {
    const other = await createTestApp({ env: { METRICS_TOKEN: 'abc' }, withoutFixture: true });
    expect((await other.invoke('GET', '/metrics')).status).toBe(403);
    expect((await other.invoke('GET', '/metrics', { headers: { authorization: 'Bearer abc' } })).status).toBe(
      200,
    );
    await other.close();
  });

  it('without DEMO the mailbox exists only for who knows the code that the server shows, and never in production', async () => {
    const other = await createTestApp({ env: { DEMO: '0' }, withoutFixture: true });
    const shown = mailboxNotice(other.config);
    expect(shown?.text).toBe('não saem desta máquina: e-mail (SMTP_URL) e WhatsApp (WHATSAPP_URL)');
    const status = async (path: string) => (await other.invoke('GET', path.replace(/^\/api/, ''))).status;
    expect(await status(shown?.path ?? '')).toBe(200);
    const firstUse = await pendingFirstUseCode(other.server);
    for (const wrong of ['', '?codigo=', '?codigo=AAAA-AAAA-AAAA', `?codigo=${firstUse ?? ''}`])
      expect(await status(`/dev/outbox${wrong}`), wrong).toBe(404);
    await other.close();

    expect(mailboxNotice({ ...other.config, production: true })).toBeNull();
    expect(mailboxNotice({ ...other.config, smtpUrl: 'smtp://a', whatsappUrl: 'http://b' })).toBeNull();
    expect(mailboxNotice({ ...other.config, smtpUrl: 'smtp://a', demo: true })).toEqual({
      path: '/api/dev/outbox',
      text: 'não saem desta máquina: WhatsApp (WHATSAPP_URL)',
    });
    const production = await createTestApp({
      env: {
        DEMO: '0',
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://apto.exemplo.com.br',
        RUN_WITHOUT: 'SMTP_URL,WHATSAPP_URL,SOC_URL,S3_URL',
      },
      withoutFixture: true,
    });
    const answer = await production.invoke('GET', (shown?.path ?? '').replace(/^\/api/, ''));
    expect(answer.status).toBe(404);
    await production.close();
  });

  it('answers carry the security headers, and API answers are never stored', async () => {
    const { headers } = await app.invoke('GET', '/health/live');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('the first answer of a process carries the same ones as those after it (docs/decisions/0269)', async () => {
    const fresh = await createTestApp();
    const answer = async () => {
      const { headers } = await fresh.invoke('GET', '/health/live');
      const { 'x-request-id': _, date: __, ...same } = headers;
      return same;
    };
    const first = await answer();
    expect(await answer()).toEqual(first);
    expect(first).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'referrer-policy': 'same-origin' });
    await fresh.close();
  });

  it('so do the answers to what never becomes a request', async () => {
    const port = Number(new URL(await app.server.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const answered = (text: string) =>
      new Promise<string>((resolve, reject) => {
        let said = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        socket.on('data', (part) => (said += part.toString()));
        socket.on('end', () => resolve(said));
        socket.on('error', reject);
      });
    for (const text of [
      'GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
    ]) {
      const said = (await answered(text)).toLowerCase();
      for (const header of [
        "content-security-policy: default-src 'none'",
        'x-content-type-options: nosniff',
        'x-frame-options: deny',
        'referrer-policy: no-referrer',
        'permissions-policy: camera=()',
        'cache-control: no-store',
        'x-request-id: ',
      ])
        expect([text.slice(0, 40), said]).toEqual([
          text.slice(0, 40),
          expect.stringContaining(`\r\n${header}`),
        ]);
      expect(JSON.parse(said.slice(said.indexOf('{')))).toMatchObject({ codigo: 'validacao' });
    }
  });

  it('too many requests are 429 in the one error shape', async () => {
    const other = await createTestApp({ env: { RATE_LIMIT: '3' }, withoutFixture: true });
    const status: number[] = [];
    for (let i = 0; i < 4; i += 1) status.push((await other.invoke('GET', '/openapi.json')).status);
    expect(status).toEqual([200, 200, 200, 429]);
    const r = await other.invoke('GET', '/openapi.json');
    expect(r.body).toMatchObject({ codigo: 'MUITAS_TENTATIVAS', requestId: expect.any(String) as unknown });
    expect(Number(r.headers['retry-after'])).toBeGreaterThan(0);
    expect((await other.invoke('GET', '/health/live')).status).toBe(200);
    await other.close();
  });

  it('a body above the limit is 413', async () => {
    const r = await app.invoke('POST', '/auth/login', {
      body: { username: 'a', password: 'x'.repeat(1_100_000) },
    });
    expect(r.status).toBe(413);
    expect(r.body).toMatchObject({ codigo: 'CORPO_GRANDE_DEMAIS' });
  });

  it('a NUL in a text is a refused request, not a failure', async () => {
    const r = await app.invoke('GET', '/agendamentos?filter=a%00b', { token: await app.tokenFor(1) });
    expect(r.status).toBe(400);
  });
});
