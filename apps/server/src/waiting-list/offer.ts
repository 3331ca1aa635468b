import { setImmediate } from 'node:timers/promises';
import type { Faixa } from '@apto/domain/agendas';
import { periodoOfHorario, PERIODO } from '@apto/domain/periodos';
import { offerText, type Destination } from '@apto/domain/templates';
import { instantToSaoPaulo, type Now } from '@apto/domain/time';
import {
  chooseOffer,
  comparePlaces,
  hasEnough,
  isOfferHour,
  offerEnd,
  placeOf,
  waitRefusal,
} from '@apto/domain/waiting-list';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { clinicFaixas } from '../agendas/faixas.ts';
import { readClinic, type ClinicWithAgendas } from '../agendas/repository.ts';
import { employeeDestination } from '../autoagendamento/notice.ts';
import type { DatabasePort, Db } from '../db/port.ts';
import { ADVISORY_OF } from '../db/advisory.ts';
import { row, rows } from '../db/rows.ts';
import { offer } from '../db/schema.ts';
import { readVisit } from '../kit/repository.ts';
import { issueLasting } from '../links/lasting.ts';
import { isWithinCap } from '../outgoing/cap.ts';
import type { Configuration } from '../platform/config.ts';
import { eachApart } from '../platform/each-apart.ts';
import type { Jobs } from '../platform/jobs.ts';
import { recordMessage } from '../platform/records.ts';
import { releaseHolds, reserveFaixa } from '../reservas/repository.ts';
import { endWhatIsOver } from './over.ts';
import { clinicOf, offersOf, offersSoFar, readWaiter, rulesOf, visitOf, type Waiter } from './repository.ts';
import { OWN_TRAIL, tellTrail } from './trail.ts';

/** Name of its queue: keep it once it was released. */
export const WAITING_ROUTINE = 'lista-de-espera';

/** What the job works with. */
export interface Offering {
  database: DatabasePort;
  config: Configuration;
  jobs: Pick<Jobs, 'enqueueMessage' | 'wake'>;
}

const WISH = z.strictObject({
  id: z.int(),
  agendamento_id: z.int(),
  empresa_id: z.int(),
  prestador_id: z.int(),
  data: z.string(),
  hora: z.string(),
});
type Wish = z.output<typeof WISH>;

/** Everybody who waits and has no offer to answer, by clinic, in the order in which they asked. */
const wishes = (db: Db) =>
  rows(
    db,
    WISH,
    sql`select e.id, e.agendamento_id, e.empresa_id, a.prestador_id, a.data_agendamento::text as data, a.hora_agendamento as hora
        from espera e join agendamento a on a.id = e.agendamento_id
        where e.situacao = 'ESPERANDO' and a.prestador_id is not null and a.data_agendamento is not null
          and a.hora_agendamento is not null
          and not exists (select 1 from oferta o where o.espera_id = e.id and o.situacao = 'ABERTA')
        order by a.prestador_id, e.created_at, e.id`,
  );

const ownPlace = ({ data, hora: time }: Wish) => ({ data, time });

/** Those before whose place something is free at all: the others need no closer look. */
async function hopeful(db: Db, own: readonly Wish[], now: Now): Promise<Wish[]> {
  const [first] = own;
  if (!first) return [];
  const end = own.reduce((last, { data }) => (data > last ? data : last), now.data);
  const days = { start: now.data, end };
  const clinic = await readClinic(db, { id: first.prestador_id, empresaId: first.empresa_id }, days, null);
  const free = clinic ? await clinicFaixas(db, clinic, days, PERIODO.AMBOS, now) : [];
  return own.filter((wish) => free.some((faixa) => comparePlaces(placeOf(faixa), ownPlace(wish)) < 0));
}

/**
 * Whether this transaction has the wish: one process at a time makes the offers of a clinic ('busy' where another does), and
 * the appointment stands still meanwhile. Somebody who answered, left or got an offer in between is passed over.
 */
async function claim(tx: Db, wish: Wish): Promise<'busy' | 'passed' | 'mine'> {
  const lock = await row(
    tx,
    z.strictObject({ taken: z.boolean() }),
    sql`select pg_try_advisory_xact_lock(${ADVISORY_OF.OFFERS}::int, ${wish.prestador_id}::int) as taken`,
  );
  if (!lock?.taken) return 'busy';
  const held = await row(
    tx,
    z.strictObject({ id: z.int() }),
    sql`select e.id from espera e join agendamento a on a.id = e.agendamento_id
        where e.id = ${wish.id} and e.situacao = 'ESPERANDO' and a.prestador_id = ${wish.prestador_id}
          and not exists (select 1 from oferta o where o.espera_id = e.id and o.situacao = 'ABERTA')
        for update of a skip locked`,
  );
  return held === undefined ? 'passed' : 'mine';
}

interface Chosen {
  waiter: Waiter;
  clinic: ClinicWithAgendas;
  faixa: Faixa;
  expiraEm: string;
  to: Destination;
}

/** The place that somebody is to be offered now, or null: nothing fair is free, or they had enough of it. */
async function choose(db: Db, wish: Wish, now: Now): Promise<Chosen | null> {
  const made = await offersOf(db, wish.id);
  if (hasEnough(offersSoFar(made, now), now)) return null;
  const waiter = await readWaiter(db, wish.agendamento_id);
  const clinic = waiter ? await clinicOf(db, waiter, now) : null;
  if (!waiter || !clinic) return null;
  const { dataAgendamento: data, horaAgendamento: time } = waiter;
  if (data === null || time === null) return null;
  // Whether any place could be offered is answered below, by those that are free.
  const visit = { ...(await visitOf(db, waiter, clinic, now)), hasEarlier: () => true };
  if (waitRefusal(visit) !== null) return null;
  const offered = made.map((each) => ({ data: each.data, time: each.hora }));
  const free = await clinicFaixas(db, clinic, { start: now.data, end: data }, PERIODO.AMBOS, now);
  const faixa = chooseOffer(free, rulesOf(waiter, { data, time }, clinic, offered, now));
  const expiraEm = faixa && offerEnd(placeOf(faixa), clinic.preparo, now);
  const to = await employeeDestination(db, waiter);
  return faixa && expiraEm && to ? { waiter, clinic, faixa, expiraEm, to } : null;
}

/** Says what is offered, with the employee's own way in. */
async function tell(
  { config, jobs }: Offering,
  tx: Db,
  { waiter, faixa, expiraEm, to }: Chosen,
  offerId: number,
  now: Now,
): Promise<void> {
  const facts = await readVisit(tx, waiter.id);
  if (!facts) throw new Error('Uma oferta sem clínica ou dia.');
  const { link } = await issueLasting({ db: tx, now, config, ...OWN_TRAIL }, facts);
  const { data, horarioChegada: time } = faixa;
  const id = await recordMessage(tx, config.keyRing, {
    ...to,
    ...offerText({
      name: waiter.nomeFuncionario,
      offered: { data, time, periodo: periodoOfHorario(time), timeZone: facts.visit.timeZone },
      own: facts.visit,
      clinic: facts.visit,
      until: instantToSaoPaulo(expiraEm).time,
      link,
    }),
    agendamentoId: waiter.id,
    tipo: 'OFERTA_HORARIO',
    destinatario: 'FUNCIONARIO',
    about: { dia: data, hora: time },
    uniqueKey: `OFERTA_HORARIO:${offerId}`,
  });
  if (id !== null) await jobs.enqueueMessage(tx, id);
}

/**
 * Keeps a place for one person and tells them, in one transaction: the hold is of the same table and by the same insertion as
 * every other, so that what one is offered nobody else is, holds or books. Over the cap of messages nothing is offered.
 */
async function offerTo(offering: Offering, wish: Wish, now: Now): Promise<'busy' | 'passed' | 'offered'> {
  const { database, config } = offering;
  return database.ofEmpresa(wish.empresa_id).transaction(async (tx) => {
    const claimed = await claim(tx, wish);
    if (claimed !== 'mine') return claimed;
    const chosen = await choose(tx, wish, now);
    if (!chosen) return 'passed';
    const { waiter, clinic, faixa, expiraEm, to } = chosen;
    const owner = { agendamentoId: waiter.id };
    const taker = { ...owner, expiraEm, desde: now.instant };
    if (!(await reserveFaixa(tx, now, taker, { clinic, faixa }))) return 'passed';
    const counted = { to: to.destino, recipient: 'FUNCIONARIO' as const, agendamentoId: waiter.id };
    if (!(await isWithinCap(tx, config, counted))) {
      await releaseHolds(tx, owner);
      return 'passed';
    }
    const { data, horarioChegada: time, ambienteId } = faixa;
    const [made] = await tx
      .insert(offer)
      .values({
        empresaId: waiter.empresaId,
        esperaId: wish.id,
        agendamentoId: waiter.id,
        prestadorId: clinic.id,
        ambienteId,
        data,
        hora: time,
        createdAt: now.instant,
        expiraEm,
      })
      .returning({ id: offer.id });
    if (!made) throw new Error('A oferta não foi gravada.');
    await tellTrail(tx, waiter, 'OFERECER_HORARIO', { data, hora: time });
    await tell(offering, tx, chosen, made.id, now);
    return 'offered';
  });
}

/** Offers what is free at one clinic to those who wait there, in their order; `onOffer` hears of each. */
async function offerAt(
  offering: Offering,
  own: readonly Wish[],
  now: Now,
  proceed: () => boolean,
  onOffer: () => void,
): Promise<void> {
  const [first] = own;
  if (!first) return;
  let isBusy = false;
  const { db } = offering.database.ofEmpresa(first.empresa_id);
  await eachApart(await hopeful(db, own, now), async (wish) => {
    // Whoever comes later in the line must not be offered what the process that is at it offers those before.
    if (isBusy || !proceed()) return;
    const outcome = await offerTo(offering, wish, now);
    if (outcome === 'offered') onOffer();
    isBusy = outcome === 'busy';
    // The embedded database works in this very thread: calls that came in meanwhile have their turn.
    await setImmediate();
  });
}

/**
 * Ends what is over, and offers each free place to the first who waits for it (docs/decisions/0151). A place counts as opened
 * when it is free now, whatever freed it: wishes are held against the agendas, and no write has to think of them. May run in
 * several processes at once. Somebody whose offer fails holds nobody else up. Answers how many offers it made.
 * @param proceed asked between two people; false ends the pass, and the next one goes on
 * @throws the first failure, once all are through
 */
export async function offerPlaces(
  offering: Offering,
  now: Now,
  proceed: () => boolean = () => true,
): Promise<number> {
  const { database, jobs } = offering;
  let made = 0;
  const offerAll = async (): Promise<void> => {
    if (!isOfferHour(now)) return;
    const byClinic = Map.groupBy(await wishes(database.db), (wish) => wish.prestador_id);
    await eachApart(byClinic.values(), (own) => offerAt(offering, own, now, proceed, () => (made += 1)));
  };
  try {
    await eachApart([() => endWhatIsOver(database, now), offerAll], (part) => part());
  } finally {
    if (made > 0) jobs.wake();
  }
  return made;
}
