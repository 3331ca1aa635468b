import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface Connections {
  /** From here on answers say `Connection: close`, and a connection ends as soon as nothing is asked on it. */
  letGo(): void;
  /** Ends what is still open, answered or not. */
  cut(): void;
}

/**
 * Knows every connection and how many answers it waits for. Node counts a connection on which nothing was asked yet
 * (a browser's preconnection) as busy, and one whose last answer left before the stop stays with whoever keeps it
 * (a proxy): either would hold a stop for as long as it likes.
 */
export function watchConnections(app: FastifyInstance): Connections {
  const waiting = new Map<Socket, number>();
  let ending = false;
  app.server.on('connection', (socket) => {
    waiting.set(socket, 0);
    socket.once('close', () => waiting.delete(socket));
  });
  app.server.on('request', ({ socket }, answer) => {
    waiting.set(socket, (waiting.get(socket) ?? 0) + 1);
    answer.once('close', () => {
      const left = (waiting.get(socket) ?? 1) - 1;
      if (!socket.destroyed) waiting.set(socket, left);
      if (ending && left === 0) socket.destroySoon();
    });
  });
  app.addHook('onSend', async (_, reply) => {
    if (ending) void reply.header('connection', 'close');
  });
  return {
    letGo() {
      ending = true;
      for (const [socket, answers] of waiting) if (answers === 0) socket.destroySoon();
    },
    cut() {
      for (const socket of waiting.keys()) socket.destroy();
    },
  };
}
