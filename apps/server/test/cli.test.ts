import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nowInSaoPaulo } from '@apto/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { openPglite } from '../src/db/pglite.ts';
import { lockFolder } from '../src/db/lock.ts';
import { seedDemo } from '../src/demo/seed.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const SAMPLE = 'docs/examples/funcionarios.xlsx';

// Each command opens the database in a process of its own.
describe('commands on the embedded database', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'apto-cli-'));
  const run = (command: string, args: string[], env: Record<string, string> = {}) => {
    const r = spawnSync(
      join(root, 'node_modules/.bin/node'),
      [
        '--conditions=@apto/source',
        '--import=./apps/server/src/quick-load.ts',
        `apps/server/src/cli/${command}.ts`,
        ...args,
      ],
      {
        cwd: root,
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          DATA_DIR: folder,
          INIT_CWD: root,
          ...env,
        },
      },
    );
    return { codigo: r.status, text: r.stdout + r.stderr };
  };

  beforeAll(async () => {
    const database = await openPglite(folder);
    await migrate(database);
    await seedDemo(database, { now: nowInSaoPaulo(Date.now()), agendamentos: 30 });
    await database.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('import-staff: rehearses, writes with --confirm, and is safe to repeat', () => {
    const dryRun = run('import-staff', [SAMPLE, '--cliente', '1001']);
    expect(dryRun.text).toMatch(/A criar +12/);
    expect(dryRun.text).toContain('nada foi gravado');
    expect(dryRun.codigo).toBe(0);
    const saved = run('import-staff', [SAMPLE, '--cliente', '1001', '--confirm']);
    expect(saved.text).toMatch(/Criados +12/);
    expect(saved.text).toContain('Cargos novos: Operador de torno CNC');
    const repeated = run('import-staff', [SAMPLE, '--cliente', '1001', '--confirm']);
    expect(repeated.text).toMatch(/Criados +0/);
    expect(repeated.text).toMatch(/Sem mudança +12/);
  });

  it.each([
    ['an unknown customer', 'import-staff', [SAMPLE, '--cliente', '9'], 'Não há cliente com o código 9'],
    ['a missing file', 'import-staff', ['nada.xlsx', '--cliente', '1001'], 'não existe'],
    ['no customer', 'import-staff', [SAMPLE], 'Informe o código do cliente'],
    ['an unknown option', 'import-staff', [SAMPLE, '--clientes', '1'], 'Há uma opção que não existe'],
    [
      'a file that is no sheet',
      'import-staff',
      ['package.json', '--cliente', '1001'],
      'não é uma planilha .xlsx',
    ],
    ['a silly number', 'demo', ['--agendamentos', 'muitos'], 'deve ser um número inteiro'],
  ])('%s: one clear sentence, and a failing exit code', (_, command, args, text) => {
    const r = run(command, args);
    expect(r.text).toContain(text);
    expect(r.text).not.toMatch(/ {4}at /);
    expect(r.codigo).toBe(1);
  });

  it('refuses the folder of a running server', () => {
    const release = lockFolder(folder);
    const r = run('import-staff', [SAMPLE, '--cliente', '1001']);
    release();
    expect(r.codigo).toBe(1);
    expect(r.text).toContain('já está em uso pelo processo');
    expect(r.text).toContain('DATABASE_URL');
    // What is asked for goes on while the server runs, and it says how.
    expect(r.text).toContain('/importacao/new');
  });

  it('demo: never in production', () => {
    const r = run('demo', [], { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(40) });
    expect(r.text).toContain('NODE_ENV=production');
    expect(r.codigo).toBe(1);
  });
});
