import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../src/db/migrate.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { seedFixture, SEQUENCES } from './fixture.ts';
import { fingerprint, forget, KEPT } from './kept.ts';
import { binaries, keepCluster, startCluster, stopCluster, type Cluster } from './postgres.ts';

/** What a new database begins with: the migrations alone, or the small world of `fixture.ts` as well. */
export type Contents = 'migrated' | 'fixture';

/** The databases of the files that `templates` answers. */
export const TEMPLATES: readonly Contents[] = ['migrated', 'fixture'];

/** Nothing of a run outlives it, and no test pulls its plug: what would keep it safe only costs time. */
export const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
/** How many times as long as usual the templates may take: the machine may be busy. */
const PATIENCE = 20;

export const address = ({ port }: Cluster, name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;

export async function run(cluster: Cluster, statement: string): Promise<void> {
  const client = new pg.Client(address(cluster, 'postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The templates that every suite's database is a copy of, made from nothing by the migrations. */
async function make(cluster: Cluster): Promise<void> {
  await run(cluster, 'create database migrated');
  const migrated = openPostgres({ url: address(cluster, 'migrated'), patience: PATIENCE });
  await migrate(migrated);
  await migrated.close();
  await run(cluster, 'create database fixture template migrated');
  const fixture = openPostgres({ url: address(cluster, 'fixture'), patience: PATIENCE });
  await fixture.transaction((tx) => seedFixture(tx));
  await fixture.runScript(SEQUENCES);
  await fixture.close();
}

/**
 * The files of a PostgreSQL that has the templates, kept from run to run while their sources stay the same: initdb, the
 * migrations and the small world take several times as long as one test. Each user has their own, as PostgreSQL wants it.
 * @param started is told of a PostgreSQL that runs while they are made
 */
export async function templates(started: (cluster: Cluster) => void = () => undefined): Promise<string> {
  const beginning = `postgres-${process.getuid?.() ?? 'user'}-`;
  const current = `${beginning}${fingerprint(realpathSync(binaries()))}`;
  const folder = join(KEPT, current);
  if (existsSync(folder)) return folder;
  const cluster = await startCluster(FAST);
  started(cluster);
  try {
    await make(cluster);
    mkdirSync(KEPT, { recursive: true });
    forget(beginning, current);
    keepCluster(cluster, folder);
  } catch (error) {
    stopCluster(cluster);
    throw error;
  }
  return folder;
}
