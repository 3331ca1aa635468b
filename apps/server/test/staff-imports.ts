import type { ImportMode } from '@apto/domain/imports';
import { afterAll, beforeAll } from 'vitest';
import { createTestApp, type TestApp, type TestOptions } from './helpers.ts';
import { importing, type Sent } from './importing.ts';

export const HEADER = ['Nome Completo', 'C.P.F', 'Dt. Nascimento', 'Filial', 'Depto', 'Função'];

/** The nth of many valid CPFs that the fixture has not. */
export function cpfOf(n: number): string {
  const digits = String(300_000_000 + n)
    .split('')
    .map(Number);
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}
export const [FIRST, SECOND, THIRD, FOURTH, USED, CHANGED] = [1, 2, 3, 4, 5, 6].map((n) =>
  cpfOf(5_000_000 + n),
) as [string, string, string, string, string, string];

/** A server for a suite of imports of the employees of customer 1, by its attendant. */
export function staffImports(database: NonNullable<TestOptions['database']>) {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    token = await app.tokenFor(1);
  });
  afterAll(() => app.close());
  const steps = importing(() => ({ app, token }), { kind: 'FUNCIONARIOS', name: 'rh.csv', clienteId: 1 });
  return {
    ...steps,
    /** From the first test on. */
    at: () => ({ app, token }),
    imported: (content: string | Buffer, mode: ImportMode = 'CERTAS', sent: Sent = {}) =>
      steps.imported(content, mode, sent),
    person: (cpf: string) =>
      steps.query<{ id: number; name: string; unidade: string | null; version: number }>(
        `select f.id, f.name, u.name as unidade, f.versao as version from funcionario f left join unidade u on u.id = f.unidade_id
         where f.cpf = $1 and f.customer_id = 1`,
        [cpf],
      ),
  };
}
