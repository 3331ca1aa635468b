import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { createTestApp } from './helpers.ts';
import { stopping } from './stopping.ts';

describe('SIGTERM', () => {
  const { start } = stopping();

  it('does not wait for a preconnection, a kept connection or a request that never ends arriving', async () => {
    const serverProcess = await start();
    const { hostname, port } = new URL(serverProcess.address);
    const open = async (text: string) => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      if (text !== '') socket.write(text);
      return socket;
    };
    const preconnected = await open('');
    const half = await open(
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    // A proxy's: kept after its answer.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const [response] = (await once(
      get(`${serverProcess.address}/api/health/live`, { agent }),
      'response',
    )) as [NodeJS.ReadableStream];
    await once(response.resume(), 'end');
    // One that waited for any of them would be cut off by the process's own deadline, with 1.
    expect(await serverProcess.terminate()).toBe(0);
    for (const socket of [preconnected, half]) socket.destroy();
    agent.destroy();
  });
});

describe('an answer while the server stops', () => {
  it('says Connection: close, and is given', async () => {
    const app = await createTestApp({ withoutFixture: true });
    await app.server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.app.server.address() as AddressInfo;
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const asked = new Promise<void>((resolve) => {
      app.database.ping = () => {
        resolve();
        return held;
      };
    });
    const request = fetch(`http://127.0.0.1:${port}/api/health/ready`);
    await asked;
    const closed = app.server.app.close();
    await vi.waitFor(() => expect(app.server.shuttingDown).toBe(true));
    answer();
    const response = await request;
    expect(response.status).toBe(200);
    expect(response.headers.get('connection')).toBe('close');
    await response.text();
    await closed;
    await app.close();
  });
});
