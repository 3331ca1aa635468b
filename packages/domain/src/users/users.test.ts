import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as U from './index.ts';

const USER: U.UserForm = {
  name: 'Ana Souza',
  email: 'Ana@Exemplo.com.br',
  phone: '(11) 98765-4321',
  profileId: 1,
  acessoTodosClientes: true,
  clientes: [],
  acessoTodasUnidades: true,
  unidades: [],
};
const faults = (changes: object) =>
  U.userSchema
    .safeParse({ ...USER, ...changes })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('issue 11: a person of the staff', () => {
  it('is kept clean: the login in small letters, the telephone in digits', () => {
    expect(U.userSchema.parse(USER)).toMatchObject({ email: 'ana@exemplo.com.br', phone: '11987654321' });
  });

  it.each<[object, string, string]>([
    [{ name: ' ' }, 'name', 'Campo obrigatório'],
    [{ email: '' }, 'email', 'Campo obrigatório'],
    [{ email: 'ana' }, 'email', 'Digite um email válido'],
    [{ profileId: 0 }, 'profileId', 'Campo obrigatório'],
    [{ acessoTodosClientes: false }, 'clientes', 'Escolha ao menos um cliente, ou dê acesso a todos'],
    [{ acessoTodasUnidades: false }, 'unidades', 'Escolha ao menos uma unidade, ou dê acesso a todas'],
  ])('refuses %j', (changes, field, message) => {
    expect(faults(changes)).toEqual([[field, message]]);
  });
});

describe('issue 11: an invitation', () => {
  it.each<[boolean, number | null, number, U.InvitationState]>([
    [true, null, 0, 'ACEITO'],
    [true, 5, 9, 'ACEITO'],
    [false, null, 0, 'SEM_CONVITE'],
    [false, 5, 4, 'PENDENTE'],
    [false, 5, 5, 'VENCIDO'],
  ])('password %s, until %s, at %s: %s', (hasPassword, until, now, state) => {
    expect(U.invitationState(hasPassword, until, now)).toBe(state);
  });

  it('lets nobody in once it is over', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (until, now) => {
        expect(U.invitationState(false, until, now) === 'PENDENTE').toBe(now < until);
      }),
    );
  });

  it.each<[object, string, string]>([
    [{ novaSenha: 'curta', confirmacao: 'curta' }, 'novaSenha', 'A senha deve ter pelo menos 10 caracteres'],
    [{ confirmacao: 'outra' }, 'confirmacao', 'As senhas não conferem'],
    [{ name: '' }, 'name', 'Campo obrigatório'],
  ])('is not accepted with %j', (changes, field, message) => {
    const form = { name: 'Ana', novaSenha: 'uma-senha-boa', confirmacao: 'uma-senha-boa', ...changes };
    expect(
      U.acceptanceFormSchema
        .safeParse(form)
        .error?.issues.map((issue) => [issue.path.join('.'), issue.message]),
    ).toEqual([[field, message]]);
  });

  it('the message says whose it is, for how long, and carries the link', () => {
    const { assunto: subject, corpo: text } = U.invitationMessage('Saúde Ltda', 'https://x/convite#abc');
    expect(subject).toContain('Saúde Ltda');
    expect(text).toContain('https://x/convite#abc');
    expect(text).toContain('72 horas');
  });
});

describe('issue 11: what one takes from oneself', () => {
  const whole = { profileId: 1, acessoTodosClientes: true, acessoTodasUnidades: true };
  it.each([
    [{}, false],
    [{ profileId: 2 }, true],
    [{ acessoTodosClientes: false }, true],
    [{ acessoTodasUnidades: false }, true],
  ])('%j: asked before: %s', (change, isAsked) => {
    expect(U.ownAccessLessens(whole, { ...whole, ...change })).toBe(isAsked);
  });

  it('seeing more is not asked', () => {
    expect(U.ownAccessLessens({ ...whole, acessoTodosClientes: false }, whole)).toBe(false);
  });
});
