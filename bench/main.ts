// `npm run bench`: every figure of docs/performance.md, printed as tables.
//   npm run bench -- --agendamentos 1000000 --segundos 20 --so lista,agenda,carga
//   npm run bench -- --so componentes            @apto/ui against other libraries (bench/components/README.md)
import { execFileSync, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { startProcess } from '../apps/server/test/process.ts';
import { startPostgres } from '../apps/server/test/postgres.ts';
import { signIn } from './support/api.ts';
import { measureAgenda } from './agenda.ts';
import { measureList } from './list.ts';
import { measureFirstLoad } from './first-load.ts';

const args = process.argv.slice(2).filter((arg) => arg !== '--');
// A package of its own, which installs what it compares only when it is asked for; it knows its own options.
if (args.some((arg) => /(^|=|,)componentes\b/.test(arg))) {
  const { status } = spawnSync(process.execPath, ['bench/components/main.ts', ...args], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

const { values } = parseArgs({
  args,
  options: {
    agendamentos: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '20' },
    so: { type: 'string', default: 'lista,agenda,carga' },
  },
});
const only = new Set(values.so.split(','));
const seconds = Number(values.seconds);

// The same pages each run.
let state = 20261120;
const seed = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

const postgres = await startPostgres();
try {
  const env = { DATABASE_URL: postgres.url('bench'), DEMO: '1', COUNT_QUERIES: '1' };
  console.log(
    `Preparando ${Number(values.agendamentos).toLocaleString('pt-BR')} agendamentos no PostgreSQL…`,
  );
  execFileSync(
    process.execPath,
    ['--conditions=@apto/source', 'apps/server/src/cli/demo.ts', '--agendamentos', values.agendamentos],
    {
      env: { ...process.env, ...env },
      stdio: 'inherit',
    },
  );
  const server = await startProcess(env);
  try {
    const staff = await signIn(server.address, 'atendente@apto.test');
    if (only.has('lista')) await measureList(staff, seconds, seed);
    if (only.has('agenda'))
      await measureAgenda(server.address, await signIn(server.address, 'cliente@apto.test'), seconds);
    if (only.has('carga')) await measureFirstLoad(server.address);
  } finally {
    await server.terminate();
  }
} finally {
  postgres.erase();
}
