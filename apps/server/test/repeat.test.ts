import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';

/** Tables that a call may write whatever it does: that it was made, and by whom. */
const TRACES = new Set(['auditoria', 'sessao', 'idempotencia']);

describe.each(DATABASES)('POSTs that ask for no Idempotency-Key, sent twice, on %s', (database) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    token = await app.tokenFor(1);
  });
  afterAll(() => app.close());

  /** Every row of every table, but for the traces. */
  async function contents(): Promise<Record<string, string>> {
    const tables = await app.database.rawTransaction((c) =>
      c.query<{ name: string }>(
        `select table_name::text as name from information_schema.tables
          where table_schema = current_schema() and table_type = 'BASE TABLE'`,
      ),
    );
    const found: Record<string, string> = {};
    for (const { name } of tables.rows) {
      if (TRACES.has(name)) continue;
      const { rows } = await app.database.rawTransaction((c) =>
        c.query<{ sum: string }>(
          `select count(*) || ':' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as sum from "${name}" t`,
        ),
      );
      found[name] = rows[0]?.sum ?? '';
    }
    return found;
  }
  /** Without the key that the tests' own client adds. */
  const post = async (url: string, payload: object) => {
    const r = await app.server.app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
    return [r.statusCode, r.json<unknown>()] as const;
  };

  it.each([
    [
      '/prestador-config-reserva/criar-config-funcionarios',
      [{ idFuncionario: 1, idPrestador: 1, funcionarioProcedimentos: [{ id: 1 }] }],
    ],
    [
      '/agendamentos/new-faixas-disponiveis',
      {
        prestadorId: 1,
        funcionarioId: 1,
        examesIds: [1],
        dataInicial: '2026-11-25',
        dataFinal: '2026-11-25',
        periodo: 3,
        tipoExameId: 2,
      },
    ],
  ])('%s writes nothing, although its name or verb might say so', async (url, body) => {
    const before = await contents();
    const [status] = await post(url, body);
    expect(status).toBeLessThan(300);
    await post(url, body);
    expect(await contents()).toEqual(before);
  });

  it('a filter is saved once', async () => {
    const body = { modulo: 'agendamentos', tipo: 'FILTRO', descricao: 'Meus', texto: 'painel=MEUS' };
    const first = await post('/filtros', body);
    expect(first[0]).toBeLessThan(300);
    const after = await contents();
    expect(await post('/filtros', body)).toEqual(first);
    expect((await contents())['filtro_salvo']).toBe(after['filtro_salvo']);
  });

  it('ten at once save it once', async () => {
    const body = { modulo: 'agendamentos', tipo: 'FILTRO', descricao: 'De uma vez', texto: 'status=1' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('/filtros', body)));
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([answers[0]?.[0]]));
    expect(new Set(answers.map(([, answer]) => (answer as { id: number }).id)).size).toBe(1);
  });

  it('a record is switched on as it is', async () => {
    const before = (await contents())['cliente'];
    for (const _ of [1, 2]) await post('/cadastros/customers/ativar/1', {});
    expect((await contents())['cliente']).toBe(before);
  });
});
