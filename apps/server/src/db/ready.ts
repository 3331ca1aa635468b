import { escapeIdentifier, Query, type Pool, type PoolClient } from 'pg';
import type { KeptStatement } from './kept.ts';

/** How long after a connection was lost, could not be had, or calls came first, the others are looked at again. */
const AGAIN_MS = 30_000;

/** What a statement may take: a database that froze keeps the connections from nobody. */
const STATEMENT_MS = 4_000;
const limit = { query_timeout: STATEMENT_MS };

const nothingMore = (): void => undefined;

/** Names a statement on a connection without asking it. The driver knows it from then on as one of its own. */
const parse = (client: PoolClient, { name, text }: KeptStatement): Promise<void> =>
  new Promise((resolve, reject) => {
    const named = new Query({ name, text }, (error) => (error ? reject(error) : resolve()));
    named.submit = (connection) => {
      connection.parse({ name, text, types: [] }, true);
      connection.sync();
    };
    client.query(Object.assign(named, limit));
  });

interface Readiness {
  readonly pool: Pool;
  readonly size: number;
  /** What follows `begin`: for whom, and how, the statements are planned. */
  readonly opening: () => Promise<string>;
  readonly statementsOf: (client: PoolClient) => readonly KeptStatement[];
  readonly onError: (error: Error) => void;
}

/**
 * Keeps every connection of a pool open and its statements planned, so that no call waits for either. A plan is made by
 * EXPLAIN, which asks nothing and writes nothing: what it makes is the plan for any values, which the connection keeps.
 * Before each connection it lets those go first who wait for one.
 */
export function keepReady({ pool, size, opening, statementsOf, onError }: Readiness) {
  const ready = new WeakSet<PoolClient>();
  let clock: NodeJS.Timeout | undefined;
  let isKept = false;

  async function plan(client: PoolClient): Promise<void> {
    const ask = (text: string) => client.query({ text, ...limit });
    await ask(`begin; ${await opening()}`);
    for (const statement of statementsOf(client)) {
      await parse(client, statement);
      const nothing = Array.from({ length: statement.params }, () => 'null').join(', ');
      await ask(`explain execute ${escapeIdentifier(statement.name)}${nothing && `(${nothing})`}`);
    }
    await ask('commit');
    ready.add(client);
  }

  async function pass(): Promise<void> {
    // Held until all are ready, since the pool gives an open one before it opens another.
    const held: PoolClient[] = [];
    const goesOn = () => isKept && held.length < size && pool.waitingCount === 0;
    try {
      while (goesOn()) {
        const client = await pool.connect();
        // Without a listener one that breaks meanwhile would end the process; the pool drops it when it comes back.
        client.on('error', nothingMore);
        if (!ready.has(client))
          await plan(client).catch((error: unknown) => {
            client.off('error', nothingMore).release(true);
            throw error;
          });
        held.push(client);
      }
      if (held.length < size) later();
    } catch (error) {
      // A stop takes the pool away in the middle of it.
      if (!isKept) return;
      // The database may be away for longer than this.
      later();
      throw error;
    } finally {
      for (const client of held) client.off('error', nothingMore).release();
    }
  }

  function later(): void {
    clearTimeout(clock);
    if (!isKept) return;
    clock = setTimeout(() => void pass().catch(onError), AGAIN_MS);
    clock.unref();
  }
  pool.on('remove', later);

  return {
    async begin(): Promise<void> {
      isKept = true;
      pool.options.min = size;
      await pass();
    },
    end(): void {
      isKept = false;
      clearTimeout(clock);
    },
  };
}
