import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { oneTimeLinks } from '../platform/one-time-links.ts';
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
export async function readRecoveryOwner(db: Db, tokenHash: string, now: string) {
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

/** The links of who forgot their password: each is worth a new one. */
export const recoveries = oneTimeLinks('usuario_recuperacao');
