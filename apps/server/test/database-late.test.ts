import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { ADVISORY } from '../src/db/advisory.ts';
import { startPostgres } from './postgres.ts';
import { startProcess } from './process.ts';
import { freshDatabase } from './shared-postgres.ts';
import { FAST, templates, TEMPLATES } from './templates.ts';

const SESSION_SECRET = 'segredo-somente-para-os-testes-0123456789';

const PATIENCE = { timeout: 60_000, interval: 100 };

/** Another process that has something of the database for itself until it is let go. */
async function holding(url: string, statement: string): Promise<Client> {
  const holder = new Client({ connectionString: url });
  await holder.connect();
  await holder.query('begin');
  await holder.query(statement);
  return holder;
}

describe('a server that starts before its database', () => {
  it('listens, says 503, and completes its start by itself once the database is there', async () => {
    const pg = await startPostgres({
      folder: await templates(),
      databases: TEMPLATES,
      settings: FAST,
    });
    const url = pg.url('depois');
    pg.stop();
    const serverProcess = await startProcess({
      DATABASE_URL: url,
      SESSION_SECRET,
    });
    try {
      const status = async (path: string) => (await fetch(`${serverProcess.address}/api${path}`)).status;
      expect(await status('/health/live')).toBe(200);
      expect(await status('/health/ready')).toBe(503);
      expect(await status('/agendamentos')).toBe(503);
      pg.start();
      // Not asked for without a pause: the processor is the server's, which migrates.
      await vi.waitUntil(async () => (await status('/health/ready')) === 200, PATIENCE);
      expect(await status('/agendamentos')).toBe(401);
      expect(await serverProcess.terminate()).toBe(0);
    } finally {
      await serverProcess.kill();
      pg.erase();
    }
  });
});

describe('a server whose DATABASE_URL names something else', () => {
  it('waits, and says that what takes its connections and never speaks may be another service', async () => {
    const taken: Socket[] = [];
    const silent = createServer((socket) => void taken.push(socket.on('error', () => undefined)));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const place = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const serverProcess = await startProcess({
      DATABASE_URL: `postgres://apto@${place}/apto`,
      SESSION_SECRET,
      LOG_LEVEL: 'warn',
    });
    try {
      expect((await fetch(`${serverProcess.address}/api/health/ready`)).status).toBe(503);
      expect(serverProcess.said().join('\n')).toContain(
        `se em ${place} atende outro serviço, e não o PostgreSQL, corrija DATABASE_URL`,
      );
      expect(await serverProcess.terminate()).toBe(0);
    } finally {
      await serverProcess.kill();
      for (const socket of taken) socket.destroy();
      silent.close();
    }
  });
});

describe('a server that starts while another one does', () => {
  it('waits for a table that the other has locked, and completes its start by itself', async () => {
    const url = await freshDatabase('migrated');
    const holder = await holding(url, 'lock table perfil in access exclusive mode');
    const serverProcess = await startProcess({ DATABASE_URL: url, SESSION_SECRET });
    try {
      const ready = async () => (await fetch(`${serverProcess.address}/api/health/ready`)).status;
      expect(await ready()).toBe(503);
      await holder.query('rollback');
      await vi.waitUntil(async () => (await ready()) === 200, PATIENCE);
      expect(await serverProcess.terminate()).toBe(0);
    } finally {
      await serverProcess.kill();
      await holder.end();
    }
  });

  it('waits for the demonstration that the other fills in, for as long as it takes', async () => {
    const url = await freshDatabase('migrated');
    const holder = await holding(url, `select pg_advisory_xact_lock(${ADVISORY.DEMONSTRATION})`);
    // Apart: a transaction sees who waits as it was at its first look.
    const watcher = new Client({ connectionString: url });
    await watcher.connect();
    const starting = startProcess({ DATABASE_URL: url, SESSION_SECRET, DEMO: '1' });
    try {
      // Longer than a call waits for a lock.
      const waited = async () => {
        const { rows } = await watcher.query<{ count: number }>(
          "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and clock_timestamp() - query_start > interval '3500 ms'",
        );
        return rows[0]?.count === 1;
      };
      await Promise.race([vi.waitUntil(waited, PATIENCE), starting]);
      await holder.query('rollback');
      const serverProcess = await starting;
      expect((await fetch(`${serverProcess.address}/api/health/ready`)).status).toBe(200);
      await serverProcess.kill();
    } finally {
      await Promise.all([holder.end(), watcher.end()]);
    }
  });
});
