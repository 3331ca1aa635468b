import { expect, it } from 'vitest';
import { report } from './report.ts';

it('says what is wrong with a sheet that has more problems than a call takes arguments', () => {
  const problems = Array.from({ length: 200_000 }, (_, index) => ({
    row: index + 2,
    column: 'CPF',
    value: '',
    message: 'CPF não preenchido',
    severity: 'error' as const,
  }));
  const lines = report(
    {
      reading: { funcionarios: [], problems, columns: [], ignored: [], headerRow: 1 },
      result: null,
      saved: false,
    },
    { code: '1001', name: 'Padaria Aurora' },
  );
  expect(lines).toContain('200.000 erros:');
  expect(lines.at(-3)).toBe('  200001  CPF            CPF não preenchido');
});
