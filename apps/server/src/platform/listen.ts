import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { tryPort } from './try-port.ts';

/** Connections that wait to be taken, as many as the system allows: one that it turns away hears no 503, but nothing or a reset. */
const BACKLOG = 65_535;

/**
 * Sockets that take connections at one port. Node takes one connection of each in a turn of its loop (libuv pull request
 * 3696): in a rush, when a turn answers many calls, hundreds would wait for seconds before anybody had heard them.
 */
const DOORS = 16;

export interface Doors {
  /** `http://host:port` of the first. */
  address: string;
  /** Takes nobody any more; done when the last connection that came in has ended. */
  close(): Promise<void>;
}

/** Whether several sockets can share a port here; elsewhere there is one. */
const canShare = process.platform === 'linux';

/**
 * Listens at a port with several sockets, whose connections the app answers as its own.
 * @throws EADDRINUSE when somebody else listens there already, with shared sockets or not
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<Doors> {
  // Shared sockets would also share the port with another server of the same user, which nobody asked for.
  await tryPort({ port, host });
  const address = await app.listen({ port, host, backlog: BACKLOG, ...(canShare && { reusePort: true }) });
  const others: Server[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(
      others.map((door) => {
        const closed = once(door, 'close');
        door.close();
        return closed;
      }),
    );
  };
  if (!canShare) return { address, close };
  const taken = (app.server.address() as AddressInfo).port;
  try {
    while (others.length < DOORS - 1) {
      // As Node's HTTP server makes its own connections.
      const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
        app.server.emit('connection', socket);
      });
      door.listen({ port: taken, host, backlog: BACKLOG, reusePort: true });
      await once(door, 'listening');
      others.push(door);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { address, close };
}
