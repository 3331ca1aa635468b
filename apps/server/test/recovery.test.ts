import { DEAD_RECOVERY_TEXT, RECOVERIES_A_DAY, RECOVERY_MINUTES } from '@apto/domain/users';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decrypt } from '../src/platform/cipher.ts';
import { PASSWORD as KNOWN_PASSWORD } from './fixture.ts';
import { DATABASES, createTestApp, MONDAY_10AM, type TestApp } from './helpers.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const PASSWORD = 'outra-senha-boa-e-longa';

describe.each(DATABASES)('doc3 §2.1: a new password by a link, on %s', (database) => {
  let app: TestApp;
  let turn = 0;
  let email = '';
  beforeAll(async () => {
    app = await createTestApp({ database, env: { LOGIN_LIMIT: '1000' } });
  });
  afterAll(() => app.close());

  const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> => {
    const { rows } = await app.database.rawTransaction((c) =>
      c.query<T & Record<string, unknown>>(text, values),
    );
    return rows;
  };
  const post = (url: string, body: object, token: string | null = null) =>
    app.invoke('POST', url, { token, body });
  const forget = (username: string) => post('/auth/recuperar-senha', { username });
  const reset = (token: string, novaSenha = PASSWORD) => post('/auth/redefinir-senha', { token, novaSenha });
  const signIn = (password: string) => post('/auth/login', { username: email, password });
  const linksOf = async (to: string): Promise<string[]> =>
    (
      await query<{ corpo: string }>(
        "select corpo_cifrado as corpo from mensagem where destino = $1 and tipo = 'RECUPERACAO_SENHA' order by id",
        [to],
      )
    ).map((sent) => /#(\S+)/.exec(decrypt(app.config.keyRing, sent.corpo))?.[1] ?? '');
  const newest = async (): Promise<string> => (await linksOf(email)).at(-1) ?? '';

  /** Somebody of the staff with the fixture's first user's password. */
  beforeEach(async () => {
    app.goTo(MONDAY_10AM);
    turn += 1;
    email = `esqueceu-${turn}@exemplo.com.br`;
    await query(
      `insert into usuario (empresa_id, perfil_id, username, name, email, senha_hash, acesso_todos_clientes, acesso_todas_unidades)
       select empresa_id, perfil_id, $1, 'Esqueceu', $1, senha_hash, true, true from usuario where id = 1`,
      [email],
    );
  });

  it('is chosen by the link, once; every session ends, the owner is told, and the trail knows', async () => {
    const [owner] = await query<{ id: number }>('select id from usuario where username = $1', [email]);
    const session = await app.tokenFor(owner?.id ?? 0);
    expect((await app.invoke('GET', '/auth/me', { token: session })).status).toBe(200);
    expect((await forget(email.toUpperCase())).body).toEqual({ ok: true });
    const token = await newest();
    expect(token).toMatch(/^[\w-]{43}$/);

    expect((await reset(token, 'curta')).status).toBe(400);
    // A password that many use does not cost the link.
    expect((await reset(token, 'password1234')).status).toBe(400);
    expect((await reset(token)).body).toEqual({ ok: true });
    expect((await app.invoke('GET', '/auth/me', { token: session })).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(200);
    expect((await reset(token)).status).toBe(401);

    const told = await query<{ tipo: string }>('select tipo from mensagem where destino = $1 order by id', [
      email,
    ]);
    expect(told.map(({ tipo: kind }) => kind)).toEqual(['RECUPERACAO_SENHA', 'SENHA_TROCADA']);
    const trail = await query<{ acao: string }>(
      "select acao from auditoria where recurso = 'usuario' and recurso_id = $1 and acao like '%SENHA' order by id",
      [owner?.id],
    );
    expect(trail.map(({ acao: action }) => action)).toEqual(['PEDIR_NOVA_SENHA', 'REDEFINIR_SENHA']);
  });

  it('says whose an open link is, as often as it is asked, and refuses one that was used, is too old or was never made alike', async () => {
    const read = (token: string) => post('/auth/redefinir-senha/consultar', { token });
    await forget(email);
    const token = await newest();
    expect((await read(token)).body).toEqual({ email, conta: 'interna' });
    expect((await read(token)).body).toEqual({ email, conta: 'interna' });
    // A clinic is led to its own door.
    const clinic = 'prestador@apto.test';
    await forget(clinic);
    const theirs = (await linksOf(clinic)).at(-1) ?? '';
    expect((await read(theirs)).body).toEqual({ email: clinic, conta: 'prestador' });
    const unknown = await read('x'.repeat(43));
    app.goTo(MONDAY_10AM + RECOVERY_MINUTES * MINUTE + 1);
    const late = await read(token);
    app.goTo(MONDAY_10AM);
    await reset(token);
    const refused = { codigo: 'CREDENCIAIS_INVALIDAS', message: DEAD_RECOVERY_TEXT };
    for (const each of [unknown, late, await read(token)]) {
      expect(each.status).toBe(401);
      expect(each.body).toMatchObject(refused);
    }
  });

  it('of nobody, of a clinic without account, of somebody switched off or invited: the same answer, and no message', async () => {
    const known = await forget(email);
    await query('update usuario set ativo = false where username = $1', [email]);
    const off = await forget(email);
    await query('update usuario set ativo = true, senha_hash = null where username = $1', [email]);
    const invited = await forget(email);
    const nobody = await forget('ninguem@exemplo.com.br');
    for (const r of [off, invited, nobody]) expect([r.status, r.body]).toEqual([known.status, known.body]);
    expect(await linksOf(email)).toHaveLength(1);
    expect(await linksOf('ninguem@exemplo.com.br')).toHaveLength(0);
    expect((await forget('')).status).toBe(400);
  });

  it('takes as long for nobody as for who is sent a link', async () => {
    const taken = async (username: string) => {
      const from = performance.now();
      expect((await forget(username)).status).toBe(200);
      return performance.now() - from;
    };
    // More than the message costs. Timers may be a little early.
    for (const who of [email, 'ninguem@exemplo.com.br']) expect(await taken(who)).toBeGreaterThanOrEqual(145);
  });

  it('a link that was replaced, is too old, forged, or older than the password opens nothing, and is refused alike', async () => {
    const refusals = new Set<string>();
    const refused = async (token: string) => {
      const r = await reset(token);
      expect(r.status).toBe(401);
      refusals.add(JSON.stringify({ ...(r.body as object), requestId: null }));
    };
    await forget(email);
    const first = await newest();
    await forget(email);
    const second = await newest();
    await refused(first);
    app.goTo(MONDAY_10AM + RECOVERY_MINUTES * MINUTE);
    await refused(second);
    app.goTo(MONDAY_10AM);
    await refused('x'.repeat(43));
    await query('update usuario set ativo = false where username = $1', [email]);
    await refused(second);
    await query('update usuario set ativo = true where username = $1', [email]);
    // Who remembered the password and changed it: the link of before is worth nothing.
    const [owner] = await query<{ id: number }>('select id from usuario where username = $1', [email]);
    const session = await app.tokenFor(owner?.id ?? 0);
    await forget(email);
    const third = await newest();
    expect((await reset(third)).status).toBe(200);
    await forget(email);
    const fourth = await newest();
    const again = payloadToken(await signIn(PASSWORD));
    expect(
      (
        await app.invoke('PUT', '/@me/password', {
          token: again,
          body: { senhaAtual: PASSWORD, novaSenha: `${PASSWORD}-2` },
        })
      ).status,
    ).toBeLessThan(300);
    await refused(fourth);
    expect(session).not.toBe(again);
    expect([...refusals]).toHaveLength(1);
  });

  it('a person gets a few links a day, and further ones are asked for in vain', async () => {
    for (let n = 0; n < RECOVERIES_A_DAY + 2; n += 1) expect((await forget(email)).status).toBe(200);
    expect(await linksOf(email)).toHaveLength(RECOVERIES_A_DAY);
    app.goTo(MONDAY_10AM + DAY + MINUTE);
    await forget(email);
    expect(await linksOf(email)).toHaveLength(RECOVERIES_A_DAY + 1);
  });

  it('strangers who ask for links leave the owner, where they entered lately, theirs', async () => {
    expect((await signIn(KNOWN_PASSWORD)).status).toBe(200);
    const asStranger = () =>
      app.server.app.inject({
        method: 'POST',
        url: '/api/auth/recuperar-senha',
        payload: { username: email },
        remoteAddress: '203.0.113.9',
      });
    for (let n = 0; n < RECOVERIES_A_DAY + 2; n += 1) await asStranger();
    expect(await linksOf(email)).toHaveLength(RECOVERIES_A_DAY);
    await forget(email);
    const sent = await linksOf(email);
    expect(sent).toHaveLength(RECOVERIES_A_DAY + 1);
    expect((await reset(sent.at(-1) ?? '')).status).toBe(200);
    // Nor has that address any number of them.
    for (let n = 0; n < RECOVERIES_A_DAY + 2; n += 1) await forget(email);
    expect(await linksOf(email)).toHaveLength(2 * RECOVERIES_A_DAY);
  });

  it('of two who use a link at once one gets it', async () => {
    await forget(email);
    const token = await newest();
    const answers = await Promise.all([reset(token), reset(token, `${PASSWORD}-2`)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });
});

const payloadToken = (answer: { body: unknown }): string =>
  (answer.body as { access_token: string }).access_token;
