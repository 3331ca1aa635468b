import type { AddressInfo } from 'node:net';
import { get } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from './helpers.ts';

const LIMIT = 2;
/** As many as a session may have open. */
const STREAMS = 8;
const AGES = { timeout: 20_000 };

describe('who asks and leaves before the answer is whole', () => {
  let app: TestApp;
  let token: string;
  let port: number;
  beforeAll(async () => {
    app = await createTestApp({ database: 'postgres', env: { MAX_IN_FLIGHT: String(LIMIT) } });
    token = await app.tokenFor(1);
    await app.server.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = app.server.app.server.address() as AddressInfo);
  });
  afterAll(() => app.close());

  const asked = (path: string) => ({
    host: '127.0.0.1',
    port,
    path: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
  });

  /** Leaves when the answer has begun. Answers its status. */
  const breakOff = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const request = get(asked(path), (answer) => {
        request.destroy();
        resolve(answer.statusCode ?? 0);
      });
      request.once('error', reject);
    });

  /** Leaves before the answer has begun, as soon as the server has the request. */
  async function leave(path: string): Promise<void> {
    const socket = connect(port, '127.0.0.1');
    const seen = new Promise<void>((resolve) =>
      app.server.app.server.once('request', (_, answer) => {
        answer.once('close', () => resolve());
        socket.resetAndDestroy();
      }),
    );
    socket.write(
      `GET /api${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nLast-Event-ID: 1.0\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    );
    await seen;
  }

  const inFlight = async () => {
    const { body } = await app.server.app.inject('/api/metrics');
    return Number(/^apto_http_em_curso (\d+)$/m.exec(body)?.[1]);
  };

  it('keeps no place of the calls that are worked on at once', async () => {
    // The person's turn at spreadsheets is free again a moment after they leave.
    for (let i = 0; i < LIMIT; i += 1)
      await vi.waitFor(async () => expect(await breakOff('/importacao-modelo/FUNCIONARIOS')).toBe(200), AGES);
    await vi.waitFor(
      async () => expect((await app.invoke('GET', '/agendamentos', { token })).status).toBe(200),
      AGES,
    );
  });

  it('keeps no event stream of the few that a session may have', async () => {
    for (let i = 0; i < 2 * STREAMS; i += 1) await leave('/eventos');
    const open = await Promise.all(
      Array.from({ length: STREAMS }, () => fetch(`http://127.0.0.1:${port}/api/eventos`, asked(''))),
    );
    expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));
    for (const { body } of open) await body?.cancel();
  });

  it('is not in flight any more', async () => {
    for (let i = 0; i < 5; i += 1) await leave('/agendamentos');
    // The question itself is.
    await vi.waitFor(async () => expect(await inFlight()).toBe(1), AGES);
  });
});
