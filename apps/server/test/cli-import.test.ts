import { describe, expect, it } from 'vitest';
import { commands, SAMPLE } from './commands.ts';

describe('commands on the embedded database', { timeout: 180_000 }, () => {
  const { run } = commands();

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
});
