import { ERROR_CODE } from '@apto/api-client';
import {
  ADMINISTRATION_PERMISSIONS,
  isPermission,
  NAMED_USERS,
  profileInUseText,
} from '@apto/domain/profiles';
import { EVERY_PERMISSION } from '@apto/domain/registry';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ADVISORY_OF } from '../db/advisory.ts';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { unlessTaken } from '../db/unique.ts';
import { conflict, invalid, notFound, staleVersion } from '../platform/errors.ts';
import { lostRace } from '../platform/lost-race.ts';

/** People that a profile's screen names. */
const NAMED = 100;

const PROFILE = z.strictObject({
  id: z.int(),
  name: z.string(),
  descricao: z.string(),
  ativo: z.boolean(),
  administrador: z.boolean(),
  version: z.int(),
  permissoes: z.array(z.string()),
  users: z.array(z.string()),
  totalUsers: z.int(),
  proprio: z.boolean(),
});
export type ProfileRecord = z.output<typeof PROFILE>;

/** What a profile holds, as its screen sends it. */
export interface ProfileValues {
  readonly name: string;
  readonly descricao: string;
  readonly permissoes: readonly string[];
}

/** A PostgreSQL list, as one parameter. */
const list = (texts: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/**
 * A profile as somebody of the company sees it.
 * @throws HttpError 404, also for another company's
 */
export async function readProfile(
  db: Db,
  { empresaId, usuarioId }: { readonly empresaId: number; readonly usuarioId: number },
  id: number,
): Promise<ProfileRecord> {
  const found = await row(
    db,
    PROFILE,
    sql`select p.id, p.nome as name, coalesce(p.descricao, '') as descricao, p.ativo, p.administrador,
        p.versao as version, p.permissoes,
        array(select u.name from usuario u where u.perfil_id = p.id order by apto_normalizar(u.name), u.id limit ${NAMED}) as users,
        (select count(*)::int from usuario u where u.perfil_id = p.id) as "totalUsers",
        exists (select 1 from usuario u where u.perfil_id = p.id and u.id = ${usuarioId}) as proprio
      from perfil p where p.id = ${id} and p.empresa_id = ${empresaId}`,
  );
  if (!found) throw notFound();
  // A permission of another version is nothing that this one can show or give.
  return { ...found, permissoes: found.permissoes.filter(isPermission) };
}

const ID = z.strictObject({ id: z.int() });

/** Two profiles of one name are told at the name. */
const named = <T>(write: () => Promise<T>): Promise<T> =>
  unlessTaken(write, () => invalid([{ campo: 'name', mensagem: 'Já existe um perfil com este nome.' }]));

export async function insertProfile(db: Db, empresaId: number, values: ProfileValues): Promise<number> {
  const made = await named(() =>
    row(
      db,
      ID,
      sql`insert into perfil (empresa_id, nome, descricao, permissoes)
        values (${empresaId}, ${values.name}, nullif(${values.descricao}, ''), ${list(values.permissoes)}) returning id`,
    ),
  );
  if (!made) throw new Error('O perfil não foi criado.');
  return made.id;
}

/** @throws HttpError 409 with both versions */
export async function updateProfile(
  db: Db,
  id: number,
  values: ProfileValues,
  version: { expected: number; current: number },
): Promise<void> {
  if (version.expected !== version.current) throw staleVersion(version.expected, version.current);
  const changed = await named(() =>
    row(
      db,
      ID,
      sql`update perfil set nome = ${values.name}, descricao = nullif(${values.descricao}, ''),
          permissoes = ${list(values.permissoes)}, updated_at = now()
        where id = ${id} and versao = ${version.expected} returning id`,
    ),
  );
  if (!changed) throw await lostRace(db, 'perfil', id, version.expected);
}

const NAME = z.strictObject({ name: z.string(), total: z.int() });

/** A profile that somebody has stays, and the refusal says whose it is. @throws HttpError 409 */
export async function requireUnusedProfile(db: Db, id: number): Promise<void> {
  const users = await rows(
    db,
    NAME,
    sql`select name, count(*) over ()::int as total from usuario where perfil_id = ${id}
        order by apto_normalizar(name), id limit ${NAMED_USERS}`,
  );
  const [first] = users;
  if (!first) return;
  const names = users.map(({ name }) => name);
  throw conflict(ERROR_CODE.CONFLITO, profileInUseText(names, first.total));
}

const FOUND = z.strictObject({ found: z.boolean() });

/**
 * Whether somebody is left who gives access: active, of the staff, with a password of their own, and seeing the whole
 * company, since whoever sees a part of it cannot say what others see.
 */
async function hasAdministrator(db: Db, empresaId: number): Promise<boolean> {
  const answer = await row(
    db,
    FOUND,
    sql`select exists(select 1 from usuario u join perfil p on p.id = u.perfil_id
      where u.empresa_id = ${empresaId} and u.ativo and not u.bloqueado and u.tipo = 'interna'
        and u.acesso_todos_clientes and u.acesso_todas_unidades and (u.senha_hash is not null or u.pessoa_id is not null)
        and p.permissoes @> ${list(ADMINISTRATION_PERMISSIONS)}) as found`,
  );
  return answer?.found ?? false;
}

/**
 * Looks before a write who administers the company; the answer looks again after it.
 * @param db a transaction: the lock is held to its end
 * @returns whether the write took the company's last administrator
 */
export async function watchAdministrators(db: Db, empresaId: number): Promise<() => Promise<boolean>> {
  // Two who take access at once would each leave it to the other.
  await db.execute(sql`select pg_advisory_xact_lock(${ADVISORY_OF.ADMINISTRATORS}, ${empresaId})`);
  const had = await hasAdministrator(db, empresaId);
  return async () => had && !(await hasAdministrator(db, empresaId));
}

/** Gives the administrators' profiles what this version knows and they lack. Runs at every start; writes nothing where nothing is due. */
export async function completeAdministrators(db: Db): Promise<void> {
  const every = list(EVERY_PERMISSION);
  await db.execute(sql`update perfil set permissoes = array(select distinct p from unnest(permissoes || ${every}) p order by p)
    where administrador and not permissoes @> ${every}`);
}
