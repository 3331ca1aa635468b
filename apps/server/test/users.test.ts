import { LAST_ADMINISTRATOR_TEXT } from '@apto/domain/profiles';
import { EVERY_PERMISSION } from '@apto/domain/registry';
import {
  DEAD_INVITATION_TEXT,
  INVITATION_HOURS,
  INVITATIONS_A_DAY,
  OWN_SESSIONS_TEXT,
  OWN_USER_TEXT,
  PARTIAL_SCOPE_TEXT,
} from '@apto/domain/users';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decrypt, marker } from '../src/platform/cipher.ts';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';

interface User {
  id: number;
  email: string;
  version: number;
  ativo: boolean;
  convite: { state: string; expiraEm: string | null };
  clientes: { id: number; name: string }[];
  message: string;
  access_token: string;
  name: string;
  ultimaEntrada: string | null;
  impedimento: string | null;
  items: { values: Record<string, string | null> }[];
}
const HOUR = 3_600_000;
const PASSWORD = 'uma-senha-boa-e-longa';

describe.each(DATABASES)('issue 11: users by invitation, on %s', (database) => {
  let app: TestApp;
  let token: string;
  let turn = 0;
  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    turn += 1;
    app.goTo(MONDAY_10AM);
    token = await app.tokenFor(1);
    await give(1, EVERY_PERMISSION);
  });

  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T & Record<string, unknown>>(text, values))).rows;
  const give = (id: number, permissions: readonly string[]) =>
    query('update perfil set permissoes = $2, administrador = false where id = $1', [id, permissions]);
  const call = async (
    method: string,
    url: string,
    body?: unknown,
    headers = {},
    who: string | null = token,
  ) => {
    const r = await app.invoke(method, url, { token: who, headers, ...(body === undefined ? {} : { body }) });
    return { status: r.status, body: r.body as User };
  };
  const values = (changes: object = {}) => ({
    name: `Pessoa ${turn}`,
    email: `pessoa${turn}@exemplo.com.br`,
    phone: '11987654321',
    profileId: 2,
    acessoTodosClientes: true,
    clientes: [],
    acessoTodasUnidades: true,
    unidades: [],
    ...changes,
  });
  const make = async (changes: object = {}) => {
    const r = await call('POST', '/users', values(changes));
    expect([r.status, r.body.message]).toEqual([201, undefined]);
    return r.body;
  };
  const change = (user: { id: number; version: number }, changes: object, who = token) =>
    call('PATCH', `/users/${user.id}`, values(changes), { 'if-match': String(user.version) }, who);
  /** The token of the newest invitation to an address, as its mail carries it. */
  const tokenOf = async (email: string) => {
    const [found] = await query<{ corpo: string }>(
      "select corpo_cifrado as corpo from mensagem where destino = $1 and tipo = 'CONVITE' order by id desc limit 1",
      [email],
    );
    return /#(\S+)/.exec(decrypt(app.config.keyRing, found?.corpo ?? ''))?.[1] ?? '';
  };
  const accept = (invitation: string, changes: object = {}) =>
    call(
      'POST',
      '/convite',
      { token: invitation, name: 'Nome Certo', novaSenha: PASSWORD, ...changes },
      {},
      null,
    );
  const signIn = (email: string, password = PASSWORD) =>
    call('POST', '/auth/login', { username: email, password }, {}, null);

  it('doc2 §3: with what a request of theirs begins is said of them, and stays where nothing is said', async () => {
    const made = await make();
    expect(made).toMatchObject({ quemAgenda: 'USUARIO_ESCOLHE', quemAvisa: 'SOLICITANTE' });
    const own = { email: made.email };
    const changed = await change(made, { ...own, quemAgenda: 'EMPRESA', quemAvisa: 'EMPRESA' });
    expect(changed.body).toMatchObject({ quemAgenda: 'EMPRESA', quemAvisa: 'EMPRESA' });
    const kept = await change(changed.body, own);
    expect(kept.body).toMatchObject({ quemAgenda: 'EMPRESA', quemAvisa: 'EMPRESA' });
    expect((await change(kept.body, { ...own, quemAgenda: 'NINGUEM' })).status).toBe(400);
    const accepted = await accept(await tokenOf(made.email));
    const me = await call('GET', '/auth/me', undefined, {}, accepted.body.access_token);
    expect(me.body).toMatchObject({ quemAgenda: 'EMPRESA', quemAvisa: 'EMPRESA' });
  });

  it('a CPF is one person’s in a company, and has its check digits', async () => {
    const first = await make({ cpf: '529.982.247-25' });
    expect(first).toMatchObject({ cpf: '52998224725', bloqueado: false });
    turn += 1;
    const second = await call(
      'POST',
      '/users',
      values({ cpf: '52998224725', email: `outra${turn}@exemplo.com.br` }),
    );
    expect([second.status, JSON.stringify(second.body)]).toEqual([
      400,
      expect.stringContaining('Este CPF já é de outro usuário.'),
    ]);
    const wrong = await call('POST', '/users', values({ cpf: '52998224724' }));
    expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([
      400,
      expect.stringContaining('CPF inválido'),
    ]);
    await change(first, { cpf: '', email: first.email });
  });

  it('who is blocked is out at once, cannot come back by any door, and comes back as they were', async () => {
    const made = await make();
    const accepted = await accept(await tokenOf(made.email));
    const theirs = accepted.body.access_token;
    const before = (await call('GET', `/users/${made.id}`)).body;
    const own = { name: 'Nome Certo', email: made.email };
    const blocked = await change(before, { ...own, bloqueado: true });
    expect([blocked.status, blocked.body]).toMatchObject([200, { bloqueado: true, ativo: true }]);
    expect((await call('GET', '/auth/me', undefined, {}, theirs)).status).toBe(401);
    const refusal = await signIn(made.email);
    expect([refusal.status, refusal.body.message]).toEqual([
      401,
      (await signIn(made.email, 'errada')).body.message,
    ]);
    const back = await change(blocked.body, { ...own, bloqueado: false });
    expect([back.status, back.body]).toMatchObject([200, { bloqueado: false }]);
    // What ended stays ended; the same password opens another one.
    expect((await call('GET', '/auth/me', undefined, {}, theirs)).status).toBe(401);
    expect((await signIn(made.email)).status).toBe(200);
  });

  it('nobody blocks themselves, nor the last one who gives access', async () => {
    const self = (await call('GET', '/users/1')).body;
    const r = await change(self, { name: self.name, email: self.email, profileId: 1, bloqueado: true });
    expect([r.status, r.body.message]).toEqual([409, OWN_USER_TEXT]);
  });

  it('is invited, reads whose invitation it is, chooses name and password, is in, and can sign in again', async () => {
    const made = await make();
    expect(made.convite).toEqual({
      state: 'PENDENTE',
      expiraEm: new Date(MONDAY_10AM + INVITATION_HOURS * HOUR).toISOString(),
    });
    const sent = await tokenOf(made.email);
    const read = await call('POST', '/convite/consultar', { token: sent }, {}, null);
    expect([read.status, read.body]).toEqual([
      200,
      { empresa: 'Saúde Ocupacional', name: `Pessoa ${turn}`, email: made.email, jaTemConta: false },
    ]);
    expect((await signIn(made.email)).status).toBe(401);
    const accepted = await accept(sent);
    expect(accepted.status).toBe(200);
    const me = await call('GET', '/auth/me', undefined, {}, accepted.body.access_token);
    expect([me.status, me.body.name]).toEqual([200, 'Nome Certo']);
    expect((await signIn(made.email)).status).toBe(200);
    expect(made.ultimaEntrada).toBeNull();
    expect((await call('GET', `/users/${made.id}`)).body).toMatchObject({
      convite: { state: 'ACEITO' },
      ultimaEntrada: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    });
    const listed = (await call('GET', `/cadastros/users?filter=${made.email}`)).body;
    expect(listed.items[0]?.values['ultimaEntrada']).toMatch(/^\d{4}-\d\d-\d\d$/);
    const trail = await query<{ acao: string }>(
      "select acao from auditoria where recurso = 'usuario' and recurso_id = $1 order by id",
      [made.id],
    );
    // Before the password was chosen nobody of this name entered: the try that was refused is of no user.
    expect(trail.map((entry) => entry.acao).slice(0, 4)).toEqual([
      'CRIAR',
      'CONVIDAR',
      'ACEITAR_CONVITE',
      'ENTRAR',
    ]);
  });

  it('a token is worth one password: used, replaced, cancelled, too old, of somebody switched off or forged, it is refused alike', async () => {
    const dead = async (sent: string) => {
      for (const r of [
        await accept(sent),
        await call('POST', '/convite/consultar', { token: sent }, {}, null),
      ])
        expect([r.status, r.body.message]).toEqual([401, DEAD_INVITATION_TEXT]);
    };
    await dead('x'.repeat(43));
    const used = await make();
    const first = await tokenOf(used.email);
    // Of two at once one is in.
    const both = await Promise.all([accept(first), accept(first)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
    await dead(first);

    turn += 100;
    const replaced = await make();
    const old = await tokenOf(replaced.email);
    expect((await call('POST', `/users/${replaced.id}/convite`)).status).toBe(201);
    await dead(old);
    const newer = await tokenOf(replaced.email);
    const cancelled = await call('DELETE', `/users/${replaced.id}/convite`);
    expect(cancelled.body.convite.state).toBe('SEM_CONVITE');
    await dead(newer);

    turn += 100;
    const late = await make();
    const stale = await tokenOf(late.email);
    app.goTo(MONDAY_10AM + INVITATION_HOURS * HOUR);
    await dead(stale);

    app.goTo(MONDAY_10AM);
    turn += 100;
    const off = await make();
    const open = await tokenOf(off.email);
    expect((await call('POST', `/cadastros/users/inativar/${off.id}`)).status).toBe(200);
    await dead(open);
    turn -= 300;
  });

  it('a common or short password is refused, and the invitation is still worth one', async () => {
    const made = await make();
    const sent = await tokenOf(made.email);
    expect((await accept(sent, { novaSenha: '1234567890' })).status).toBe(400);
    expect((await accept(sent, { novaSenha: 'curta' })).status).toBe(400);
    expect((await accept(sent)).status).toBe(200);
  });

  it(`sends at most ${INVITATIONS_A_DAY} invitations to one person in a day`, async () => {
    const made = await make();
    for (let sent = 1; sent < INVITATIONS_A_DAY; sent += 1)
      expect((await call('POST', `/users/${made.id}/convite`)).status).toBe(201);
    expect((await call('POST', `/users/${made.id}/convite`)).status).toBe(429);
  });

  it('nobody gives a profile with more than they have, nor touches whoever has it', async () => {
    const made = await make({ profileId: 1 });
    await give(4, EVERY_PERMISSION);
    await query(
      "insert into perfil (id, empresa_id, nome, permissoes) values (90, 1, 'Menor', $1) on conflict (id) do nothing",
      [EVERY_PERMISSION.filter((p) => p !== 'estrutura_grupos')],
    );
    await query('update usuario set perfil_id = 90 where id = 6');
    const lesser = await app.tokenFor(6);
    const above = 'Este perfil tem permissões que você não tem: Grupos: acessar.';
    const given = await call(
      'POST',
      '/users',
      values({ email: 'x@exemplo.com.br', profileId: 1 }),
      {},
      lesser,
    );
    expect([given.status, given.body.message]).toEqual([403, above]);
    expect((await change(made, { profileId: 2 }, lesser)).status).toBe(403);
    // The screen knows before anybody has typed for nothing.
    const offered = await call('GET', '/cadastros/profiles/combo?ids=1,3', undefined, {}, lesser);
    expect(offered.body.items).toHaveLength(2);
    expect(offered.body.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 1, bloqueio: above }),
        { id: 3, name: expect.any(String) as string },
      ]),
    );
    const seen = await call('GET', `/users/${made.id}`, undefined, {}, lesser);
    expect([seen.body.impedimento, made.impedimento]).toEqual([above, null]);
    expect((await call('POST', `/cadastros/users/inativar/${made.id}`, undefined, {}, lesser)).status).toBe(
      403,
    );
    expect((await call('POST', `/users/${made.id}/convite`, undefined, {}, lesser)).status).toBe(403);
    await query('update usuario set perfil_id = 3 where id = 6');
  });

  it('whoever sees a part of the company cannot say what others see', async () => {
    const partial = await app.tokenFor(2);
    const r = await call('POST', '/users', values(), {}, partial);
    expect([r.status, r.body.message]).toEqual([403, PARTIAL_SCOPE_TEXT]);
  });

  it('what a person sees is written in as many statements, however much it is', async () => {
    const statements = async (clientes: number[], unidades: number[]) => {
      const seen = { acessoTodosClientes: false, clientes, acessoTodasUnidades: false, unidades };
      turn += 1;
      const r = await app.invoke('POST', '/users', { token, body: values(seen) });
      const user = r.body as User & { unidades: { id: number }[] };
      expect([r.status, user.clientes.map(({ id }) => id), user.unidades.map(({ id }) => id)]).toEqual([
        201,
        expect.arrayContaining(clientes),
        expect.arrayContaining(unidades),
      ]);
      return Number(r.headers['x-statements']);
    };
    const many = { clientes: [], unidades: [] } as Record<'clientes' | 'unidades', number[]>;
    for (const [what, table] of [
      ['clientes', 'cliente'],
      ['unidades', 'unidade'],
    ] as const)
      many[what] = (await query<{ id: number }>(`select id from ${table} where empresa_id = 1`)).map(
        ({ id }) => id,
      );
    expect(Math.min(many.clientes.length, many.unidades.length)).toBeGreaterThan(1);
    const few = await statements(many.clientes.slice(0, 1), many.unidades.slice(0, 1));
    expect(few).toBeGreaterThan(0);
    expect(await statements(many.clientes, many.unidades)).toBe(few);
  });

  it('customers, branches, profiles and users of another company are not there', async () => {
    const made = await make();
    for (const foreign of [
      { acessoTodosClientes: false, clientes: [3] },
      { acessoTodasUnidades: false, unidades: [4] },
      { profileId: 4 },
    ]) {
      expect((await call('POST', '/users', values({ email: 'y@exemplo.com.br', ...foreign }))).status).toBe(
        404,
      );
      expect((await change(made, foreign)).status).toBe(404);
    }
    // 5 is of another company, 4 a clinic's.
    for (const id of [4, 5]) {
      expect((await call('GET', `/users/${id}`)).status).toBe(404);
      expect((await change({ id, version: 1 }, {})).status).toBe(404);
      expect((await call('POST', `/cadastros/users/inativar/${id}`)).status).toBe(404);
    }
  });

  it('what a person sees changes at once, and two people do not overwrite one another', async () => {
    const made = await make({ profileId: 1 });
    const accepted = await accept(await tokenOf(made.email));
    const seen = async () =>
      (
        (await call('GET', '/cadastros/customers?limit=100', undefined, {}, accepted.body.access_token))
          .body as unknown as {
          items: { id: number }[];
        }
      ).items.map(({ id }) => id);
    expect(await seen()).toEqual(expect.arrayContaining([1, 2]));
    const now = (await call('GET', `/users/${made.id}`)).body;
    const part = { profileId: 1, acessoTodosClientes: false, clientes: [1] };
    const both = await Promise.all([change(now, part), change(now, { profileId: 1, phone: '' })]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const current = (await call('GET', `/users/${made.id}`)).body;
    expect((await change(current, part)).body.clientes).toEqual([{ id: 1, name: 'Padaria Aurora' }]);
    expect(await seen()).toEqual([1]);
  });

  it('who is switched off is out at once, and may come back with their password', async () => {
    const made = await make();
    const { access_token: session } = (await accept(await tokenOf(made.email))).body;
    expect((await call('GET', '/auth/me', undefined, {}, session)).status).toBe(200);
    expect((await call('POST', `/cadastros/users/inativar/${made.id}`)).status).toBe(200);
    expect((await call('GET', '/auth/me', undefined, {}, session)).status).toBe(401);
    expect((await signIn(made.email)).status).toBe(401);
    expect((await call('POST', `/cadastros/users/ativar/${made.id}`)).status).toBe(200);
    // The session of before stays ended.
    expect((await call('GET', '/auth/me', undefined, {}, session)).status).toBe(401);
    expect((await signIn(made.email)).status).toBe(200);
  });

  it('issue 11: who administers sees what another has open in the company and ends it at once, with a trail', async () => {
    const made = await make();
    const first = (await accept(await tokenOf(made.email))).body.access_token;
    const second = (await signIn(made.email)).body.access_token;
    const url = `/users/${made.id}/sessoes`;
    const listed = async (who = token) => {
      const r = await call('GET', url, undefined, {}, who);
      return { status: r.status, items: r.body.items as unknown as { id: number; aparelho: string }[] };
    };
    const isIn = async (who: string) => (await call('GET', '/auth/me', undefined, {}, who)).status === 200;
    const { items } = await listed();
    expect(items).toHaveLength(2);
    expect(Object.keys(items[0] ?? {}).toSorted()).toEqual(['aparelho', 'id', 'inicio', 'ip', 'ultimoUso']);
    expect((await call('DELETE', `${url}/${items[0]?.id}`)).status).toBe(200);
    expect([await isIn(first), await isIn(second)]).toEqual([true, false]);
    expect((await call('DELETE', `${url}/${items[0]?.id}`)).status).toBe(404);
    expect((await call('DELETE', url)).body).toEqual({ encerradas: 1 });
    expect([await isIn(first), (await listed()).items]).toEqual([false, []]);
    const trail = await query<{ detalhes: unknown }>(
      "select detalhes from auditoria where acao = 'ENCERRAR_SESSAO' and recurso_id = $1 and usuario_id = 1 order by id",
      [made.id],
    );
    expect(trail.map(({ detalhes: told }) => told)).toEqual([{ encerradas: 1 }, { encerradas: 1 }]);
    // One's own are in one's own page; who only looks at users, and who sees a part, get none.
    expect((await call('GET', '/users/1/sessoes')).body.message).toBe(OWN_SESSIONS_TEXT);
    await give(
      1,
      EVERY_PERMISSION.filter((name) => name !== 'configuracoes_usuario:editar'),
    );
    expect((await listed()).status).toBe(403);
  });

  it('nobody switches off or deletes themselves, nor takes the last administrator’s profile', async () => {
    for (const [method, url] of [
      ['POST', '/cadastros/users/inativar/1'],
      ['DELETE', '/cadastros/users/1'],
    ] as const) {
      const r = await call(method, url);
      expect([r.status, r.body.message]).toEqual([409, OWN_USER_TEXT]);
    }
    await query(
      "update usuario set ativo = id = 1 where empresa_id = 1 and perfil_id = 1 and tipo = 'interna'",
    );
    const self = (await call('GET', '/users/1')).body;
    const r = await change(self, { name: 'Usuário 1', email: self.email, profileId: 2 });
    expect([r.status, r.body.message]).toEqual([409, LAST_ADMINISTRATOR_TEXT]);
    // Whoever sees a part cannot say what others see: the company would have nobody who does.
    const part = await change(self, {
      name: 'Usuário 1',
      email: self.email,
      profileId: 1,
      acessoTodosClientes: false,
      clientes: [1],
    });
    expect([part.status, part.body.message]).toEqual([409, LAST_ADMINISTRATOR_TEXT]);
    await query('update usuario set ativo = true where empresa_id = 1');
  });

  it('who is in the company, and a clinic’s login, is refused at the field and says nothing of whose it is', async () => {
    const made = await make();
    for (const email of ['ATENDENTE@apto.test', made.email, 'prestador@apto.test']) {
      const r = await call('POST', '/users', values({ email }));
      expect([r.status, r.body]).toMatchObject([
        400,
        {
          details: {
            response: {
              campos: [{ campo: 'email', mensagem: 'Este e-mail não pode ser usado. Escolha outro.' }],
            },
          },
        },
      ]);
    }
  });

  it('issue 11: who enters by another company is invited like anybody, and accepts with the account that they have', async () => {
    await query('update perfil set permissoes = $1 where empresa_id = 2', [EVERY_PERMISSION]);
    const [own] = await query<{ id: number; email: string; name: string }>(
      "select id, email, name from usuario where empresa_id = 2 and tipo = 'interna' and senha_hash is not null order by id limit 1",
    );
    const { email = '', id: person = 0 } = own ?? {};
    const stranger = await make();
    turn += 1;
    const known = await make({ email });
    const shape = ({ id: _id, version: _version, email: _email, name: _name, ...told }: User) => told;
    expect(shape(known)).toEqual(shape(stranger));
    expect(known.name).toBe(`Pessoa ${turn}`);
    const link = await tokenOf(email);
    const asked = await call('POST', '/convite/consultar', { token: link }, {}, null);
    expect(asked.body).toMatchObject({ jaTemConta: true, email });
    const other = await call(
      'POST',
      '/convite/consultar',
      { token: await tokenOf(stranger.email) },
      {},
      null,
    );
    expect(other.body).toMatchObject({ jaTemConta: false });
    // Nobody's password is changed by an invitation, and nobody without an account joins by it.
    const [before] = await query<{ hash: string }>('select senha_hash as hash from usuario where id = $1', [
      person,
    ]);
    expect((await accept(link)).status).toBe(422);
    const join = (of: string) => call('POST', '/convite/conta', { token: of }, {}, null);
    expect((await join(await tokenOf(stranger.email))).status).toBe(401);
    const done = await join(link);
    expect([done.status, done.body]).toEqual([200, { ok: true }]);
    expect((await join(link)).status).toBe(401);
    const [after] = await query<{ hash: string }>('select senha_hash as hash from usuario where id = $1', [
      person,
    ]);
    expect(after).toEqual(before);
    const session = await app.tokenFor(person);
    const mine = await call('GET', '/auth/me', undefined, {}, session);
    const { companies } = mine.body as unknown as { companies: { id: number }[] };
    expect(companies.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 2]);
    const moved = await call('POST', '/auth/empresa', { empresaId: 1 }, {}, session);
    expect(moved.status).toBe(200);
    // Here they are one of the company's people, by the name that they gave themselves, and what is open here is seen here.
    const seen = (await call('GET', `/users/${known.id}`)).body;
    expect(seen).toMatchObject({ name: own?.name, convite: { state: 'ACEITO' } });
    const open = await call('GET', `/users/${known.id}/sessoes`);
    expect(open.body.items).toHaveLength(1);
    const blocked = await change(seen, { name: seen.name, email, bloqueado: true });
    expect([
      blocked.status,
      (await call('GET', '/auth/me', undefined, {}, moved.body.access_token)).status,
    ]).toEqual([200, 401]);
    expect((await signIn(stranger.email)).status).toBe(401);
  });

  it('of two companies that invite one address, the first that is accepted is their account, the other joins it', async () => {
    const here = await make();
    const link = await tokenOf(here.email);
    await query(
      `with u as (insert into usuario (empresa_id, perfil_id, name, email, acesso_todos_clientes, acesso_todas_unidades)
          select 2, min(id), 'Alguém', $1, true, true from perfil where empresa_id = 2 returning id, empresa_id)
        insert into usuario_convite (empresa_id, usuario_id, token_hash, created_at, expira_em)
        select empresa_id, id, $2, now(), '2100-01-01' from u`,
      [here.email, marker('t'.repeat(43))],
    );
    expect((await accept('t'.repeat(43))).status).toBe(200);
    expect((await accept(link)).status).toBe(422);
    expect((await call('POST', '/convite/conta', { token: link }, {}, null)).status).toBe(200);
    expect((await signIn(here.email)).status).toBe(200);
  });

  it('the address of whoever entered is theirs alone; an invited one may be put right, and the old link dies', async () => {
    const made = await make();
    const old = await tokenOf(made.email);
    const right = await change(made, { email: `certa${turn}@exemplo.com.br` });
    expect([right.status, right.body.email]).toEqual([200, `certa${turn}@exemplo.com.br`]);
    expect((await accept(old)).status).toBe(401);
    expect((await accept(await tokenOf(right.body.email))).status).toBe(200);
    const entered = (await call('GET', `/users/${made.id}`)).body;
    expect((await change(entered, { email: 'outra.vez@exemplo.com.br' })).status).toBe(400);
  });
});
