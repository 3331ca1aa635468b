import { nowInSaoPaulo } from '@apto/domain/time';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildFilter } from '../src/agendamentos/filter.ts';
import { listBatch } from '../src/agendamentos/batch.ts';
import { listPage } from '../src/agendamentos/list.ts';
import { buildOrder, DEFAULT_ORDER } from '../src/agendamentos/order.ts';
import { getDetail } from '../src/agendamentos/repository.ts';
import { readPage } from '../src/clientes/repository.ts';
import type { Db } from '../src/db/port.ts';
import { row, rows } from '../src/db/rows.ts';
import { agendamento } from '../src/db/schema.ts';
import { withoutIndexes } from '../src/demo/load.ts';
import { compactCounts } from '../src/maintenance.ts';
import { advanceAgendamentos } from '../src/life-cycle/advance.ts';
import { countLoginAttempt } from '../src/platform/limits.ts';
import type { InternalSession } from '../src/platform/session.ts';
import { saveFuncionarios } from '../src/staff-import/save.ts';
import { ALL_PERMISSIONS } from './fixture.ts';
import { createTestApp, EACH_DATABASE, MONDAY_10AM, type TestApp } from './helpers.ts';

const session: InternalSession = {
  kind: 'interna',
  idHash: '',
  usuarioId: 1,
  name: 'Usuário 1',
  empresaId: 1,
  permissions: new Set(ALL_PERMISSIONS),
  quemAgenda: 'USUARIO_ESCOLHE',
  quemAvisa: 'SOLICITANTE',
  scope: { empresaId: 1, usuarioId: 1, clientes: null, unidades: null },
  own: { usuarioId: 1, empresaId: 1 },
  lacksSecondFactor: false,
};
const now = nowInSaoPaulo(MONDAY_10AM);
/** As deep as the counters by day are asked for. */
const DEEP_PAGE = 201;

/** More appointments than a deep page skips, each with everything that a row of the list may lack in another. */
const SEED_SQL = `
insert into agendamento (empresa_id, cliente_id, unidade_id, setor_id, cargo_id, funcionario_id, prestador_id, cidade_id,
    tipo_exame_id, status_id, nome_funcionario, cpf_funcionario, nome_cliente, data_agendamento, hora_agendamento,
    data_sugestao_inicial, data_sugestao_final, periodo, created_at)
select 1, 1, 1, 1, 1, 1, case when g % 2 = 0 then 1 end, case when g % 2 = 0 then 3550308 end, 2, 8, f.name, f.cpf, c.name,
  case when g % 2 = 0 then date '2026-11-20' end, case when g % 2 = 0 then '09:00' end,
  case when g % 2 = 0 then date '2026-11-20' end, case when g % 2 = 0 then date '2026-11-25' end,
  case when g % 2 = 0 then 1 end, timestamptz '2026-11-20 12:00Z' - make_interval(hours => g)
from generate_series(1, 2100) g join funcionario f on f.id = 1 join cliente c on c.id = 1`;

const imported = (cpf: string) => ({
  row: 2,
  name: 'Pessoa Importada',
  cpf,
  nascimento: '1990-01-01',
  sexo: 'F' as const,
  admissao: '2024-01-01',
  unidade: 'Unidade nova',
  setor: 'Setor novo',
  cargo: 'Cargo novo',
  phone: null,
  email: null,
  pis: null,
  matricula: null,
  codigoSoc: null,
  categoria: null,
});

describe.each(EACH_DATABASE)('raw statements give the rows that their shapes say, on %s', (database) => {
  let app: TestApp;
  let db: Db;
  beforeAll(async () => {
    app = await createTestApp({ database });
    // As a call has it: its searches read views that know the company of the call.
    ({ db } = app.database.ofEmpresa(1));
    await app.database.runScript(SEED_SQL);
    await compactCounts(app.database);
  });
  afterAll(() => app.close());

  it('refuses a column that the shape does not name, one that is missing, and another type', async () => {
    const shape = z.strictObject({ n: z.int() });
    expect(await row(db, shape, sql`select 1 as n`)).toEqual({ n: 1 });
    expect(await row(db, shape, sql`select 1 as n where false`)).toBeUndefined();
    await expect(rows(db, shape, sql`select 1 as n, 2 as m`)).rejects.toThrow('m');
    await expect(rows(db, shape, sql`select 1 as m`)).rejects.toThrow('n');
    await expect(rows(db, shape, sql`select '1'::text as n`)).rejects.toThrow('n');
    await expect(rows(db, shape, sql`select null::int as n`)).rejects.toThrow('n');
  });

  it('the list, by each way to a page', async () => {
    const open = buildFilter({}, session);
    const search = buildFilter({ filter: ['joão'] }, session);
    const byStatus = buildOrder({ campo: 'status', direcao: 'DESC' });
    expect((await listPage(db, open, DEFAULT_ORDER, 1, 10)).items).toHaveLength(10);
    expect((await listPage(db, open, DEFAULT_ORDER, DEEP_PAGE, 10)).items).toHaveLength(10);
    expect((await listPage(db, open, byStatus, 1, 10)).items).toHaveLength(10);
    expect((await listPage(db, search, DEFAULT_ORDER, 1, 10)).total).toBe(2_100);
    expect((await listBatch(db, open, DEFAULT_ORDER, null, 10)).rows).toHaveLength(10);
  });

  it('an appointment, with everything and with the least', async () => {
    const some = await db.select({ id: agendamento.id }).from(agendamento).orderBy(agendamento.id).limit(2);
    expect(some).toHaveLength(2);
    for (const { id } of some) expect(await getDetail(db, session.scope, id)).toMatchObject({ id });
  });

  it('the customers, and the clinics of a city', async () => {
    expect((await readPage(db, session.scope, { page: 1, limit: 10 })).items).toHaveLength(2);
    const clinics = await app.invoke('GET', '/suppliers/ordered/1/3550308/1,2', {
      token: await app.tokenFor(1),
    });
    expect(clinics).toMatchObject({ status: 200, body: { items: [{ id: 1 }, { id: 2 }] } });
  });

  it('the exams that the embedded SOC knows', async () => {
    await db.execute(sql`insert into funcionario_exame (funcionario_id, procedimento_id, data_ultima_realizacao)
      values (1, 1, '2026-06-01')`);
    const asked = { funcionarioId: 1, clienteId: 1, tipoExameId: 2 };
    expect(await app.server.gateways.soc.procedimentos(asked)).toMatchObject({
      procedimentos: [{ id: 1 }, { id: 2 }],
      examesEmDia: [{ idExame: 1, dataUltimaRealizacao: '2026-06-01', dataRefazerExame: '2027-06-01' }],
    });
  });

  it('attempts to log in', async () => {
    const config = { ...app.config, loginLimit: 1 };
    await countLoginAttempt(db, config, 'alguem@apto.test', '203.0.113.7');
    await expect(countLoginAttempt(db, config, 'alguem@apto.test', '203.0.113.7')).rejects.toMatchObject({
      status: 429,
    });
  });

  it('what time alone changes, and the events of it', async () => {
    const before = await app.server.events.position();
    const [first] = await db.select({ id: agendamento.id }).from(agendamento).limit(1);
    await db
      .update(agendamento)
      .set({ dataAgendamento: now.data })
      .where(eq(agendamento.id, first?.id ?? 0));
    expect(await advanceAgendamentos(app.database, now)).toBeGreaterThan(0);
    // Read and found to be more than one answer holds: whoever missed them loads everything again.
    expect(await app.server.events.since(before, { ...session, seesAgendamentos: true })).toBeNull();
  });

  it('a sheet of employees', async () => {
    const result = await app.database.transaction((tx) =>
      saveFuncionarios(tx, {
        clienteId: 1,
        file: 'planilha.xlsx',
        sha256: 'teste',
        funcionarios: [imported('01234567890')],
        now,
        usuarioId: null,
      }),
    );
    expect(result).toMatchObject({ created: 1, newHierarquias: 1, withInheritedRiscos: 0 });
  });

  it('the constraints that a bulk load takes away and puts back', async () => {
    const constraints = async () => rows(db, z.strictObject({ n: z.int() }), CONSTRAINTS);
    const before = await constraints();
    await app.database.transaction((tx) => withoutIndexes(tx, ['agendamento_risco'], async () => undefined));
    expect(await constraints()).toEqual(before);
  });
});

const CONSTRAINTS = sql`select count(*)::int as n from pg_constraint where conrelid = 'agendamento_risco'::regclass`;
