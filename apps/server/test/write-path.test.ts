import { STATUS } from '@apto/domain/status';
import { nowInSaoPaulo } from '@apto/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceAgendamentos } from '../src/life-cycle/advance.ts';
import { tellDueDeposits } from '../src/life-cycle/deposits.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { createVisit } from './pedido.ts';

interface Written {
  kind: 'ROW' | 'TRAIL' | 'EVENT';
  transaction: string;
  version: number | null;
  what: string | null;
}

/** Tells, by transaction, each write of an appointment's row, and each line of its trail and event beside it. */
const WITNESS = `
  create table testimony (n bigint generated always as identity, transaction text, kind text, agendamento_id integer,
    version integer, what text);
  grant insert on testimony to apto_app;
  create function testimony() returns trigger language plpgsql as $$
  declare r jsonb := to_jsonb(new);
  begin
    if tg_table_name = 'auditoria' and r ->> 'recurso' <> 'agendamento' then return null; end if;
    insert into testimony (transaction, kind, agendamento_id, version, what) values (pg_current_xact_id()::text,
      case tg_table_name when 'agendamento' then 'ROW' when 'auditoria' then 'TRAIL' else 'EVENT' end,
      coalesce((r ->> 'agendamento_id')::int, (r ->> 'recurso_id')::int, (r ->> 'id')::int), (r ->> 'versao')::int,
      coalesce(r ->> 'acao', r ->> 'tipo'));
    return null;
  end $$;
  create trigger testimony after update on agendamento for each row execute function testimony();
  create trigger testimony after insert on auditoria for each row execute function testimony();
  create trigger testimony after insert on outbox for each row execute function testimony();`;

describe.each(DATABASES)('issue 7: one write path for an appointment, on %s', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.database.runScript(WITNESS);
    await app.database.runScript(
      'update prestador set advance_deposit = true, days_in_advance = 1 where id = 1',
    );
  });
  afterAll(() => app.close());

  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T & Record<string, unknown>>(text, values))).rows;
  /** What was written of an appointment, transaction by transaction. */
  async function written(id: number): Promise<Written[][]> {
    const found = await query<Written>(
      'select kind, transaction, version, what from testimony where agendamento_id = $1 order by n',
      [id],
    );
    return [...Map.groupBy(found, ({ transaction }) => transaction).values()];
  }
  /** Each write is one of the row, to the next version, with its line in the trail and its event. */
  async function expectOnePath(id: number, actions: readonly string[]): Promise<void> {
    const transactions = (await written(id)).filter((each) => each.some(({ kind }) => kind !== 'TRAIL'));
    expect(transactions.map((each) => each.map(({ kind }) => kind).toSorted())).toEqual(
      transactions.map(() => ['EVENT', 'ROW', 'TRAIL']),
    );
    const of = (kind: Written['kind']) => transactions.map((each) => each.find((w) => w.kind === kind));
    expect(of('ROW').map((row) => row?.version)).toEqual(transactions.map((_, i) => i + 2));
    expect(of('TRAIL').map((line) => line?.what)).toEqual(actions);
  }

  it('an exam that waits for its deposit is told until when in the write that makes it wait, and rung for in one of its own', async () => {
    const id = await createVisit(app.database, {
      status: STATUS.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR,
      data: '2026-11-27',
      hora: '09:00',
    });
    const acted = await app.invoke('POST', `/confirmacao-prestador/agendamentos/${id}/acao`, {
      token: await app.tokenFor(4),
      body: { acao: 'CONFIRMAR_PELO_PRESTADOR' },
      headers: { 'if-match': '"1"' },
    });
    expect(acted.status).toBe(200);
    const row = () =>
      query('select status_id, versao, deposito_ate::text from agendamento where id = $1', [id]);
    expect(await row()).toEqual([
      { status_id: STATUS.DEPOSITO_ANTECIPADO, versao: 2, deposito_ate: '2026-11-26' },
    ]);
    const on = (day: string) => nowInSaoPaulo(Date.parse(`${day}T15:00:00Z`));
    expect(await tellDueDeposits(app.database, on('2026-11-25'))).toBe(0);
    expect(await tellDueDeposits(app.database, on('2026-11-26'))).toBe(1);
    await advanceAgendamentos(app.database, on('2026-11-27'));
    await expectOnePath(id, ['CONFIRMAR_PELO_PRESTADOR', 'AVISAR_DEPOSITO', 'VENCER_DEPOSITO']);
    expect(await row()).toMatchObject([{ versao: 4 }]);
  });

  it('a hundred that are due at once are each told in the same way', async () => {
    await query(
      `insert into agendamento (empresa_id, cliente_id, unidade_id, prestador_id, funcionario_id, tipo_exame_id, status_id,
         nome_funcionario, cpf_funcionario, nome_cliente, data_agendamento, deposito_ate)
       select 1, 1, 1, 1, 1, 2, $1, 'João Conceição', '52998224725', 'Padaria Aurora', '2027-03-10', '2027-03-09'
       from generate_series(1, 100)`,
      [STATUS.DEPOSITO_ANTECIPADO],
    );
    const due = nowInSaoPaulo(Date.parse('2027-03-09T15:00:00Z'));
    await Promise.all([1, 2, 3].map(() => tellDueDeposits(app.database, due)));
    const ids = await query<{ id: number }>(`select id from agendamento where deposito_ate = '2027-03-09'`);
    expect(ids).toHaveLength(100);
    const told = await query<{ kind: string; n: number }>(
      `select kind, count(*)::int as n, count(distinct agendamento_id)::int as ids from testimony
        where agendamento_id in (select id from agendamento where deposito_ate = '2027-03-09') group by 1 order by 1`,
    );
    expect(told).toEqual(['EVENT', 'ROW', 'TRAIL'].map((kind) => ({ kind, n: 100, ids: 100 })));
  });
});
