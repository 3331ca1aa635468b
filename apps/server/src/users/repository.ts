import { ALREADY_HERE_TEXT, HAS_ACCOUNT_TEXT, invitationState, type UserValues } from '@apto/domain/users';
import { WHO } from '@apto/domain/pedido';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { lostRace } from '../platform/lost-race.ts';
import { oneTimeLinks } from '../platform/one-time-links.ts';
import { row, rows } from '../db/rows.ts';
import { unlessTaken } from '../db/unique.ts';
import { invalid, notFound, rule, staleVersion } from '../platform/errors.ts';
import { idList, iso } from '../platform/sql.ts';
import { lastEntry } from '../platform/last-entry.ts';

const CHOICES = z.array(z.strictObject({ id: z.int(), name: z.string() }));
const USER = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  cpf: z.string(),
  ativo: z.boolean(),
  bloqueado: z.boolean(),
  version: z.int(),
  profileId: z.int(),
  profileName: z.string(),
  permissions: z.array(z.string()),
  acessoTodosClientes: z.boolean(),
  clientes: CHOICES,
  acessoTodasUnidades: z.boolean(),
  unidades: CHOICES,
  quemAgenda: z.enum(WHO),
  quemAvisa: z.enum(WHO),
  segundoFator: z.boolean(),
  hasPassword: z.boolean(),
  expiraEm: z.nullable(z.string()),
  ultimaEntrada: z.nullable(z.string()),
});
export type UserRecord = z.output<typeof USER>;

/** A member of the staff; a clinic's account is none. @throws HttpError 404, also for another company's */
export async function readStaff(db: Db, empresaId: number, id: number): Promise<UserRecord> {
  const found = await row(
    db,
    USER,
    sql`select u.id, u.name, u.email, coalesce(u.phone, '') as phone, coalesce(u.cpf, '') as cpf, u.ativo, u.bloqueado, u.versao as version,
        u.perfil_id as "profileId", p.nome as "profileName", p.permissoes as permissions,
        u.acesso_todos_clientes as "acessoTodosClientes", u.acesso_todas_unidades as "acessoTodasUnidades",
        coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.name, c.id)
          from usuario_cliente x join cliente c on c.id = x.cliente_id where x.usuario_id = u.id), '[]') as clientes,
        coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name) order by b.name, b.id)
          from usuario_unidade x join unidade b on b.id = x.unidade_id where x.usuario_id = u.id), '[]') as unidades,
        u.quem_agenda as "quemAgenda", u.quem_avisa as "quemAvisa", segundo_fator_ativo(u.id) as "segundoFator",
        u.senha_hash is not null or u.pessoa_id is not null as "hasPassword",
        (select max(i.expira_em)::text from usuario_convite i where i.usuario_id = u.id and i.encerrado_em is null) as "expiraEm",
        ${lastEntry(sql`u.id`)}::text as "ultimaEntrada"
      from usuario u join perfil p on p.id = u.perfil_id
      where u.id = ${id} and u.empresa_id = ${empresaId} and u.tipo = 'interna'`,
  );
  if (!found) throw notFound();
  return found;
}

/**
 * A user as the wire has them: what they hold is their profile's to tell.
 * @param obstacle why who asks may not change them
 */
export function onWire(user: UserRecord, nowMs: number, obstacle: string | null) {
  const { permissions: _permissions, hasPassword, expiraEm: until, ultimaEntrada: entered, ...told } = user;
  const expiraEm = until === null ? null : iso(until);
  const state = invitationState(hasPassword, expiraEm === null ? null : Date.parse(expiraEm), nowMs);
  return {
    ...told,
    ultimaEntrada: entered === null ? null : iso(entered),
    convite: { state, expiraEm },
    impedimento: obstacle,
  };
}

const PROFILE = z.strictObject({ id: z.int(), permissions: z.array(z.string()), ativo: z.boolean() });

/** What these profiles of the company hold. */
export const readProfilesToGive = (db: Db, empresaId: number, ids: readonly number[]) =>
  rows(
    db,
    PROFILE,
    sql`select id, permissoes as permissions, ativo from perfil where id = any (${idList(ids)}) and empresa_id = ${empresaId}`,
  );

/** What a profile of the company holds. @throws HttpError 404 */
export async function readProfileToGive(db: Db, empresaId: number, id: number) {
  const [found] = await readProfilesToGive(db, empresaId, [id]);
  if (!found) throw notFound();
  return found;
}

const FOUND = z.strictObject({ found: z.boolean() });

/** Whether a user sees all customers and branches, whatever part of them is looked at now. */
export async function seesEverything(db: Db, userId: number): Promise<boolean> {
  const answer = await row(
    db,
    FOUND,
    sql`select acesso_todos_clientes and acesso_todas_unidades as found from usuario where id = ${userId}`,
  );
  return answer?.found ?? false;
}

const COUNT = z.strictObject({ total: z.int() });

/** Every customer and branch is of the company. @throws HttpError 404 */
async function requireChoices(
  db: Db,
  empresaId: number,
  table: 'cliente' | 'unidade',
  ids: readonly number[],
) {
  const asked = new Set(ids);
  const counted = await row(
    db,
    COUNT,
    sql`select count(*)::int as total from ${sql.identifier(table)}
      where empresa_id = ${empresaId} and id = any (${idList([...asked])})`,
  );
  if (counted?.total !== asked.size) throw notFound(table);
}

/** One statement, however many there are. */
const giveChoices = (db: Db, userId: number, table: 'cliente' | 'unidade', ids: readonly number[]) =>
  db.execute(
    sql`insert into ${sql.identifier(`usuario_${table}`)} (usuario_id, ${sql.identifier(`${table}_id`)})
      select ${userId}::int, unnest(${idList(ids)})`,
  );

async function writeScope(db: Db, empresaId: number, id: number, values: UserValues): Promise<void> {
  const clientes = values.acessoTodosClientes ? [] : [...new Set(values.clientes)];
  const unidades = values.acessoTodasUnidades ? [] : [...new Set(values.unidades)];
  await requireChoices(db, empresaId, 'cliente', clientes);
  await requireChoices(db, empresaId, 'unidade', unidades);
  await db.execute(sql`delete from usuario_cliente where usuario_id = ${id}`);
  await db.execute(sql`delete from usuario_unidade where usuario_id = ${id}`);
  await giveChoices(db, id, 'cliente', clientes);
  await giveChoices(db, id, 'unidade', unidades);
}

const TAKEN = { campo: 'email', mensagem: 'Este e-mail não pode ser usado. Escolha outro.' } as const;
const CPF_INDEX = 'usuario_cpf_idx';

/**
 * Nobody is twice in a company, and a clinic's login is no staff's. Whether the address enters by another company is not
 * asked: it is an invitation like any other (docs/decisions/0216).
 * @param but the user who has it already
 */
async function requireFreeAddress(
  db: Db,
  empresaId: number,
  email: string,
  but: number | null,
): Promise<void> {
  const taken = await row(
    db,
    FOUND,
    sql`select entrada_de_clinica(${email}) or exists (select from usuario
        where empresa_id = ${empresaId} and id is distinct from ${but}::integer
          and lower(${email}) in (lower(username), lower(email))) as found`,
  );
  if (taken?.found) throw invalid([TAKEN]);
}

/** A CPF and an address are of one person in the company. */
const withLogin = <T>(write: () => Promise<T>): Promise<T> =>
  unlessTaken(write, (index) =>
    invalid([index === CPF_INDEX ? { campo: 'cpf', mensagem: 'Este CPF já é de outro usuário.' } : TAKEN]),
  );

const ID = z.strictObject({ id: z.int() });

/** An invited person: without a password nobody enters. The login is taken when they accept. */
export async function insertUser(db: Db, empresaId: number, values: UserValues): Promise<number> {
  await requireFreeAddress(db, empresaId, values.email, null);
  const made = await withLogin(() =>
    row(
      db,
      ID,
      sql`insert into usuario (empresa_id, perfil_id, name, email, phone, cpf, bloqueado, acesso_todos_clientes, acesso_todas_unidades,
          quem_agenda, quem_avisa)
        values (${empresaId}, ${values.profileId}, ${values.name}, ${values.email}, nullif(${values.phone}, ''),
          nullif(${values.cpf}, ''), ${values.bloqueado}, ${values.acessoTodosClientes}, ${values.acessoTodasUnidades},
          ${values.quemAgenda ?? WHO.USUARIO_ESCOLHE}, ${values.quemAvisa ?? WHO.SOLICITANTE}) returning id`,
    ),
  );
  if (!made) throw new Error('O usuário não foi criado.');
  await writeScope(db, empresaId, made.id, values);
  return made.id;
}

/** @throws HttpError 409 with both versions */
export async function updateUser(
  db: Db,
  empresaId: number,
  before: UserRecord,
  values: UserValues,
  expected: number,
): Promise<void> {
  if (expected !== before.version) throw staleVersion(expected, before.version);
  if (before.email !== values.email) await requireFreeAddress(db, empresaId, values.email, before.id);
  const changed = await withLogin(() =>
    row(
      db,
      ID,
      sql`update usuario set name = ${values.name}, email = ${values.email},
          phone = nullif(${values.phone}, ''), cpf = nullif(${values.cpf}, ''), bloqueado = ${values.bloqueado}, perfil_id = ${values.profileId},
          acesso_todos_clientes = ${values.acessoTodosClientes}, acesso_todas_unidades = ${values.acessoTodasUnidades},
          quem_agenda = coalesce(${values.quemAgenda ?? null}, quem_agenda), quem_avisa = coalesce(${values.quemAvisa ?? null}, quem_avisa),
          updated_at = now()
        where id = ${before.id} and versao = ${expected} returning id`,
    ),
  );
  if (!changed) throw await lostRace(db, 'usuario', before.id, expected);
  await writeScope(db, empresaId, before.id, values);
}

/** The invitations of users: each is worth a first password. */
export const invitations = oneTimeLinks('usuario_convite');

const INVITED = z.strictObject({
  userId: z.int(),
  empresaId: z.int(),
  empresa: z.string(),
  name: z.string(),
  email: z.string(),
  /** Who enters with this address already, by another company. */
  personId: z.nullable(z.int()),
});

/** Whose open invitation this is; null for every token that opens nothing. */
export async function readInvited(db: Db, tokenHash: string, now: string) {
  const found = await row(
    db,
    INVITED,
    sql`select u.id as "userId", e.id as "empresaId", coalesce(e.trade_name, e.name) as empresa, u.name, u.email, p.id as "personId"
      from usuario_convite i join usuario u on u.id = i.usuario_id join empresa e on e.id = u.empresa_id
      left join usuario p on lower(p.username) = lower(u.email) and p.tipo = 'interna' and p.senha_hash is not null
      where i.token_hash = ${tokenHash} and i.encerrado_em is null and i.expira_em > ${now}::timestamptz
        and u.ativo and not u.bloqueado and e.ativo and u.senha_hash is null and u.pessoa_id is null`,
  );
  return found ?? null;
}

/** From now on the address is their login. @throws HttpError 422 where somebody else took it meanwhile */
export async function setFirstPassword(db: Db, userId: number, name: string, hash: string): Promise<void> {
  await unlessTaken(
    () =>
      db.execute(
        sql`update usuario set name = ${name}, senha_hash = ${hash}, username = email, updated_at = now()
          where id = ${userId} and senha_hash is null and pessoa_id is null`,
      ),
    () => rule(HAS_ACCOUNT_TEXT),
  );
}

/**
 * An invited account becomes one more of a person who enters already: name and telephone are as they say them there.
 * @throws HttpError 422 where they are of this company by now
 */
export async function joinPerson(db: Db, userId: number, personId: number): Promise<void> {
  await unlessTaken(
    () =>
      db.execute(
        sql`update usuario u set pessoa_id = p.id, name = p.name, email = p.email, phone = p.phone, updated_at = now()
          from usuario p where u.id = ${userId} and p.id = ${personId} and u.senha_hash is null and u.pessoa_id is null`,
      ),
    () => rule(ALREADY_HERE_TEXT),
  );
}

/** Ends every session of a person, in every process. */
export async function endSessions(db: Db, userId: number): Promise<void> {
  await db.execute(
    sql`update sessao set revogado_em = now() where usuario_id = ${userId} and revogado_em is null`,
  );
}
