import { describe, expect, it } from 'vitest';
import { destinoSeguro, loginPara, loginSemPermissao, ROTA_INICIAL } from './destino.ts';
import { paraGuardar, sessaoDe, type Sessao } from './tipos.ts';
import { lerToken } from '@apto/api-client/sessao';

const jwt = (conteudo: unknown) =>
  `x.${Buffer.from(JSON.stringify(conteudo)).toString('base64url')}.assinatura`;

describe('token payload (doc3 §3.5)', () => {
  it('gives permissions and expiry', () => {
    expect(
      lerToken(jwt({ permissions: ['gestao_medica_v3:view'], exp: 1_800_000_000, name: 'Ação' })),
    ).toEqual({
      permissions: ['gestao_medica_v3:view'],
      expiraEm: 1_800_000_000_000,
    });
  });

  it.each(['opaco', 'a.b.c', jwt('texto'), jwt(null), ''])('says nothing of %j', (token) => {
    expect(lerToken(token)).toEqual({ permissions: null, expiraEm: null });
  });
});

describe('redirect after login (doc3 §2.2)', () => {
  it('the full path comes back', () => {
    const onde = '/gestao-medica-v3/agendamentos?status=8&page=2';
    const login = new URL(loginPara(onde), 'http://x');
    expect(login.pathname).toBe('/login');
    expect(login.searchParams.get('tokenExpirado')).toBe('true');
    expect(destinoSeguro(login.searchParams.get('redirect'))).toBe(onde);
  });

  it('a missing permission goes to the login page without saying that the token expired', () => {
    const login = new URL(loginSemPermissao('/x'), 'http://x');
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
    'javascript:alert(1)',
  ])('%j is no place of ours: the list instead', (redirect) => {
    expect(destinoSeguro(redirect)).toBe(ROTA_INICIAL);
  });
});

it('a stored session comes back; one that another version wrote is none', () => {
  const sessao = { id: 'a', token: 'abc' } as Sessao;
  expect(sessaoDe(JSON.parse(JSON.stringify(paraGuardar(sessao))))).toEqual(sessao);
  expect(sessaoDe({ token: 'abc' })).toBeNull();
  expect(sessaoDe({ versao: 0, sessao })).toBeNull();
  expect(sessaoDe(null)).toBeNull();
});
