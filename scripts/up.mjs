// `npm start`: builds what is stale and serves everything from one process.
import { spawn } from 'node:child_process';
import { buildApps } from './build.mjs';
import { root } from './lib/stale.mjs';

try {
  await buildApps();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const server = spawn(process.execPath, ['--conditions=@apto/source', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  // A production start says so itself; without it this is the demonstration.
  env: { ...process.env, DEMO: process.env.DEMO ?? (process.env.NODE_ENV === 'production' ? '0' : '1') },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
