import { accessSync, constants, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { dataDir as emptyCluster } from '@electric-sql/pglite-prepopulatedfs';
import { PgDialect } from 'drizzle-orm/pg-core';
import { PgliteDatabase, PgliteSession } from 'drizzle-orm/pglite';
import {
  accessByEmpresa,
  becomeEmpresa,
  LOCK_WAIT_MS,
  withRetry,
  insideTransaction,
  requireOutsideTransaction,
  queryLogger,
  type DatabasePort,
  type Connection,
  type Db,
  type TransactionOptions,
} from './port.ts';
import { ConfigurationError } from './configuration-error.ts';
import { dataFolderError, embeddedFailure, lackOfRoom, makeFolder } from './folder.ts';
import { lockFolder } from './lock.ts';

/** One for all: what it learnt of a table's names holds for every transaction. */
const dialect = new PgDialect({ casing: 'snake_case' });

function asDb(cliente: PGlite | Transaction): Db {
  // drizzle's session calls only `query` on the client, which a PGlite transaction has as well.
  const session = new PgliteSession(cliente, dialect, undefined, { logger: queryLogger });
  return new PgliteDatabase(dialect, session, undefined) as unknown as Db;
}

/** A view of the instance that refuses statements issued beside the open transaction. */
function watched(pglite: PGlite): PGlite {
  return new Proxy(pglite, {
    get(target, key) {
      if (key === 'query' || key === 'exec') requireOutsideTransaction();
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** A view of the instance whose statements are each a transaction of the application's role for one company. */
function asEmpresa(pglite: PGlite, become: string): PGlite {
  return new Proxy(pglite, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (key !== 'query') return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      const query: PGlite['query'] = (text, values, options) => {
        requireOutsideTransaction();
        return target.transaction(async (tx) => {
          await tx.exec(become);
          return tx.query(text, values, options);
        });
      };
      return query;
    },
  });
}

/** PGlite hides why a file could not be opened: asked once more, the system tells. */
function openingError(folder: string, isNew: boolean, error: unknown): unknown {
  if (error instanceof ConfigurationError) return error;
  const files = join(folder, 'pg');
  try {
    if (existsSync(files)) accessSync(files, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (reason) {
    return dataFolderError(files, reason);
  }
  const sentence = lackOfRoom(folder) ?? embeddedFailure(files, error, isNew ? 'new' : 'existing');
  return sentence === null ? error : new ConfigurationError(sentence, { cause: error });
}

/**
 * Lies among the files of a new one until it is whole, and not beside them: who puts a copy in the place of what a killed
 * start left takes it away with the rest.
 */
const BEGUN = 'pg.novo';

/** Takes half of a new one away, its mark last: what is stopped here is known by the next start, too. */
function removeBegun(files: string): void {
  if (!existsSync(files)) return;
  for (const name of readdirSync(files).filter((each) => each !== BEGUN))
    rmSync(join(files, name), { recursive: true, force: true });
  rmSync(files, { recursive: true, force: true });
}

/**
 * Whether there is none yet: what a first start left that was killed halfway is taken away. Files that lack the one by which
 * a cluster is known are somebody's all the same: a new one over them would destroy what could be saved.
 * @throws ConfigurationError
 */
function isToBeMade(folder: string): boolean {
  const files = join(folder, 'pg');
  if (existsSync(join(files, BEGUN))) removeBegun(files);
  const found = statSync(files, { throwIfNoEntry: false });
  if (!found || (found.isDirectory() && readdirSync(files).length === 0)) return true;
  if (!existsSync(join(files, 'PG_VERSION')))
    throw new ConfigurationError(embeddedFailure(files, null, 'existing') ?? files);
  return false;
}

/**
 * Opens the embedded database in `folder`/pg, or in memory when `folder` is null. One process per
 * folder; it survives a killed process, but does not fsync: a power cut is not covered.
 * `initial` are the files (PGlite's own dump) with which a new one begins; without them it is an empty cluster.
 */
export async function openPglite(folder: string | null, initial?: Blob): Promise<DatabasePort> {
  const release = folder === null ? () => undefined : lockFolder(folder);
  let isNew = false;
  let pglite: PGlite;
  try {
    isNew = folder === null || isToBeMade(folder);
    // On a full disk PGlite fails in a hundred ways, none of which says so.
    const full = folder === null ? null : lackOfRoom(folder);
    if (full !== null) throw new ConfigurationError(full);
    if (folder !== null && isNew) {
      makeFolder(join(folder, 'pg'));
      writeFileSync(join(folder, 'pg', BEGUN), '');
    }
    pglite = await PGlite.create({
      ...(folder === null ? {} : { dataDir: join(folder, 'pg') }),
      // A cluster that is made in WebAssembly costs eight seconds of a first start; unpacked it costs one (0179).
      ...(isNew ? { loadDataDir: initial ?? (await emptyCluster()) } : {}),
      extensions: { btree_gist, pg_trgm, unaccent },
    });
    await pglite.exec(`set timezone to 'UTC'; set lock_timeout = ${LOCK_WAIT_MS}`);
    if (folder !== null) rmSync(join(folder, 'pg', BEGUN), { force: true });
  } catch (error) {
    // Half of a new one is none: the next start would take it for a damaged one.
    if (folder !== null && isNew) removeBegun(join(folder, 'pg'));
    release();
    throw folder === null ? error : openingError(folder, isNew, error);
  }
  const connection = (c: PGlite | Transaction): Connection => ({
    query: (text, values) => c.query(text, values),
    script: async (text) => void (await c.exec(text)),
  });

  function transaction<T>(fn: (tx: Transaction) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    requireOutsideTransaction();
    return withRetry(options.attempts ?? 4, () =>
      pglite.transaction((tx) => insideTransaction(() => fn(tx))),
    );
  }

  return {
    kind: 'pglite',
    native: pglite,
    usesAppRole: true,
    ofEmpresa: accessByEmpresa((empresaId) => {
      const become = becomeEmpresa(empresaId, true, true);
      return {
        db: asDb(asEmpresa(pglite, become)),
        transaction: (fn, options) =>
          transaction(async (tx) => {
            await tx.exec(become);
            return fn(asDb(tx));
          }, options),
      };
    }),
    db: asDb(watched(pglite)),
    transaction: (fn, options) => transaction((tx) => fn(asDb(tx)), options),
    rawTransaction: (fn) => pglite.transaction((tx) => insideTransaction(() => fn(connection(tx)))),
    runScript: (text) => connection(pglite).script(text),
    tidy: async () => void (await pglite.exec('vacuum (analyze)')),
    listen: (channel, onNotice) => pglite.listen(channel, () => onNotice()),
    makeReady: () => Promise.resolve(),
    ping: async () => void (await pglite.query('select 1')),
    async close() {
      await pglite.close();
      release();
    },
  };
}
