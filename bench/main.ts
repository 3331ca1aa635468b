// `npm run bench`: every figure of docs/desempenho.md, printed as tables.
//   npm run bench -- --agendamentos 1000000 --segundos 20 --so lista,agenda,carga
//   npm run bench -- --so componentes            @apto/ui against other libraries (bench/componentes/README.md)
import { execFileSync, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { iniciarProcesso } from '../apps/server/test/processo.ts';
import { iniciarPostgres } from '../apps/server/test/postgres.ts';
import { entrar } from './apoio/api.ts';
import { medirAgenda } from './agenda.ts';
import { medirLista } from './lista.ts';
import { medirPrimeiraCarga } from './primeira-carga.ts';

const args = process.argv.slice(2).filter((arg) => arg !== '--');
// A package of its own, which installs what it compares only when it is asked for; it knows its own options.
if (args.some((arg) => /(^|=|,)componentes\b/.test(arg))) {
  const { status } = spawnSync(process.execPath, ['bench/componentes/main.ts', ...args], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

const { values } = parseArgs({
  args,
  options: {
    agendamentos: { type: 'string', default: '1000000' },
    segundos: { type: 'string', default: '20' },
    so: { type: 'string', default: 'lista,agenda,carga' },
  },
});
const only = new Set(values.so.split(','));
const seconds = Number(values.segundos);

// The same pages each run.
let state = 20261120;
const seed = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

const postgres = await iniciarPostgres();
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
  const server = await iniciarProcesso(env);
  try {
    const staff = await entrar(server.endereco, 'atendente@apto.test');
    if (only.has('lista')) await medirLista(staff, seconds, seed);
    if (only.has('agenda'))
      await medirAgenda(server.endereco, await entrar(server.endereco, 'cliente@apto.test'), seconds);
    if (only.has('carga')) await medirPrimeiraCarga(server.endereco);
  } finally {
    await server.encerrar();
  }
} finally {
  postgres.apagar();
}
