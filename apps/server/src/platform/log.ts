import { pino } from 'pino';
import type { Configuration } from './config.ts';
import { isWatched } from './progress.ts';
import { terminalLog } from './terminal-log.ts';

/** Log of the process: structured lines; readable ones on a terminal. Never bodies, headers or URLs. */
export function createLog(config: Configuration) {
  const options = {
    level: config.logLevel,
    base: { pid: process.pid },
    serializers: {
      req: (r: { id?: unknown; method?: string }) => ({ id: r.id, method: r.method }),
      res: () => undefined,
    },
  };
  return isWatched() && !config.production ? pino(options, terminalLog) : pino(options);
}
