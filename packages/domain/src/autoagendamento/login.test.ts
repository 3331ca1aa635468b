import { describe, expect, test } from 'vitest';
import { autoagendamentoLoginSchema } from './schemas.ts';
import { validateAutoagendamentoLogin } from './login.ts';

describe('doc2 §2.11: the login takes CPF, token and acceptance of the terms', () => {
  const correct = { username: '529.982.247-25', password: '8K2M-P4TX', termoAceito: true };
  test.each([
    [{}, {}],
    [{ username: '' }, { username: 'Campo obrigatório' }],
    [{ username: '52998224725' }, {}],
    [{ username: '529.982.247-24' }, { username: 'Digite um CPF válido' }],
    [{ username: '111.111.111-11' }, { username: 'Digite um CPF válido' }],
    [{ password: '  ' }, { password: 'Campo obrigatório' }],
    [{ termoAceito: false }, { termoAceito: 'É necessário aceitar os termos para continuar' }],
  ])('%o says %o, and so does the schema', (change, failures) => {
    const login = { ...correct, ...change };
    expect(validateAutoagendamentoLogin(login)).toEqual(failures);
    const parsed = autoagendamentoLoginSchema.safeParse(login);
    const fromSchema = parsed.success ? [] : parsed.error.issues.map((i) => [i.path.join('.'), i.message]);
    expect(Object.fromEntries(fromSchema)).toEqual(failures);
  });
});
