import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { originOf } from '../src/platform/origin.ts';
import { PASSWORD } from './fixture.ts';
import { createTestApp, type TestApp } from './helpers.ts';

/** What a server answers to these bytes, until it closes the connection. */
function sendRaw(address: string, text: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolver, reject) => {
    const socket = connect(Number(port), hostname);
    let parsed = '';
    socket.setEncoding('utf8').on('data', (part: string) => (parsed += part));
    socket.on('error', reject).on('close', () => resolver(parsed));
    socket.write(text);
  });
}

const AN_ERROR = {
  codigo: 'VALIDACAO',
  message: expect.any(String) as unknown,
  requestId: expect.any(String) as unknown,
};

describe('what a stranger can send', () => {
  let app: TestApp;
  let address: string;
  beforeAll(async () => {
    app = await createTestApp();
    address = await app.server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  it('an address that cannot be decoded is refused in the one error shape, without echoing it', async () => {
    for (const url of ['/agendamentos/%E0%A4%A', '/%E0%A4%A<script>']) {
      const r = await app.invoke('GET', url);
      expect(r.status).toBe(400);
      expect(r.body).toMatchObject(AN_ERROR);
      expect(r.raw.toString()).not.toContain('%E0');
    }
  });

  it.each([
    ['what is not HTTP', 'nada disso\r\n\r\n', 400],
    ['headers larger than the limit', `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s gets the one error shape and a closed connection', async (_, bytes, status) => {
    const [head = '', body = ''] = (await sendRaw(address, bytes)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(body)).toMatchObject(AN_ERROR);
  });

  it('x-forwarded-for is not believed unless proxies were declared, and then only their part of it', async () => {
    const failLogin = (target: TestApp, who: string, xff: string) =>
      target.invoke('POST', '/auth/login', {
        body: { username: who, password: 'errada' },
        headers: { 'x-forwarded-for': xff },
      });
    const status: number[] = [];
    for (let i = 0; i < 6; i += 1)
      status.push((await failLogin(app, 'leitura@apto.test', `10.0.0.${i}`)).status);
    expect(status).toEqual([401, 401, 401, 401, 401, 429]);

    const behind = await createTestApp({ env: { TRUST_PROXY: '1' } });
    const forged: number[] = [];
    // The proxy appends the address that it saw: what the caller wrote before it counts for nothing.
    for (let i = 0; i < 6; i += 1)
      forged.push((await failLogin(behind, 'leitura@apto.test', `10.0.0.${i}, 203.0.113.9`)).status);
    expect(forged).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await failLogin(behind, 'leitura@apto.test', '203.0.113.10')).status).toBe(401);
    await behind.close();
  });

  it('a limit counts an IPv6 network, and an IPv4 address in either spelling', () => {
    // Who is gone by then has none.
    expect(originOf(undefined)).toBe('gone');
    expect(originOf('2001:db8:1:2:aaaa::1')).toBe(originOf('2001:0db8:0001:0002:ffff:ffff:ffff:ffff'));
    expect(originOf('2001:db8:1:3::1')).not.toBe(originOf('2001:db8:1:2::1'));
    expect(originOf('::1')).toBe('0:0:0:0');
    expect(originOf('fe80::1%eth0')).toBe('fe80:0:0:0');
    expect(originOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(originOf('203.0.113.9')).toBe('203.0.113.9');
  });

  it('metrics without a token are for this machine, and a proxy that runs on it is somebody else', async () => {
    expect((await app.invoke('GET', '/metrics')).status).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      expect((await app.invoke('GET', '/metrics', { headers: { [header]: '127.0.0.1' } })).status).toBe(403);
    }
  });

  it('every 429 says when to come back: the ninth event stream of one session', async () => {
    const token = await app.tokenFor(1);
    const openStream = () =>
      fetch(`${address}/api/eventos`, { headers: { authorization: `Bearer ${token}` } });
    const openStreams = await Promise.all(Array.from({ length: 8 }, openStream));
    expect(openStreams.map((r) => r.status)).toEqual(Array.from({ length: 8 }, () => 200));
    const ninth = await openStream();
    expect(ninth.status).toBe(429);
    expect(Number(ninth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await ninth.json()).toMatchObject({ codigo: 'MUITAS_TENTATIVAS' });
    await Promise.all(openStreams.map((r) => r.body?.cancel() ?? Promise.resolve()));
  });

  it('a login that is no string, too long, or another shape is refused before any work', async () => {
    for (const body of [
      { username: { $ne: null }, password: PASSWORD },
      { username: 'a'.repeat(300), password: PASSWORD },
      { username: 'atendente@apto.test', password: 'x'.repeat(201) },
      { username: '', password: '' },
      [],
      null,
    ]) {
      expect((await app.invoke('POST', '/auth/login', { body })).status).toBe(400);
    }
  });
});
