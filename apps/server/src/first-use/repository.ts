import { normalizeCnpj } from '@apto/domain/documents';
import { ADMINISTRATOR_PROFILE, type FirstUse } from '@apto/domain/first-use';
import { COMPANY_TYPE, EVERY_PERMISSION } from '@apto/domain/registry';
import { sql } from 'drizzle-orm';
import { newCompanyKey } from '../platform/company-key.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import { isDatabaseDown } from '../platform/database-down.ts';
import { ADVISORY } from '../db/advisory.ts';
import type { DatabasePort, Db } from '../db/port.ts';
import { empresa, profile, user } from '../db/schema.ts';

/** Databases that are known to have a user: they keep one. */
const inUse = new WeakSet<DatabasePort>();

const hasUsers = async (db: Db): Promise<boolean> =>
  (await db.select({ id: user.id }).from(user).limit(1)).length > 0;

/** Whether nobody can sign in yet. Asks the database only as long as that is so; one that is away says no. */
export async function isFirstUsePending(database: DatabasePort): Promise<boolean> {
  if (inUse.has(database)) return false;
  try {
    if (!(await hasUsers(database.db))) return true;
  } catch (error) {
    if (isDatabaseDown(error)) return false;
    throw error;
  }
  inUse.add(database);
  return false;
}

/**
 * Makes the first company, its profile with every permission, and the administrator, who sees all of it.
 * @param db a transaction
 * @returns null where a user exists already
 */
export async function createFirst(
  db: Db,
  ring: KeyRing,
  { empresa: company, usuario: person }: FirstUse,
  senhaHash: string,
): Promise<{ empresaId: number; userId: number; username: string } | null> {
  await db.execute(sql`select pg_advisory_xact_lock(${ADVISORY.FIRST_USE})`);
  if (await hasUsers(db)) return null;
  const [made] = await db
    .insert(empresa)
    .values({
      name: company.name,
      tradeName: company.tradeName || null,
      cnpj: normalizeCnpj(company.cnpj),
      // It administers the installation: it makes the others.
      tipo: COMPANY_TYPE.GESTORA,
      // Without a key no call of this company is answered (doc2 §7).
      ...newCompanyKey(ring).kept,
      chaveCriadaEm: sql`now()`,
    })
    .returning({ id: empresa.id });
  if (!made) throw new Error('A empresa não foi criada.');
  const empresaId = made.id;
  const [role] = await db
    .insert(profile)
    .values({
      empresaId,
      nome: ADMINISTRATOR_PROFILE,
      administrador: true,
      permissoes: [...EVERY_PERMISSION],
    })
    .returning({ id: profile.id });
  if (!role) throw new Error('O perfil não foi criado.');
  const username = person.email.toLowerCase();
  const [administrator] = await db
    .insert(user)
    .values({
      empresaId,
      perfilId: role.id,
      username,
      name: person.name,
      email: person.email,
      senhaHash,
      acessoTodosClientes: true,
      acessoTodasUnidades: true,
    })
    .returning({ id: user.id });
  if (!administrator) throw new Error('O administrador não foi criado.');
  return { empresaId, userId: administrator.id, username };
}
