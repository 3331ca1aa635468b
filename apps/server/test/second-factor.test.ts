import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decrypt } from '../src/platform/cipher.ts';
import { stepOf } from '../src/session/totp.ts';
import { PASSWORD } from './fixture.ts';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';

const STEP = 30_000;
const HOUR = 3_600_000;

interface Refusal {
  codigo: string;
  message: string;
}

it('RFC 6238, appendix B: the codes of its test vectors are taken, and of their steps alone', () => {
  const secret = Secret.fromLatin1('12345678901234567890').base32;
  for (const [seconds, eight] of [
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ] as const) {
    const code = eight.slice(2);
    const step = Math.floor(seconds / 30);
    // One step of a phone's clock before and after, and no more.
    for (const off of [-1, 0, 1]) expect(stepOf(secret, code, (seconds + off * 30) * 1000)).toBe(step);
    for (const off of [-2, 2]) expect(stepOf(secret, code, (seconds + off * 30) * 1000)).toBeNull();
  }
});

describe.each(DATABASES)('issue 11: the second factor of staff, on %s', (database) => {
  let app: TestApp;
  let turn = 0;
  let email = '';
  let id = 0;
  let now = MONDAY_10AM;
  beforeAll(async () => {
    app = await createTestApp({ database, env: { LOGIN_LIMIT: '1000' } });
  });
  afterAll(() => app.close());

  const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await app.database.rawTransaction((c) => c.query<T & Record<string, unknown>>(text, values))).rows;
  const post = (url: string, body: object, token: string | null = null) =>
    app.invoke('POST', url, { token, body });
  const signIn = (code?: string, password = PASSWORD) =>
    post('/auth/login', { username: email, password, ...(code === undefined ? {} : { codigo: code }) });
  const tokenOf = (r: { body: unknown }) => (r.body as { access_token: string }).access_token;
  const refusal = (r: { status: number; body: unknown }) => [r.status, (r.body as Refusal).codigo];
  const codeAt = (secret: string, ms: number) =>
    new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: ms });
  const go = (ms: number) => {
    now += ms;
    app.goTo(now);
  };
  const sent = async () =>
    (await query<{ tipo: string }>('select tipo from mensagem where destino = $1 order by id', [email])).map(
      ({ tipo: kind }) => kind,
    );
  const trail = async () =>
    (
      await query<{ acao: string }>(
        "select acao from auditoria where recurso = 'usuario' and recurso_id = $1 order by id",
        [id],
      )
    ).map(({ acao: action }) => action);

  /** Enrols the person; the code of the present step is used by it. */
  async function enrol(): Promise<{ token: string; secret: string; codes: string[] }> {
    const token = tokenOf(await signIn());
    const begun = await post('/@me/segundo-fator', { senhaAtual: PASSWORD }, token);
    const { segredo: secret } = begun.body as { segredo: string };
    const on = await post('/@me/segundo-fator/ativar', { codigo: codeAt(secret, now) }, token);
    expect(on.status).toBe(200);
    return { token, secret, codes: (on.body as { codigos: string[] }).codigos };
  }

  /** Somebody of the staff with the fixture's first user's password. */
  beforeEach(async () => {
    now = MONDAY_10AM;
    app.goTo(now);
    turn += 1;
    email = `dois-passos-${turn}@exemplo.com.br`;
    const [made] = await query<{ id: number }>(
      `insert into usuario (empresa_id, perfil_id, username, name, email, senha_hash, acesso_todos_clientes, acesso_todas_unidades)
       select empresa_id, perfil_id, $1, 'Dois Passos', $1, senha_hash, true, true from usuario where id = 1 returning id`,
      [email],
    );
    id = made?.id ?? 0;
  });

  it('is enrolled with the password and a code; until then, and only until then, the password is enough', async () => {
    const token = tokenOf(await signIn());
    const other = tokenOf(await signIn());
    expect(refusal(await post('/@me/segundo-fator', { senhaAtual: 'errada' }, token))).toEqual([
      422,
      'CREDENCIAIS_INVALIDAS',
    ]);
    expect((await post('/@me/segundo-fator/ativar', { codigo: '123456' }, token)).status).toBe(422);
    const begun = await post('/@me/segundo-fator', { senhaAtual: PASSWORD }, token);
    const { segredo: secret, endereco: address } = begun.body as { segredo: string; endereco: string };
    expect(address).toContain(`secret=${secret.replaceAll(' ', '')}`);
    expect(decodeURIComponent(address)).toContain(`Apto:${email}`);
    expect((await signIn()).status).toBe(200);
    const wrong = codeAt(secret, now + 10 * STEP);
    expect((await post('/@me/segundo-fator/ativar', { codigo: wrong }, token)).status).toBe(422);

    const on = await post('/@me/segundo-fator/ativar', { codigo: codeAt(secret, now) }, token);
    const { codigos: codes } = on.body as { codigos: string[] };
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(refusal(await signIn())).toEqual([401, 'SEGUNDO_FATOR']);
    // Whoever had entered with the password alone is out; who enrolled goes on.
    expect((await app.invoke('GET', '/auth/me', { token: other })).status).toBe(401);
    expect((await app.invoke('GET', '/@me/segundo-fator', { token })).body).toMatchObject({
      ativo: true,
      codigosRestantes: 10,
    });
    expect((await post('/@me/segundo-fator', { senhaAtual: PASSWORD }, token)).status).toBe(409);
    expect(await sent()).toEqual(['SEGUNDO_FATOR_ATIVO']);

    const [kept] = await query<{ sealed: string }>(
      'select segredo_cifrado as sealed from usuario_segundo_fator where usuario_id = $1',
      [id],
    );
    expect(kept?.sealed).not.toContain(secret.replaceAll(' ', ''));
    expect(decrypt(app.config.keyRing, kept?.sealed ?? '')).toBe(secret.replaceAll(' ', ''));
    const text = JSON.stringify(await query('select codigo_hash from usuario_codigo_reserva'));
    for (const code of codes) expect(text).not.toContain(code.replaceAll('-', ''));
  });

  it('is asked for after the right password only: a wrong one tells nothing of it', async () => {
    await enrol();
    const wrong = await signIn(undefined, 'errada');
    expect(refusal(wrong)).toEqual([401, 'CREDENCIAIS_INVALIDAS']);
    expect((wrong.body as Refusal).message).toBe('Usuário ou senha inválidos.');
  });

  it('the clinics’ doors tell nobody that a password is right whose account has a second factor', async () => {
    const at = (door: string, password: string) => post(`/auth/${door}`, { username: email, password });
    expect(refusal(await at('loginPrestador', PASSWORD))).toEqual([401, 'OUTRA_PORTA']);
    await enrol();
    for (const door of ['loginPrestador', 'loginCadastroPrestador']) {
      const { requestId: _, ...right } = (await at(door, PASSWORD)).body as Refusal & { requestId: string };
      const { requestId: __, ...wrong } = (await at(door, 'errada')).body as Refusal & { requestId: string };
      expect(right).toEqual(wrong);
    }
    const refused = (await trail()).filter((action) => action.startsWith('ENTRADA_'));
    expect(refused).toEqual([
      'ENTRADA_EM_OUTRA_PORTA',
      'ENTRADA_EM_OUTRA_PORTA',
      'ENTRADA_RECUSADA',
      'ENTRADA_EM_OUTRA_PORTA',
      'ENTRADA_RECUSADA',
    ]);
  });

  it('the code of now, of the step before and of the one after enter; each once, and none before a taken one', async () => {
    const { secret } = await enrol();
    // The one that enrolled.
    expect((await signIn(codeAt(secret, now))).status).toBe(401);
    go(5 * STEP);
    expect((await signIn(codeAt(secret, now - 2 * STEP))).status).toBe(401);
    expect((await signIn(codeAt(secret, now + 2 * STEP))).status).toBe(401);
    expect((await signIn(codeAt(secret, now - STEP))).status).toBe(200);
    expect((await signIn(codeAt(secret, now))).status).toBe(200);
    expect((await signIn(codeAt(secret, now))).status).toBe(401);
    expect((await signIn(codeAt(secret, now + STEP))).status).toBe(200);
    expect((await signIn(codeAt(secret, now))).status).toBe(401);
  });

  it('of ten who use one code at once, one enters', async () => {
    const { secret } = await enrol();
    go(5 * STEP);
    const code = codeAt(secret, now);
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(code)));
    expect(answers.filter((r) => r.status === 200)).toHaveLength(1);
  });

  it('a recovery code enters once, however it is typed, and its owner is told', async () => {
    const { token, codes } = await enrol();
    const [first = '', second = ''] = codes;
    expect((await signIn(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    const again = await signIn(first);
    expect(again.status).toBe(401);
    // Who lost the phone has no app to look at.
    expect((again.body as Refusal).message).toMatch(/recuperação vale uma vez/);
    expect((await app.invoke('GET', '/@me/segundo-fator', { token })).body).toMatchObject({
      codigosRestantes: 9,
    });
    expect(await sent()).toContain('CODIGO_RESERVA_USADO');
    const renewed = await post('/@me/segundo-fator/codigos', { senhaAtual: PASSWORD, codigo: second }, token);
    expect((renewed.body as { codigos: string[] }).codigos).toHaveLength(10);
    // Those of before are worth nothing any more.
    expect((await signIn(codes[2])).status).toBe(401);
    expect((await signIn((renewed.body as { codigos: string[] }).codigos[0])).status).toBe(200);
  });

  it('wrong codes are few, whoever tries from wherever; the trail and the owner know', async () => {
    const { secret } = await enrol();
    go(5 * STEP);
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await signIn('000000')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    // Also the right one, until the wait is over.
    expect((await signIn(codeAt(secret, now))).status).toBe(429);
    expect((await trail()).filter((action) => action === 'SEGUNDO_FATOR_RECUSADO')).toHaveLength(10);
    expect((await sent()).filter((kind) => kind === 'SEGUNDO_FATOR_BLOQUEADO')).toHaveLength(1);
  });

  it('is switched off with the password and a code, and then the password is enough', async () => {
    const { token, secret } = await enrol();
    go(5 * STEP);
    const off = (senhaAtual: string, code: string) =>
      post('/@me/segundo-fator/desativar', { senhaAtual, codigo: code }, token);
    expect((await off('errada', codeAt(secret, now))).status).toBe(422);
    expect((await off(PASSWORD, '000000')).status).toBe(422);
    expect((await off(PASSWORD, codeAt(secret, now))).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await off(PASSWORD, codeAt(secret, now + STEP))).status).toBe(422);
    expect(await sent()).toContain('SEGUNDO_FATOR_INATIVO');
    const left = await query('select 1 from usuario_codigo_reserva where usuario_id = $1', [id]);
    expect(left).toEqual([]);
  });

  it('a new password by the link does not open the account without a code', async () => {
    const { secret } = await enrol();
    go(5 * STEP);
    await post('/auth/recuperar-senha', { username: email });
    const [mail] = await query<{ corpo: string }>(
      "select corpo_cifrado as corpo from mensagem where destino = $1 and tipo = 'RECUPERACAO_SENHA'",
      [email],
    );
    const token = /#(\S+)/.exec(decrypt(app.config.keyRing, mail?.corpo ?? ''))?.[1] ?? '';
    const novaSenha = 'outra-senha-boa-e-longa';
    expect((await post('/auth/redefinir-senha', { token, novaSenha })).status).toBe(200);
    expect(refusal(await signIn(undefined, novaSenha))).toEqual([401, 'SEGUNDO_FATOR']);
    expect((await signIn(codeAt(secret, now), novaSenha)).status).toBe(200);
  });

  it('is reset by whoever administers, neither one’s own nor of somebody above or of another company', async () => {
    const { token } = await enrol();
    const reset = async (by: number, whom = id) =>
      app.invoke('DELETE', `/users/${whom}/segundo-fator`, { token: await app.tokenFor(by) });
    // 3 may only look; 2 sees a part of the company; 5 is of another.
    expect((await reset(3)).status).toBe(403);
    expect((await reset(2)).status).toBe(403);
    expect((await reset(5)).status).toBe(404);
    expect((await app.invoke('DELETE', `/users/${id}/segundo-fator`, { token })).status).toBe(422);
    const administrator = await app.tokenFor(1);
    await query('update usuario set acesso_todas_unidades = true where id = 1');
    const seen = () => app.invoke('GET', `/users/${id}`, { token: administrator });
    expect((await seen()).body).toMatchObject({ segundoFator: true });
    const r = await app.invoke('DELETE', `/users/${id}/segundo-fator`, { token: administrator });
    expect([r.status, r.body]).toMatchObject([200, { segundoFator: false }]);
    expect((await signIn()).status).toBe(200);
    expect(await sent()).toContain('SEGUNDO_FATOR_REDEFINIDO');
    expect(await trail()).toContain('REDEFINIR_SEGUNDO_FATOR');
    expect((await app.invoke('DELETE', `/users/${id}/segundo-fator`, { token: administrator })).status).toBe(
      422,
    );
  });

  it('a pending enrolment asks for nothing, and its secret gives way to a newer one', async () => {
    const token = tokenOf(await signIn());
    const begin = async () =>
      ((await post('/@me/segundo-fator', { senhaAtual: PASSWORD }, token)).body as { segredo: string })
        .segredo;
    const first = await begin();
    const second = await begin();
    go(HOUR / 2);
    expect((await post('/@me/segundo-fator/ativar', { codigo: codeAt(first, now) }, token)).status).toBe(422);
    expect((await post('/@me/segundo-fator/ativar', { codigo: codeAt(second, now) }, token)).status).toBe(
      200,
    );
  });
});
