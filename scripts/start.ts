// `npm start`: builds what is stale and serves everything from one process.
import { spawn } from 'node:child_process';
import { SERVER_ARGS } from '../apps/server/src/node-args.ts';
import { isWatched, silentProgress, terminalProgress } from '../apps/server/src/platform/progress.ts';
import { preflight } from '../apps/server/src/preflight.ts';
import { buildApps } from './lib/builds.ts';
import { exitCode, own } from './lib/processes.mjs';
import { root } from './lib/stale.ts';

// A production start says so itself; without it this is the demonstration.
const env = {
  ...process.env,
  DEMO: process.env['DEMO'] ?? (process.env['NODE_ENV'] === 'production' ? '0' : '1'),
};
const progress = isWatched() ? terminalProgress() : silentProgress;

function refuse(sentence: string): never {
  console.error(`\n  ${sentence}\n`);
  process.exit(1);
}

const problem = await preflight(env);
if (problem !== null) refuse(problem);
const building: string[] = [];
try {
  await buildApps((app) => {
    building.push(app);
    if (isWatched()) progress.doing(`Construindo ${building.join(' e ')} (leva cerca de meio minuto)`);
    else console.log(`Construindo ${app}…`);
  });
} catch (error) {
  refuse((error as Error).message);
}
progress.done(building.length > 0 ? `Construído: ${building.join(' e ')}` : 'Aplicativos em dia');

const server = own(
  spawn(process.execPath, [...SERVER_ARGS, 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env,
  }),
);
server.on('exit', (code, signal) => {
  finer.kill();
  process.exit(exitCode(code, signal));
});
// Beside it, and nobody waits for it. What it fails at leaves the copies that are there.
const finer = own(spawn(process.execPath, ['scripts/lib/compress-apps.ts'], { cwd: root, stdio: 'ignore' }));
