import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { seedFixture, SEQUENCES } from './fixture.ts';
import { startCluster, stopCluster, type Cluster } from './postgres.ts';

/** What a new database begins with: the migrations alone, or the small world of `fixture.ts` as well. */
export type Contents = 'migrated' | 'fixture';

/** Nothing of it outlives a run, and no test pulls its plug: what would keep it safe only costs time. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
/** How many times as long as usual the templates may take: the machine may be busy. */
const PATIENCE = 20;
const address = ({ port }: Cluster, name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;

async function run(cluster: Cluster, statement: string): Promise<void> {
  const client = new pg.Client(address(cluster, 'postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The templates that every suite's database is a copy of, made from nothing by the migrations. */
async function makeTemplates(cluster: Cluster): Promise<void> {
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

/** The run's one PostgreSQL: whichever file asks first starts it, and the others wait. */
async function sharedCluster(folder: string): Promise<Cluster> {
  const record = join(folder, 'postgres.json');
  const failure = join(folder, 'postgres.failure');
  try {
    mkdirSync(join(folder, 'postgres.lock'));
  } catch {
    while (!existsSync(record)) {
      if (existsSync(failure)) throw new Error(readFileSync(failure, 'utf8'));
      await pause(50);
    }
    return JSON.parse(readFileSync(record, 'utf8')) as Cluster;
  }
  try {
    const cluster = await startCluster(FAST);
    writeFileSync(join(folder, 'started.json'), JSON.stringify(cluster));
    await makeTemplates(cluster);
    writeFileSync(`${record}.new`, JSON.stringify(cluster));
    renameSync(`${record}.new`, record);
    return cluster;
  } catch (error) {
    writeFileSync(failure, String(error));
    throw error;
  }
}

/** Address of a new database on the run's PostgreSQL. */
export async function freshDatabase(contents: Contents): Promise<string> {
  const cluster = await sharedCluster(inject('runFolder'));
  const name = `suite_${randomUUID().replaceAll('-', '')}`;
  await run(cluster, `create database ${name} template ${contents}`);
  return address(cluster, name);
}

export function stopSharedPostgres(folder: string): void {
  const started = join(folder, 'started.json');
  if (existsSync(started)) stopCluster(JSON.parse(readFileSync(started, 'utf8')) as Cluster);
}
