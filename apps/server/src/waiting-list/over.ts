import { ENDED_STATUSES } from '@apto/domain/status';
import { MAX_UNANSWERED } from '@apto/domain/waiting-list';
import type { Now } from '@apto/domain/time';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabasePort, Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { eachApart } from '../platform/each-apart.ts';
import { tellTrail } from './trail.ts';
import { endOffer, endWish, offersOf, liveWish } from './repository.ts';

const DUE = z.strictObject({ id: z.int(), empresaId: z.int(), clienteId: z.int() });
type Due = z.output<typeof DUE>;

const ENDED = sql.raw(ENDED_STATUSES.join(', '));

/** Appointments that are over, or whose day has come: nobody waits for something before it any more. */
const endedWishes = (db: Db, now: Now) =>
  rows(
    db,
    DUE,
    sql`select a.id, a.empresa_id as "empresaId", a.cliente_id as "clienteId" from espera e join agendamento a on a.id = e.agendamento_id
        where e.situacao = 'ESPERANDO'
          and (a.status_id in (${ENDED}) or a.data_agendamento is null or a.data_agendamento <= ${now.data}::date)
        order by a.id`,
  );

/** The clinic closed the day of an offer `o`, or the hours of it: its hold keeps a place that is none any more. */
const IS_CLOSED = sql`exists (select 1 from agenda_excecao x join agenda g on g.id = x.agenda_id
  where g.prestador_id = o.prestador_id and g.ambiente_id = o.ambiente_id and x.data = o.data and not x.atende
    and (x.inicio is null or (x.inicio <= o.hora and o.hora < x.fim)))`;

/** Open offers whose time is over, or whose place is kept no more: the booking was moved, or the clinic closed the day. */
const endedOffers = (db: Db, now: Now) =>
  rows(
    db,
    DUE,
    sql`select a.id, a.empresa_id as "empresaId", a.cliente_id as "clienteId" from oferta o join agendamento a on a.id = o.agendamento_id
        where o.situacao = 'ABERTA' and (o.expira_em <= ${now.instant}::timestamptz or ${IS_CLOSED} or not exists (
          select 1 from reserva r where r.agendamento_id = a.id and r.ativa and r.tipo = 'HOLD'))
        order by a.id`,
  );

/** Each in a transaction of its own that holds the appointment, as who answers at the same moment does. */
const inTurn = (database: DatabasePort, { id, empresaId }: Due, act: (tx: Db) => Promise<void>) =>
  database.ofEmpresa(empresaId).transaction(async (tx) => {
    await tx.execute(sql`select id from agendamento where id = ${id} for update`);
    await act(tx);
  });

async function endDueOffer(tx: Db, due: Due, now: Now): Promise<void> {
  const wish = await liveWish(tx, due.id);
  const open = wish && (await offersOf(tx, wish.id)).find((each) => each.situacao === 'ABERTA');
  if (!wish || !open) return;
  const isOver = Date.parse(open.expiraEm) <= Date.parse(now.instant);
  await endOffer(tx, due.id, isOver ? 'EXPIRADA' : 'SEM_EFEITO', now);
  if (!isOver) return;
  await tellTrail(tx, due, 'EXPIRAR_OFERTA', open);
  const latest = (await offersOf(tx, wish.id)).slice(-MAX_UNANSWERED);
  if (latest.length < MAX_UNANSWERED || latest.some((each) => each.situacao !== 'EXPIRADA')) return;
  await endWish(tx, due.id, 'ENCERRADA', now);
  await tellTrail(tx, due, 'ENCERRAR_ESPERA');
}

/** Ends what is over, so that the places go to the next who wait. Two processes end each once. */
export const endWhatIsOver = (database: DatabasePort, now: Now): Promise<void> =>
  eachApart(
    [
      async () =>
        eachApart(await endedWishes(database.db, now), (due) =>
          inTurn(database, due, async (tx) => {
            if (await endWish(tx, due.id, 'ENCERRADA', now)) await tellTrail(tx, due, 'ENCERRAR_ESPERA');
          }),
        ),
      async () =>
        eachApart(await endedOffers(database.db, now), (due) =>
          inTurn(database, due, (tx) => endDueOffer(tx, due, now)),
        ),
    ],
    (part) => part(),
  );
