import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgottenMessages } from '../src/jobs/delivery.ts';
import { clearExpired } from '../src/maintenance.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';

describe.each(DATABASES)('what keeps the database tidy, on %s', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());
  const query = async <T>(text: string): Promise<T[]> =>
    (await app.database.rawTransaction((c) => c.query<T>(text, []))).rows;

  it('a room that cannot be cleared holds up none of those behind it', async () => {
    await app.database.runScript(`
      insert into mensagem_enviada (canal, destino, corpo, created_at)
        values ('EMAIL', 'velha@exemplo.com.br', 'x', now() - interval '8 days');
      alter table presenca rename to presenca_fora`);
    try {
      await expect(clearExpired(app.database)).rejects.toThrow();
    } finally {
      await app.database.runScript('alter table presenca_fora rename to presenca');
    }
    expect(await query('select 1 from mensagem_enviada')).toEqual([]);
  });

  it('of more forgotten messages than one look finds, those that wait the longest go first', async () => {
    const added = await query<{ id: number; minutes: number }>(`
      insert into mensagem (canal, destino, tipo, proxima_tentativa)
        select 'EMAIL', 'a@exemplo.com.br', 'TESTE', now() - n * interval '1 minute' from generate_series(2, 302) n
      returning id::int, (extract(epoch from now() - proxima_tentativa) / 60)::int as minutes`);
    const longest = added.toSorted((a, b) => b.minutes - a.minutes).slice(0, 200);
    expect(await forgottenMessages(app.database.db)).toEqual(longest.map(({ id }) => id));
  });
});
