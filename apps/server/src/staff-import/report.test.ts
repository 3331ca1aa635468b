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

it('tells problems by row, whichever of them was found first', () => {
  const problem = (row: number, message: string) => ({
    row,
    column: 'CPF',
    value: '',
    message,
    severity: 'error' as const,
  });
  const problems = [problem(9, 'CPF inválido'), problem(3, 'CPF já usado'), problem(9, 'Outro')];
  const lines = report(
    {
      reading: { funcionarios: [], problems, columns: [], ignored: [], headerRow: 1 },
      result: null,
      saved: false,
    },
    { code: '1001', name: 'Padaria Aurora' },
  );
  expect(lines.filter((line) => /^ {2}\d/.test(line)).map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['3', 'CPF', 'CPF já usado'],
    ['9', 'CPF', 'CPF inválido'],
    ['9', 'CPF', 'Outro'],
  ]);
});
