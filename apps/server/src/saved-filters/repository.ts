import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { savedFilter } from '../db/schema.ts';
import { unlessTaken } from '../db/unique.ts';
import { invalid } from '../platform/errors.ts';

const f = savedFilter;

export interface Owner {
  readonly usuarioId: number;
  readonly empresaId: number;
}

/** Of which list, and what it is there. */
export interface Place {
  readonly modulo: string;
  readonly tipo: string;
}

const SHOWN = { id: f.id, descricao: f.descricao, tipo: f.tipo, modulo: f.modulo, texto: f.texto };

const ownIn = ({ usuarioId }: Owner, place: Place) =>
  and(eq(f.usuarioId, usuarioId), eq(f.modulo, place.modulo), eq(f.tipo, place.tipo));

/** The person's own of a module, of one kind or of all, the oldest first. */
export const listOwn = (db: Db, { usuarioId }: Owner, list: string, kind: string | undefined) =>
  db
    .select(SHOWN)
    .from(f)
    .where(
      and(eq(f.usuarioId, usuarioId), eq(f.modulo, list), kind === undefined ? undefined : eq(f.tipo, kind)),
    )
    .orderBy(asc(f.id));

/** How many the person keeps there. */
export async function countOwn(db: Db, owner: Owner, place: Place): Promise<number> {
  const [found] = await db.select({ n: count() }).from(f).where(ownIn(owner, place));
  return found?.n ?? 0;
}

/** Keeps it under its name; what had the name says this from now on. */
export async function keep(
  db: Db,
  { usuarioId, empresaId }: Owner,
  values: Place & { readonly descricao: string; readonly texto: string },
) {
  const [kept] = await db
    .insert(f)
    .values({ usuarioId, empresaId, ...values })
    .onConflictDoUpdate({
      target: [f.usuarioId, f.modulo, f.tipo, f.descricao],
      set: { texto: values.texto },
    })
    .returning(SHOWN);
  return kept;
}

/** Changes name and text of one of the person's own; undefined where it is not there. @throws HttpError 400 */
export async function change(
  db: Db,
  owner: Owner,
  place: Place,
  id: number,
  values: { readonly descricao: string; readonly texto: string },
) {
  const [changed] = await unlessTaken(
    () =>
      db
        .update(f)
        .set(values)
        .where(and(ownIn(owner, place), eq(f.id, id)))
        .returning(SHOWN),
    () => invalid([{ campo: 'descricao', mensagem: 'Já existe um filtro com este nome.' }]),
  );
  return changed;
}

/** Removes the person's own that say this, or of those only one; answers how many there were. */
export async function remove(
  db: Db,
  owner: Owner,
  place: Place,
  text: string,
  id: number | undefined,
): Promise<number> {
  const gone = await db
    .delete(f)
    .where(and(ownIn(owner, place), eq(f.texto, text), id === undefined ? undefined : eq(f.id, id)))
    .returning({ id: f.id });
  return gone.length;
}
