import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_USE_CODE_LENGTH, firstUseCode, normalizeFirstUseCode } from './code.ts';
import { firstUseFormSchema, type FirstUseForm } from './form.ts';

const bytes = fc.uint8Array({ minLength: FIRST_USE_CODE_LENGTH, maxLength: 40 });

describe('the code of an empty installation', () => {
  it('is twelve characters in three groups, none of which is mistaken for another', () => {
    fc.assert(
      fc.property(bytes, (from) => {
        expect(firstUseCode(from)).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
      }),
    );
  });

  it('is known again however it is typed', () => {
    fc.assert(
      fc.property(bytes, (from) => {
        const code = firstUseCode(from);
        const plain = normalizeFirstUseCode(code);
        for (const typed of [code.toLowerCase(), code.replaceAll('-', ' '), plain.replaceAll('0', 'o')])
          expect(normalizeFirstUseCode(typed)).toBe(plain);
        expect(normalizeFirstUseCode(plain.replaceAll('1', 'l'))).toBe(plain);
      }),
    );
  });
});

describe('the form of the first use', () => {
  const right: FirstUseForm = {
    codigo: '7K2M-Q0ZX-4RVT',
    empresa: { name: 'Saúde Ltda', tradeName: '', cnpj: '11.222.333/0001-81' },
    usuario: { name: 'Ana', email: 'ana@exemplo.com.br' },
    novaSenha: 'uma-novaSenha-boa',
    confirmacao: 'uma-novaSenha-boa',
  };
  const faults = (changes: Partial<FirstUseForm>) =>
    firstUseFormSchema
      .safeParse({ ...right, ...changes })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('takes what is whole', () => expect(faults({})).toBeUndefined());

  it('asks for both passwords where neither is typed', () =>
    expect(faults({ novaSenha: '', confirmacao: '' })).toEqual([
      ['novaSenha', 'Campo obrigatório'],
      ['confirmacao', 'Campo obrigatório'],
    ]));

  it.each<[Partial<FirstUseForm>, string, string]>([
    [{ codigo: ' ' }, 'codigo', 'Campo obrigatório'],
    [{ empresa: { ...right.empresa, name: '' } }, 'empresa.name', 'Campo obrigatório'],
    [{ empresa: { ...right.empresa, cnpj: '11222333000182' } }, 'empresa.cnpj', 'CNPJ inválido'],
    [{ usuario: { ...right.usuario, email: 'ana' } }, 'usuario.email', 'Digite um email válido'],
    [{ novaSenha: 'curta', confirmacao: 'curta' }, 'novaSenha', 'A senha deve ter pelo menos 10 caracteres'],
    [{ confirmacao: 'outra' }, 'confirmacao', 'As senhas não conferem'],
  ])('refuses %j', (changes, field, message) => {
    expect(faults(changes)).toEqual([[field, message]]);
  });
});
