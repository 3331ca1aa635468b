import { nowInSaoPaulo } from '@apto/domain';
import type { DatabasePort } from './db/port.ts';
import { start } from './start.ts';
import { ConfigurationError, readConfiguration } from './platform/config.ts';

/** Longest wait for open requests on a stop. */
const SHUTDOWN_DEADLINE_MS = 15_000;

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** The demonstration's seed is loaded only when it is asked for. */
async function demoSeeder(): Promise<((database: DatabasePort) => Promise<void>) | undefined> {
  const address = new URL('./demo/seed.ts', import.meta.url);
  const { seedDemo } = (await import(address.href)) as typeof import('./demo/seed.ts');
  return async (database) => void (await seedDemo(database, { now: nowInSaoPaulo(Date.now()) }));
}

const LOGINS = [
  ['atendente@apto.test', 'tudo'],
  ['cliente@apto.test', 'um cliente; cria e altera'],
  ['leitura@apto.test', 'somente consulta'],
  ['financeiro@apto.test', 'depósitos'],
  ['prestador@apto.test', 'uma clínica (portais do prestador)'],
] as const;

try {
  const config = readConfiguration(process.env);
  const { address, halt } = await start(config, config.demo ? await demoSeeder() : undefined);
  say('');
  say(`  Back-office        ${address}/`);
  say(`  Autoagendamento    ${address}/publico/#/autoagendamento`);
  say(`  API                ${address}/api/openapi.json`);
  if (config.demo) {
    say('');
    say('  Acessos da demonstração (senha Apto-demo-1):');
    for (const [user, role] of LOGINS) say(`    ${user.padEnd(22)} ${role}`);
    say(`  Mensagens enviadas  ${address}/api/dev/outbox`);
  }
  say('');

  let pedidos = 0;
  const terminate = () => {
    pedidos += 1;
    if (pedidos > 1) process.exit(1);
    const deadline = setTimeout(() => process.exit(1), SHUTDOWN_DEADLINE_MS);
    deadline.unref();
    halt().then(
      () => process.exit(process.exitCode ?? 0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', terminate);
  process.on('SIGINT', terminate);
} catch (error) {
  if (error instanceof ConfigurationError) {
    process.stderr.write(`\n  ${error.message}\n\n`);
  } else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    process.stderr.write(
      '\n  A porta já está em uso. Encerre o outro processo ou escolha outra com PORT.\n\n',
    );
  } else {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  }
  process.exit(1);
}
