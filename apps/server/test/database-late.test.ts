import { describe, expect, it, vi } from 'vitest';
import { startPostgres } from './postgres.ts';
import { startProcess } from './process.ts';
import { FAST, templates, TEMPLATES } from './templates.ts';

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
      SESSION_SECRET: 'segredo-somente-para-os-testes-0123456789',
    });
    try {
      const status = async (path: string) => (await fetch(`${serverProcess.address}/api${path}`)).status;
      expect(await status('/health/live')).toBe(200);
      expect(await status('/health/ready')).toBe(503);
      expect(await status('/agendamentos')).toBe(503);
      pg.start();
      // Not asked for without a pause: the processor is the server's, which migrates.
      await vi.waitUntil(async () => (await status('/health/ready')) === 200, {
        timeout: 60_000,
        interval: 100,
      });
      expect(await status('/agendamentos')).toBe(401);
      expect(await serverProcess.terminate()).toBe(0);
    } finally {
      await serverProcess.kill();
      pg.erase();
    }
  });
});
