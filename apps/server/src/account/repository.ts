import { deviceText, type OwnProfileForm } from '@apto/domain/users';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { IDLE_MINUTES } from '../platform/authentication.ts';
import { notFound } from '../platform/errors.ts';
import { lostRace } from '../platform/lost-race.ts';
import { iso } from '../platform/sql.ts';

const PROFILE = z.strictObject({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  profileName: z.string(),
  version: z.int(),
});

/** What a person reads of themselves. @throws HttpError 404 */
export async function readProfile(db: Db, userId: number): Promise<z.output<typeof PROFILE>> {
  const found = await row(
    db,
    PROFILE,
    sql`select u.name, u.email, coalesce(u.phone, '') as phone, p.nome as "profileName", u.versao as version
      from usuario u join perfil p on p.id = u.perfil_id where u.id = ${userId}`,
  );
  if (!found) throw notFound();
  return found;
}

const ID = z.strictObject({ id: z.int() });

/** @throws HttpError 409 with both versions */
export async function updateProfile(
  db: Db,
  userId: number,
  { name, phone }: Required<OwnProfileForm>,
  expected: number,
): Promise<void> {
  const changed = await row(
    db,
    ID,
    sql`update usuario set name = ${name}, phone = nullif(${phone}, ''), updated_at = now()
      where id = ${userId} and versao = ${expected} returning id`,
  );
  if (!changed) throw await lostRace(db, 'usuario', userId, expected);
}

const SESSION = z.strictObject({
  id: z.int(),
  agente: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  inicio: z.string(),
  ultimoUso: z.string(),
  atual: z.boolean(),
});

/** The sessions of a person that a call could still use, the one that asks first, then by last use. */
export async function readSessions(db: Db, userId: number, ownHash: string, nowMs: number) {
  const now = new Date(nowMs).toISOString();
  const idleSince = new Date(nowMs - IDLE_MINUTES.interna * 60_000).toISOString();
  const found = await rows(
    db,
    SESSION,
    sql`select numero as id, agente, ip, created_at::text as inicio, usado_em::text as "ultimoUso", id_hash = ${ownHash} as atual
      from sessao
      where usuario_id = ${userId} and revogado_em is null and expira_em > ${now}::timestamptz
        and usado_em >= ${idleSince}::timestamptz
      order by atual desc, usado_em desc, numero desc`,
  );
  return found.map(({ agente: userAgent, inicio: begun, ultimoUso: used, ...told }) => ({
    ...told,
    aparelho: deviceText(userAgent),
    inicio: iso(begun),
    ultimoUso: iso(used),
  }));
}

/**
 * Ends sessions of a person: the one that is named, or all but the one that asks. Answers how many were open.
 */
export async function endSessions(
  db: Db,
  userId: number,
  which: { readonly id: number } | { readonly but: string },
): Promise<number> {
  const ended = await rows(
    db,
    ID,
    sql`update sessao set revogado_em = now()
      where usuario_id = ${userId} and revogado_em is null
        and ${'id' in which ? sql`numero = ${which.id}` : sql`id_hash <> ${which.but}`}
      returning numero as id`,
  );
  return ended.length;
}
