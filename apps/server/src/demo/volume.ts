import { deadlineDay } from '@apto/domain/queue';
import { STATUS, STATUSES_OUTSIDE_DEFAULT_LIST } from '@apto/domain/status';
import { addDays, type Now } from '@apto/domain/time';
import { count, max, sql, type SQL } from 'drizzle-orm';
import type { DatabasePort, Db } from '../db/port.ts';
import { agendamento } from '../db/schema.ts';
import { compactCounts } from '../maintenance.ts';
import { EMPRESA } from './clientes.ts';
import { PATHS, TYPES } from './catalogue/paths.ts';
import { FEMALE_NAMES, MALE_NAMES, SURNAMES } from './catalogue/names.ts';
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

/** `SLICES` entries whose values follow the weights. */
function apportion<T>(options: readonly (readonly [T, number])[]): { slice: number; value: T }[] {
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
    return { slice, value: (options[index] as readonly [T, number])[0] };
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
  return database.transaction(
    async (tx) => {
      if (database.kind === 'postgres') await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
      const [before] = await tx.select({ n: count(), largest: max(agendamento.id) }).from(agendamento);
      const remaining = total - (before?.n ?? 0);
      if (remaining <= 0) return 0;
      const from = (before?.largest ?? 0) + 1;
      await addFuncionarios(tx, Math.floor(total / PER_FUNCIONARIO));
      await prepareAuxiliaries(tx, now);
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
    { attempts: 1, hasDeadline: false },
  );
}

/** Employees up to `total`, with valid CPFs that follow from their number. */
async function addFuncionarios(tx: Db, total: number): Promise<void> {
  await tx.execute(sql`
    create or replace function pg_temp.demo_cpf(base bigint) returns text language sql immutable as $$
      with d as (select i, (base / power(10, 9 - i)::bigint) % 10 as v from generate_series(1, 9) i),
           one as (select (sum(v * (11 - i))::bigint * 10) % 11 % 10 as v1 from d),
           two as (select ((sum(v * (12 - i)) + 2 * max(v1))::bigint * 10) % 11 % 10 as v2 from d, one)
      select lpad(base::text, 9, '0') || v1 || v2 from one, two $$`);
  await tx.execute(sql`
    with names as (select ${texts([...FEMALE_NAMES, ...MALE_NAMES])} as n, ${texts(SURNAMES)} as s),
         positions as (select *, row_number() over (order by id) - 1 as position, count(*) over () as total from hierarquia),
         added as (select g, (g * 2654435761) % 4294967296 as h
                   from generate_series((select count(*) from funcionario) + 1, ${total}::bigint) g)
    insert into funcionario (customer_id, customer_hierarchy_id, unidade_id, situation, name, cpf, phone, admission_date, codigo_soc)
    select p.cliente_id, p.id, p.unidade_id, 'ATIVO',
           names.n[1 + (h / 7) % cardinality(names.n)] || ' ' || names.s[1 + (h / 997) % cardinality(names.s)]
             || ' ' || names.s[1 + (h / 104729) % cardinality(names.s)],
           pg_temp.demo_cpf(100000000 + g * 7 % 800000000), '1199' || lpad((h % 10000000)::text, 7, '0'),
           current_date - (h % 3000)::int, (700000 + g)::text
    from added join positions p on p.position = (h / 13) % p.total cross join names
    on conflict (customer_id, cpf) do nothing`);
  await tx.execute(sql`
    insert into funcionario_risco (funcionario_id, risco_id)
    select f.id, 1 + f.id % (select count(*) from risco) from funcionario f
    where not exists (select from funcionario_risco r where r.funcionario_id = f.id) and f.id % 16 <> 0
    on conflict do nothing`);
}

/** People, clinics, statuses and types by number, for joins by arithmetic. */
async function prepareAuxiliaries(tx: Db, now: Now): Promise<void> {
  const status = [
    ...apportion(recent.map((c) => [c, c.weight] as const)).map((r) => ({ age: 'NEW', ...r })),
    ...apportion(older).map((r) => ({ age: 'OLD', ...r })),
  ].map(({ age, slice, value }) => ({
    age,
    slice,
    status: value.status,
    acao: value.steps.at(-1)?.[0],
    de: value.steps.at(-2)?.[1] ?? null,
    when: value.when,
  }));
  await tx.execute(sql`
    create temp table demo_status on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(status)}::jsonb)
      r (age text, slice int, status smallint, acao text, de smallint, "when" text)`);
  await tx.execute(sql`
    create temp table demo_type on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(apportion(TYPES))}::jsonb) r (slice int, value smallint)`);
  await tx.execute(sql`
    create temp table demo_person on commit drop as
    select row_number() over (order by f.id) - 1 as position, f.id, f.customer_id, f.unidade_id, h.setor_id, h.cargo_id,
           f.name, f.cpf, f.phone, f.email, f.pcd, u.cidade_id, c.name as cliente, c.empresa_id,
           coalesce((select array_agg(p.id order by p.id) from prestador p where p.cidade_id = u.cidade_id), '{}') as clinics
    from funcionario f join hierarquia h on h.id = f.customer_hierarchy_id
      join unidade u on u.id = f.unidade_id join cliente c on c.id = f.customer_id
    where f.situation <> 'DEMITIDO'`);
  const deadlines = Array.from({ length: HISTORY_DAYS + 3 }, (_unused, age) => {
    const day = addDays(now.data, -age);
    return { day, deadline: deadlineDay(day, EMPRESA.dias_atendimento) };
  });
  await tx.execute(sql`
    create temp table demo_deadline on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(deadlines)}::jsonb) r (day date, deadline date)`);
  for (const table of ['demo_status', 'demo_type', 'demo_person', 'demo_deadline'])
    await tx.execute(sql.raw(`analyze ${table}`));
}

async function addAgendamentos(tx: Db, now: Now, from: number, count: number): Promise<void> {
  await tx.execute(sql`
    with numbers as (
      select g::int as id, (g * 2654435761) % 4294967296 as h, (g * 40503 % ${HISTORY_DAYS})::int as age
      from generate_series(${from}::bigint, ${from + count - 1}::bigint) g),
    requests as (
      select n.id, n.h, s.status, t.value as type, p.id as person, p.empresa_id, p.customer_id, p.unidade_id, p.setor_id,
             p.cargo_id, p.cidade_id, p.name, p.cpf, p.cliente, p.phone, p.email, p.pcd,
             p.clinics[1 + (n.h / 131) % greatest(cardinality(p.clinics), 1)] as clinic,
             ${now.instant}::timestamptz - n.age * interval '1 day' - (n.h % 86000) * interval '1 second'
               - interval '4 hours' as moment,
             case s."when" when 'FUTURE' then ${now.data}::date + 1 + (n.h / 17 % 28)::int
                           when 'TODAY' then ${now.data}::date
                           when 'YESTERDAY' then ${now.data}::date - 1 - (n.h / 17 % 4)::int
                           when 'PAST' then ${now.data}::date - greatest(n.age - 4, 1) end as day
      from numbers n
      join demo_status s on s.slice = (n.h / 3) % ${SLICES}
        and s.age = case when n.age <= ${RECENT_DAYS} then 'NEW' else 'OLD' end
      join demo_type t on t.slice = (n.h / 1009) % ${SLICES}
      join demo_person p on p.position = (n.h / 11) % (select count(*) from demo_person))
    insert into agendamento (id, empresa_id, cliente_id, unidade_id, setor_id, cargo_id, funcionario_id, prestador_id,
      cidade_id, tipo_exame_id, status_id, versao, user_id, nome_funcionario, cpf_funcionario, nome_cliente,
      telefone_funcionario, email_funcionario, nome_solicitante, data_sugestao_inicial, data_sugestao_final, periodo,
      data_agendamento, hora_agendamento, pcd, quem_agenda, quem_avisa, prazo_atendimento, created_at, updated_at)
    select id, empresa_id, customer_id, unidade_id, setor_id, cargo_id, person, clinic,
      cidade_id, type, status, 2, 1, name, cpf, cliente, phone, email, 'RH',
      coalesce(r.day, moment::date + 3), coalesce(r.day, moment::date + 7), 1 + h % 3,
      r.day, case when r.day is null then null else lpad((8 + h % 9)::text, 2, '0') || ':00' end,
      pcd, 'EMPRESA', 'EMPRESA', d.deadline, moment, moment + interval '3 hours'
    from requests r left join demo_deadline d on d.day = (moment at time zone 'America/Sao_Paulo')::date`);
}

async function addChildren(tx: Db, from: number): Promise<void> {
  await tx.execute(sql`
    insert into agendamento_status (agendamento_id, de, para, acao, descricao, autor_id, autor_nome, created_at)
    select id, null, ${STATUS.EM_ABERTO}, 'CRIAR', 'Agendamento criado', 1, 'Ana Atendente', created_at
    from agendamento where id >= ${from}`);
  await tx.execute(sql`
    insert into agendamento_status (agendamento_id, de, para, acao, descricao, autor_id, autor_nome, created_at)
    select a.id, s.de, s.status, s.acao, 'Mudança de status', 1, 'Ana Atendente', a.updated_at
    from agendamento a join (select distinct on (status) * from demo_status order by status, slice) s on s.status = a.status_id
    where a.id >= ${from} and s.de is not null`);
  await tx.execute(sql`
    insert into agendamento_procedimento (empresa_id, agendamento_id, procedimento_id, prestador_id, data_agendamento, hora_agendamento)
    select a.empresa_id, a.id, e.procedimento, a.prestador_id, a.data_agendamento, a.hora_agendamento
    from agendamento a cross join lateral (values (1), (2 + a.id % 30)) e (procedimento) where a.id >= ${from}`);
  await tx.execute(sql`
    insert into agendamento_risco (agendamento_id, risco_id)
    select a.id, r.risco_id from agendamento a join funcionario_risco r on r.funcionario_id = a.funcionario_id
    where a.id >= ${from}`);
}
