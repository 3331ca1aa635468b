// `npm run bench`: every figure of docs/performance.md, printed as tables.
//   npm run bench -- --agendamentos 1000000 --seconds 20 --so lista,telas,exportacao,kits,agenda,faixas,planos,disputa,excesso,carga,respostas
//   npm run bench -- --database postgres://…     over a demonstration that is there already, and stays there
//   npm run bench -- --so lista,telas --clientes 10000 --funcionarios 1000000    the same beside a million employees
//   npm run bench -- --so disputa --settings DATABASE_POOL=6,MAX_AT_WORK=8      with settings of the server's own
//   npm run bench -- --so cadastros --clientes 10000 --funcionarios 1000000 --cadastros employee,customers
//   npm run bench -- --so componentes            @apto/ui against other libraries (bench/components/README.md)
import { execFileSync, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { startProcess } from '../apps/server/test/process.ts';
import { startPostgres } from '../apps/server/test/postgres.ts';
import { signIn, staffToken } from './support/api.ts';
import { measureAgenda } from './agenda.ts';
import { measureAnswers } from './answers.ts';
import { measureCrowd } from './crowd.ts';
import { measureEasyAppointments } from './easyappointments.ts';
import { measureExport } from './export.ts';
import { measureImport } from './import.ts';
import { measureKits } from './kits.ts';
import { measureList } from './list.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureOverload } from './overload.ts';
import { measurePlans } from './plans.ts';
import { measureRegistries } from './registries.ts';
import { measureScreens } from './screens.ts';
import { measureSlots } from './slots.ts';
import { openEffort } from './support/effort.ts';
import { growRegistries } from './support/rows.ts';

const args = process.argv.slice(2).filter((arg) => arg !== '--');
// A package of its own, which installs what it compares only when it is asked for; it knows its own options.
if (args.some((arg) => /(^|=|,)componentes\b/.test(arg))) {
  const own = args.filter((arg) => arg !== '--so' && !/(^|=|,)componentes\b/.test(arg));
  const { status } = spawnSync(process.execPath, ['bench/components/main.ts', ...own], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

const { values } = parseArgs({
  args,
  options: {
    agendamentos: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '20' },
    so: {
      type: 'string',
      default: 'lista,telas,exportacao,kits,agenda,faixas,planos,disputa,excesso,carga,respostas',
    },
    clientes: { type: 'string', default: '0' },
    funcionarios: { type: 'string', default: '0' },
    cadastros: { type: 'string', default: '' },
    settings: { type: 'string', default: '' },
    database: { type: 'string' },
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

/** Settings of the servers that differ from a run's own, as `NAME=value,NAME=value`. */
const settings = Object.fromEntries(
  values.settings
    .split(',')
    .filter(Boolean)
    .map((each) => each.split('=', 2) as [string, string]),
);

const ATTENDANT = 'atendente@apto.test';
/** Appointments of a demonstration before its registries grow. */
const FIRST = 3_000;
const own = values.database === undefined ? await startPostgres() : null;
try {
  const env = {
    DATABASE_URL: own?.url('bench') ?? values.database ?? '',
    DEMO: '1',
    COUNT_QUERIES: '1',
    LINK_LIMIT: '0',
    MESSAGE_LIMIT: '0',
  };
  if (own) {
    console.log(
      `Preparando ${Number(values.agendamentos).toLocaleString('pt-BR')} agendamentos no PostgreSQL…`,
    );
    const demo = (count: number) =>
      execFileSync(
        process.execPath,
        ['--conditions=@apto/source', 'apps/server/src/cli/demo.ts', '--agendamentos', String(count)],
        { env: { ...process.env, ...env }, stdio: 'inherit' },
      );
    const sizes = { clientes: Number(values.clientes), funcionarios: Number(values.funcionarios) };
    if (sizes.clientes + sizes.funcionarios > 0) {
      // First the employees, so that the appointments are of all of them.
      demo(Math.min(FIRST, Number(values.agendamentos)));
      await growRegistries(env.DATABASE_URL, sizes);
    }
    demo(Number(values.agendamentos));
  }
  /** Some processes of it while something is measured. */
  async function over<N extends 1 | 2>(
    count: N,
    more: Record<string, string>,
    work: (addresses: N extends 2 ? [string, string] : [string], pid: number) => Promise<void>,
  ): Promise<void> {
    const processes = [];
    for (let n = 0; n < count; n++) processes.push(await startProcess({ ...env, ...more, ...settings }));
    try {
      const addresses = processes.map(({ address }) => address);
      await work(addresses as N extends 2 ? [string, string] : [string], processes[0]?.pid ?? 0);
    } finally {
      for (const each of processes) await each.terminate();
    }
  }
  await over(1, {}, async ([address], pid) => {
    const staff = await signIn(address, ATTENDANT);
    const effort = await openEffort(env.DATABASE_URL);
    try {
      if (only.has('lista')) await measureList(staff, effort, { seconds, seed });
      if (only.has('telas')) await measureScreens(staff, effort, { seconds, seed });
      if (only.has('cadastros')) {
        const named = values.cadastros.split(',').filter(Boolean);
        await measureRegistries(staff, effort, { seconds, seed, only: named });
      }
    } finally {
      await effort.close();
    }
    if (only.has('exportacao')) await measureExport(address, staff, await staffToken(address, ATTENDANT));
    if (only.has('kits')) await measureKits(address, staff, await staffToken(address, ATTENDANT));
    if (only.has('agenda')) await measureAgenda(address, await signIn(address, 'cliente@apto.test'), seconds);
    if (only.has('faixas'))
      await measureEasyAppointments(env.DATABASE_URL, await measureSlots(env.DATABASE_URL, staff));
    if (only.has('planos')) await measurePlans(staff);
    if (only.has('importacao'))
      for (const mode of ['CERTAS', 'TUDO'] as const)
        await measureImport(address, staff, { token: await staffToken(address, ATTENDANT), mode, pid });
    if (only.has('carga')) await measureFirstLoad(address);
    if (only.has('respostas')) await measureAnswers(address);
  });
  if (only.has('disputa'))
    await over(2, {}, async (addresses) =>
      measureCrowd(env.DATABASE_URL, addresses, await signIn(addresses[0], ATTENDANT)),
    );
  if (only.has('excesso'))
    await over(1, { MAX_IN_FLIGHT: '64' }, async ([address]) =>
      measureOverload(address, await staffToken(address, ATTENDANT), seconds),
    );
} finally {
  own?.erase();
}
