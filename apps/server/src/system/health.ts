import type { Server } from '../platform/server.ts';
import { unavailable } from '../platform/errors.ts';

const WAIT_MS = 3_000;

/** Liveness (the process answers) and readiness (its database does too). No session: for supervisors. */
export function healthRoutes(server: Server): void {
  const { app } = server;
  const withoutLimit = { config: { rateLimit: false } } as const;
  app.get('/api/health/live', withoutLimit, () => ({ status: 'ok' }));
  app.get('/api/health/ready', withoutLimit, async () => {
    if (server.shuttingDown) throw unavailable('O servidor está encerrando.');
    if (!server.prepared) throw unavailable('O banco de dados ainda não está preparado.');
    let clock: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_, reject) => {
      clock = setTimeout(() => reject(unavailable('O banco de dados não respondeu.')), WAIT_MS);
    });
    try {
      await Promise.race([server.database.ping(), deadline]);
    } catch {
      throw unavailable('O banco de dados não respondeu.');
    } finally {
      clearTimeout(clock);
    }
    return { status: 'ok', banco: server.database.kind };
  });
}
