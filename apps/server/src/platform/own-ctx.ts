import { nowInSaoPaulo } from '@apto/domain/time';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabasePort, Db } from '../db/port.ts';
import type { Configuration } from './config.ts';
import type { Ctx } from './context.ts';
import type { Jobs } from './jobs.ts';
import type { Gateways } from './ports.ts';
import { recorder, type Execution } from './recorder.ts';
import type { InternalSession } from './session.ts';

/** What a job needs that does a person's steps for them. */
export interface OwnWork {
  database: DatabasePort;
  config: Configuration;
  gateways: Gateways;
  jobs: Pick<Jobs, 'enqueueMessage' | 'wake'>;
  log: FastifyBaseLogger;
  /** Milliseconds since 1970; tests pass their own. */
  clock?: () => number;
}

/** The context of a step: the person's own, without their call. */
export function ownCtx(
  { config, gateways, jobs, log, clock = Date.now }: OwnWork,
  tx: Db,
  session: InternalSession,
  requestId: string,
  execution: Execution,
): Ctx {
  return {
    db: tx,
    session,
    now: nowInSaoPaulo(clock()),
    requestId,
    ip: null,
    userAgent: null,
    log,
    config,
    gateways,
    file: null,
    expectedVersion: 0,
    header: () => undefined,
    ...recorder({ db: tx, session, config, jobs, requestId, ip: null }, execution),
  };
}
