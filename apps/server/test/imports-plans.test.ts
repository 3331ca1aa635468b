import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { blocksOf, watchStatements, type AskedStatement } from './blocks-read.ts';
import { createTestApp, type TestApp } from './helpers.ts';
import { csv, importing } from './importing.ts';
import { cpfOf, HEADER } from './staff-imports.ts';

const ROWS = 3_000;
/** A step has a thousand rows in hand at most: each is looked up by an index, and so are those that it was before. */
const MOST = 5_000;

describe("issue 11 'Imports': what a step reads does not hang on statistics, which come a minute after the rows", () => {
  let app: TestApp;
  let token: string;
  const steps = importing(() => ({ app, token }), { kind: 'FUNCIONARIOS', clienteId: 1 });
  /** The most blocks that a statement read, by its text. */
  const read = new Map<string, number>();

  async function measured({ text, isInside, run, args }: AskedStatement) {
    if (!isInside) await run('begin');
    const { answer, read: blocks } = await blocksOf(run, args);
    read.set(text, Math.max(read.get(text) ?? 0, blocks));
    if (!isInside) await run('commit');
    return answer;
  }

  beforeAll(async () => {
    app = await createTestApp({ database: 'postgres' });
    token = await app.tokenFor(1);
    // A company of two thousand employees, as the statistics know it until some time after the import.
    await app.database.runScript(`
      alter table importacao_linha set (autovacuum_enabled = off);
      alter table funcionario set (autovacuum_enabled = off);
      insert into funcionario (customer_id, name, cpf) select case when g % 8 = 0 then 1 else 2 end, 'Pessoa ' || g, lpad(g::text, 11, '0')
        from generate_series(1, 2000) g;
      analyze`);
    watchStatements((asked) => (/^\s*(select|with)\b/.test(asked.text) ? measured(asked) : null));
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await app.close();
  });

  it('employees, from the first look to the way back', async () => {
    const people = Array.from({ length: ROWS }, (_, n) => [`Nova ${n}`, cpfOf(n), '', '', '', '']);
    const { id } = await steps.checked(csv(HEADER, ...people));
    await steps.start(id, 'CERTAS');
    await steps.run();
    expect((await steps.read(id)).contagem.feitas).toBe(ROWS);
    expect((await steps.undo(id)).contagem.desfeitas).toBe(ROWS);
    expect([...read].filter(([, blocks]) => blocks > MOST)).toEqual([]);
    expect(read.size).toBeGreaterThan(15);
  });
});
