import { deviceText } from '@apto/domain/users';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { IDLE_MINUTES } from '../platform/authentication.ts';
import { iso } from '../platform/sql.ts';

const SESSION = z.strictObject({
  id: z.int(),
  agente: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  inicio: z.string(),
  ultimoUso: z.string(),
});

/**
 * What an account of the company of the call has open, the last used first. Of a person of several companies: what is open
 * in this one.
 */
export async function readAccountSessions(db: Db, accountId: number, nowMs: number) {
  const now = new Date(nowMs).toISOString();
  const idleSince = new Date(nowMs - IDLE_MINUTES.interna * 60_000).toISOString();
  const found = await rows(
    db,
    SESSION,
    sql`select numero as id, agente, ip, created_at::text as inicio, usado_em::text as "ultimoUso"
      from empresa_session
      where conta_id = ${accountId} and expira_em > ${now}::timestamptz and usado_em >= ${idleSince}::timestamptz
      order by usado_em desc, numero desc`,
  );
  return found.map(({ agente: userAgent, inicio: begun, ultimoUso: used, ...told }) => ({
    ...told,
    aparelho: deviceText(userAgent),
    inicio: iso(begun),
    ultimoUso: iso(used),
  }));
}

const COUNT = z.strictObject({ ended: z.int() });

/** Ends one session of an account of the company of the call, or all of them. Answers how many were open. */
export async function endAccountSessions(db: Db, accountId: number, which: number | null): Promise<number> {
  const found = await row(db, COUNT, sql`select encerrar_sessoes(${accountId}, ${which}::integer) as ended`);
  return found?.ended ?? 0;
}
