import excel from 'exceljs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBatch, type Position } from '../src/agendamentos/batch.ts';
import { buildFilter } from '../src/agendamentos/filter.ts';
import { buildOrder, type RequestedOrder } from '../src/agendamentos/order.ts';
import { readSession } from '../src/platform/authentication.ts';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';

const ROWS = 40;
const FIELDS = ['createdAt', 'funcionario', 'cliente', 'tipoExame', 'status', 'dataAgendamento'] as const;
const ORDERS = FIELDS.flatMap((field) =>
  (['ASC', 'DESC'] as const).map((direction): RequestedOrder => ({ campo: field, direcao: direction })),
);

describe.each(DATABASES)('doc1 §7: the export keeps the sort that was sent, on %s', (database) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    token = await app.tokenFor(1);
    for (let i = 0; i < ROWS; i += 1) await createPedido(app.database.db, { funcionarioId: 1 + (i % 2) });
    // Equals in every column, days that are not set, and instants that differ by a microsecond only.
    await app.database.db.execute(sql`update agendamento set
      data_agendamento = case when id % 3 = 0 then null else date '2026-11-24' + (id % 4)::int end,
      status_id = (array[1, 8, 27])[1 + id % 3], tipo_exame_id = (array[1, 2, 4])[1 + id % 3],
      nome_funcionario = (array['Ávila', 'Zé', 'ana', 'Bia'])[1 + id % 4],
      created_at = timestamptz '2026-11-20 12:00Z' + (id % 5) * interval '1 microsecond'`);
  });
  afterAll(() => app.close());

  const listed = async ({ campo: field, direcao: direction }: RequestedOrder): Promise<number[]> => {
    const answer = await app.invoke('GET', `/agendamentos?limit=100&sort=${field}%20${direction}`, { token });
    return (answer.body as { items: { id: number }[] }).items.map(({ id }) => id);
  };

  it.each(ORDERS)('by $campo $direcao, however small its batches', async (requested) => {
    const loaded = await readSession(app.database.db, app.config.keyRing, MONDAY_10AM, token);
    if (loaded?.session.kind !== 'interna') throw new Error('Sem sessão.');
    const filter = buildFilter({}, loaded.session);
    const expected = await listed(requested);
    expect(expected.length).toBeGreaterThanOrEqual(ROWS);
    for (const size of [1, 7, expected.length, expected.length + 1]) {
      const ids: number[] = [];
      let from: Position | null = null;
      do {
        const batch = await listBatch(app.database.db, filter, buildOrder(requested), from, size);
        ids.push(...batch.rows.map(({ id }) => id));
        from = batch.next;
      } while (from);
      expect(ids).toEqual(expected);
    }
  });

  it.each([
    ['sort=funcionario%20ASC', { campo: 'funcionario', direcao: 'ASC' }],
    ['sort=dataAgendamento%20DESC', { campo: 'dataAgendamento', direcao: 'DESC' }],
    ['', { campo: 'createdAt', direcao: 'DESC' }],
  ] as const)('the sheet asked for with %j', async (query, requested) => {
    const answer = await app.invoke('GET', `/agendamentos/gerar-csv/0?${query}`, { token });
    const workbook = new excel.Workbook();
    await workbook.xlsx.load(new Uint8Array(answer.raw).buffer);
    const [, ...ids] = workbook.worksheets[0]?.getColumn(1).values.slice(1) ?? [];
    expect(ids).toEqual(await listed(requested));
  });
});
