import { Client, escapeIdentifier } from 'pg';

/** The longest wait for the database, and between two tries. */
const MAX_WAIT = 5_000;

/** A LISTEN connection of its own that comes back by itself when the database does. */
export async function openListener(
  url: string,
  channel: string,
  onNotice: () => void,
): Promise<() => Promise<void>> {
  let current: Client | null = null;
  let wait = 200;
  let stopped = false;
  let clock: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const pgClient = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: MAX_WAIT,
      query_timeout: MAX_WAIT,
    });
    let hasDropped = false;
    const onDrop = () => {
      if (hasDropped || stopped) return;
      hasDropped = true;
      current = null;
      clock = setTimeout(() => void connect(), wait);
      wait = Math.min(wait * 2, MAX_WAIT);
    };
    pgClient.on('error', onDrop);
    pgClient.on('end', onDrop);
    pgClient.on('notification', () => onNotice());
    try {
      await pgClient.connect();
      await pgClient.query(`listen ${escapeIdentifier(channel)}`);
      current = pgClient;
      wait = 200;
      // Notices sent while the connection was away are gone: look once.
      onNotice();
    } catch {
      onDrop();
    }
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(clock);
    await current?.end();
  };
}
