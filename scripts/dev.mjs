// `npm run dev`: server with restart on change, and the two apps with hot reload (the API is proxied to the server).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/stale.mjs';

const start = (name, command, args, options = {}) => {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...options.env },
    ...options,
  });
  child.on('exit', (code) => {
    if (code) console.error(`${name} terminou com o código ${code}.`);
    stop();
  });
  return child;
};
const children = [
  start('servidor', process.execPath, ['--watch', '--conditions=@apto/source', 'apps/server/src/main.ts'], {
    env: { DEMO: '1', ...process.env },
  }),
  start('back-office', 'vite', ['--port', '5173'], { cwd: join(root, 'apps/backoffice') }),
  start('público', 'vite', ['--port', '5174'], { cwd: join(root, 'apps/public') }),
];
function stop() {
  for (const child of children) child.kill();
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
