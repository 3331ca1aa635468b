import { nowInSaoPaulo } from '@apto/domain/time';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from '../db/migrate.ts';
import { SpreadsheetError } from '../staff-import/file.ts';
import { findCliente } from '../staff-import/find-cliente.ts';
import { importSpreadsheet } from '../staff-import/import-staff.ts';
import { report } from '../staff-import/report.ts';
import { openDatabase } from '../open-database.ts';
import { ConfigurationError, HeldFolderError } from '../db/configuration-error.ts';
import { readConfiguration, type Configuration } from '../platform/config.ts';
import { withoutData } from '../platform/error-handling.ts';
import { describeStartFailure } from '../platform/start-failure.ts';

const HELP = `
  Importa os funcionários de uma planilha para um cliente.

    npm run import:staff -- FUNCIONARIOS.xlsx --cliente 1001               mostra o que seria feito
    npm run import:staff -- FUNCIONARIOS.xlsx --cliente 1001 --confirm   grava

  Colunas, em qualquer ordem e com os nomes de costume: nome, CPF, nascimento, sexo, cargo, setor, unidade,
  telefone, e-mail, admissão. Nome e CPF são obrigatórios. Uma planilha com erros não grava nada; repetir a
  mesma planilha não muda nada. Com mais de uma empresa no banco, diga qual: --empresa CNPJ.
`;

interface CliArguments {
  file: string;
  cliente: string;
  empresa: string | undefined;
  confirm: boolean;
}

function readArguments(): CliArguments | null {
  let parsed;
  try {
    parsed = parseArgs({
      allowPositionals: true,
      options: {
        cliente: { type: 'string' },
        empresa: { type: 'string' },
        confirm: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch {
    throw new ConfigurationError(`Há uma opção que não existe, ou à qual falta o valor.\n${HELP}`);
  }
  const { values, positionals } = parsed;
  if (values.help) return null;
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new ConfigurationError(`Informe o caminho de uma planilha.\n${HELP}`);
  if (!values.cliente) throw new ConfigurationError(`Informe o código do cliente com --cliente.\n${HELP}`);
  return {
    file,
    cliente: values.cliente,
    empresa: values.empresa,
    confirm: values.confirm ?? false,
  };
}

async function readContent(path: string): Promise<Uint8Array> {
  // npm runs scripts from the project's folder; the path is relative to where the person is.
  const complete = resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
  try {
    return await readFile(complete);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'não existe' : 'não pôde ser lido';
    throw new ConfigurationError(`O arquivo ${complete} ${reason}.`);
  }
}

/** While the server has the embedded database, the way goes through the server. */
const THROUGH_SERVER =
  'Com o servidor no ar, a mesma planilha entra pela tela: Cadastros, Importar funcionários (/importacao/new), ' +
  'com a mesma conferência antes de gravar.';

let config: Configuration | null = null;

async function run(): Promise<number> {
  const cliArguments = readArguments();
  if (!cliArguments) {
    console.log(HELP);
    return 0;
  }
  const content = await readContent(cliArguments.file);
  config = readConfiguration(process.env);
  const database = await openDatabase(config);
  try {
    await migrate(database);
    const cliente = await findCliente(database.db, cliArguments);
    const importResult = await importSpreadsheet(database, {
      clienteId: cliente.id,
      content,
      fileName: cliArguments.file,
      now: nowInSaoPaulo(Date.now()),
      usuarioId: null,
      confirm: cliArguments.confirm,
    });
    console.log(
      [
        '',
        ...report(importResult, cliente).map((l) => (l === '' || l.startsWith('  ') ? l : `  ${l}`)),
        '',
      ].join('\n'),
    );
    return importResult.result ? 0 : 1;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  const said = error instanceof SpreadsheetError ? error.message : describeStartFailure(error, config);
  const sentence = error instanceof HeldFolderError ? `${error.message}\n  ${THROUGH_SERVER}` : said;
  console.error(sentence === null ? withoutData(error) : `\n  ${sentence}\n`);
  process.exitCode = 1;
}
