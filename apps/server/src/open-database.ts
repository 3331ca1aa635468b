import type { DatabasePort } from './db/port.ts';
import type { Configuration } from './platform/config.ts';

/** Opens the database that the configuration names. Only its driver is loaded: each is tens of megabytes. */
export async function openDatabase(
  config: Configuration,
  onError?: (error: Error) => void,
): Promise<DatabasePort> {
  if (config.databaseUrl) {
    const { openPostgres } = await import('./db/postgres.ts');
    const { databaseUrl: url, databaseConnections: connections, appRole: usesAppRole } = config;
    return openPostgres({ url, connections, usesAppRole, onError });
  }
  const { openPglite } = await import('./db/pglite.ts');
  return openPglite(config.dataFolder);
}
