import { events as chamadaEventos } from '@apto/api-client';
import { internal } from '../platform/context.ts';
import type { InternalSession } from '../platform/session.ts';
import { isDatabaseDown } from '../platform/database-down.ts';
import { readSession } from '../platform/authentication.ts';
import { narrowScope } from '../platform/scope.ts';
import type { LoadedEvent } from '../platform/events.ts';
import { stream } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { HttpError } from '../platform/errors.ts';

/** Also how often a session that was revoked is noticed. */
const HEARTBEAT_MS = 20_000;
const PER_SESSION = 8;
/** Bytes that wait for a slow reader before it is let go. */
const MAX_QUEUED = 1_048_576;

const canListen = (session: InternalSession) =>
  [chamadaEventos.permission].flat().every((p) => p === null || session.permissoes.has(p));

/**
 * GET /eventos: what changed in the caller's scope, as server-sent events. Resumes from
 * `Last-Event-ID`; when that is too old, sends `recarregar` instead. Ends when the session does.
 */
export function eventRoutes(server: Server): void {
  const openOnes = new Map<string, number>();

  stream(server, chamadaEventos, async (req, reply, ctx) => {
    const session = internal(ctx);
    const token = (req.headers.authorization ?? '').slice('Bearer '.length);
    const howMany = openOnes.get(session.idHash) ?? 0;
    if (howMany >= PER_SESSION)
      throw new HttpError(
        429,
        'MUITAS_TENTATIVAS',
        'Há janelas demais abertas nesta sessão.',
        { message: 'Há janelas demais abertas nesta sessão.' },
        { 'retry-after': String(HEARTBEAT_MS / 1000) },
      );
    openOnes.set(session.idHash, howMany + 1);

    const last = req.headers['last-event-id'];
    const queue: LoadedEvent[] = [];
    let opened = false;
    const subscriber = {
      scope: session.scope,
      receive: (e: LoadedEvent) => void (opened ? write(e) : queue.push(e)),
    };
    // Subscribed before the past is read: nothing falls between the two.
    const unsubscribe = server.eventos.subscribe(subscriber);
    let heartbeat: NodeJS.Timeout | undefined;
    const terminate = () => {
      clearInterval(heartbeat);
      unsubscribe();
      server.streams.delete(shut);
      const remaining = (openOnes.get(session.idHash) ?? 1) - 1;
      if (remaining > 0) openOnes.set(session.idHash, remaining);
      else openOnes.delete(session.idHash);
    };
    const shut = () => void reply.raw.end();
    const write = (e: LoadedEvent) => {
      reply.raw.write(`id: ${e.position}\nevent: ${e.tipo}\ndata: ${JSON.stringify(e.dados)}\n\n`);
      // A reader that has stopped reading would keep everything in memory: it resumes by its position.
      if (reply.raw.writableLength > MAX_QUEUED) reply.raw.destroy();
    };

    /** A session that ended, or lost its permission, ends its stream; changed rows change its scope. */
    const checkSession = async (): Promise<void> => {
      try {
        const { banco: database, config } = server;
        const readResult = await readSession(database.db, config.sessionSecret, server.clock(), token);
        if (readResult?.sessao.tipo !== 'interna' || !canListen(readResult.sessao)) shut();
        else subscriber.scope = narrowScope(readResult.sessao.scope, req.headers);
      } catch (error) {
        // The database is away: the stream stays, and tells again when it is back.
        if (!isDatabaseDown(error)) shut();
      }
    };

    try {
      const pastEvents = typeof last === 'string' ? await server.eventos.since(last, session.scope) : [];
      void reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        connection: 'keep-alive',
      });
      reply.raw.on('close', terminate);
      server.streams.add(shut);
      reply.raw.write(`retry: 2000\nid: ${server.eventos.currentPosition}\nevent: pronto\ndata: {}\n\n`);
      if (pastEvents === null)
        reply.raw.write(`id: ${server.eventos.currentPosition}\nevent: recarregar\ndata: {}\n\n`);
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
