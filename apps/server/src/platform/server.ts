import type { FastifyInstance } from 'fastify';
import type { DatabasePort } from '../db/port.ts';
import type { Gateways } from './ports.ts';
import type { Configuration } from './config.ts';
import type { Connections } from './connections.ts';
import type { Events } from './events.ts';
import type { ReceivedFile } from './receive.ts';
import type { Jobs } from './jobs.ts';
import type { Session } from './session.ts';

/** Everything that a resource's routes are built on. One per process. */
export interface Server {
  app: FastifyInstance;
  database: DatabasePort;
  config: Configuration;
  gateways: Gateways;
  events: Events;
  jobs: Jobs;
  /** Milliseconds since 1970; tests pass their own. */
  clock: () => number;
  /** Ids of the calls that have a handler, for the start-up check. */
  served: Set<string>;
  /** Closes each open event stream, so that a stop does not wait for them. */
  streams: Set<() => void>;
  /** Those over which calls come in, so that a stop does not wait for idle ones. */
  connections: Connections;
  /** False until the database is migrated: calls answer 503 meanwhile. */
  prepared: boolean;
  /** True from the moment a stop was asked for: readiness says no, open requests finish. */
  shuttingDown: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    rateClass?: 'default' | 'login' | 'public' | 'heavy';
    call?: string;
  }
  interface FastifyRequest {
    receivedFile?: ReceivedFile;
    sessionKind?: 'publica' | 'interna' | 'autoagendamento' | 'prestador';
    /** Who asks, once that is known; null for a public call. */
    session?: Session | null;
  }
}
