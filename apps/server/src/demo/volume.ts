import { STATUS, STATUSES_OUTSIDE_DEFAULT_LIST } from '@apto/domain/status';
import type { Now } from '@apto/domain/time';
import { sql, type SQL } from 'drizzle-orm';
import { row, type DatabasePort, type Db } from '../db/port.ts';
import { compactCounts } from '../jobs/maintenance.ts';
import { PATHS, TYPES } from './catalogue/paths.ts';
import { FEMALE_NAMES, MALE_NAMES, SOBRENOMES } from './catalogue/names.ts';
import { withoutIndexes } from './load.ts';

/** Appointments that share one employee in a large demonstration. */
const PER_FUNCIONARIO = 10;
/** Requests go back two years. */
const HISTORY_DAYS = 720;
/** Younger ones may be in any status; most older ones are over. */
const RECENT_DAYS = 60;
const SLICES = 1_000;

/** A list of strings as one parameter. */
const texts = (list: readonly string[]): SQL =>
  sql`(select array_agg(v order by o) from jsonb_array_elements_text(${JSON.stringify(list)}::jsonb) with ordinality x (v, o))`;

/** `FATIAS` entries of `[fatia, valor]` that follow the weights. */
function apportion<T>(options: readonly (readonly [T, number])[]): { fatia: number; valor: T }[] {
  const total = options.reduce((sum, [, weight]) => sum + weight, 0);
  let accumulated = 0;
  let index = 0;
  return Array.from({ length: SLICES }, (_, slice) => {
    while (
      index < options.length - 1 &&
      (slice + 0.5) / SLICES > (accumulated + (options[index]?.[1] ?? 0)) / total
    ) {
      accumulated += options[index]?.[1] ?? 0;
      index += 1;
    }
    return { fatia: slice, valor: (options[index] as readonly [T, number])[0] };
  });
}

const fromLink: readonly number[] = [STATUS.AUTOAGENDAMENTO, STATUS.AGUARDANDO_APLICACAO_RISCO];
const recent = PATHS.filter((c) => !fromLink.includes(c.status));
const older = recent.map(
  (c) => [c, STATUSES_OUTSIDE_DEFAULT_LIST.includes(c.status) ? c.weight * 8 : c.weight * 0.35] as const,
);

/**
 * Grows the demonstration to `total` appointments with statements over whole sets, so that a million takes
 * a minute or two on PostgreSQL. Employees grow with them (one for each ten). These appointments have a
 * short history (birth and present status) and hold no slots. Leaves the counters folded and the tables
 * vacuumed, as a database that grew in its own time would be. Answers how many were added.
 */
export async function growDemo(database: DatabasePort, now: Now, total: number): Promise<number> {
  const summed = await add(database, now, total);
  if (summed > 0) {
    await compactCounts(database);
    await database.tidy();
  }
  return summed;
}

function add(database: DatabasePort, now: Now, total: number): Promise<number> {
  return database.transacao(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      if (database.tipo === 'postgres') await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
      const before = await row<{ n: number; maior: number }>(
        tx,
        sql`select count(*)::int as n, coalesce(max(id), 0)::int as maior from agendamento`,
      );
      const remaining = total - (before?.n ?? 0);
      if (remaining <= 0) return 0;
      const from = (before?.maior ?? 0) + 1;
      await addFuncionarios(tx, Math.floor(total / PER_FUNCIONARIO));
      await prepareAuxiliaries(tx);
      const tables = ['agendamento', 'agendamento_status', 'agendamento_procedimento', 'agendamento_risco'];
      await withoutIndexes(tx, tables, async () => {
        await addAgendamentos(tx, now, from, remaining);
        await addChildren(tx, from);
      });
      await tx.execute(
        sql`select setval(pg_get_serial_sequence('agendamento', 'id'), (select max(id) from agendamento))`,
      );
      return remaining;
    },
    { tentativas: 1 },
  );
}

/** Employees up to `total`, with valid CPFs that follow from their number. */
async function addFuncionarios(tx: Db, total: number): Promise<void> {
  await tx.execute(sql`
    create or replace function pg_temp.demo_cpf(base bigint) returns text language sql immutable as $$
      with d as (select i, (base / power(10, 9 - i)::bigint) % 10 as v from generate_series(1, 9) i),
           um as (select (sum(v * (11 - i))::bigint * 10) % 11 % 10 as v1 from d),
           dois as (select ((sum(v * (12 - i)) + 2 * max(v1))::bigint * 10) % 11 % 10 as v2 from d, um)
      select lpad(base::text, 9, '0') || v1 || v2 from um, dois $$`);
  await tx.execute(sql`
    with nomes as (select ${texts([...FEMALE_NAMES, ...MALE_NAMES])} as n, ${texts(SOBRENOMES)} as s),
         postos as (select *, row_number() over (order by id) - 1 as ordem, count(*) over () as todos from hierarquia),
         novos as (select g, (g * 2654435761) % 4294967296 as h
                   from generate_series((select count(*) from funcionario) + 1, ${total}::bigint) g)
    insert into funcionario (customer_id, customer_hierarchy_id, unidade_id, situation, name, cpf, phone, admission_date, codigo_soc)
    select p.cliente_id, p.id, p.unidade_id, 'ATIVO',
           nomes.n[1 + (h / 7) % cardinality(nomes.n)] || ' ' || nomes.s[1 + (h / 997) % cardinality(nomes.s)]
             || ' ' || nomes.s[1 + (h / 104729) % cardinality(nomes.s)],
           pg_temp.demo_cpf(100000000 + g * 7 % 800000000), '1199' || lpad((h % 10000000)::text, 7, '0'),
           current_date - (h % 3000)::int, (700000 + g)::text
    from novos join postos p on p.ordem = (h / 13) % p.todos cross join nomes
    on conflict (customer_id, cpf) do nothing`);
  await tx.execute(sql`
    insert into funcionario_risco (funcionario_id, risco_id)
    select f.id, 1 + f.id % (select count(*) from risco) from funcionario f
    where not exists (select from funcionario_risco r where r.funcionario_id = f.id) and f.id % 16 <> 0
    on conflict do nothing`);
}

/** People, clinics, statuses and types by number, for joins by arithmetic. */
async function prepareAuxiliaries(tx: Db): Promise<void> {
  const status = [
    ...apportion(recent.map((c) => [c, c.weight] as const)).map((r) => ({ idade: 'NOVO', ...r })),
    ...apportion(older).map((r) => ({ idade: 'VELHO', ...r })),
  ].map(({ idade: age, fatia: slice, valor: value }) => ({
    idade: age,
    fatia: slice,
    status: value.status,
    acao: value.passos.at(-1)?.[0],
    de: value.passos.at(-2)?.[1] ?? null,
    quando: value.quando,
  }));
  await tx.execute(sql`
    create temp table demo_status on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(status)}::jsonb)
      r (idade text, fatia int, status smallint, acao text, de smallint, quando text)`);
  await tx.execute(sql`
    create temp table demo_tipo on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(apportion(TYPES))}::jsonb) r (fatia int, valor smallint)`);
  await tx.execute(sql`
    create temp table demo_pessoa on commit drop as
    select row_number() over (order by f.id) - 1 as ordem, f.id, f.customer_id, f.unidade_id, h.setor_id, h.cargo_id,
           f.name, f.cpf, f.phone, f.email, f.pcd, u.cidade_id, c.name as cliente, c.empresa_id,
           coalesce((select array_agg(p.id order by p.id) from prestador p where p.cidade_id = u.cidade_id), '{}') as clinicas
    from funcionario f join hierarquia h on h.id = f.customer_hierarchy_id
      join unidade u on u.id = f.unidade_id join cliente c on c.id = f.customer_id
    where f.situation <> 'DEMITIDO'`);
  for (const table of ['demo_status', 'demo_tipo', 'demo_pessoa'])
    await tx.execute(sql.raw(`analyze ${table}`));
}

async function addAgendamentos(tx: Db, now: Now, from: number, count: number): Promise<void> {
  await tx.execute(sql`
    with numeros as (
      select g::int as id, (g * 2654435761) % 4294967296 as h, (g * 40503 % ${HISTORY_DAYS})::int as idade
      from generate_series(${from}::bigint, ${from + count - 1}::bigint) g),
    linhas as (
      select n.id, n.h, s.status, t.valor as tipo, p.id as pessoa, p.empresa_id, p.customer_id, p.unidade_id, p.setor_id,
             p.cargo_id, p.cidade_id, p.name, p.cpf, p.cliente, p.phone, p.email, p.pcd,
             p.clinicas[1 + (n.h / 131) % greatest(cardinality(p.clinicas), 1)] as clinica,
             ${now.instant}::timestamptz - n.idade * interval '1 day' - (n.h % 86000) * interval '1 second'
               - interval '4 hours' as momento,
             case s.quando when 'FUTURO' then ${now.data}::date + 1 + (n.h / 17 % 28)::int
                           when 'HOJE' then ${now.data}::date
                           when 'ONTEM' then ${now.data}::date - 1 - (n.h / 17 % 4)::int
                           when 'PASSADO' then ${now.data}::date - greatest(n.idade - 4, 1) end as dia
      from numeros n
      join demo_status s on s.fatia = (n.h / 3) % ${SLICES}
        and s.idade = case when n.idade <= ${RECENT_DAYS} then 'NOVO' else 'VELHO' end
      join demo_tipo t on t.fatia = (n.h / 1009) % ${SLICES}
      join demo_pessoa p on p.ordem = (n.h / 11) % (select count(*) from demo_pessoa))
    insert into agendamento (id, empresa_id, cliente_id, unidade_id, setor_id, cargo_id, funcionario_id, prestador_id,
      cidade_id, tipo_exame_id, status_id, versao, user_id, nome_funcionario, cpf_funcionario, nome_cliente,
      telefone_funcionario, email_funcionario, nome_solicitante, data_sugestao_inicial, data_sugestao_final, periodo,
      data_agendamento, hora_agendamento, pcd, quem_agenda, quem_avisa, created_at, updated_at)
    select id, empresa_id, customer_id, unidade_id, setor_id, cargo_id, pessoa, clinica,
      cidade_id, tipo, status, 2, 1, name, cpf, cliente, phone, email, 'RH',
      coalesce(dia, momento::date + 3), coalesce(dia, momento::date + 7), 1 + h % 3,
      dia, case when dia is null then null else lpad((8 + h % 9)::text, 2, '0') || ':00' end,
      pcd, 'EMPRESA', 'EMPRESA', momento, momento + interval '3 hours'
    from linhas`);
}

async function addChildren(tx: Db, from: number): Promise<void> {
  await tx.execute(sql`
    insert into agendamento_status (agendamento_id, de, para, acao, descricao, autor_id, autor_nome, created_at)
    select id, null, ${STATUS.EM_ABERTO}, 'CRIAR', 'Agendamento criado', 1, 'Ana Atendente', created_at
    from agendamento where id >= ${from}`);
  await tx.execute(sql`
    insert into agendamento_status (agendamento_id, de, para, acao, descricao, autor_id, autor_nome, created_at)
    select a.id, s.de, s.status, s.acao, 'Mudança de status', 1, 'Ana Atendente', a.updated_at
    from agendamento a join (select distinct on (status) * from demo_status order by status, fatia) s on s.status = a.status_id
    where a.id >= ${from} and s.de is not null`);
  await tx.execute(sql`
    insert into agendamento_procedimento (agendamento_id, procedimento_id, prestador_id, data_agendamento, hora_agendamento)
    select a.id, e.procedimento, a.prestador_id, a.data_agendamento, a.hora_agendamento
    from agendamento a cross join lateral (values (1), (2 + a.id % 30)) e (procedimento) where a.id >= ${from}`);
  await tx.execute(sql`
    insert into agendamento_risco (agendamento_id, risco_id)
    select a.id, r.risco_id from agendamento a join funcionario_risco r on r.funcionario_id = a.funcionario_id
    where a.id >= ${from}`);
}
