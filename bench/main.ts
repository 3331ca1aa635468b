// `npm run bench`: every figure of docs/performance.md, printed as tables.
//   npm run bench -- --agendamentos 1000000 --seconds 20 --so lista,telas        two of USUAL
//   npm run bench -- --database postgres://…     over a demonstration that is there already, and stays there
//   npm run bench -- --so lista,telas --clientes 10000 --funcionarios 1000000    the same beside a million employees
//   npm run bench -- --so disputa --settings DATABASE_POOL=6,MAX_AT_WORK=8      with settings of the server's own
//   npm run bench -- --so cadastros --clientes 10000 --funcionarios 1000000 --cadastros employee,customers
//   npm run bench -- --so componentes            @apto/ui against other libraries (bench/components/README.md)
import { execFileSync, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildApps } from '../scripts/lib/builds.ts';
import { refuseUnknown } from '../scripts/lib/parts.ts';
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
import { measureWizard } from './wizard.ts';
import { openEffort } from './support/effort.ts';
import { chance } from './support/measures.ts';
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

/** What is measured unless some of it is named. */
const USUAL = [
  'lista',
  'telas',
  'exportacao',
  'kits',
  'agenda',
  'faixas',
  'planos',
  'disputa',
  'excesso',
  'carga',
  'respostas',
  'assistente',
] as const;
/** What a browser measures: these ask the server for the apps, too. */
const IN_BROWSER = ['carga', 'respostas', 'assistente'] as const;
/** What is measured only where it is named. */
const SELDOM = ['cadastros', 'importacao'] as const;
type Measurement = (typeof USUAL | typeof SELDOM)[number];
const MEASUREMENTS: readonly Measurement[] = [...USUAL, ...SELDOM];

const { values } = parseArgs({
  args,
  options: {
    agendamentos: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '20' },
    so: { type: 'string', default: USUAL.join(',') },
    clientes: { type: 'string', default: '0' },
    funcionarios: { type: 'string', default: '0' },
    cadastros: { type: 'string', default: '' },
    settings: { type: 'string', default: '' },
    database: { type: 'string' },
  },
});
function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

// Before minutes go into what nobody measures.
const named = values.so.split(',');
refuseUnknown(named, [...MEASUREMENTS, 'componentes']);
const isAsked = (measurement: Measurement): boolean => named.includes(measurement);
/** A number of the command. */
function numberOf(option: 'agendamentos' | 'seconds' | 'clientes' | 'funcionarios'): number {
  const number = Number(values[option]);
  return Number.isInteger(number) && number >= 0
    ? number
    : refuse(`--${option} deve ser um número inteiro, e não ${values[option]}.`);
}
const seconds = numberOf('seconds');
const agendamentos = numberOf('agendamentos');
const sizes = { clientes: numberOf('clientes'), funcionarios: numberOf('funcionarios') };

// The same pages each run.
const seed = chance(20261120);

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
if (IN_BROWSER.some(isAsked)) await buildApps();
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
    console.log(`Preparando ${agendamentos.toLocaleString('pt-BR')} agendamentos no PostgreSQL…`);
    const demo = (count: number) =>
      execFileSync(
        process.execPath,
        ['--conditions=@apto/source', 'apps/server/src/cli/demo.ts', '--agendamentos', String(count)],
        { env: { ...process.env, ...env }, stdio: 'inherit' },
      );
    if (sizes.clientes + sizes.funcionarios > 0) {
      // First the employees, so that the appointments are of all of them.
      demo(Math.min(FIRST, agendamentos));
      await growRegistries(env.DATABASE_URL, sizes);
    }
    demo(agendamentos);
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
      if (isAsked('lista')) await measureList(staff, effort, { seconds, seed });
      if (isAsked('telas')) await measureScreens(staff, effort, { seconds, seed });
      if (isAsked('cadastros')) {
        const only = values.cadastros.split(',').filter(Boolean);
        await measureRegistries(staff, effort, { seconds, seed, only });
      }
    } finally {
      await effort.close();
    }
    if (isAsked('exportacao')) await measureExport(address, staff, await staffToken(address, ATTENDANT));
    if (isAsked('kits')) await measureKits(address, staff, await staffToken(address, ATTENDANT));
    if (isAsked('agenda')) await measureAgenda(address, await signIn(address, 'cliente@apto.test'), seconds);
    if (isAsked('faixas'))
      await measureEasyAppointments(env.DATABASE_URL, await measureSlots(env.DATABASE_URL, staff));
    if (isAsked('planos')) await measurePlans(staff);
    if (isAsked('importacao'))
      for (const mode of ['CERTAS', 'TUDO'] as const)
        await measureImport(address, staff, { token: await staffToken(address, ATTENDANT), mode, pid });
    if (isAsked('carga')) await measureFirstLoad(address);
    if (isAsked('respostas')) await measureAnswers(address);
    if (isAsked('assistente')) await measureWizard(address);
  });
  if (isAsked('disputa'))
    await over(2, {}, async (addresses) =>
      measureCrowd(env.DATABASE_URL, addresses, await signIn(addresses[0], ATTENDANT)),
    );
  if (isAsked('excesso'))
    await over(1, { MAX_IN_FLIGHT: '64' }, async ([address]) =>
      measureOverload(address, await staffToken(address, ATTENDANT), seconds),
    );
} finally {
  own?.erase();
}
