import {
  acceptOffer,
  askToWait,
  endWaitOfAgendamento,
  leaveWait,
  myWait,
  refuseOffer,
  waitOfAgendamento,
} from '@apto/api-client';
import { reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { acceptOwnOffer, refuseOwnOffer } from './answer.ts';
import { WAITING_ROUTINE } from './offer.ts';
import { endWait, leaveOwnWait, readOwnWait, readWait, waitForEarlier } from './wait.ts';

const OK = { ok: true } as const;

/** 'Avise-me se abrir um horário antes' (issue 10, docs/decisions/0151). */
export function waitingListRoutes(server: Server): void {
  /** Not with the minute: the next who waits has something to win by it. */
  const afterCommit = async (): Promise<void> => server.jobs.runSoon(WAITING_ROUTINE);

  // Employee
  reading(server, myWait, (_, ctx) => readOwnWait(ctx));
  writing(server, askToWait, (_, ctx) => waitForEarlier(ctx), { afterCommit });
  writing(
    server,
    leaveWait,
    async (_, ctx) => {
      await leaveOwnWait(ctx);
      return OK;
    },
    { afterCommit },
  );
  writing(server, acceptOffer, ({ body }, ctx) => acceptOwnOffer(ctx, body.oferta), {
    status: 200,
    afterCommit,
  });
  writing(
    server,
    refuseOffer,
    async ({ body }, ctx) => {
      await refuseOwnOffer(ctx, body.oferta);
      return OK;
    },
    { status: 200, afterCommit },
  );

  // Staff
  reading(server, waitOfAgendamento, ({ params }, ctx) => readWait(ctx, params.id));
  writing(
    server,
    endWaitOfAgendamento,
    async ({ params }, ctx) => {
      await endWait(ctx, params.id);
      return OK;
    },
    { afterCommit },
  );
}
