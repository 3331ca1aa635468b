import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from './fixture.ts';
import { createTestApp, MONDAY_10AM, type TestApp } from './helpers.ts';

interface ApiErrorBody {
  message: unknown;
  codigo: string;
  requestId: string;
  details?: { response: Record<string, unknown> };
}

describe('sessions (doc3 §6, §7.1)', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const signIn = (username: string, password: string, path = '/auth/login', extra: object = {}) =>
    app.invoke('POST', path, { body: { username, password, ...extra } });
  const tokenFrom = (r: { body: unknown }) => (r.body as { access_token: string }).access_token;

  it('a right login answers a token whose payload has permissions and exp, and GET /auth/me tells who', async () => {
    const r = await signIn('ATENDENTE@apto.test', PASSWORD);
    expect(r.status).toBe(200);
    const [, load] = tokenFrom(r).split('.');
    const payload = JSON.parse(Buffer.from(load ?? '', 'base64url').toString()) as {
      permissions: string[];
      exp: number;
    };
    expect(payload.permissions).toContain('gestamedica_agendamentos:criar');
    expect(payload.exp).toBe(MONDAY_10AM / 1000 + 12 * 3600);
    const me = await app.invoke('GET', '/auth/me', { token: tokenFrom(r) });
    expect(me.body).toMatchObject({
      name: 'Usuário 1',
      phone: '00000000000',
      defaultCompanyId: 1,
      defaultCompany: {
        name: 'Saúde Ocupacional Ltda',
        apiKey: { key: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
      },
      userCustomers: [],
    });
  });

  it('GET /auth/me of client staff lists their customers and branches', async () => {
    const cliente = await app.invoke('GET', '/auth/me', { token: await app.tokenFor(8) });
    expect(cliente.body).toMatchObject({
      userCustomers: [{ customerId: 1 }],
      userCustomerBranches: [{ customerBranchId: 2 }],
    });
  });

  it('an unknown user and a wrong password look alike', async () => {
    const cleaned = (error: ApiErrorBody) => ({ ...error, requestId: '' });
    const wrong = await signIn('leitura@apto.test', 'errada');
    const nobody = await signIn('ninguem@apto.test', 'errada');
    expect(wrong.status).toBe(401);
    expect(nobody.status).toBe(401);
    expect(cleaned(nobody.body as ApiErrorBody)).toEqual(cleaned(wrong.body as ApiErrorBody));
  });

  it('a provider cannot enter as staff, nor staff as a provider', async () => {
    expect((await signIn('prestador@apto.test', PASSWORD)).status).toBe(401);
    expect((await signIn('cliente@apto.test', PASSWORD, '/auth/loginPrestador')).status).toBe(401);
    expect((await signIn('prestador@apto.test', PASSWORD, '/auth/loginPrestador')).status).toBe(200);
  });

  it('an account at the wrong door is told where its own is, but only by its right password', async () => {
    const said = async (password: string, username = 'prestador@apto.test', path?: string) => {
      const r = await signIn(username, password, path);
      const refusal = r.body as ApiErrorBody;
      return [r.status, refusal.codigo, refusal.message];
    };
    expect(await said(PASSWORD)).toEqual([
      401,
      'OUTRA_PORTA',
      'Esta conta é de um prestador. Entre pelo portal do prestador: /confirmacao-prestador/login.',
    ]);
    expect(await said(PASSWORD, 'cliente@apto.test', '/auth/loginPrestador')).toEqual([
      401,
      'OUTRA_PORTA',
      'Esta conta é da equipe e não de um prestador. Entre em /login.',
    ]);
    const stranger = [401, 'CREDENCIAIS_INVALIDAS', 'Usuário ou senha inválidos.'];
    expect(await said('errada')).toEqual(stranger);
    expect(await said('errada', 'ninguem@apto.test')).toEqual(stranger);
  });

  it('doc3 §7.1: the registration portal opens the same provider session, and shares the limit', async () => {
    const port = '/auth/loginCadastroPrestador';
    const r = await signIn('prestador@apto.test', PASSWORD, port);
    expect(r.status).toBe(200);
    const me = await app.invoke('GET', '/auth/me', { token: tokenFrom(r) });
    expect(me.body).toMatchObject({ id: 4, name: 'Usuário 4' });
    expect((await app.invoke('GET', '/agendamentos', { token: tokenFrom(r) })).status).toBe(401);
    expect((await signIn('cliente@apto.test', PASSWORD, port)).status).toBe(401);
    const status: number[] = [];
    for (const path of [port, '/auth/loginPrestador', port, '/auth/loginPrestador', port, port])
      status.push((await signIn('prestador@apto.test', 'errada', path)).status);
    expect(status).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('after five wrong passwords the next is 429 with retry-after, even the right one', async () => {
    for (let i = 0; i < 5; i += 1) expect((await signIn('filial@apto.test', 'errada')).status).toBe(401);
    const r = await signIn('filial@apto.test', PASSWORD);
    expect(r.status).toBe(429);
    expect(Number(r.headers['retry-after'])).toBeGreaterThan(0);
    expect((r.body as ApiErrorBody).codigo).toBe('MUITAS_TENTATIVAS');
  });

  it('parallel guesses cannot slip past the limit', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => signIn('outra@apto.test', 'errada')),
    );
    expect(responses.filter((r) => r.status === 401)).toHaveLength(5);
    expect(responses.filter((r) => r.status === 429)).toHaveLength(15);
  });

  it('a name opens in the spellings that its limit counts as one, and in no other', async () => {
    expect((await signIn('CLIENTE@APTO.TEST', PASSWORD)).status).toBe(200);
    // PostgreSQL folds this letter to an 'i', and JavaScript to something else.
    expect((await signIn('cl\u0130ente@apto.test', PASSWORD)).status).toBe(401);
  });

  it('right logins do not use up the limit', async () => {
    for (let i = 0; i < 8; i += 1) expect((await signIn('atendente@apto.test', PASSWORD)).status).toBe(200);
  });

  it('logging out ends the session on the server', async () => {
    const token = tokenFrom(await signIn('cliente@apto.test', PASSWORD));
    expect((await app.invoke('GET', '/auth/me', { token })).status).toBe(200);
    expect((await app.invoke('POST', '/auth/logout', { token })).status).toBe(200);
    expect((await app.invoke('GET', '/auth/me', { token })).status).toBe(401);
  });

  it('a forged, tampered, foreign-algorithm or expired token is 401', async () => {
    const token = tokenFrom(await signIn('cliente@apto.test', PASSWORD));
    const [head, load, signature] = token.split('.') as [string, string, string];
    const noAlg = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${load}.`;
    const otherPayload = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(load, 'base64url').toString()), kind: 'prestador' }),
    ).toString('base64url');
    for (const bad of ['x', noAlg, `${head}.${otherPayload}.${signature}`, token.slice(0, -3)]) {
      expect((await app.invoke('GET', '/auth/me', { token: bad })).status).toBe(401);
    }
    app.goTo(MONDAY_10AM + 13 * 3_600_000);
    const expired = await app.invoke('GET', '/auth/me', { token });
    app.goTo(MONDAY_10AM);
    expect(expired.status).toBe(401);
    expect(expired.body).toMatchObject({ codigo: 'NAO_AUTENTICADO' });
  });

  it('rights are read again on every call: a user who lost them is refused at once', async () => {
    const token = await app.tokenFor(3);
    expect((await app.invoke('GET', '/agendamentos', { token })).status).toBe(200);
    await app.database.runScript('update usuario set perfil_id = 3 where id = 3');
    expect((await app.invoke('GET', '/agendamentos', { token })).status).toBe(403);
    await app.database.runScript('update usuario set perfil_id = 2, ativo = false where id = 3');
    expect((await app.invoke('GET', '/agendamentos', { token })).status).toBe(401);
    await app.database.runScript('update usuario set ativo = true where id = 3');
  });

  it('decision 17: an empty permission list is refused everywhere that needs one', async () => {
    const token = await app.tokenFor(6);
    for (const path of ['/agendamentos', '/customers', '/status_agendamento', '/tipo_exames']) {
      expect((await app.invoke('GET', path, { token })).status).toBe(403);
    }
  });

  it('doc1 §7: a company without an API key, or another key, raises semApiKey', async () => {
    const without = await app.invoke('GET', '/agendamentos', { token: await app.tokenFor(7) });
    expect(without.status).toBe(403);
    expect(without.body).toMatchObject({
      codigo: 'SEM_API_KEY',
      details: { response: { semApiKey: true } },
    });
    expect((await app.invoke('GET', '/auth/me', { token: await app.tokenFor(7) })).status).toBe(200);
    const token = await app.tokenFor(1);
    expect(
      (await app.invoke('GET', '/agendamentos', { token, headers: { 'x-api-key': 'chave-2' } })).status,
    ).toBe(403);
    expect(
      (await app.invoke('GET', '/agendamentos', { token, headers: { 'x-api-key': 'chave-1' } })).status,
    ).toBe(200);
  });

  it('a new password is none that a guesser tries first, nor the own address, and the field is named', async () => {
    const token = await app.tokenFor(2);
    const { email } = (await app.invoke('GET', '/auth/me', { token })).body as { email: string };
    for (const [chosen, told] of [
      ['Flamengo1981', 'Esta senha é muito comum. Escolha outra.'],
      [email.toUpperCase(), 'Esta senha é quase o seu e-mail. Escolha outra.'],
    ]) {
      const r = await app.invoke('PUT', '/@me/password', {
        token,
        body: { senhaAtual: PASSWORD, novaSenha: chosen },
      });
      expect([r.status, r.body]).toMatchObject([
        400,
        { details: { response: { campos: [{ campo: 'novaSenha', mensagem: told }] } } },
      ]);
    }
  });

  it('PUT /@me/password: asks the present one, ends the other sessions, keeps this one', async () => {
    const [one, two] = await Promise.all([app.tokenFor(2), app.tokenFor(2)]);
    const changePassword = (token: string, senhaAtual: string) =>
      app.invoke('PUT', '/@me/password', { token, body: { senhaAtual, novaSenha: 'Uma-senha-nova-9' } });
    expect((await changePassword(one, 'errada')).status).toBe(422);
    expect((await changePassword(one, PASSWORD)).status).toBe(200);
    expect((await app.invoke('GET', '/auth/me', { token: one })).status).toBe(200);
    expect((await app.invoke('GET', '/auth/me', { token: two })).status).toBe(401);
    expect((await signIn('cliente@apto.test', 'Uma-senha-nova-9')).status).toBe(200);
  });

  it('doc2 §2.11: without the terms the employee does not enter; an unknown CPF and a wrong token look alike', async () => {
    const auto = (username: string, password: string, termoAceito: boolean) =>
      signIn(username, password, '/auth/login-autoagendamento', { termoAceito });
    expect((await auto('52998224725', 'x', false)).status).toBe(400);
    const known = await auto('529.982.247-25', 'token-errado', true);
    const unknownUser = await auto('98765432100', 'token-errado', true);
    expect([known.status, unknownUser.status]).toEqual([401, 401]);
    expect((known.body as ApiErrorBody).message).toBe((unknownUser.body as ApiErrorBody).message);
  });

  it('errors of bodies that cannot be read keep the one shape', async () => {
    const r = await app.server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"username":',
    });
    expect(r.statusCode).toBe(400);
    expect(r.json()).toMatchObject({ codigo: 'VALIDACAO', requestId: expect.any(String) as unknown });
    const notFound = await app.invoke('GET', '/nao-existe');
    expect(notFound.status).toBe(404);
    expect(notFound.body).toMatchObject({
      codigo: 'NAO_ENCONTRADO',
      requestId: expect.any(String) as unknown,
    });
  });
});
