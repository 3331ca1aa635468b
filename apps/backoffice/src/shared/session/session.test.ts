import { describe, expect, it } from 'vitest';
import { HOME_ROUTE } from '../routing/addresses.ts';
import { homeOf, safeDestination, loginTo, loginWithoutPermission } from './destination.ts';
import { readToken } from '@apto/api-client/session';

const jwt = (content: unknown) =>
  `x.${Buffer.from(JSON.stringify(content)).toString('base64url')}.assinatura`;

describe('token payload (doc3 §3.5)', () => {
  it('gives permissions and expiry', () => {
    expect(
      readToken(jwt({ permissions: ['gestao_medica_v3:view'], exp: 1_800_000_000, name: 'Ação' })),
    ).toEqual({
      permissions: ['gestao_medica_v3:view'],
      expiresAt: 1_800_000_000_000,
    });
  });

  it.each(['opaco', 'a.b.c', jwt('texto'), jwt(null), ''])('says nothing of %j', (token) => {
    expect(readToken(token)).toEqual({ permissions: null, expiresAt: null });
  });
});

describe('redirect after login (doc3 §2.2)', () => {
  it('the full path comes back', () => {
    const where = '/gestao-medica-v3/agendamentos?status=8&page=2';
    const login = new URL(loginTo(where), 'http://x');
    expect(login.pathname).toBe('/login');
    expect(login.searchParams.get('tokenExpirado')).toBe('true');
    expect(safeDestination(login.searchParams.get('redirect'), [])).toBe(where);
  });

  it('begins where the person may enter; with what is no screen of the rail, at what else is theirs', () => {
    const begins = (...permissions: string[]) => homeOf(permissions);
    expect(begins('gestao_medica_v3:view', 'estrutura_grupo')).toBe('/gestao-medica-v3/agendamentos');
    expect(begins('gestamedica_painel_agendamento')).toBe('/painel-agendamento/list');
    expect(begins('estrutura_grupo')).toBe('/cadastros');
    expect(begins('gestamedica_painel_deposito_antecipado')).toBe('/cadastros');
    // doc3 §2.2: where no permission is known, nothing is refused.
    expect(begins()).toBe('/gestao-medica-v3/agendamentos');
  });

  it('a missing permission goes to the login page without saying that the token expired', () => {
    const login = new URL(loginWithoutPermission('/x'), 'http://x');
    expect(login.searchParams.get('tokenExpirado')).toBeNull();
    expect(login.searchParams.get('redirect')).toBe('/x');
  });

  it.each([
    null,
    '',
    '/',
    '/login',
    '/login?redirect=/x',
    'https://malvado.test/',
    '//malvado.test',
    '/\\malvado.test',
    '/.//malvado.test',
    '/..//malvado.test/login',
    '/x/../\\malvado.test',
    '/./\t/malvado.test',
    'javascript:alert(1)',
  ])('%j is no place of ours: the first screen of the person instead', (redirect) => {
    expect(safeDestination(redirect, [])).toBe(HOME_ROUTE);
    expect(safeDestination(redirect, ['estrutura_grupo'])).toBe('/cadastros');
  });
});
