import { Pool } from 'pg';
import { LOCK_WAIT_MS } from './port.ts';

export interface PostgresOptions {
  url: string;
  /** For the calls of companies; half as many more, four at least, are the owner's: half of them for the sessions. */
  connections?: number;
  /** False: the calls of companies have the owner's rights too. */
  usesAppRole?: boolean;
  /** Milliseconds after which the database gives a statement up; the driver does a third later. */
  maxTime?: number;
  /**
   * How many times as long as usual everything may take before it is given up: 1 for a call of somebody who waits. More
   * where many calls at once have to be answered by what they found, and not by how busy the machine is.
   */
  patience?: number;
  onError?: (error: Error) => void;
}

/** The longest wait for a connection; a call that waits is refused within five seconds. */
const CONNECTION_WAIT = 4_600;
/** What a statement may take where nobody waits for it: jobs. */
const JOB_STATEMENT_MS = 15_000;
/** One plan for any values, where PostgreSQL else makes five for those of the moment first. */
export const ANY_VALUES = 'plan_cache_mode = force_generic_plan';

/**
 * The connections, apart by who asks: the owner's (`pool`), those of what is kept, as the look at each call's session
 * (`keptPool`), and those of the companies' calls (`appPool`). With what a statement may take on them.
 */
export function openPools(options: PostgresOptions) {
  const connections = options.connections ?? 10;
  const patience = options.patience ?? 1;
  const maxTime = (options.maxTime ?? JOB_STATEMENT_MS) * patience;
  const openPool = (max: number, settings = ''): Pool => {
    const opened = new Pool({
      connectionString: options.url,
      max,
      connectionTimeoutMillis: CONNECTION_WAIT * patience,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      statement_timeout: maxTime,
      lock_timeout: LOCK_WAIT_MS * patience,
      idle_in_transaction_session_timeout: 60_000,
      // Compiling takes longer than the statements that it would help.
      options: `-c timezone=UTC -c jit=off${settings}`,
      application_name: 'apto',
    });
    // Without a listener an idle connection that the database closes would end the process.
    opened.on('error', (error) => options.onError?.(error));
    return opened;
  };
  const half = Math.max(2, Math.ceil(connections / 4));
  return {
    maxTime,
    pool: openPool(half),
    // Apart: every call looks at its session first, which no job keeps waiting, and what is kept is planned once.
    keptPool: openPool(half, ` -c ${ANY_VALUES.replaceAll(' ', '')}`),
    // Apart, so that a connection stays what it became: a call and the look at its session do not take turns on one.
    appPool: openPool(connections),
  };
}
