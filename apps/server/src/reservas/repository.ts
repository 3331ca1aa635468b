import { generateFaixas, type Faixa } from '@apto/domain/agendas';
import { PERIODO } from '@apto/domain/periodos';
import type { CivilDate, Now, TimeOfDay } from '@apto/domain/time';
import { and, count, eq, gt, min, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { clinicRules, type ClinicWithAgendas, type HoldOwner } from '../agendas/repository.ts';
import { ADVISORY_OF } from '../db/advisory.ts';
import { kept, keptRows } from '../db/kept.ts';
import type { Db } from '../db/port.ts';
import { ambiente, prestador, reserva } from '../db/schema.ts';

/** The slots of a room's agendas on a day, as they are when nobody is in any of them. */
const emptyFaixas = (
  clinic: ClinicWithAgendas,
  { ambienteId, data: date }: Pick<Faixa, 'ambienteId' | 'data'>,
  now: Now,
): Faixa[][] =>
  clinic.agendas
    .filter((a) => a.ambienteId === ambienteId)
    .map((agenda) =>
      generateFaixas([agenda], {
        dataInicial: date,
        dataFinal: date,
        periodo: PERIODO.AMBOS,
        occupancies: [],
        now,
        ...clinicRules(clinic),
      }),
    );

/** How many places a slot has when nobody is in it: lanes 1 to n of its environment. */
function faixaSeats(clinic: ClinicWithAgendas, faixa: Faixa, now: Now): number {
  const same = emptyFaixas(clinic, faixa, now)
    .flat()
    .filter((f) => f.horarioChegada === faixa.horarioChegada && f.horarioSaida === faixa.horarioSaida);
  return Math.max(0, ...same.map((f) => f.vagas));
}

/**
 * The slot of a room at a time, where its one place alone says whether it is free: there is one agenda, and it takes one
 * person. null where it has to be worked out of what is taken around it, and where there is no such slot.
 */
export function soleFaixa(
  clinic: ClinicWithAgendas,
  { data, time, ambienteId }: { data: CivilDate; time: TimeOfDay; ambienteId: number | null },
  now: Now,
): Faixa | null {
  if (ambienteId === null) return null;
  const [ofDay, ...others] = emptyFaixas(clinic, { ambienteId, data }, now);
  const found = others.length === 0 ? ofDay?.find((f) => f.horarioChegada === time) : undefined;
  return found?.vagas === 1 ? found : null;
}

/** For whom a place is taken: an appointment for good, or a person who is still choosing. */
export type Taker =
  | { readonly agendamentoId: number }
  | (HoldOwner & { readonly expiraEm: string; readonly desde: string });

const value = sql.placeholder;
const PLACE = sql`tsrange(${value('start')}::timestamp, ${value('end')}::timestamp)`;

/**
 * Takes a place, where the holds that do not stand in its way any more end first: those of the link that books, and those
 * that ran out before the housekeeping came by. One statement, in which the insert waits for
 * the count of them: it asks about it, since what is not asked about is not worked out before. Nothing is taken while
 * somebody is booked into a place beyond that lane: the slot had more of them once. Nor where the clinic's agendas are
 * others than those that were read; they stay as they are until the booking is in, so that whoever changes them sees it.
 */
const insertPlace = keptRows(
  'lugar',
  z.strictObject({ id: z.int() }),
  sql`with own as (
        update reserva set ativa = false
        where agendamento_id = ${value('linkOf')}::int and tipo = 'HOLD' and ativa returning id),
      old as (
        update reserva set ativa = false
        where ativa and tipo = 'HOLD' and ambiente_id = ${value('ambienteId')}::int
          and expira_em <= ${value('instant')}::timestamptz and periodo && ${PLACE} returning id)
      insert into reserva (ambiente_id, vaga, periodo, tipo, agendamento_id, usuario_id, funcionario_id, expira_em, desde)
      select ${value('ambienteId')}::int, ${value('vaga')}::int, ${PLACE}, ${value('tipo')}::text,
        ${value('agendamentoId')}::int, ${value('usuarioId')}::int, ${value('funcionarioId')}::int,
        ${value('expiraEm')}::timestamptz, ${value('desde')}::timestamptz
      from (select (select count(*) from own) + (select count(*) from old) as n) ended
      where ended.n >= 0 and not exists (
        select from empresa_reserva r where r.ativa and r.ambiente_id = ${value('ambienteId')}::int and r.periodo && ${PLACE}
          and r.vaga > ${value('beyond')}::int and r.tipo = 'RESERVA')
        and exists (select from prestador p where p.id = ${value('prestadorId')}::int
          and p.agenda_versao = ${value('agendaVersao')}::int for key share)
      on conflict do nothing returning id`,
);
const endHoldsOfLink = kept('retencoes_do_link', (db) =>
  db
    .update(reserva)
    .set({ ativa: false })
    .where(
      and(
        eq(reserva.agendamentoId, value('agendamentoId')),
        eq(reserva.tipo, 'HOLD'),
        eq(reserva.ativa, true),
      ),
    ),
);
const NOBODY = {
  agendamentoId: null,
  usuarioId: null,
  funcionarioId: null,
  expiraEm: null,
  desde: null,
};

interface Place {
  readonly vaga: number;
  /** The request whose own holds end with it. */
  readonly linkOf: number | null;
  /** The last lane there is, where nobody has looked who is in those beyond. */
  readonly beyond: number | null;
}

/** A slot with the clinic by whose agendas it was worked out. */
interface ClinicFaixa {
  readonly clinic: ClinicWithAgendas;
  readonly faixa: Faixa;
}

async function take(
  db: Db,
  now: Now,
  taker: Taker,
  { clinic, faixa }: ClinicFaixa,
  place: Place,
): Promise<boolean> {
  const { ambienteId, data: date } = faixa;
  const [taken] = await insertPlace(db, {
    ...NOBODY,
    ...taker,
    ...place,
    prestadorId: clinic.id,
    agendaVersao: clinic.agendaVersao,
    ambienteId,
    start: `${date} ${faixa.horarioChegada}`,
    end: `${date} ${faixa.horarioSaida}`,
    instant: now.instant,
    tipo: 'expiraEm' in taker ? 'HOLD' : 'RESERVA',
  });
  return taken !== undefined;
}

/**
 * The clinic's agendas were changed between the look at them and the booking. To the transaction it is a serialisation
 * failure: it runs again and reads them as they are, and who loses each time hears a 409.
 */
class AgendasChanged extends Error {
  readonly code = '40001';
  constructor() {
    super('As agendas da clínica mudaram enquanto um horário era marcado.');
  }
}

/** Asked by who got no place, to tell a slot that is taken from agendas that are others now. @throws AgendasChanged */
async function requireSameAgendas(db: Db, { id, agendaVersao }: ClinicWithAgendas): Promise<void> {
  const [found] = await db
    .select({ agendaVersao: prestador.agendaVersao })
    .from(prestador)
    .where(eq(prestador.id, id));
  if (found?.agendaVersao !== agendaVersao) throw new AgendasChanged();
}

/**
 * Takes one place of a slot, or answers false. The database decides: its exclusion constraint lets one booking or hold
 * into each lane at a time, and whoever comes second waits for the first to commit and then gets no row.
 * @param linkOf the request whose own holds end with it
 * @throws AgendasChanged
 */
export async function reserveFaixa(
  db: Db,
  now: Now,
  taker: Taker,
  wanted: ClinicFaixa,
  linkOf: number | null = null,
): Promise<boolean> {
  const seats = faixaSeats(wanted.clinic, wanted.faixa, now);
  for (let vaga = 1; vaga <= seats; vaga += 1)
    if (await take(db, now, taker, wanted, { vaga, linkOf, beyond: null })) return true;
  await requireSameAgendas(db, wanted.clinic);
  return false;
}

/** The same of a `soleFaixa`: nobody has looked whether it is free. @throws AgendasChanged */
export async function reserveSole(
  db: Db,
  now: Now,
  taker: Taker,
  wanted: ClinicFaixa,
  linkOf: number,
): Promise<boolean> {
  if (await take(db, now, taker, wanted, { vaga: 1, linkOf, beyond: 1 })) return true;
  await requireSameAgendas(db, wanted.clinic);
  return false;
}

/** Whether an appointment has its place in a room. */
export async function isInRoom(db: Db, agendamentoId: number, ambienteId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: reserva.id })
    .from(reserva)
    .where(
      and(
        eq(reserva.agendamentoId, agendamentoId),
        eq(reserva.ambienteId, ambienteId),
        eq(reserva.tipo, 'RESERVA'),
        eq(reserva.ativa, true),
      ),
    );
  return found !== undefined;
}

/** The name of the room in which an appointment has its place; null where it has none. */
export async function roomOf(db: Db, agendamentoId: number): Promise<string | null> {
  const [found] = await db
    .select({ name: ambiente.name })
    .from(reserva)
    .innerJoin(ambiente, eq(ambiente.id, reserva.ambienteId))
    .where(
      and(eq(reserva.agendamentoId, agendamentoId), eq(reserva.tipo, 'RESERVA'), eq(reserva.ativa, true)),
    )
    .orderBy(reserva.id)
    .limit(1);
  return found?.name ?? null;
}

/** Frees what an appointment holds, before it takes something else. */
export async function releaseReservas(db: Db, agendamentoId: number): Promise<void> {
  await db
    .update(reserva)
    .set({ ativa: false })
    .where(and(eq(reserva.agendamentoId, agendamentoId), eq(reserva.ativa, true)));
}

const heldBy = (owner: HoldOwner) =>
  and(
    ...('agendamentoId' in owner
      ? [eq(reserva.agendamentoId, owner.agendamentoId)]
      : [eq(reserva.usuarioId, owner.usuarioId), eq(reserva.funcionarioId, owner.funcionarioId)]),
    eq(reserva.tipo, 'HOLD'),
    eq(reserva.ativa, true),
  );

/** Frees what a person holds for an employee. */
export async function releaseHolds(db: Db, owner: HoldOwner): Promise<void> {
  if ('agendamentoId' in owner) await endHoldsOfLink(db, { agendamentoId: owner.agendamentoId });
  else await db.update(reserva).set({ ativa: false }).where(heldBy(owner));
}

/**
 * One change at a time of what a person holds: two tabs that choose at once would each replace what the other has not yet
 * committed, and both sets would stay (issue 10 'a person cannot hold more than their request needs').
 */
export const lockHolds = (db: Db, usuarioId: number): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(${ADVISORY_OF.HOLDS}::int, ${usuarioId}::int)`);

/** Since when a person holds for an employee, or null. Only what has not run out counts. */
export async function heldSince(db: Db, owner: HoldOwner, now: Now): Promise<string | null> {
  const [found] = await db
    .select({ desde: min(reserva.desde) })
    .from(reserva)
    .where(and(heldBy(owner), gt(reserva.expiraEm, now.instant)));
  return found?.desde ?? null;
}

/** For how many other employees a person holds slots now. */
export async function otherHeldFuncionarios(
  db: Db,
  owner: Extract<HoldOwner, { usuarioId: number }>,
  now: Now,
): Promise<number> {
  const [found] = await db
    .select({ n: sql<number>`${count(sql`distinct ${reserva.funcionarioId}`)}::int` })
    .from(reserva)
    .where(
      and(
        eq(reserva.usuarioId, owner.usuarioId),
        ne(reserva.funcionarioId, owner.funcionarioId),
        eq(reserva.tipo, 'HOLD'),
        eq(reserva.ativa, true),
        gt(reserva.expiraEm, now.instant),
      ),
    );
  return found?.n ?? 0;
}

/** Frees slots whose hold ran out. Booking frees the ones in its own way as well, inside its transaction. */
export const releaseExpiredReservas = (db: Db): Promise<unknown> =>
  db.execute(sql`update reserva set ativa = false where ativa and tipo = 'HOLD' and expira_em < now()`);

/** Removes what was held a week ago and is not any more. */
export const clearReservas = (db: Db): Promise<unknown> =>
  db.execute(sql`delete from reserva where not ativa and created_at < now() - interval '7 days'`);
