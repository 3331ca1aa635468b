import { Writable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import excel from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportSpreadsheet } from '../src/agendamentos/export.ts';
import { buildFilter } from '../src/agendamentos/filter.ts';
import { DEFAULT_ORDER } from '../src/agendamentos/order.ts';
import { readSession } from '../src/platform/authentication.ts';
import type { Ctx } from '../src/platform/context.ts';
import { pedido } from './pedidos.ts';
import { createTestApp, MONDAY_10AM, type TestApp } from './helpers.ts';

const ROWS = 3_000;
const EXPORT = '/agendamentos/gerar-csv/0';

describe('the export', () => {
  let app: TestApp;
  let token: string;
  let total: number;
  beforeAll(async () => {
    app = await createTestApp({ database: 'postgres' });
    token = await app.tokenFor(1);
    expect((await app.invoke('POST', '/agendamentos', { token, body: pedido() })).status).toBe(201);
    const { rows } = await app.database.rawTransaction((c) =>
      c.query<{ names: string }>(
        `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
         where table_name = 'agendamento' and column_name <> 'id' and is_generated = 'NEVER'`,
      ),
    );
    const names = rows[0]?.names ?? '';
    await app.database.runScript(
      `insert into agendamento (${names})
       select ${names} from (select * from agendamento where id = (select min(id) from agendamento)) a,
         generate_series(1, ${ROWS})`,
    );
    const list = await app.invoke('GET', '/agendamentos', { token });
    total = (list.body as { meta: { totalItems: number } }).meta.totalItems;
  });
  afterAll(() => app.close());

  /** What a call of the person has. */
  const ctx = async (): Promise<Pick<Ctx, 'db' | 'session' | 'config'>> => {
    const loaded = await readSession(app.database.db, app.config.keyRing, MONDAY_10AM, token);
    return { db: app.database.db, session: loaded?.session ?? null, config: app.config };
  };
  const filterOf = ({ session }: Pick<Ctx, 'session'>) => {
    if (session?.kind !== 'interna') throw new Error('Sem sessão.');
    return buildFilter({}, session);
  };

  it('has every row, and holds the process in no turn of its loop', async () => {
    expect(total).toBeGreaterThanOrEqual(ROWS);
    // Time on the processor, not on the wall: a busy machine changes nothing about it.
    const used = () => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1_000;
    };
    let longest = 0;
    let last = used();
    let going = true;
    const turn = () => {
      const now = used();
      longest = Math.max(longest, now - last);
      last = now;
      if (going) setImmediate(turn);
    };
    setImmediate(turn);
    const answer = await app.invoke('GET', EXPORT, { token });
    going = false;
    expect(answer.status).toBe(200);
    expect(longest).toBeLessThan(150);
    const workbook = new excel.Workbook();
    await workbook.xlsx.load(new Uint8Array(answer.raw).buffer);
    const sheet = workbook.worksheets[0];
    expect(sheet?.rowCount).toBe(total + 1);
    // The header filters (issue 12); the column of the last title is the last one.
    const lastColumn = sheet?.getColumn(sheet.columnCount).letter;
    expect(sheet?.autoFilter).toBe(`A1:${lastColumn}1`);
  });

  it('two at once; further people are told when to come back', async () => {
    const tokens = await Promise.all([1, 2, 3, 5, 8].map((id) => app.tokenFor(id)));
    const answers = await Promise.all(tokens.map((each) => app.invoke('GET', EXPORT, { token: each })));
    const refused = answers.filter((a) => a.status !== 200);
    expect(refused).toHaveLength(3);
    for (const answer of refused) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.body).toMatchObject({
        codigo: 'INDISPONIVEL',
        message: 'Há exportações demais em curso. Tente novamente em instantes.',
      });
    }
    expect((await app.invoke('GET', EXPORT, { token })).status).toBe(200);
  });

  it.each([
    ['the list', EXPORT],
    ['a registry', '/cadastros/employee/planilha'],
    ['a model', '/importacao-modelo/FUNCIONARIOS'],
  ])('one at a time for each person, also of %s', async (_, other) => {
    // Whichever has its turn first.
    const answers = await Promise.all([EXPORT, other].map((path) => app.invoke('GET', path, { token })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.body).toMatchObject({
      codigo: 'MUITAS_TENTATIVAS',
      message: 'Você já tem uma exportação em curso. Espere que ela termine para pedir outra.',
    });
    expect((await app.invoke('GET', other, { token })).status).toBe(200);
  });

  it('above the limit of rows: one sentence, before anything is written', async () => {
    const asked = await ctx();
    await expect(
      exportSpreadsheet(asked, filterOf(asked), DEFAULT_ORDER, {} as FastifyReply, {
        rows: 10,
        idleMs: 1,
        totalMs: 60_000,
      }),
    ).rejects.toMatchObject({
      status: 422,
      message: `A exportação teria ${total.toLocaleString('pt-BR')} linhas, e o máximo é 10. Use os filtros para exportar em partes.`,
    });
  });

  it('a reader that stops reading, or leaves, is let go', async () => {
    const begin = async (taken: (piece: Buffer, next: () => void) => void) => {
      const raw = Object.assign(
        new Writable({ highWaterMark: 1, write: (piece, _, next) => taken(piece, next) }),
        {
          setHeader: () => undefined,
          writeHead: () => undefined,
        },
      );
      raw.on('error', () => undefined);
      const asked = await ctx();
      const reply = { raw, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply;
      return {
        raw,
        done: exportSpreadsheet(asked, filterOf(asked), DEFAULT_ORDER, reply, {
          rows: 10_000,
          idleMs: 300,
          totalMs: 60_000,
        }),
      };
    };
    const silent = await begin(() => undefined);
    await expect(silent.done).rejects.toThrow('O leitor da planilha parou de ler.');
    expect(silent.raw.destroyed).toBe(true);
    const gone = await begin(() => setImmediate(() => gone.raw.destroy()));
    await expect(gone.done).rejects.toThrow('O leitor da planilha foi embora.');
    expect((await app.invoke('GET', EXPORT, { token })).status).toBe(200);
  });

  it('one that is not whole in the time that it may take is broken off, and its turn is free again', async () => {
    // Less than a thread takes to begin.
    const hasty = await createTestApp({ database: 'postgres', env: { EXPORT_SECONDS: '0.01' } });
    try {
      const at = await hasty.server.app.listen({ port: 0, host: '127.0.0.1' });
      const headers = { authorization: `Bearer ${await hasty.tokenFor(1)}` };
      const read = async () => (await fetch(`${at}/api${EXPORT}`, { headers })).arrayBuffer();
      await expect(read()).rejects.toThrow(/fetch failed|terminated/);
      // Not 429, which could be read.
      await expect(read()).rejects.toThrow(/fetch failed|terminated/);
    } finally {
      await hasty.close();
    }
  });
});
