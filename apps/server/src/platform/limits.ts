import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { marker } from './cipher.ts';
import { tooMany } from './errors.ts';
import { originOf } from './origin.ts';

const WINDOW_MINUTES = 15;

function loginKeys(identity: string, ip: string, limit: number): { chave: string; limit: number }[] {
  // Hashed: the table must not become a list of who tried to enter.
  const who = marker(identity.trim().toLowerCase());
  const origin = marker(originOf(ip));
  return [
    { chave: `login:${who}:${origin}`, limit },
    { chave: `login:${who}`, limit: limit * 4 },
    { chave: `login-ip:${origin}`, limit: limit * 20 },
  ];
}

/**
 * Counts an attempt before the password is looked at, in the database, so that every process sees
 * it and parallel guesses cannot slip through. A database that is down refuses the login.
 * @throws HttpError 429 with `retry-after`
 */
export async function countLoginAttempt(db: Db, identity: string, ip: string, limit: number): Promise<void> {
  const keys = loginKeys(identity, ip, limit);
  const values = sql.join(
    // One order for every process, so that two upserts cannot lock each other out.
    keys
      .map((c) => c.chave)
      .sort()
      .map((c) => sql`(${c}, 1, now() + make_interval(mins => ${WINDOW_MINUTES}))`),
    sql`, `,
  );
  const counted = await rows(
    db,
    z.strictObject({ chave: z.string(), tentativas: z.int(), wait: z.int() }),
    sql`insert into limite_tentativa as l (chave, tentativas, expira_em) values ${values}
        on conflict (chave) do update set
          tentativas = case when l.expira_em < now() then 1 else l.tentativas + 1 end,
          expira_em = case when l.expira_em < now() then excluded.expira_em else l.expira_em end
        returning chave, tentativas, ceil(extract(epoch from expira_em - now()))::int as wait`,
  );
  const exceeded = counted.find((l) => l.tentativas > (keys.find((c) => c.chave === l.chave)?.limit ?? 0));
  if (!exceeded) return;
  const minutes = Math.max(1, Math.ceil(exceeded.wait / 60));
  const message = `Muitas tentativas. Aguarde ${minutes} minuto${minutes > 1 ? 's' : ''} e tente novamente.`;
  throw tooMany(message, Math.max(1, exceeded.wait));
}

/** What a new link forgives: every try at the door that the old one closed, from wherever it came. */
export async function forgiveEverywhere(db: Db, identity: string): Promise<void> {
  const who = marker(identity.trim().toLowerCase());
  await db.execute(
    sql`delete from limite_tentativa where chave = ${`login:${who}`} or chave like ${`login:${who}:%`}`,
  );
}

/** A right password forgives the person's attempts and takes this one back from the address. */
export async function forgiveAttempts(db: Db, identity: string, ip: string): Promise<void> {
  const [withIp, whose, byIp] = loginKeys(identity, ip, 1).map((c) => c.chave);
  await db.execute(sql`with f as (delete from limite_tentativa where chave in (${withIp}, ${whose}))
    update limite_tentativa set tentativas = greatest(tentativas - 1, 0) where chave = ${byIp}`);
}
