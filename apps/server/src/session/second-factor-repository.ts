import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row } from '../db/rows.ts';
import { iso } from '../platform/sql.ts';

const FACTOR = z.strictObject({
  sealed: z.string(),
  confirmedAt: z.nullable(z.string()),
  left: z.int(),
});
export type Factor = z.output<typeof FACTOR>;

/** A person's second factor, also one that is being enrolled; null: none. */
export async function readFactor(db: Db, userId: number): Promise<Factor | null> {
  const found = await row(
    db,
    FACTOR,
    sql`select f.segredo_cifrado as sealed, f.confirmado_em::text as "confirmedAt",
        (select count(*)::int from usuario_codigo_reserva c where c.usuario_id = f.usuario_id and c.usado_em is null) as left
      from usuario_segundo_fator f where f.usuario_id = ${userId}`,
  );
  return found ? { ...found, confirmedAt: found.confirmedAt === null ? null : iso(found.confirmedAt) } : null;
}

const TAKEN = z.strictObject({ id: z.int() });

/** A new secret, until its first code; one that was confirmed stays. Answers whether it was written. */
export async function beginFactor(
  db: Db,
  user: { id: number; empresaId: number },
  sealed: string,
): Promise<boolean> {
  const begun = await row(
    db,
    TAKEN,
    sql`insert into usuario_segundo_fator as f (usuario_id, empresa_id, segredo_cifrado)
      values (${user.id}, ${user.empresaId}, ${sealed})
      on conflict (usuario_id) do update set segredo_cifrado = excluded.segredo_cifrado, created_at = now()
        where f.confirmado_em is null
      returning usuario_id as id`,
  );
  return begun !== undefined;
}

/** From now on it is asked for. Answers false when another enrolment took this one's place. */
export async function confirmFactor(db: Db, userId: number, sealed: string, step: number): Promise<boolean> {
  const confirmed = await row(
    db,
    TAKEN,
    sql`update usuario_segundo_fator set confirmado_em = now(), ultimo_passo = ${step}
      where usuario_id = ${userId} and confirmado_em is null and segredo_cifrado = ${sealed} returning usuario_id as id`,
  );
  return confirmed !== undefined;
}

/** Takes the code of a step: it and those before open nothing any more, and of two who use it at once one gets it. */
export async function takeStep(db: Db, userId: number, step: number, sealed: string): Promise<boolean> {
  const taken = await row(
    db,
    TAKEN,
    sql`update usuario_segundo_fator set ultimo_passo = ${step}, segredo_cifrado = ${sealed}
      where usuario_id = ${userId} and confirmado_em is not null and (ultimo_passo is null or ultimo_passo < ${step})
      returning usuario_id as id`,
  );
  return taken !== undefined;
}

/** Takes a recovery code, once. */
export async function takeRecoveryCode(db: Db, userId: number, hash: string): Promise<boolean> {
  const taken = await row(
    db,
    TAKEN,
    sql`update usuario_codigo_reserva set usado_em = now()
      where usuario_id = ${userId} and codigo_hash = ${hash} and usado_em is null returning id`,
  );
  return taken !== undefined;
}

/** These codes and no others, of before, from now on. */
export async function replaceCodes(
  db: Db,
  user: { id: number; empresaId: number },
  hashes: readonly string[],
): Promise<void> {
  await db.execute(sql`delete from usuario_codigo_reserva where usuario_id = ${user.id}`);
  await db.execute(
    sql`insert into usuario_codigo_reserva (empresa_id, usuario_id, codigo_hash)
      values ${sql.join(
        hashes.map((hash) => sql`(${user.empresaId}, ${user.id}, ${hash})`),
        sql`, `,
      )}`,
  );
}

/** Answers whether there was one in use; its codes go with it. */
export async function removeFactor(db: Db, userId: number): Promise<boolean> {
  const removed = await row(
    db,
    TAKEN,
    sql`delete from usuario_segundo_fator where usuario_id = ${userId} and confirmado_em is not null returning usuario_id as id`,
  );
  return removed !== undefined;
}
