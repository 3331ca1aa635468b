import { describe, expect, it, test } from 'vitest';
import * as P from './index.ts';

describe('permissions', () => {
  it('doc1 §6, doc2 §6, doc3 §6, decisions #7: literal spelling, misspelt prefixes included', () => {
    expect(Object.values(P.PERMISSION)).toEqual(
      expect.arrayContaining([
        'gestamedica_agendamentos:criar',
        'gestamedica_agendamentos:editar',
        'gestamedica_agendamentos:reenviarkit',
        'gestamedica_agendamentos:desistencia',
        'gestamedica_agendamentos:cancelar',
        'gestamedica_agendamentos:anexos',
        'gestamedica_agendamentos:timeline',
        'gestamedica_painel_prestador_liberar_prestador:criar',
        'gestaomedica_painel_formularios:editar',
        'gestaomedica_painel_formularios:excluir',
        'gestamedica_gerenciar_aso:editar',
        'gestamedica_gerenciar_aso:excluir',
        'gestao_medica_v3:view',
        'gestamedica_painel_prestador:cliente',
      ]),
    );
  });

  it('decisions #7: no string stands twice', () => {
    const allOf = Object.values(P.PERMISSION);
    expect(new Set(allOf).size).toBe(allOf.length);
  });

  test.each([
    [['a:criar'], 'a:criar', true],
    [['a:criar'], 'a:cria', false],
    [['a:criar'], 'A:CRIAR', false],
    [[], 'a:criar', false],
    [null, 'a:criar', false],
    [undefined, 'a:criar', false],
    [new Set(['a:criar']), 'a:criar', true],
    [new Set<string>(), 'a:criar', false],
  ])('doc3 §6 temPermissao(%o, %s) is %s', (list, permission, expected) => {
    expect(P.hasPermission(list, permission)).toBe(expected);
  });

  it('doc3 §2.2: the route guard passes on an empty list and refuses a loaded one that lacks it', () => {
    expect(P.passesRouteGuard([], 'x')).toBe(true);
    expect(P.passesRouteGuard(['y'], 'x')).toBe(false);
    expect(P.passesRouteGuard(['x'], 'x')).toBe(true);
    expect(P.passesRouteGuard(['y'])).toBe(true);
  });

  it('doc3 §6: a screen without a permission allows its actions', () => {
    expect(P.isAllowedOnScreen([], undefined, 'excluir')).toBe(true);
    expect(P.isAllowedOnScreen(['a:editar'], 'a', 'editar')).toBe(true);
    expect(P.isAllowedOnScreen(['a:editar'], 'a', 'excluir')).toBe(false);
  });

  it('doc3 §6: permissions that match a pattern, ignoring case', () => {
    expect(P.permissionsMatching(['Gesta_A', 'outra'], 'gesta')).toEqual(['Gesta_A']);
  });
});

describe('session forms', () => {
  it('doc3 §7.1: both credentials are required', () => {
    const parsed = P.loginSchema.safeParse({ username: ' ', password: '' });
    expect(parsed.error?.issues.map((i) => `${i.path.join('.')}: ${i.message}`)).toEqual([
      'username: Campo obrigatório',
      'password: Campo obrigatório',
    ]);
  });

  test.each([
    ['antiga', 'curta', 'curta', 'A nova senha deve ter pelo menos 10 caracteres'],
    ['mesma-senha', 'mesma-senha', 'mesma-senha', 'A nova senha deve ser diferente da atual'],
    ['antiga', 'nova-senha', 'outra-senha', 'As senhas não conferem'],
  ])('doc3 §7.1 password change: %s, %s, %s', (senhaAtual, novaSenha, confirmation, message) => {
    const parsed = P.changePasswordSchema.safeParse({ senhaAtual, novaSenha, confirmacao: confirmation });
    expect(parsed.error?.issues.map((i) => i.message)).toEqual([message]);
  });
});
