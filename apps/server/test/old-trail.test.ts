import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './helpers.ts';

const MIGRATION = new URL('../src/db/migrations/0188_marcas_da_trilha.sql', import.meta.url);
const hashOf = (cpf: string) => createHash('sha256').update(cpf).digest('hex');

describe('a trail of before marks needed a key', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database: 'postgres' });
  });
  afterAll(() => app.close());

  it('tells no CPF to who hashes them all, still tells rows of one person from others, and stays closed', async () => {
    const details = [
      { tried: hashOf('52998224725'), chamada: 'x' },
      { tried: hashOf('52998224725') },
      { tried: hashOf('11144477735') },
      { tried: 'a1b2c3d4e5f6.de-hoje' },
      { cpf: hashOf('52998224725') },
    ];
    const kept = await app.database.rawTransaction(async (c) => {
      const { rows } = await c.query<{ id: string }>(
        `insert into auditoria (sessao_tipo, acao, recurso, detalhes)
         select 'publica', 'ENTRADA_RECUSADA', 'agendamento', d from jsonb_array_elements($1::jsonb) d returning id`,
        [JSON.stringify(details)],
      );
      await c.script(await readFile(MIGRATION, 'utf8'));
      const after = await c.query<{ detalhes: Record<string, string> }>(
        'select detalhes from auditoria where id = any ($1::bigint[]) order by id',
        [`{${rows.map(({ id }) => id).join(',')}}`],
      );
      return after.rows.map((entry) => entry.detalhes);
    });
    const [first, second, third, ...others] = kept;
    expect(others).toEqual(details.slice(3));
    expect(first).toMatchObject({
      chamada: 'x',
      tried: expect.stringMatching(/^antiga\.[0-9a-f]{64}$/) as unknown,
    });
    expect(second?.['tried']).toBe(first?.['tried']);
    expect(third?.['tried']).not.toBe(first?.['tried']);
    for (const { tried } of details.slice(0, 3))
      expect(JSON.stringify(kept.slice(0, 3))).not.toContain(tried);
    await expect(
      app.database.rawTransaction((c) => c.query("update auditoria set acao = 'X'")),
    ).rejects.toThrow('auditoria só aceita inclusão');
  });
});
