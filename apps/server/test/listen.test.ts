import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen, type Doors } from '../src/platform/listen.ts';

const HOST = '127.0.0.1';

describe('listening at a port', () => {
  let app: FastifyInstance;
  let doors: Doors;
  const port = (): number => (app.server.address() as AddressInfo).port;

  beforeEach(async () => {
    app = fastify();
    app.get('/', async () => 'aqui');
    doors = await listen(app, { port: 0, host: HOST });
  });
  afterEach(async () => {
    await Promise.all([app.close(), doors.close()]);
  });

  it.runIf(process.platform === 'linux')(
    'issue 8, 14: of those that come at once one turn of the loop takes several, not one',
    async () => {
      const takenInTurn: number[] = [];
      let turn = 0;
      let isOver = false;
      const nextTurn = () => {
        turn += 1;
        if (!isOver) setImmediate(nextTurn);
      };
      app.server.on('connection', () => {
        takenInTurn[turn] = (takenInTurn[turn] ?? 0) + 1;
      });
      const sockets: Socket[] = Array.from({ length: 64 }, () => connect(port(), HOST));
      const connected = Promise.all(sockets.map((socket) => once(socket, 'connect')));
      // The system completes them meanwhile: all wait to be taken as the loop goes on.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
      nextTurn();
      await connected;
      while (takenInTurn.reduce((sum, count) => sum + count, 0) < sockets.length)
        await once(app.server, 'connection');
      isOver = true;
      for (const socket of sockets) socket.destroy();
      expect(Math.max(...takenInTurn.filter((count) => count > 0))).toBeGreaterThan(1);
    },
  );

  it('answers on whichever of them a connection came in', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, async () =>
        (await fetch(doors.address, { headers: { connection: 'close' } })).text(),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['aqui']));
  });

  it('is refused where another server listens already, although their sockets could share the port', async () => {
    const second = fastify();
    await expect(listen(second, { port: port(), host: HOST })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await second.close();
  });

  it('takes nobody after it was closed', async () => {
    const closed = port();
    await Promise.all([app.close(), doors.close()]);
    for (let n = 0; n < 20; n++) {
      await expect(fetch(`http://${HOST}:${closed}/`)).rejects.toThrow();
    }
  });
});
