import { ADVISORY } from './advisory.ts';
import { ConfigurationError } from './configuration-error.ts';
import { APP_ROLE, sqlCode, type Connection, type DatabasePort } from './port.ts';

/** What the role may do where it is not everything. A name that is absent, and has no policy, is not for calls. */
const RIGHTS: Readonly<Record<string, string>> = {
  // Of every company: the law's, the country's, and counts under hashed names.
  cidade: 'select',
  feriado_municipal: 'select',
  limite_tentativa: 'delete, insert, select, update',
  // The trail only grows, and events are only told.
  auditoria: 'insert, select',
  outbox: 'insert',
  agendamento_contagem: 'insert, select',
  agendamento_contagem_cliente: 'insert, select',
  agendamento_contagem_data: 'insert, select',
  agendamento_contagem_dia: 'insert, select',
  agendamento_contagem_nome: 'insert, select',
  agendamento_contagem_primeiro: 'insert, select',
  funcionario_contagem: 'insert, select',
  empresa: 'select, update',
  empresa_account: 'select',
  empresa_agendamento: 'select',
  empresa_contagem_nome: 'select',
  empresa_funcionario: 'select',
  empresa_hierarquia: 'select',
  empresa_reserva: 'select',
  empresa_session: 'select',
  // These ask the policies of the tables below them.
  hierarquia_risco: 'select',
  mudanca_pendente: 'select',
  risco_do_funcionario: 'select',
};
const EVERYTHING = 'delete, insert, select, update';

const HELP =
  `Peça a quem administra o PostgreSQL: create role ${APP_ROLE} nologin; grant ${APP_ROLE} to o usuário de DATABASE_URL. ` +
  'Ou suba sem a segunda barreira entre empresas, com WITHOUT_APP_ROLE=1.';

/** Whether a statement succeeds; false where the user of the connection may not. */
async function isAllowed(database: DatabasePort, statement: string): Promise<boolean> {
  try {
    await database.rawTransaction((tx) => tx.script(statement));
    return true;
  } catch (error) {
    if (sqlCode(error) === '42501') return false;
    throw error;
  }
}

/** The role exists, is ours to take, and is stronger than nobody. Roles are of the whole server: it may be there before us. */
async function ensureRole(database: DatabasePort): Promise<void> {
  const isMade = await isAllowed(
    database,
    `select pg_advisory_xact_lock(${ADVISORY.APP_ROLE});
     do $$ begin
       if not exists (select 1 from pg_roles where rolname = '${APP_ROLE}') then
         begin
           create role ${APP_ROLE} nologin;
         exception when duplicate_object or unique_violation then null;
         end;
       end if;
     end $$`,
  );
  if (!isMade)
    throw new ConfigurationError(`O usuário de DATABASE_URL não pode criar o papel ${APP_ROLE}. ${HELP}`);
  const { rows } = await database.rawTransaction((tx) =>
    tx.query<{ strong: boolean }>(
      'select rolsuper or rolbypassrls or rolcreaterole as strong from pg_roles where rolname = $1',
      [APP_ROLE],
    ),
  );
  if (rows[0]?.strong)
    throw new ConfigurationError(
      `O papel ${APP_ROLE} passa por cima das políticas. Peça a quem administra o PostgreSQL: alter role ${APP_ROLE} nosuperuser nobypassrls nocreaterole.`,
    );
  const become = `set local role ${APP_ROLE}`;
  // Who creates a role may give it away, but is not of it yet.
  const isOurs =
    (await isAllowed(database, become)) ||
    ((await isAllowed(database, `grant ${APP_ROLE} to current_user`)) && (await isAllowed(database, become)));
  if (!isOurs)
    throw new ConfigurationError(`O usuário de DATABASE_URL não pode assumir o papel ${APP_ROLE}. ${HELP}`);
}

/** A table that says its company is guarded by it, whether or not whoever made it thought of that. */
async function guardTables(tx: Connection): Promise<void> {
  const { rows } = await tx.query<{ name: string }>(
    `select quote_ident(c.relname) as name from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'empresa_id' and not a.attisdropped
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity`,
  );
  for (const { name } of rows)
    await tx.script(`alter table ${name} enable row level security;
      create policy empresa on ${name} using (empresa_id = apto_empresa())`);
}

/** Grants what is missing and takes back what is too much; writes nothing where all is as it should be. */
async function grantTables(tx: Connection): Promise<void> {
  const { rows } = await tx.query<{ name: string; guarded: boolean; granted: string }>(
    `select quote_ident(c.relname) as name, c.relrowsecurity as guarded,
       coalesce((select string_agg(lower(x.privilege_type), ', ' order by x.privilege_type)
         from aclexplode(c.relacl) x where x.grantee = $1::regrole), '') as granted
     from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v')
     order by c.relname`,
    [APP_ROLE],
  );
  for (const { name, guarded, granted } of rows) {
    const due = RIGHTS[name] ?? (guarded ? EVERYTHING : '');
    if (due === granted) continue;
    if (granted !== '') await tx.script(`revoke all on ${name} from ${APP_ROLE}`);
    if (due !== '') await tx.script(`grant ${due} on ${name} to ${APP_ROLE}`);
  }
}

/**
 * The role under which calls run, the policies that follow from `empresa_id`, and its rights on this database: a table
 * with a policy is read and written, another only where `RIGHTS` names it. Runs at every start, after the migrations: a
 * role is of the server and not of the database, so a restored copy comes without.
 * @throws ConfigurationError where the user of DATABASE_URL may not
 */
export async function ensureAppRole(database: DatabasePort): Promise<void> {
  await ensureRole(database);
  await database.rawTransaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [ADVISORY.APP_ROLE]);
    const { rows } = await tx.query<{ schema: string; usage: boolean }>(
      `select quote_ident(current_schema()) as schema, has_schema_privilege($1, current_schema(), 'usage') as usage`,
      [APP_ROLE],
    );
    if (rows[0] && !rows[0].usage) await tx.script(`grant usage on schema ${rows[0].schema} to ${APP_ROLE}`);
    await guardTables(tx);
    await grantTables(tx);
  });
}

/** Lets calls queue a job in the transaction that causes it. The queue makes its own tables, after the migrations. */
export async function grantQueue(database: DatabasePort, schema: string): Promise<void> {
  if (!database.usesAppRole) return;
  await database.rawTransaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [ADVISORY.APP_ROLE]);
    const { rows } = await tx.query<{ missing: boolean }>(
      `select not has_schema_privilege($1, n.oid, 'usage') or exists (
         select 1 from pg_class c where c.relnamespace = n.oid and c.relkind in ('r', 'p')
           and not (has_table_privilege($1, c.oid, 'select') and has_table_privilege($1, c.oid, 'insert'))) as missing
       from pg_namespace n where n.nspname = $2`,
      [APP_ROLE, schema],
    );
    if (rows[0]?.missing)
      await tx.script(
        `grant usage on schema ${schema} to ${APP_ROLE}; grant select, insert on all tables in schema ${schema} to ${APP_ROLE}`,
      );
  });
}
