import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { user } from '../db/schema.ts';
import { notFound } from '../platform/errors.ts';
import type { Clinic } from './repository.ts';

const ACCOUNT = z.strictObject({
  id: z.int(),
  empresaId: z.int(),
  prestadorId: z.nullable(z.int()),
  ativo: z.boolean(),
  hasPassword: z.boolean(),
});

/** Whose login an address is, in whichever company. */
export const accountOf = (db: Db, email: string) =>
  row(
    db,
    ACCOUNT,
    sql`select id, empresa_id as "empresaId", prestador_id as "prestadorId", ativo, senha_hash is not null as "hasPassword"
      from usuario where lower(username) = ${email}`,
  );

const STAKE = z.strictObject({ isInUse: z.boolean(), hasPassword: z.boolean() });

/**
 * What a further account of a clinic would open: bookings of every customer, once it is or was in use; and whether
 * somebody enters for it already.
 */
export async function stakeOf(db: Db, { empresaId, prestadorId }: Clinic) {
  const found = await row(
    db,
    STAKE,
    sql`select p.ativo or exists (select 1 from agendamento a where a.prestador_id = p.id) as "isInUse",
        exists (select 1 from usuario u where u.prestador_id = p.id and u.empresa_id = p.empresa_id
          and u.senha_hash is not null) as "hasPassword"
      from prestador p where p.id = ${prestadorId} and p.empresa_id = ${empresaId}`,
  );
  if (!found) throw notFound('prestador');
  return found;
}

/** The profile of clinics' accounts: it holds nothing, since what binds a clinic is its own record. */
async function profileOfClinics(db: Db, empresaId: number): Promise<number> {
  await db.execute(sql`insert into perfil (empresa_id, nome, descricao, permissoes)
    values (${empresaId}, 'Prestador', 'Contas das clínicas', '{}') on conflict (empresa_id, nome) do nothing`);
  const found = await row(
    db,
    z.strictObject({ id: z.int() }),
    sql`select id from perfil where empresa_id = ${empresaId} and nome = 'Prestador'`,
  );
  if (!found) throw new Error('O perfil das clínicas não foi criado.');
  return found.id;
}

/** An account of a clinic that has no password yet. */
export async function insertAccount(
  db: Db,
  { empresaId, prestadorId }: Clinic,
  name: string,
  email: string,
): Promise<number> {
  const perfilId = await profileOfClinics(db, empresaId);
  const [made] = await db
    .insert(user)
    .values({ empresaId, perfilId, tipo: 'prestador', prestadorId, username: email, name, email })
    .returning({ id: user.id });
  if (!made) throw new Error('A conta da clínica não foi criada.');
  return made.id;
}

/** The clinic's accounts that wait for a password. */
export const invitedAccounts = (db: Db, { empresaId, prestadorId }: Clinic) =>
  rows(
    db,
    z.strictObject({ id: z.int() }),
    sql`select id from usuario where empresa_id = ${empresaId} and prestador_id = ${prestadorId} and senha_hash is null`,
  );

/** The address of whoever asked. */
export async function emailOf(db: Db, userId: number): Promise<string | null> {
  const [found] = await db
    .select({ email: user.email })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.ativo, true)));
  return found?.email ?? null;
}
