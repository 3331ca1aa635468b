import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { blocksOf, watchStatements, type AskedStatement } from './blocks-read.ts';
import { createTestApp, type TestApp } from './helpers.ts';
import { csv, importing } from './importing.ts';
import { cpfOf, HEADER } from './staff-imports.ts';

const ROWS = 5_000;
const SOME = 400;
/** A step has a thousand rows in hand at most: each is looked up by an index, and so are those that it was before. */
const MOST = 5_000;
/** Of the import's own rows it passes those in hand alone, some of them also as they were before. */
const MOST_PASSED = 3_000;
/** Who looks on reads the import itself, and its first row. */
const MOST_OF_LOOK = 60;

/** Entries of the indexes of an import's rows, and rows one after the other, that the transaction has passed until now. */
const PASSED = `select sum(pg_stat_get_xact_tuples_returned(oid))::int as n from pg_class
  where relnamespace = current_schema()::regnamespace and relname like 'importacao_linha%'`;

describe("issue 11 'Imports': what a step reads does not hang on statistics, which come a minute after the rows", () => {
  let app: TestApp;
  let token: string;
  const steps = importing(() => ({ app, token }), { kind: 'FUNCIONARIOS', clienteId: 1 });
  const own = importing(() => ({ app, token }), { kind: 'PRECOS' });
  /** The most blocks that a statement read, and the most rows that it passed, by its text. */
  const read = new Map<string, number>();
  const passed = new Map<string, number>();

  async function measured({ text, isInside, run, args }: AskedStatement) {
    if (!isInside) await run('begin');
    const tuples = async () => Number((await run(PASSED)).rows[0]?.['n']);
    const before = await tuples();
    const { answer, read: blocks } = await blocksOf(run, args);
    const rows = (await tuples()) - before;
    // What is written has many indexes, which are read for it too.
    if (!/^\s*update/.test(text)) read.set(text, Math.max(read.get(text) ?? 0, blocks));
    if (text.includes('jsonb_to_recordset')) passed.set(text, Math.max(passed.get(text) ?? 0, rows));
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
    watchStatements((asked) => (/^\s*(select|with|update)\b/.test(asked.text) ? measured(asked) : null));
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await app.close();
  });

  it.each(['nothing', 'an import before it'])('employees, where the statistics know %s', async (known) => {
    read.clear();
    passed.clear();
    const from = known === 'nothing' ? 0 : ROWS;
    const people = Array.from({ length: ROWS }, (_, n) => [`Nova ${n}`, cpfOf(from + n), '', '', '', '']);
    const { id } = await steps.checked(csv(HEADER, ...people));
    await steps.start(id, 'CERTAS');
    await steps.run();
    expect((await steps.read(id)).contagem.feitas).toBe(ROWS);
    expect((await steps.undo(id)).contagem.desfeitas).toBe(ROWS);

    // The few that go over all of it once.
    const isWhole = (text: string) =>
      /select count\(\*\).*importacao_id = \$\d+\s+and true|with twice/s.test(text);
    const isLook = (text: string) => /"hasRows"|select celulas from importacao_linha/.test(text);
    const over = (all: Map<string, number>, most: (text: string) => number) =>
      [...all].filter(([text, n]) => !isWhole(text) && n > most(text));
    expect(over(read, (text) => (isLook(text) ? MOST_OF_LOOK : MOST))).toEqual([]);
    expect(over(passed, () => MOST_PASSED)).toEqual([]);
    expect([read.size > 15, passed.size >= 3]).toEqual([true, true]);
    await app.database.runScript('analyze importacao_linha');
  });

  it('prices, whose exams are named by thousands', async () => {
    await app.database.runScript(`
      insert into procedimento (empresa_id, code, name) select 1, 'N' || g, 'Exame número ' || g from generate_series(1, 3000) g;
      analyze procedimento`);
    read.clear();
    const [clinic] = await steps.query<{ cnpj: string }>('select cnpj from prestador where id = 1');
    const prices = Array.from({ length: SOME }, (_, n) => [
      clinic?.cnpj ?? '',
      `Exame número ${n + 1}`,
      '10',
    ]);
    const { contagem: counts } = await own.imported(csv(['CNPJ', 'Exame', 'Preço'], ...prices), 'TUDO');
    expect(counts.feitas).toBe(SOME);
    const looked = [...read].filter(([text]) => /from "?procedimento/.test(text));
    expect(looked.length).toBeGreaterThan(0);
    expect(looked.filter(([, blocks]) => blocks > MOST)).toEqual([]);
  });
});
