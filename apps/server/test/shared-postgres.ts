import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { startCluster, stopCluster, type Cluster } from './postgres.ts';
import { address, FAST, run, templates, type Contents } from './templates.ts';

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
    const started = (each: Cluster) => writeFileSync(join(folder, 'started.json'), JSON.stringify(each));
    const cluster = await startCluster(FAST, await templates(started));
    started(cluster);
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
