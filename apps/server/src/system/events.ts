import { events as eventsCall } from '@apto/api-client';
import { PERMISSION } from '@apto/domain/permissions';
import { internal } from '../platform/context.ts';
import { isDatabaseDown } from '../platform/database-down.ts';
import { permits } from '../platform/access.ts';
import { endedSessions, readSession } from '../platform/authentication.ts';
import { narrowScope } from '../platform/scope.ts';
import type { LoadedEvent } from '../platform/events.ts';
import { stream } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { tooMany } from '../platform/errors.ts';

/** Also how often a session that was revoked is noticed. */
const HEARTBEAT_MS = 20_000;
const PER_SESSION = 8;
/** Bytes that wait for a slow reader before it is let go. */
const MAX_QUEUED = 1_048_576;
/** Events that a stream remembers, so that it tells none twice. */
const REMEMBERED = 2_000;

const seesAgendamentos = ({ permissions }: { readonly permissions: ReadonlySet<string> }): boolean =>
  permissions.has(PERMISSION.GESTAO_MEDICA_V3_VIEW);

/**
 * GET /eventos: what changed in the caller's scope, as server-sent events. Resumes from
 * `Last-Event-ID`; when that is too old, sends `recarregar` instead. Ends when the session does.
 */
export function eventRoutes(server: Server): void {
  const openStreams = new Map<string, Set<() => void>>();
  // Of every process: a stream must not outlive its session until the next heartbeat.
  server.events.onLogout(async () => {
    for (const idHash of await endedSessions(server.database.db, [...openStreams.keys()]))
      for (const end of openStreams.get(idHash) ?? []) end();
  });

  stream(server, eventsCall, async (req, reply, ctx) => {
    // Who left while the session was read is told nothing, and takes no place.
    if (reply.raw.destroyed) return;
    const session = internal(ctx);
    const token = (req.headers.authorization ?? '').slice('Bearer '.length);
    const siblings = openStreams.get(session.idHash) ?? new Set();
    if (siblings.size >= PER_SESSION)
      throw tooMany('Há janelas demais abertas nesta sessão.', HEARTBEAT_MS / 1000);
    const end = () => void reply.raw.end();
    openStreams.set(session.idHash, siblings.add(end));

    const last = req.headers['last-event-id'];
    const queue: LoadedEvent[] = [];
    let opened = false;
    const subscriber = {
      usuarioId: session.usuarioId,
      scope: session.scope,
      seesAgendamentos: seesAgendamentos(session),
      receive: (e: LoadedEvent) => void (opened ? write(e) : queue.push(e)),
    };
    let unsubscribe = (): void => undefined;
    let heartbeat: NodeJS.Timeout | undefined;
    const terminate = () => {
      clearInterval(heartbeat);
      unsubscribe();
      server.streams.delete(end);
      siblings.delete(end);
      if (siblings.size === 0) openStreams.delete(session.idHash);
    };
    // Before the past is read: whoever leaves meanwhile is not told of afterwards.
    reply.raw.once('close', terminate);
    // What is read of the past may be told as news as well; the number after the point is the event's own.
    const told = new Set<string>();
    const write = (e: LoadedEvent) => {
      const event = e.position.slice(e.position.lastIndexOf('.') + 1);
      if (told.has(event)) return;
      told.add(event);
      const [oldest] = told;
      if (told.size > REMEMBERED && oldest !== undefined) told.delete(oldest);
      reply.raw.write(`id: ${e.position}\nevent: ${e.tipo}\ndata: ${JSON.stringify(e.dados)}\n\n`);
      // A reader that has stopped reading would keep everything in memory: it resumes by its position.
      if (reply.raw.writableLength > MAX_QUEUED) reply.raw.destroy();
    };

    /** A session that ended ends its stream; changed rows change its scope and what it is told. */
    const checkSession = async (): Promise<void> => {
      try {
        const { database, config } = server;
        const loaded = await readSession(database.db, config.keyRing, server.clock(), token, false);
        if (loaded?.session.kind !== 'interna' || !permits(eventsCall, loaded.session)) end();
        else {
          subscriber.scope = narrowScope(loaded.session.scope, req.headers);
          subscriber.seesAgendamentos = seesAgendamentos(loaded.session);
        }
      } catch (error) {
        // The database is away: the stream stays, and tells again when it is back.
        if (!isDatabaseDown(error)) end();
      }
    };

    try {
      // Subscribed before the past is read: nothing falls between the two.
      unsubscribe = await server.events.subscribe(subscriber);
      const pastEvents = typeof last === 'string' ? await server.events.since(last, subscriber) : [];
      const position = await server.events.position();
      void reply.hijack();
      // Who left while it was subscribed ended it too soon.
      if (reply.raw.destroyed) return terminate();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        connection: 'keep-alive',
      });
      server.streams.add(end);
      reply.raw.write(`retry: 2000\nid: ${position}\nevent: pronto\ndata: {}\n\n`);
      if (pastEvents === null) reply.raw.write(`id: ${position}\nevent: recarregar\ndata: {}\n\n`);
      else for (const e of pastEvents) write(e);
      opened = true;
      for (const e of queue.splice(0)) write(e);
      heartbeat = setInterval(() => {
        reply.raw.write(': batimento\n\n');
        void checkSession();
      }, HEARTBEAT_MS);
    } catch (error) {
      terminate();
      throw error;
    }
  });
}
