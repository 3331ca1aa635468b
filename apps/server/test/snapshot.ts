import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { migrate } from '../src/db/migrate.ts';
import { openPglite } from '../src/db/pglite.ts';
import type { DatabasePort } from '../src/db/port.ts';
import { seedFixture, SEQUENCES } from './fixture.ts';
import { fingerprint, forget, KEPT } from './kept.ts';
import type { Contents } from './templates.ts';

const engine = (): string => createRequire(import.meta.url).resolve('@electric-sql/pglite');

/**
 * What would be carried along into every suite for nothing: the databases that new ones are made of, 15 MB, and a log
 * which every opening replayed, since it began before the migrations.
 */
const LEAVE_BEHIND = [
  `update pg_database set datistemplate = false where datname in ('template0', 'template1')`,
  'drop database template0',
  'drop database template1',
  `alter system set shared_buffers = '16MB'`,
  'set wal_recycle = off',
  'select pg_switch_wal()',
  'checkpoint',
];

async function make(contents: Contents): Promise<ArrayBuffer> {
  const database = await openPglite(null);
  await migrate(database);
  if (contents === 'fixture') {
    await database.transaction((tx) => seedFixture(tx));
    await database.runScript(SEQUENCES);
  }
  // Each by itself: a database is not dropped inside of a transaction.
  for (const statement of LEAVE_BEHIND) await database.runScript(statement);
  const dump = await (database.native as PGlite).dumpDataDir('none');
  await database.close();
  return dump.arrayBuffer();
}

/** Hands its bytes out as they are: PGlite copies what it takes, and a Blob is read by copying all of it twice more. */
class Snapshot extends Blob {
  readonly #bytes: ArrayBuffer;
  constructor(bytes: ArrayBuffer) {
    super();
    this.#bytes = bytes;
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

/** Of this worker, which opens one for every suite. */
const kept = new Map<Contents, Promise<Snapshot>>();

/** The files of an embedded database with these contents; kept from run to run while their sources stay the same. */
async function load(contents: Contents): Promise<Snapshot> {
  const name = `pglite-${contents}-${fingerprint(engine())}.tar`;
  const file = join(KEPT, name);
  if (existsSync(file)) return new Snapshot(new Uint8Array(readFileSync(file)).buffer);
  const bytes = await make(contents);
  mkdirSync(KEPT, { recursive: true });
  forget(`pglite-${contents}-`, name);
  // Two workers may make it at once: whoever comes last replaces the whole file.
  // Workers of one process share its id, and each sweeps what begins with the name.
  const part = join(KEPT, `making-${randomUUID()}.tar`);
  writeFileSync(part, Buffer.from(bytes));
  renameSync(part, file);
  return new Snapshot(bytes);
}

function snapshot(contents: Contents): Promise<Snapshot> {
  const found = kept.get(contents) ?? load(contents);
  kept.set(contents, found);
  return found;
}

/** A new embedded database, in memory or in `folder`: 0.8 s from a snapshot, where making it from nothing takes 3 s. */
export const freshPglite = async (contents: Contents, folder: string | null = null): Promise<DatabasePort> =>
  openPglite(folder, await snapshot(contents));
