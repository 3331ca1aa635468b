import { StatusAgendamento } from '@apto/domain/status';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { paging } from '../src/agendamentos/slice.ts';
import { createTestApp, type TestApp, type TestOptions } from './helpers.ts';

/** Of which one company has four fifths: enough for the walks to come to where a page is found from the end. */
export const TOTAL = 1_400;
/** In proportion: what a company has is walked page by page, in every order. */
export const MIN_JUMP = 500;

/** Rows over two years, statuses and types, three customers; ties on purpose in every sort. */
const SEED_SQL = `
insert into agendamento (empresa_id, cliente_id, unidade_id, funcionario_id, tipo_exame_id, status_id, nome_funcionario, cpf_funcionario,
    nome_cliente, user_responsavel_id, data_agendamento, created_at)
select case when c.id = 3 then 2 else 1 end, c.id, f.unidade_id, f.id, 1 + (g * 7) % 13,
  (array[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,26,27])[1 + (g * 11) % 24],
  f.name, f.cpf, c.name, case when g % 5 = 0 then 2 end, case when g % 3 = 0 then date '2026-01-01' + g % 300 end,
  timestamptz '2026-11-20 12:00Z' - make_interval(hours => (g * 3) % 17000)
from generate_series(1, ${TOTAL}) g
join funcionario f on f.id = 1 + g % 5
join cliente c on c.id = f.customer_id`;

/** Every row, of whatever status and day. */
export const WIDE = { status: StatusAgendamento.map((s) => s.id), datas: ['2025-03-01', '2026-10-31'] };

export interface ResultPage {
  items: {
    id: number;
    createdAt: string;
    funcionario: { name: string };
    cliente: { name: string };
    status: { id: number; descricao: string };
    tipoExame: { id: number; descricao: string };
    dataAgendamento: string | null;
  }[];
  meta: { totalItems: number };
}

/** A server with a long list, and who sees which part of it. */
export function longList(database: NonNullable<TestOptions['database']>) {
  let app: TestApp;
  const tokens = new Map<number, string>();
  const { minJump } = paging;
  beforeAll(async () => {
    paging.minJump = MIN_JUMP;
    app = await createTestApp({ database });
    await app.database.runScript(SEED_SQL);
    for (const u of [1, 2, 8]) tokens.set(u, await app.tokenFor(u));
  });
  afterEach(() => {
    paging.minJump = MIN_JUMP;
  });
  afterAll(() => {
    paging.minJump = minJump;
    return app.close();
  });
  const pageQuery = async (user: number, query: string): Promise<ResultPage> => {
    const r = await app.invoke('GET', `/agendamentos?${query}`, { token: tokens.get(user) ?? '' });
    expect(r.status).toBe(200);
    return r.body as ResultPage;
  };
  const filters = (f: object) => `filtrosExtras=${encodeURIComponent(JSON.stringify(f))}`;
  const countInDatabase = async (where: string) => {
    const { rows } = await app.database.rawTransaction((c) =>
      c.query<{ n: number }>(`select count(*)::int as n from agendamento where ${where}`),
    );
    return rows[0]?.n;
  };
  return {
    get app() {
      return app;
    },
    tokens,
    pageQuery,
    filters,
    countInDatabase,
  };
}
