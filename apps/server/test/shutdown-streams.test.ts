import { describe, expect, it } from 'vitest';
import { stopping } from './stopping.ts';

describe('SIGTERM', () => {
  const { start, token } = stopping();

  it('ends event streams and idle connections, leaves with 0 before its deadline, and the folder is free', async () => {
    for (let round = 0; round < 2; round += 1) {
      const serverProcess = await start();
      const request = (path: string) =>
        fetch(`${serverProcess.address}/api${path}`, { headers: { authorization: `Bearer ${token()}` } });
      const openOnes = await Promise.all([1, 2, 3].map(() => request('/eventos')));
      // Answered, and kept alive by the client.
      expect((await request('/agendamentos')).status).toBe(200);
      const texts = Promise.all(openOnes.map((r) => r.text()));
      // A stop that hangs is cut off by the process itself, with 1.
      expect(await serverProcess.terminate()).toBe(0);
      for (const text of await texts) expect(text).toContain('event: pronto');
    }
  });
});
