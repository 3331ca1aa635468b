import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPostgres } from '../apps/server/src/db/postgres.ts';
import type { MeasuredClinic } from './slots.ts';
import { ms, printTable, quantile } from './support/measures.ts';

const ROUNDS = 20;
const DRIVER = fileURLToPath(new URL('./easyappointments/Apto.php', import.meta.url));
const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A MariaDB of its own in a folder. */
async function startMariaDb(
  root: string,
): Promise<{ port: number; run(text: string): void; child: ChildProcess }> {
  const user = process.getuid?.() === 0 ? ['--user=mysql'] : [];
  if (user.length > 0) execFileSync('chown', ['mysql', root]);
  chmodSync(root, 0o755);
  const data = `--datadir=${join(root, 'data')}`;
  const socket = join(root, 'socket');
  execFileSync(
    'mariadb-install-db',
    ['--no-defaults', ...user, data, '--auth-root-authentication-method=normal'],
    {
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const child = spawn(
    'mariadbd',
    ['--no-defaults', ...user, data, `--port=${port}`, '--bind-address=127.0.0.1', `--socket=${socket}`],
    { stdio: 'ignore' },
  );
  const client = (input: string) =>
    spawnSync('mariadb', ['--no-defaults', '-u', 'root', '-S', socket], { input });
  for (let tries = 0; client('select 1').status !== 0; tries++) {
    if (tries > 150) throw new Error('O MariaDB não respondeu.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    port,
    child,
    run(text) {
      const { status, stderr } = client(text);
      if (status !== 0) throw new Error(stderr.toString());
    },
  };
}

interface Lane {
  clinic: number;
  room: number;
  lane: number;
  weeks: { day: number; start: string; end: string }[];
  booked: [string, string][];
}

/** Every place of every room with its week and its bookings: to Easy!Appointments each is a provider. */
async function readLanes(url: string): Promise<Lane[]> {
  const database = openPostgres({ url, usesAppRole: false, patience: 10 });
  const { rows } = await database.rawTransaction((c) =>
    c.query<Lane>(`select a.prestador_id as clinic, a.ambiente_id as room, n as lane,
      (select json_agg(json_build_object('day', p.dia_semana, 'start', p.inicio, 'end', p.fim) order by p.inicio)
        from agenda_periodo p where p.agenda_id = a.id) as weeks,
      coalesce((select json_agg(json_build_array(lower(r.periodo), upper(r.periodo))) from reserva r
        where r.ambiente_id = a.ambiente_id and r.vaga = n and r.ativa), '[]') as booked
      from agenda a cross join lateral generate_series(1, (select max(p.vagas) from agenda_periodo p where p.agenda_id = a.id)) n
      order by 1, 2, 3`),
  );
  await database.close();
  return rows;
}

/** A working plan as theirs is: one stretch a day, and breaks in it. */
function workingPlan({ weeks }: Lane): string {
  const plan = WEEK.map((name, day) => {
    const windows = weeks.filter((each) => each.day === day);
    const [first] = windows;
    if (!first) return [name, null];
    const breaks = windows.slice(1).map(({ start }, at) => ({ start: windows[at]?.end, end: start }));
    return [name, { start: first.start, end: windows.at(-1)?.end, breaks }];
  });
  return JSON.stringify(Object.fromEntries(plan));
}

/** Their first provider's id: behind those that the installation makes. */
const FIRST = 1000;

function seed(lanes: readonly Lane[], { minutes, closedDays }: MeasuredClinic): string {
  const providers = lanes.map((lane, at) => ({ ...lane, id: FIRST + at }));
  const booked = providers.flatMap(({ id, booked: all }) =>
    all.map(([start, end]) => `('${start}', '${end}', 0, ${id}, 3, 1)`),
  );
  return `use easyappointments;
    update ea_services set duration = ${minutes}, slot_interval = ${minutes}, attendants_number = 1 where id = 1;
    insert into ea_users (id, first_name, last_name, timezone, id_roles) values
      ${providers.map(({ id }) => `(${id}, 'Sala', '${id}', 'America/Sao_Paulo', 2)`).join(', ')};
    insert into ea_user_settings (id_users, working_plan) values
      ${providers.map((each) => `(${each.id}, '${workingPlan(each)}')`).join(', ')};
    insert into ea_services_providers (id_users, id_services) values ${providers.map(({ id }) => `(${id}, 1)`).join(', ')};
    insert into ea_appointments (start_datetime, end_datetime, is_unavailability, id_users_provider, id_users_customer, id_services)
      values ${booked.join(', ')};
    ${closedDays.map((day) => `insert into ea_blocked_periods (name, start_datetime, end_datetime) values ('Feriado', '${day} 00:00:00', '${day} 23:59:59');`).join('\n')}`;
}

/**
 * The same question to Easy!Appointments' availability on the same agendas and bookings: its library alone, in one PHP
 * process that stays, without HTTP. Where PHP, MariaDB or its source (EASYAPPOINTMENTS, a folder) is not there, nothing.
 */
export async function measureEasyAppointments(url: string, clinic: MeasuredClinic): Promise<void> {
  const source = process.env['EASYAPPOINTMENTS'];
  if (source === undefined || !has('php') || !has('mariadbd')) {
    console.log('\nEasy!Appointments fica de fora: EASYAPPOINTMENTS, php ou mariadbd não está aqui.');
    return;
  }
  const root = mkdtempSync(join(tmpdir(), 'apto-ea-'));
  const folder = join(root, 'app');
  cpSync(source, folder, { recursive: true });
  // Its packages (mail, calendars, captcha) take no part in availability; only the file must be there.
  mkdirSync(join(folder, 'vendor'), { recursive: true });
  writeFileSync(join(folder, 'vendor', 'autoload.php'), '<?php');
  cpSync(DRIVER, join(folder, 'application', 'controllers', 'Apto.php'));
  const mariaDb = await startMariaDb(root);
  try {
    mariaDb.run(`create database easyappointments; create user ea@'127.0.0.1' identified by 'ea';
      grant all on easyappointments.* to ea@'127.0.0.1'`);
    const settings = {
      HOST: `127.0.0.1:${mariaDb.port}`,
      NAME: 'easyappointments',
      USERNAME: 'ea',
      PASSWORD: 'ea',
    };
    const sample = readFileSync(join(folder, 'config-sample.php'), 'utf8');
    const config = Object.entries(settings).reduce(
      (text, [name, value]) => text.replace(new RegExp(`(DB_${name} = )'[^']*'`), `$1'${value}'`),
      sample,
    );
    writeFileSync(join(folder, 'config.php'), config);
    const php = (...args: string[]) =>
      execFileSync('php', ['-d', 'date.timezone=America/Sao_Paulo', 'index.php', ...args], {
        cwd: folder,
      }).toString();
    php('console', 'install');
    const lanes = await readLanes(url);
    mariaDb.run(seed(lanes, clinic));
    const ids = lanes.flatMap((lane, at) => (lane.clinic === clinic.id ? [String(FIRST + at)] : []));
    const said = php('apto', 'ask', String(ROUNDS), clinic.first, clinic.last, ...ids);
    const answer = JSON.parse(said.slice(said.indexOf('{"times"'))) as {
      times: number[];
      cpu: number[];
      free: string[];
      statements: number;
    };
    const theirs = new Set(answer.free);
    const ours = new Set(clinic.free);
    const common = [...ours].filter((time) => theirs.has(time)).length;
    const [own, other] = [quantile(clinic.durations, 0.5), quantile(answer.times, 0.5)];
    printTable('Uma clínica, 30 dias, ao lado do Easy!Appointments', [
      {
        measurement: 'os mesmos horários',
        value: `${common} nos dois, de ${ours.size} do Apto e ${theirs.size} dele`,
      },
      { measurement: 'Apto, por HTTP, 3 consultas', value: `p50 ${ms(own)}` },
      {
        measurement: `Easy!Appointments, só a biblioteca, ${Math.round(answer.statements)} consultas`,
        value: `p50 ${ms(other)}, processador do PHP ${ms(quantile(answer.cpu, 0.5))}`,
      },
      { measurement: 'razão', value: `${(other / own).toFixed(1)} ×`, meta: '> 1', inside: other > own },
    ]);
  } finally {
    mariaDb.child.kill('SIGTERM');
    await new Promise((resolve) => mariaDb.child.once('exit', resolve));
    rmSync(root, { recursive: true, force: true });
  }
}
