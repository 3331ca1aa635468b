import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row } from '../db/rows.ts';

const OWNER = z.strictObject({
  userId: z.int(),
  empresaId: z.int(),
  type: z.enum(['interna', 'prestador']),
  username: z.string(),
  email: z.string(),
});

/** Whose new password an open link is worth; null for every token that opens nothing. */
export async function readRecovery(db: Db, tokenHash: string, now: string) {
  const found = await row(
    db,
    OWNER,
    sql`select u.id as "userId", u.empresa_id as "empresaId", u.tipo as type, u.username, u.email
      from usuario_recuperacao r join usuario u on u.id = r.usuario_id join empresa e on e.id = u.empresa_id
      where r.token_hash = ${tokenHash} and r.encerrado_em is null and r.expira_em > ${now}::timestamptz
        and u.ativo and not u.bloqueado and e.ativo and u.senha_hash is not null`,
  );
  return found ?? null;
}

const TAKEN = z.strictObject({ id: z.int() });

/** Takes a link: of two who use it at once one gets it. */
export async function takeRecovery(db: Db, tokenHash: string, now: string): Promise<boolean> {
  const taken = await row(
    db,
    TAKEN,
    sql`update usuario_recuperacao set encerrado_em = now()
      where token_hash = ${tokenHash} and encerrado_em is null and expira_em > ${now}::timestamptz returning id`,
  );
  return taken !== undefined;
}

const COUNT = z.strictObject({ total: z.int() });

/** Links that a person got since a moment. */
export async function countRecoveries(db: Db, userId: number, since: string): Promise<number> {
  const counted = await row(
    db,
    COUNT,
    sql`select count(*)::int as total from usuario_recuperacao where usuario_id = ${userId} and created_at > ${since}::timestamptz`,
  );
  return counted?.total ?? 0;
}

/** Makes a link the only one that is worth anything. */
export async function insertRecovery(
  db: Db,
  user: { id: number; empresaId: number },
  link: { tokenHash: string; createdAt: string; expiresAt: string },
): Promise<void> {
  await db.execute(
    sql`update usuario_recuperacao set encerrado_em = now() where usuario_id = ${user.id} and encerrado_em is null`,
  );
  await db.execute(sql`insert into usuario_recuperacao (empresa_id, usuario_id, token_hash, created_at, expira_em)
    values (${user.empresaId}, ${user.id}, ${link.tokenHash}, ${link.createdAt}::timestamptz, ${link.expiresAt}::timestamptz)`);
}
