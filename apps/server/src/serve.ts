import { inspect } from 'node:util';
import { FIRST_USE_HINT } from '@apto/domain/first-use';
import { nowInSaoPaulo } from '@apto/domain/time';
import type { DatabasePort } from './db/port.ts';
import { pendingFirstUseCode } from './first-use/code.ts';
import { startServer } from './start-server.ts';
import { readConfiguration, type Configuration } from './platform/config.ts';
import { hasKeyboard, listenToKeys, openBrowser } from './platform/keyboard.ts';
import { isWatched, silentProgress, terminalProgress, type Progress } from './platform/progress.ts';
import { withoutData } from './platform/error-handling.ts';
import { describeStartFailure } from './platform/start-failure.ts';
import { mailboxNotice } from './system/mailbox.ts';

/** A stop has deadlines of its own for each part (`start-server.ts`); this is for a process that is stuck. */
const SHUTDOWN_DEADLINE_MS = 6_000;
/** The same for a person who pressed Ctrl+C and waits. */
const INTERRUPT_DEADLINE_MS = 4_000;
/** What a shell says of a process that Ctrl+C ended. */
const INTERRUPTED = 130;

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** What a person who waits for the seed wants counted, by table. */
const COUNTED: Readonly<Record<string, string>> = {
  cliente: 'clientes',
  prestador: 'clínicas',
  funcionario: 'funcionários',
  agendamento: 'agendamentos',
};

/** The demonstration's seed is loaded only when it is asked for. */
async function demoSeeder(progress: Progress): Promise<(database: DatabasePort) => Promise<void>> {
  const address = new URL('./demo/seed.ts', import.meta.url);
  const { seedDemo } = (await import(address.href)) as typeof import('./demo/seed.ts');
  return async (database) => {
    progress.doing('Semeando a demonstração');
    let total = 0;
    const counts: string[] = [];
    const isNew = await seedDemo(database, {
      now: nowInSaoPaulo(Date.now()),
      onTable: (table, rows) => {
        total += rows;
        const name = COUNTED[table];
        if (name) counts.push(`${rows.toLocaleString('pt-BR')} ${name}`);
        const seeded = total === 1 ? '1 registro' : `${total.toLocaleString('pt-BR')} registros`;
        progress.doing(`Semeando a demonstração: ${seeded}`);
      },
    });
    progress.done(isNew ? `Demonstração semeada: ${counts.join(', ')}` : 'Demonstração já está no banco');
  };
}

const LOGINS = [
  ['atendente@apto.test', 'tudo'],
  ['colega@apto.test', 'o mesmo, para a fila a dois'],
  ['cliente@apto.test', 'um cliente; cria e altera'],
  ['leitura@apto.test', 'somente consulta'],
  ['prestador@apto.test', 'uma clínica (portais do prestador)'],
] as const;

let config: Configuration | null = null;
try {
  config = readConfiguration(process.env, isWatched());
  const progress = isWatched() ? terminalProgress() : silentProgress;
  const { server, address, stop } = await startServer(
    config,
    config.demo ? await demoSeeder(progress) : undefined,
    progress,
  );
  say('');
  say(`  Back-office        ${address}/`);
  say(`  Autoagendamento    ${address}/publico/#/autoagendamento`);
  say(`  Prestador          ${address}/confirmacao-prestador`);
  say(`  API                ${address}/api/openapi.json`);
  const code = await pendingFirstUseCode(server);
  if (code !== null) {
    say('');
    say(`  Primeiro acesso    ${address}/primeiro-acesso`);
    say(`                     ${code}  (${FIRST_USE_HINT})`);
  }
  if (config.demo) {
    say('');
    say('  Acessos da demonstração (senha Apto-demo-1):');
    for (const [user, role] of LOGINS) say(`    ${user.padEnd(22)} ${role}`);
  }
  const mailbox = mailboxNotice(config);
  if (mailbox) {
    say('');
    say(`  Mensagens enviadas  ${address}${mailbox.path}`);
    say(`                      (${mailbox.text})`);
  }
  say('');

  let isStopping = false;
  let interrupts = 0;
  const leaveWithin = (ms: number, code: number) => setTimeout(() => process.exit(code), ms).unref();
  // Ctrl+C reaches every process of the terminal's group, and those above this one pass it on as SIGTERM: both
  // together ask once. Whoever presses it again means it.
  const terminate = (signal: NodeJS.Signals) => {
    if (signal === 'SIGINT') {
      interrupts += 1;
      if (interrupts > 1) process.exit(INTERRUPTED);
      leaveWithin(INTERRUPT_DEADLINE_MS, INTERRUPTED);
    }
    if (isStopping) return;
    isStopping = true;
    leaveWithin(SHUTDOWN_DEADLINE_MS, 1);
    stop().then(
      () => process.exit(process.exitCode ?? 0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, terminate);

  if (hasKeyboard() && !config.production) {
    const backoffice = `${address}/`;
    listenToKeys({
      o: () => openBrowser(backoffice, () => say(`  Nenhum navegador foi aberto: visite ${backoffice}`)),
    });
    say('  o abre o navegador, Ctrl+C encerra');
    say('');
  }
} catch (error) {
  const sentence = describeStartFailure(error, config);
  process.stderr.write(
    sentence === null
      ? `${inspect(withoutData(error))}\n`
      : `${isWatched() ? '\r\x1b[K' : ''}\n  ${sentence}\n\n`,
  );
  process.exit(1);
}
