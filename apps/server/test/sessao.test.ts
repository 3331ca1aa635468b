import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SENHA } from './fixture.ts';
import { criarAppDeTeste, SEGUNDA_10H, type AppDeTeste } from './helpers.ts';

interface Erro {
  message: unknown;
  codigo: string;
  requestId: string;
  details?: { response: Record<string, unknown> };
}

describe('sessions (doc3 §6, §7.1)', () => {
  let app: AppDeTeste;
  beforeAll(async () => {
    app = await criarAppDeTeste();
  });
  afterAll(() => app.fechar());

  const entrar = (username: string, password: string, caminho = '/auth/login', extra: object = {}) =>
    app.chamar('POST', caminho, { body: { username, password, ...extra } });
  const tokenDa = (r: { corpo: unknown }) => (r.corpo as { access_token: string }).access_token;

  it('a right login answers a token whose payload has permissions and exp, and GET /auth/me tells who', async () => {
    const r = await entrar('ATENDENTE@apto.test', SENHA);
    expect(r.status).toBe(200);
    const [, carga] = tokenDa(r).split('.');
    const payload = JSON.parse(Buffer.from(carga ?? '', 'base64url').toString()) as {
      permissions: string[];
      exp: number;
    };
    expect(payload.permissions).toContain('gestamedica_agendamentos:criar');
    expect(payload.exp).toBe(SEGUNDA_10H / 1000 + 12 * 3600);
    const eu = await app.chamar('GET', '/auth/me', { token: tokenDa(r) });
    expect(eu.corpo).toMatchObject({
      name: 'Usuário 1',
      phone: '00000000000',
      defaultCompanyId: 1,
      defaultCompany: { name: 'Saúde Ocupacional Ltda', apiKey: { key: 'chave-1' } },
      userCustomers: [],
    });
  });

  it('GET /auth/me of client staff lists their customers and branches', async () => {
    const cliente = await app.chamar('GET', '/auth/me', { token: await app.tokenDe(8) });
    expect(cliente.corpo).toMatchObject({
      userCustomers: [{ customerId: 1 }],
      userCustomerBranches: [{ customerBranchId: 2 }],
    });
  });

  it('an unknown user and a wrong password look alike', async () => {
    const limpo = (erro: Erro) => ({ ...erro, requestId: '' });
    const errada = await entrar('leitura@apto.test', 'errada');
    const ninguem = await entrar('ninguem@apto.test', 'errada');
    expect(errada.status).toBe(401);
    expect(ninguem.status).toBe(401);
    expect(limpo(ninguem.corpo as Erro)).toEqual(limpo(errada.corpo as Erro));
  });

  it('a provider cannot enter as staff, nor staff as a provider', async () => {
    expect((await entrar('prestador@apto.test', SENHA)).status).toBe(401);
    expect((await entrar('cliente@apto.test', SENHA, '/auth/loginPrestador')).status).toBe(401);
    expect((await entrar('prestador@apto.test', SENHA, '/auth/loginPrestador')).status).toBe(200);
  });

  it('doc3 §7.1: the registration portal opens the same provider session, and shares the limit', async () => {
    const porta = '/auth/loginCadastroPrestador';
    const r = await entrar('prestador@apto.test', SENHA, porta);
    expect(r.status).toBe(200);
    const eu = await app.chamar('GET', '/auth/me', { token: tokenDa(r) });
    expect(eu.corpo).toMatchObject({ id: 4, name: 'Usuário 4' });
    expect((await app.chamar('GET', '/agendamentos', { token: tokenDa(r) })).status).toBe(401);
    expect((await entrar('cliente@apto.test', SENHA, porta)).status).toBe(401);
    const status: number[] = [];
    for (const caminho of [porta, '/auth/loginPrestador', porta, '/auth/loginPrestador', porta, porta])
      status.push((await entrar('prestador@apto.test', 'errada', caminho)).status);
    expect(status).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('after five wrong passwords the next is 429 with retry-after, even the right one', async () => {
    for (let i = 0; i < 5; i += 1) expect((await entrar('filial@apto.test', 'errada')).status).toBe(401);
    const r = await entrar('filial@apto.test', SENHA);
    expect(r.status).toBe(429);
    expect(Number(r.cabecalhos['retry-after'])).toBeGreaterThan(0);
    expect((r.corpo as Erro).codigo).toBe('MUITAS_TENTATIVAS');
  });

  it('parallel guesses cannot slip past the limit', async () => {
    const respostas = await Promise.all(
      Array.from({ length: 20 }, () => entrar('outra@apto.test', 'errada')),
    );
    expect(respostas.filter((r) => r.status === 401)).toHaveLength(5);
    expect(respostas.filter((r) => r.status === 429)).toHaveLength(15);
  });

  it('right logins do not use up the limit', async () => {
    for (let i = 0; i < 8; i += 1) expect((await entrar('atendente@apto.test', SENHA)).status).toBe(200);
  });

  it('logging out ends the session on the server', async () => {
    const token = tokenDa(await entrar('cliente@apto.test', SENHA));
    expect((await app.chamar('GET', '/auth/me', { token })).status).toBe(200);
    expect((await app.chamar('POST', '/auth/logout', { token })).status).toBe(200);
    expect((await app.chamar('GET', '/auth/me', { token })).status).toBe(401);
  });

  it('a forged, tampered, foreign-algorithm or expired token is 401', async () => {
    const token = tokenDa(await entrar('cliente@apto.test', SENHA));
    const [cabeca, carga, assinatura] = token.split('.') as [string, string, string];
    const semAlg = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${carga}.`;
    const outraCarga = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(carga, 'base64url').toString()), kind: 'prestador' }),
    ).toString('base64url');
    for (const ruim of ['x', semAlg, `${cabeca}.${outraCarga}.${assinatura}`, token.slice(0, -3)]) {
      expect((await app.chamar('GET', '/auth/me', { token: ruim })).status).toBe(401);
    }
    app.irPara(SEGUNDA_10H + 13 * 3_600_000);
    const vencido = await app.chamar('GET', '/auth/me', { token });
    app.irPara(SEGUNDA_10H);
    expect(vencido.status).toBe(401);
    expect(vencido.corpo).toMatchObject({ codigo: 'NAO_AUTENTICADO' });
  });

  it('rights are read again on every call: a user who lost them is refused at once', async () => {
    const token = await app.tokenDe(3);
    expect((await app.chamar('GET', '/agendamentos', { token })).status).toBe(200);
    await app.banco.executarScript('update usuario set perfil_id = 3 where id = 3');
    expect((await app.chamar('GET', '/agendamentos', { token })).status).toBe(403);
    await app.banco.executarScript('update usuario set perfil_id = 2, ativo = false where id = 3');
    expect((await app.chamar('GET', '/agendamentos', { token })).status).toBe(401);
    await app.banco.executarScript('update usuario set ativo = true where id = 3');
  });

  it('decision 17: an empty permission list is refused everywhere that needs one', async () => {
    const token = await app.tokenDe(6);
    for (const caminho of ['/agendamentos', '/customers', '/status_agendamento', '/tipo_exames']) {
      expect((await app.chamar('GET', caminho, { token })).status).toBe(403);
    }
  });

  it('doc1 §7: a company without an API key, or another key, raises semApiKey', async () => {
    const sem = await app.chamar('GET', '/agendamentos', { token: await app.tokenDe(7) });
    expect(sem.status).toBe(403);
    expect(sem.corpo).toMatchObject({ codigo: 'SEM_API_KEY', details: { response: { semApiKey: true } } });
    expect((await app.chamar('GET', '/auth/me', { token: await app.tokenDe(7) })).status).toBe(200);
    const token = await app.tokenDe(1);
    expect(
      (await app.chamar('GET', '/agendamentos', { token, headers: { 'x-api-key': 'chave-2' } })).status,
    ).toBe(403);
    expect(
      (await app.chamar('GET', '/agendamentos', { token, headers: { 'x-api-key': 'chave-1' } })).status,
    ).toBe(200);
  });

  it('PUT /@me/password: asks the present one, ends the other sessions, keeps this one', async () => {
    const [um, dois] = await Promise.all([app.tokenDe(2), app.tokenDe(2)]);
    const trocar = (token: string, senhaAtual: string) =>
      app.chamar('PUT', '/@me/password', { token, body: { senhaAtual, novaSenha: 'Uma-senha-nova-9' } });
    expect((await trocar(um, 'errada')).status).toBe(422);
    expect((await trocar(um, SENHA)).status).toBe(200);
    expect((await app.chamar('GET', '/auth/me', { token: um })).status).toBe(200);
    expect((await app.chamar('GET', '/auth/me', { token: dois })).status).toBe(401);
    expect((await entrar('cliente@apto.test', 'Uma-senha-nova-9')).status).toBe(200);
  });

  it('doc2 §2.11: without the terms the employee does not enter; an unknown CPF and a wrong token look alike', async () => {
    const auto = (username: string, password: string, termoAceito: boolean) =>
      entrar(username, password, '/auth/login-autoagendamento', { termoAceito });
    expect((await auto('52998224725', 'x', false)).status).toBe(400);
    const conhecido = await auto('529.982.247-25', 'token-errado', true);
    const desconhecido = await auto('98765432100', 'token-errado', true);
    expect([conhecido.status, desconhecido.status]).toEqual([401, 401]);
    expect((conhecido.corpo as Erro).message).toBe((desconhecido.corpo as Erro).message);
  });

  it('errors of bodies that cannot be read keep the one shape', async () => {
    const r = await app.servidor.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"username":',
    });
    expect(r.statusCode).toBe(400);
    expect(r.json()).toMatchObject({ codigo: 'VALIDACAO', requestId: expect.any(String) as unknown });
    const naoHa = await app.chamar('GET', '/nao-existe');
    expect(naoHa.status).toBe(404);
    expect(naoHa.corpo).toMatchObject({ codigo: 'NAO_ENCONTRADO', requestId: expect.any(String) as unknown });
  });
});
