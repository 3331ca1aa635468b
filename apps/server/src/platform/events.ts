import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { DatabasePort } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { LOGOUT_CHANNEL } from './authentication.ts';
import type { Scope } from './session.ts';
import { withoutData } from './error-handling.ts';

export interface LoadedEvent {
  /** `transacao.id`: what a browser sends back as Last-Event-ID. */
  position: string;
  tipo: string;
  dados: unknown;
}

/** `floor` is the oldest transaction that was still running when the row was read. */
const EVENT_ROW = z.strictObject({
  id: z.int(),
  transacao: z.string(),
  floor: z.string(),
  tipo: z.string(),
  empresa_id: z.nullable(z.int()),
  cliente_id: z.nullable(z.int()),
  unidade_id: z.nullable(z.int()),
  usuarios: z.nullable(z.array(z.int())),
  dados: z.unknown(),
});
type EventRow = z.output<typeof EVENT_ROW>;

/** Who reads a stream. */
export interface Reader {
  usuarioId: number;
  scope: Scope;
  /** Whether they may see appointments: without it they are told of their own bell alone. */
  seesAgendamentos: boolean;
}

export interface Subscriber extends Reader {
  receive(domainEvent: LoadedEvent): void;
}

export interface Events {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Answers the function that ends it. */
  subscribe(subscriber: Subscriber): Promise<() => void>;
  /** Runs whenever a session was ended, by whichever process. */
  onLogout(run: () => Promise<void>): void;
  /** Events committed since a position, for one reader. null: too old, reload everything. */
  since(position: string, reader: Reader): Promise<LoadedEvent[] | null>;
  /** Position of a reader that starts now. */
  position(): Promise<string>;
}

/** The oldest transaction that still runs when a statement begins: what it does not see is this one's or a later one's. */
export const FLOOR = sql`pg_snapshot_xmin(pg_current_snapshot())::text`;
/** Where a stream begins that shall tell what a statement with this floor could not see. */
export const positionOf = (floor: string): string => `${floor}.0`;

/** The name that a stream gives to an event. */
const eventName = (kind: string): 'agendamento' | 'liberacao' | 'notificacao' => {
  if (kind === NOTIFICATION) return 'notificacao';
  return kind === RELEASE ? 'liberacao' : 'agendamento';
};

export function visible(
  e: Pick<EventRow, 'tipo' | 'empresa_id' | 'cliente_id' | 'unidade_id' | 'usuarios'>,
  { usuarioId, scope, seesAgendamentos }: Reader,
): boolean {
  if (e.empresa_id !== scope.empresaId) return false;
  // It carries nothing; what the bell then reads is held against the scope.
  if (e.tipo === NOTIFICATION) return e.usuarios?.includes(usuarioId) ?? false;
  if (!seesAgendamentos) return false;
  if (scope.clientes && (e.cliente_id === null || !scope.clientes.includes(e.cliente_id))) return false;
  // A clinic is released to a customer, which is to all of its branches.
  if (e.tipo === RELEASE) return true;
  return !scope.unidades || (e.unidade_id !== null && scope.unidades.includes(e.unidade_id));
}

/** `NewRelease['tipo']`. */
const RELEASE = 'LIBERACAO';
/** Of `notifications/notify.ts`. */
const NOTIFICATION = 'NOTIFICACAO';
const MAX_RESUME = 500;
/** Largest bigint of the database: no position of ours is beyond it. */
const MAX_TRANSACTION = 2n ** 63n - 1n;
/** Rows of one look at the outbox. */
const PAGE_SIZE = 2_000;
/** A notice can be lost with its connection: look by oneself this often as well. */
const POLL_MS = 15_000;

/**
 * Tells open lists what was committed, by whichever process. A row may become visible after rows
 * with larger ids (its transaction took longer), so the reader keeps as its floor the oldest
 * transaction that was still running, re-reads from there, and skips what it already told.
 */
export function createEvents(database: DatabasePort, log: FastifyBaseLogger): Events {
  const subscribers = new Set<Subscriber>();
  let floor = '0';
  let counted = new Set<number>();
  let reading: Promise<void> | null = null;
  let again = false;
  let stopListening: (() => Promise<void>)[] = [];
  let afterLogout: () => Promise<void> = () => Promise.resolve();
  let clock: NodeJS.Timeout | undefined;

  const read = (since: { transacao: string; id: number }, limit: number) =>
    rows(
      database.db,
      EVENT_ROW,
      sql`select id::int as id, transacao::text as transacao, tipo, empresa_id, cliente_id, unidade_id, usuarios, dados,
            ${FLOOR} as floor
          from outbox where (transacao, id) > (${since.transacao}::bigint, ${since.id}::bigint)
          order by transacao, id limit ${limit}`,
    );

  /** While nobody listens nothing is read, and the floor stays behind: the first reader starts from the present. */
  async function catchUp(): Promise<void> {
    if (subscribers.size > 0) return;
    const current = await row(database.db, EVENT_ROW.pick({ floor: true }), sql`select ${FLOOR} as floor`);
    // Who came meanwhile reads on from where they began.
    if (!current || subscribers.size > 0) return;
    floor = current.floor;
    counted = new Set();
  }

  async function pollOnce(): Promise<void> {
    if (subscribers.size === 0) return;
    let since = { transacao: floor, id: 0 };
    let newFloor: string | undefined;
    const told: { id: number; transacao: string }[] = [];
    for (;;) {
      const page = await read(since, PAGE_SIZE);
      // The first page's snapshot is the oldest: what it could not see yet is read again next time.
      newFloor ??= page[0]?.floor;
      for (const e of page) {
        told.push({ id: e.id, transacao: e.transacao });
        if (counted.has(e.id)) continue;
        const domainEvent = { position: `${floor}.${e.id}`, tipo: eventName(e.tipo), dados: e.dados };
        for (const a of subscribers) if (visible(e, a)) a.receive(domainEvent);
      }
      const last = page.at(-1);
      if (!last || page.length < PAGE_SIZE) break;
      since = { transacao: last.transacao, id: last.id };
    }
    if (newFloor === undefined) return;
    const floorId = BigInt(newFloor);
    floor = newFloor;
    counted = new Set(told.filter((e) => BigInt(e.transacao) >= floorId).map((e) => e.id));
  }

  function wake(): void {
    if (reading) {
      again = true;
      return;
    }
    reading = (async () => {
      do {
        again = false;
        await pollOnce();
      } while (again);
    })()
      .catch((error: unknown) => log.warn({ err: withoutData(error) }, 'leitura de eventos'))
      .finally(() => {
        reading = null;
      });
  }

  return {
    async start() {
      stopListening = [
        await database.listen('apto_eventos', wake),
        await database.listen(LOGOUT_CHANNEL, () => {
          afterLogout().catch((error: unknown) => log.warn({ err: withoutData(error) }, 'fim de sessões'));
        }),
      ];
      clock = setInterval(wake, POLL_MS);
      clock.unref();
    },
    async stop() {
      clearInterval(clock);
      for (const stop of stopListening) await stop();
      await reading;
    },
    async subscribe(subscriber) {
      await catchUp();
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    onLogout(run) {
      afterLogout = run;
    },
    async since(position, reader) {
      const match = /^(\d{1,19})\.(\d{1,12})$/.exec(position);
      if (!match || BigInt(match[1] as string) > MAX_TRANSACTION) return null;
      const missed = await read({ transacao: match[1] as string, id: 0 }, MAX_RESUME + 1);
      if (missed.length > MAX_RESUME) return null;
      const alreadySeen = Number(match[2]);
      return missed
        .filter((e) => e.id !== alreadySeen && visible(e, reader))
        .map((e) => ({ position: `${match[1]}.${e.id}`, tipo: eventName(e.tipo), dados: e.dados }));
    },
    async position() {
      await catchUp();
      return positionOf(floor);
    },
  };
}
