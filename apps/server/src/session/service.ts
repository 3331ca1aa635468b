import { and, eq, ne, sql } from 'drizzle-orm';
import { row, type Db } from '../db/port.ts';
import { session as tabelaSessao, user } from '../db/schema.ts';
import { DEFAULT_PHONE } from '@apto/domain/documents';
import { openSession } from '../platform/authentication.ts';
import type { InternalSession, PrestadorSession } from '../platform/context.ts';
import { unauthenticated } from '../platform/errors.ts';

export interface LoadedUser {
  id: number;
  tipo: 'interna' | 'prestador';
  name: string;
  senhaHash: string;
  permissoes: string[];
}

/** An active user by name (any case) or id, of the kind that this login serves. */
export async function readUser(
  db: Db,
  who: string | number,
  type: 'interna' | 'prestador',
): Promise<LoadedUser | null> {
  const byWhom = typeof who === 'number' ? sql`u.id = ${who}` : sql`lower(u.username) = lower(${who})`;
  const found = await row<{ id: number; name: string; senha_hash: string; permissoes: string[] }>(
    db,
    sql`select u.id, u.name, u.senha_hash, p.permissoes from usuario u join perfil p on p.id = u.perfil_id
        join empresa e on e.id = u.empresa_id and e.ativo
        where u.ativo and u.tipo = ${type} and ${byWhom}`,
  );
  return found
    ? {
        id: found.id,
        tipo: type,
        name: found.name,
        senhaHash: found.senha_hash,
        permissoes: found.permissoes,
      }
    : null;
}

export function openForUser(db: Db, secret: string, nowMs: number, u: LoadedUser): Promise<string> {
  return openSession(db, secret, nowMs, {
    tipo: u.tipo,
    usuarioId: u.id,
    permissoes: u.permissoes,
    nome: u.name,
  });
}

/** Revokes one session: its token is refused from the next call on, in every process. */
export async function terminate(db: Db, idHash: string): Promise<void> {
  await db
    .update(tabelaSessao)
    .set({ revogadoEm: sql`now()` })
    .where(eq(tabelaSessao.idHash, idHash));
}

/** Sets the password and ends every other session of the user. */
export async function updatePassword(db: Db, userId: number, senhaHash: string, keep: string): Promise<void> {
  await db.update(user).set({ senhaHash }).where(eq(user.id, userId));
  await db
    .update(tabelaSessao)
    .set({ revogadoEm: sql`now()` })
    .where(and(eq(tabelaSessao.usuarioId, userId), ne(tabelaSessao.idHash, keep)));
}

/** GET /auth/me (doc3 §3.5). The default telephone stands in where there is none (doc3 §7.1). */
export async function profileOf(db: Db, session: InternalSession | PrestadorSession) {
  const l = await row<{
    name: string;
    email: string;
    phone: string | null;
    quem_agenda: string;
    quem_avisa: string;
    empresa_id: number;
    empresa: string;
    api_key: string | null;
  }>(
    db,
    sql`select u.name, u.email, u.phone, u.quem_agenda, u.quem_avisa, e.id as empresa_id, e.name as empresa, e.api_key
        from usuario u join empresa e on e.id = u.empresa_id where u.id = ${session.usuarioId}`,
  );
  if (!l) throw unauthenticated();
  const scope = session.tipo === 'interna' ? session.scope : null;
  return {
    id: session.usuarioId,
    name: l.name,
    email: l.email,
    phone: l.phone ?? DEFAULT_PHONE,
    defaultCompanyId: l.empresa_id,
    defaultCompany: {
      id: l.empresa_id,
      name: l.empresa,
      apiKey: l.api_key === null ? null : { key: l.api_key },
    },
    userCustomers: (scope?.clientes ?? []).map((customerId) => ({ customerId })),
    userCustomerBranches: (scope?.unidades ?? []).map((customerBranchId) => ({ customerBranchId })),
    quemAgenda: l.quem_agenda,
    quemAvisa: l.quem_avisa,
    permissions: [...session.permissoes],
  };
}
