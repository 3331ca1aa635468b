import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const ANSWER_LISTENERS = 20;

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
    // A file's answer is listened to eleven times: each async function of @fastify/static that hands on the (thenable)
    // reply makes Fastify wait for its end, besides the parts that follow every answer. Node calls more than ten a leak.
    answer.setMaxListeners(ANSWER_LISTENERS);
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
