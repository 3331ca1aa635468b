import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Now } from '@apto/domain/time';
import { BOLETIM_AUDIENCE } from './repository.ts';
import type { DatabasePort, Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { notifyEach } from './notify.ts';

const OUT = z.strictObject({ id: z.int(), empresaId: z.int(), usuarioId: z.nullable(z.int()) });

/** Of those that are out and were not told of yet: rings for their readers, but for who wrote them; answers how many bulletins that were. */
async function tell(db: Db, now: Now, which: SQL): Promise<number> {
  const told = await rows(
    db,
    OUT,
    sql`with due as (
        update boletim b set avisado_em = ${now.instant}::timestamptz
        where b.avisado_em is null and b.ativo and b.data <= ${now.data}::date and ${which}
        returning b.*)
      select b.id, b.empresa_id as "empresaId", u.id as "usuarioId" from due b left join usuario u on ${BOLETIM_AUDIENCE}
        and not exists (select from auditoria a where a.recurso = 'boletim' and a.recurso_id = b.id
          and a.acao = 'CRIAR' and a.usuario_id = u.id)
      order by b.id, u.id`,
  );
  await notifyEach(
    db,
    'BOLETIM_OUT',
    told.flatMap(({ id, empresaId, usuarioId }) =>
      usuarioId === null ? [] : [{ empresaId, usuarioId, boletimId: id }],
    ),
  );
  return new Set(told.map(({ id }) => id)).size;
}

/** A bulletin was written: its readers hear of it, unless its day is still to come. Once each. */
export const tellOfBoletim = (db: Db, now: Now, id: number): Promise<number> =>
  tell(db, now, sql`b.id = ${id}`);

/** Those whose day has come. Answers how many. */
export const tellDueBoletins = (database: DatabasePort, now: Now): Promise<number> =>
  database.transaction((tx) => tell(tx, now, sql`true`));
