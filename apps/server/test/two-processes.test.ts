import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../src/db/postgres.ts';
import { attendantToken, nextDay, SECRET } from './world.ts';
import { pedido } from './pedidos.ts';
import { startProcess, type ServerProcess } from './process.ts';
import { freshDatabase } from './shared-postgres.ts';

const WRITES = 60;

describe('two processes over one PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'apto-dois-'));
  let token: string;
  let serverProcesses: ServerProcess[] = [];
  beforeAll(async () => {
    const url = await freshDatabase('fixture');
    const database = openPostgres({ url });
    token = await attendantToken(database);
    await database.close();
    const env = { DATA_DIR: folder, SESSION_SECRET: SECRET, DATABASE_URL: url };
    serverProcesses = await Promise.all([startProcess(env), startProcess(env)]);
  });
  afterAll(async () => {
    await Promise.all(serverProcesses.map((p) => p.kill()));
    rmSync(folder, { recursive: true, force: true });
  });

  it('one is killed under load: clients go on at the other, nothing is lost and nothing is made twice', async () => {
    const [one, two] = serverProcesses as [ServerProcess, ServerProcess];
    const day = nextDay();
    const body = JSON.stringify(pedido({ dataSugestaoInicial: day, dataSugestaoFinal: day }));
    const send = (p: ServerProcess, key: string) =>
      fetch(`${p.address}/api/agendamentos`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body,
      });
    const ids: number[] = [];
    const kills: Promise<void>[] = [];
    await Promise.all(
      Array.from({ length: 4 }, async (_, writer) => {
        for (let n = 0; n < WRITES / 4; n += 1) {
          const key = randomUUID();
          const response = await send(writer % 2 === 0 ? one : two, key)
            .then((r) => r.json())
            .catch(async () => (await send(two, key)).json());
          ids.push((response as { id: number }).id);
          if (ids.length >= WRITES / 3 && kills.length === 0) kills.push(one.kill());
        }
      }),
    );
    await Promise.all(kills);
    expect(kills).toHaveLength(1);
    expect(new Set(ids).size).toBe(WRITES);
    const list = await fetch(`${two.address}/api/agendamentos?limit=100`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { items, meta } = (await list.json()) as { items: { id: number }[]; meta: { totalItems: number } };
    expect(meta.totalItems).toBe(WRITES);
    expect(new Set(items.map((i) => i.id))).toEqual(new Set(ids));
  });

  it('one that has no time to take connections has none turned away: each is answered afterwards', async () => {
    const [, two] = serverProcesses as [ServerProcess, ServerProcess];
    const { hostname: host, port } = new URL(two.address);
    two.pause();
    // More than wait by default (511); a system that keeps fewer would turn the others away whatever is asked of it.
    const sockets = await Promise.all(
      Array.from({ length: 700 }, async () => {
        const socket = connect(Number(port), host);
        await once(socket, 'connect');
        return socket;
      }),
    );
    two.goOn();
    const answers = await Promise.all(
      sockets.map(async (socket) => {
        socket.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
        const [head] = (await once(socket, 'data')) as [Buffer];
        socket.destroy();
        return head.toString('latin1').split('\r\n', 1)[0];
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200 OK']));
  });
});
