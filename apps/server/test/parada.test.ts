import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirPglite } from '../src/db/pglite.ts';
import { prepararMundo, SEGREDO } from './mundo.ts';
import { iniciarProcesso } from './processo.ts';

describe('SIGTERM', () => {
  const pasta = mkdtempSync(join(tmpdir(), 'apto-parada-'));
  let token: string;
  beforeAll(async () => {
    const banco = await abrirPglite(pasta);
    token = await prepararMundo(banco);
    await banco.fechar();
  });
  afterAll(() => rmSync(pasta, { recursive: true, force: true }));

  it('ends event streams and idle connections, leaves with 0 before its deadline, and the folder is free', async () => {
    for (let vez = 0; vez < 2; vez += 1) {
      const processo = await iniciarProcesso({ DATA_DIR: pasta, SESSION_SECRET: SEGREDO });
      const pedir = (caminho: string) =>
        fetch(`${processo.endereco}/api${caminho}`, { headers: { authorization: `Bearer ${token}` } });
      const abertas = await Promise.all([1, 2, 3].map(() => pedir('/eventos')));
      // Answered, and kept alive by the client.
      expect((await pedir('/agendamentos')).status).toBe(200);
      const textos = Promise.all(abertas.map((r) => r.text()));
      // A stop that hangs is cut off by the process itself, with 1.
      expect(await processo.encerrar()).toBe(0);
      for (const texto of await textos) expect(texto).toContain('event: pronto');
    }
  });
});
