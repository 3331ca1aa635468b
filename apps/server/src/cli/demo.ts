import { nowInSaoPaulo } from '@apto/domain/time';
import { parseArgs } from 'node:util';
import { migrate } from '../db/migrate.ts';
import { DEFAULT_AGENDAMENTOS, seedDemo } from '../demo/seed.ts';
import { growDemo } from '../demo/volume.ts';
import { requireNature } from '../nature.ts';
import { openDatabase } from '../open-database.ts';
import { ConfigurationError } from '../db/configuration-error.ts';
import { readConfiguration, type Configuration } from '../platform/config.ts';
import { withoutData } from '../platform/error-handling.ts';
import { describeStartFailure } from '../platform/start-failure.ts';

const HELP = `
  Preenche um banco vazio com dados de demonstração.

    npm run demo                                 ${DEFAULT_AGENDAMENTOS} agendamentos
    npm run demo -- --agendamentos 1000000       um milhão (use um PostgreSQL: DATABASE_URL)

  O banco é o de DATABASE_URL ou, sem ela, o embutido em DATA_DIR. Um banco com dados que não são da
  demonstração nunca é tocado.
`;

const MAX = 10_000_000;

function readArguments(): { help: boolean; agendamentos: number } {
  let parsed;
  try {
    parsed = parseArgs({
      options: { agendamentos: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch {
    throw new ConfigurationError(`Há uma opção que não existe, ou à qual falta o valor.\n${HELP}`);
  }
  const agendamentos = Number(parsed.values.agendamentos ?? DEFAULT_AGENDAMENTOS);
  if (!Number.isInteger(agendamentos) || agendamentos < 1 || agendamentos > MAX) {
    throw new ConfigurationError(`--agendamentos deve ser um número inteiro de 1 a ${MAX}.`);
  }
  return { help: parsed.values.help ?? false, agendamentos };
}

let config: Configuration | null = null;

async function run(): Promise<void> {
  const { help, agendamentos } = readArguments();
  if (help) {
    console.log(HELP);
    return;
  }
  if (process.env['NODE_ENV'] === 'production') {
    throw new ConfigurationError('A demonstração tem senhas conhecidas: não roda com NODE_ENV=production.');
  }
  config = readConfiguration(process.env);
  const database = await openDatabase(config);
  const start = performance.now();
  try {
    await migrate(database);
    const now = nowInSaoPaulo(Date.now());
    await requireNature(database, { demo: true, production: false });
    const isNew = await seedDemo(database, {
      now,
      agendamentos: Math.min(agendamentos, DEFAULT_AGENDAMENTOS),
    });
    const summed = await growDemo(database, now, agendamentos);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (isNew || summed > 0) {
      const total = (isNew ? Math.min(agendamentos, DEFAULT_AGENDAMENTOS) : 0) + summed;
      console.log(
        `  Demonstração pronta: ${total.toLocaleString('pt-BR')} agendamentos novos em ${seconds} s.`,
      );
    } else console.log('  A demonstração já está neste banco: nada a fazer.');
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  const sentence = describeStartFailure(error, config);
  console.error(sentence === null ? withoutData(error) : `\n  ${sentence}\n`);
  process.exitCode = 1;
}
