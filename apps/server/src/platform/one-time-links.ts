import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';

const ID = z.strictObject({ id: z.int() });
const COUNT = z.strictObject({ total: z.int() });

/** The links that a table keeps of its users: of each user the newest is worth something, once, until it expires. */
export function oneTimeLinks(name: 'usuario_convite' | 'usuario_recuperacao') {
  const table = sql.identifier(name);

  /** Ends what is open of a person's links. Answers how many were. */
  async function close(db: Db, userId: number): Promise<number> {
    const closed = await rows(
      db,
      ID,
      sql`update ${table} set encerrado_em = now() where usuario_id = ${userId} and encerrado_em is null returning id`,
    );
    return closed.length;
  }

  return {
    close,
    /** How many a person got since a moment. */
    async countSince(db: Db, userId: number, since: string): Promise<number> {
      const counted = await row(
        db,
        COUNT,
        sql`select count(*)::int as total from ${table} where usuario_id = ${userId} and created_at > ${since}::timestamptz`,
      );
      return counted?.total ?? 0;
    },
    /** Makes a link the only one of its person that is worth anything; what it opens is known by its hash alone. */
    async replace(
      db: Db,
      user: { id: number; empresaId: number },
      link: { tokenHash: string; createdAt: string; expiresAt: string },
    ): Promise<void> {
      await close(db, user.id);
      await db.execute(sql`insert into ${table} (empresa_id, usuario_id, token_hash, created_at, expira_em)
        values (${user.empresaId}, ${user.id}, ${link.tokenHash}, ${link.createdAt}::timestamptz, ${link.expiresAt}::timestamptz)`);
    },
    /** Takes a link: of two who use it at once one gets it. */
    async take(db: Db, tokenHash: string, now: string): Promise<boolean> {
      const taken = await row(
        db,
        ID,
        sql`update ${table} set encerrado_em = now()
          where token_hash = ${tokenHash} and encerrado_em is null and expira_em > ${now}::timestamptz returning id`,
      );
      return taken !== undefined;
    },
  };
}
