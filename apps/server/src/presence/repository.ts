import type { PresenceMode } from '@apto/domain/presence';
import { and, eq, gt, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/port.ts';
import { presence, presenceOnAgenda, user } from '../db/schema.ts';

interface Tab {
  agendamentoId: number;
  usuarioId: number;
  aba: string;
}

const ofTab = ({ agendamentoId, usuarioId, aba: tab }: Tab) =>
  and(eq(presence.agendamentoId, agendamentoId), eq(presence.usuarioId, usuarioId), eq(presence.aba, tab));

/** Writes what a tab says; answers whether that is news to the others. */
export async function keep(
  db: Db,
  tab: Tab & { empresaId: number; modo: PresenceMode; expiraEm: string },
  now: string,
): Promise<boolean> {
  const [before] = await db
    .select({ modo: presence.modo })
    .from(presence)
    .where(and(ofTab(tab), gt(presence.expiraEm, now)));
  await db
    .insert(presence)
    .values(tab)
    .onConflictDoUpdate({
      target: [presence.agendamentoId, presence.usuarioId, presence.aba],
      set: { modo: tab.modo, expiraEm: tab.expiraEm },
    });
  return before?.modo !== tab.modo;
}

/** Forgets a tab, and who crashed meanwhile; answers whether the tab was there. */
export async function leave(db: Db, tab: Tab, now: string): Promise<boolean> {
  await db
    .delete(presence)
    .where(and(eq(presence.agendamentoId, tab.agendamentoId), lte(presence.expiraEm, now)));
  return (await db.delete(presence).where(ofTab(tab)).returning({ tab: presence.aba })).length > 0;
}

type Present = Readonly<Record<'usuarioId' | 'modo' | 'expiraEm', AnyPgColumn>>;

/** Who else is there, each once; who edits before who looks. */
const others = (db: Db, table: PgTable, p: Present, place: SQL, usuarioId: number, now: string) =>
  db
    .select({
      id: user.id,
      name: user.name,
      modo: sql<PresenceMode>`case when bool_or(${p.modo} = 'EDITANDO') then 'EDITANDO' else 'VENDO' end`,
    })
    .from(table)
    .innerJoin(user, eq(user.id, p.usuarioId))
    .where(and(place, ne(p.usuarioId, usuarioId), gt(p.expiraEm, now)))
    .groupBy(user.id, user.name)
    .orderBy(sql`bool_or(${p.modo} = 'EDITANDO') desc`, user.name);

/** Who else has a request open. */
export const othersOf = (db: Db, agendamentoId: number, usuarioId: number, now: string) =>
  others(db, presence, presence, eq(presence.agendamentoId, agendamentoId), usuarioId, now);

interface AgendaTab {
  readonly prestadorId: number;
  readonly usuarioId: number;
  readonly aba: string;
}

/** Writes what a tab says of a clinic's agenda, and forgets who crashed meanwhile. */
export async function keepOnAgenda(
  db: Db,
  tab: AgendaTab & { empresaId: number; modo: PresenceMode | 'FORA'; expiraEm: string },
  now: string,
): Promise<void> {
  const { prestadorId, usuarioId, aba: ofTab, modo: mode, expiraEm } = tab;
  const p = presenceOnAgenda;
  await db.delete(p).where(and(eq(p.prestadorId, prestadorId), lte(p.expiraEm, now)));
  if (mode === 'FORA') {
    await db
      .delete(p)
      .where(and(eq(p.prestadorId, prestadorId), eq(p.usuarioId, usuarioId), eq(p.aba, ofTab)));
    return;
  }
  await db
    .insert(p)
    .values({ ...tab, modo: mode })
    .onConflictDoUpdate({
      target: [p.prestadorId, p.usuarioId, p.aba],
      set: { modo: mode, expiraEm },
    });
}

/** Who else has a clinic's agenda open. */
export const othersOnAgenda = (db: Db, prestadorId: number, usuarioId: number, now: string) => {
  const p = presenceOnAgenda;
  return others(db, p, p, eq(p.prestadorId, prestadorId), usuarioId, now);
};

/** Removes whom nobody sees any more. */
export async function clearPresence(db: Db): Promise<void> {
  await db.execute(sql`delete from presenca where expira_em < now()`);
  await db.execute(sql`delete from presenca_agenda where expira_em < now()`);
}
