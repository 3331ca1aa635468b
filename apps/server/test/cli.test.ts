import { describe, expect, it } from 'vitest';
import { lockFolder } from '../src/db/lock.ts';
import { commands, SAMPLE } from './commands.ts';

describe('commands on the embedded database', { timeout: 180_000 }, () => {
  const { folder, run } = commands();

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
