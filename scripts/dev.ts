// `npm run dev`: server with restart on change, and the two apps with hot reload (the API is proxied to the server).
// BACKOFFICE_PORT and PUBLIC_PORT choose other ports than 5173 and 5174.
import { spawn, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';
import { SERVER_ARGS } from '../apps/server/src/node-args.ts';
import { preflight } from '../apps/server/src/preflight.ts';
import { exitCode, own, runningCount, stopOthers, wasStopped } from './lib/processes.mjs';
import { root } from './lib/stale.ts';

const env: NodeJS.ProcessEnv = { DEMO: '1', ...process.env };
const { PORT = '4310', HOST = '127.0.0.1', BACKOFFICE_PORT = '5173', PUBLIC_PORT = '5174' } = env;

const problem = await preflight(env);
if (problem !== null) {
  console.error(`\n  ${problem}\n`);
  process.exit(1);
}

let result: number | null = null;
function start(name: string, command: string, args: readonly string[], options: SpawnOptions) {
  // The terminal's keys belong to nobody here: three processes would take them from one another.
  const child = own(spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options }));
  child.on('exit', (code, signal) => {
    if (!wasStopped() && result === null) {
      console.error(`${name} terminou com o código ${code ?? signal}.`);
      stopOthers();
    }
    result ??= exitCode(code, signal) || (wasStopped() ? 0 : 1);
    if (runningCount() === 0) process.exit(result);
  });
}
const vite = (app: string, port: string) => ({
  cwd: join(root, 'apps', app),
  args: ['--port', port, '--strictPort', '--host', '127.0.0.1', '--clearScreen', 'false'],
});

start('servidor', process.execPath, ['--watch', ...SERVER_ARGS, 'apps/server/src/main.ts'], {
  cwd: root,
  env,
});
const apiUrl = `http://${['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST}:${PORT}`;
for (const [name, { args, cwd }] of [
  ['back-office', vite('backoffice', BACKOFFICE_PORT)],
  ['público', vite('public', PUBLIC_PORT)],
] as const)
  start(name, 'vite', args, { cwd, env: { ...env, API_URL: env['API_URL'] ?? apiUrl } });
