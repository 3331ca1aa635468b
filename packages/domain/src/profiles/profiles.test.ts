import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_PERMISSION } from '../registry/index.ts';
import * as P from './index.ts';

const listed = P.PERMISSION_AREAS.flatMap(({ permissions }) => Object.values(permissions));
const some = fc.uniqueArray(fc.constantFrom(...EVERY_PERMISSION), { maxLength: 30 });

describe('doc3 §6: the catalogue of permissions', () => {
  it('names every permission of the product once, and none besides', () => {
    expect(listed.toSorted()).toEqual(EVERY_PERMISSION.toSorted());
  });

  it('every row and every permission has a name of its own', () => {
    const labels = P.PERMISSION_AREAS.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    const names = P.permissionNames(EVERY_PERMISSION);
    expect(names).toHaveLength(EVERY_PERMISSION.length);
    expect(new Set(names).size).toBe(names.length);
    expect(P.permissionNames(['estrutura_cliente:editar'])).toEqual(['Clientes: editar']);
    expect(P.permissionNames(['gestamedica_agendamentos:cancelar'])).toEqual([
      'Cancelar agendamento: acessar',
    ]);
  });

  it('what has no screen yet is in the catalogue, and is not offered', () => {
    expect(P.OFFERED_PERMISSIONS).not.toContain('indicadores_cliente');
    expect(P.OFFERED_PERMISSIONS.filter((p) => /(?:painel_formularios|gerenciar_aso):/.test(p))).toEqual([]);
    // Who is told of deposits to pay is who holds it.
    expect(P.OFFERED_PERMISSIONS).toContain('gestamedica_painel_deposito_antecipado');
    expect(P.OFFERED_PERMISSIONS).toContain('gestamedica_painel_agendamento');
    expect(P.isPermission('indicadores_cliente')).toBe(true);
    const count = P.OFFERED_PERMISSIONS.length;
    expect(P.heldText(['estrutura_grupos'])).toBe(`1 de ${count} permissões`);
    expect(P.heldText(['estrutura_grupos', 'indicadores_cliente', 'gestamedica_gerenciar_aso:editar'])).toBe(
      `1 de ${count} permissões`,
    );
  });

  it('a version says what it gives and takes, by name, and counts what is too much to name', () => {
    const before = ['estrutura_cliente', 'estrutura_cliente:editar'];
    expect(P.permissionChangeText(before, before.toReversed())).toBe('Como estava');
    expect(P.permissionChangeText(before, ['estrutura_cliente', 'estrutura_grupos'])).toBe(
      'Dá: Grupos: acessar. Tira: Clientes: editar.',
    );
    const all = P.permissionChangeText([], EVERY_PERMISSION);
    expect(all).toMatch(new RegExp(`; e mais ${EVERY_PERMISSION.length - 12}\\.$`));
  });

  it('rows of one group stand together', () => {
    const groups = P.PERMISSION_AREAS.map(({ group }) => group);
    const begun = groups.filter((group, at) => group !== groups[at - 1]);
    expect(new Set(begun).size).toBe(begun.length);
  });
});

describe('issue 11: nobody gives a permission that they lack', () => {
  it.each<[string, string[], string[], string[], string[]]>([
    ['gives what they have', ['a', 'b'], ['a'], ['a', 'b'], []],
    ['gives what they lack', ['a'], ['a'], ['a', 'b'], ['b']],
    ['takes what they lack', ['a'], ['a', 'b'], ['a'], ['b']],
    ['leaves what they lack', ['a'], ['b'], ['a', 'b'], []],
    ['changes nothing', [], ['a', 'b'], ['a', 'b'], []],
  ])('%s', (_, held, before, after, refused) => {
    expect(P.refusedOf(held, P.permissionChange(before, after))).toEqual(refused);
  });

  it('a change that passes leaves everything outside of the author’s own as it was', () => {
    fc.assert(
      fc.property(some, some, some, (held, before, after) => {
        const outside = (list: string[]) => list.filter((p) => !held.includes(p)).sort();
        const passes = P.refusedOf(held, P.permissionChange(before, after)).length === 0;
        expect(passes).toBe(JSON.stringify(outside(before)) === JSON.stringify(outside(after)));
      }),
    );
  });

  it('the refusal says which, in words', () => {
    expect(P.lackedText(EVERY_PERMISSION)).toMatch(
      new RegExp(`^[^;]+(?:; [^;]+){4}; e mais ${EVERY_PERMISSION.length - 5}\\.$`),
    );
    expect(P.lackedText(['estrutura_cliente:editar', 'estrutura_grupos'])).toBe(
      'Você não pode dar nem tirar o que não tem: Grupos: acessar; Clientes: editar.',
    );
  });
});

describe('the boxes of the matrix', () => {
  it.each<[string, string[], string[], boolean, string[]]>([
    [
      '‘Criar’ brings ‘Acessar’',
      [],
      ['estrutura_cliente:criar'],
      true,
      ['estrutura_cliente', 'estrutura_cliente:criar'],
    ],
    [
      'without ‘Acessar’ nothing is left of the area',
      ['estrutura_cliente', 'estrutura_cliente:criar', 'estrutura_grupos'],
      ['estrutura_cliente'],
      false,
      ['estrutura_grupos'],
    ],
    [
      '‘Criar’ alone goes alone',
      ['estrutura_cliente', 'estrutura_cliente:criar'],
      ['estrutura_cliente:criar'],
      false,
      ['estrutura_cliente'],
    ],
    [
      'an area without ‘Acessar’',
      [],
      ['gestamedica_gerenciar_aso:editar'],
      true,
      ['gestamedica_gerenciar_aso:editar'],
    ],
  ])('%s', (_, before, keys, isSelected, after) => {
    expect(P.withBoxes(before, keys, isSelected)).toEqual(after);
  });

  it('a locked permission neither comes nor goes by the press on another', () => {
    const isLocked = (p: string) => p === 'estrutura_cliente' || p === 'estrutura_cliente:criar';
    expect(P.withBoxes([], ['estrutura_cliente:editar'], true, isLocked)).toEqual([
      'estrutura_cliente:editar',
    ]);
    fc.assert(
      fc.property(some, some, some, fc.boolean(), (held, before, keys, isSelected) => {
        const locked = (p: string) => !held.includes(p);
        const pressed = keys.filter((key) => !locked(key));
        const after = P.withBoxes(before, pressed, isSelected, locked);
        expect(P.refusedOf(held, P.permissionChange(before, after))).toEqual([]);
      }),
    );
  });

  it('says how many are given', () => {
    expect([P.countText(3, 180), P.countText(0, 1)]).toEqual(['3 de 180 permissões', '0 de 1 permissão']);
  });
});

describe('what a profile is', () => {
  const fault = (form: object) =>
    P.profileSchema
      .safeParse({ name: 'Atendente', permissoes: [], ...form })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it.each<[object, string, string]>([
    [{ name: '  ' }, 'name', 'Campo obrigatório'],
    [{ name: 'x'.repeat(81) }, 'name', 'Use até 80 caracteres'],
    [{ descricao: 'x'.repeat(201) }, 'descricao', 'Use até 200 caracteres'],
    [{ permissoes: ['tudo'] }, 'permissoes', 'Há uma permissão que não existe'],
  ])('refuses %j', (form, field, message) => {
    expect(fault(form)).toEqual([[field, message]]);
  });

  it('keeps each permission once', () => {
    const twice = ['estrutura_grupos', 'estrutura_cliente', 'estrutura_grupos'];
    expect(P.profileSchema.parse({ name: ' A ', permissoes: twice })).toEqual({
      name: 'A',
      descricao: '',
      permissoes: ['estrutura_cliente', 'estrutura_grupos'],
    });
  });

  it('an administrator holds users and profiles', () => {
    expect(P.ADMINISTRATION_PERMISSIONS.toSorted()).toEqual([
      'configuracoes_perfil',
      'configuracoes_perfil:editar',
      'configuracoes_usuario',
      'configuracoes_usuario:criar',
      'configuracoes_usuario:editar',
    ]);
  });

  it.each<[string[], number, string]>([
    [['Ana'], 1, 'Ana.'],
    [['A', 'B', 'C', 'D', 'E', 'F', 'G'], 7, 'A, B, C, D, E e mais 2.'],
    [['A', 'B', 'C', 'D', 'E'], 1200, 'A, B, C, D, E e mais 1195.'],
  ])('a profile in use says whose it is: %j of %i', (names, total, said) => {
    expect(P.profileInUseText(names, total)).toContain(`porque é de: ${said}`);
  });
});
