import { refuseHeldFolder } from './db/lock.ts';
import { ConfigurationError } from './db/configuration-error.ts';
import { readConfiguration, type Configuration } from './platform/config.ts';
import { lackOfRoom } from './db/folder.ts';
import { describeStartFailure } from './platform/start-failure.ts';
import { tryPort } from './platform/try-port.ts';

/** The oldest PostgreSQL with everything that the migrations use. */
const OLDEST_POSTGRES = 15;
const CONNECTION_TIMEOUT_MS = 5_000;

/** A person who starts the demonstration waits for no database: it answers now, or they are told. */
async function tryPostgres(url: string): Promise<void> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>('show server_version_num');
    const version = Math.floor(Number(rows[0]?.version) / 10_000);
    if (version < OLDEST_POSTGRES) {
      throw new ConfigurationError(
        `O banco de DATABASE_URL é um PostgreSQL ${version}: indique um ${OLDEST_POSTGRES} ou mais novo.`,
      );
    }
  } finally {
    // What it said, or why it did not, is known by now.
    await client.end().catch(() => undefined);
  }
}

/**
 * Looks for everything that would make the start fail, before it costs a build: answers one sentence that says what
 * to do, or null. It writes nothing but the session's secret, which every start keeps in DATA_DIR.
 */
export async function preflight(env: Readonly<Record<string, string | undefined>>): Promise<string | null> {
  let config: Configuration | null = null;
  try {
    config = readConfiguration(env);
    if (config.databaseUrl === null) {
      refuseHeldFolder(config.dataFolder);
      const full = lackOfRoom(config.dataFolder);
      if (full !== null) throw new ConfigurationError(full);
    }
    await tryPort(config);
    // In production the server waits for its database by itself.
    if (config.databaseUrl !== null && !config.production) await tryPostgres(config.databaseUrl);
    return null;
  } catch (error) {
    const sentence = describeStartFailure(error, config);
    if (sentence === null) throw error;
    return sentence;
  }
}
