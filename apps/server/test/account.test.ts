import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from './fixture.ts';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';

const HOUR = 3_600_000;
const PHONE_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

interface Listed {
  id: number;
  aparelho: string;
  ip: string | null;
  atual: boolean;
}

describe.each(DATABASES)('doc3 §2.1 /profile: what is one’s own, on %s', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database, env: { LOGIN_LIMIT: '1000' } });
  });
  afterAll(() => app.close());

  const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await app.database.rawTransaction((c) => c.query<T & Record<string, unknown>>(text, values))).rows;
  const signIn = async (username: string, userAgent: string) =>
    (
      (
        await app.invoke('POST', '/auth/login', {
          body: { username, password: PASSWORD },
          headers: { 'user-agent': userAgent },
        })
      ).body as { access_token: string }
    ).access_token;
  const sessions = async (token: string) =>
    ((await app.invoke('GET', '/@me/sessoes', { token })).body as { items: Listed[] }).items;
  const works = async (token: string) => (await app.invoke('GET', '/auth/me', { token })).status === 200;

  describe('data', () => {
    const profile = (token: string) => app.invoke('GET', '/@me', { token });
    const change = (token: string, body: object, version: number) =>
      app.invoke('PATCH', '/@me', { token, body, headers: { 'if-match': String(version) } });

    it('are read and changed by oneself; the trail names the fields, never what they held', async () => {
      const token = await app.tokenFor(2);
      const { body: before } = await profile(token);
      expect(before).toMatchObject({ name: 'Usuário 2', email: 'cliente@apto.test', phone: '' });
      const { version } = before as { version: number };
      const saved = await change(token, { name: ' Bia Lima ', phone: '(11) 98765-4321' }, version);
      expect([saved.status, saved.body]).toMatchObject([200, { name: 'Bia Lima', phone: '11987654321' }]);
      expect((await app.invoke('GET', '/auth/me', { token })).body).toMatchObject({ name: 'Bia Lima' });
      const [trail] = await query<{ detalhes: unknown }>(
        "select detalhes from auditoria where acao = 'ALTERAR' and recurso = 'usuario' and recurso_id = 2 order by id desc limit 1",
      );
      expect(trail?.detalhes).toEqual({ campos: ['name', 'phone'] });
      expect((await change(token, { name: 'Outra', phone: '' }, version)).status).toBe(409);
    });

    it('what is not one’s own to say is left as it is', async () => {
      const token = await app.tokenFor(8);
      const { version } = (await profile(token)).body as { version: number };
      const rights = () =>
        query('select email, perfil_id, tipo, acesso_todos_clientes from usuario where id = 8');
      const before = await rights();
      const r = await change(
        token,
        { name: 'X', phone: '', email: 'outro@x.com', profileId: 1, acessoTodosClientes: true },
        version,
      );
      expect(r.status).toBe(200);
      expect(await rights()).toEqual(before);
      expect((await change(token, { name: '', phone: '' }, version + 1)).status).toBe(400);
      expect((await change(token, { name: 'X', phone: '12' }, version + 1)).status).toBe(400);
    });
  });

  describe('sessions', () => {
    it('say the device in words, the address and which one asks; nothing opens a door', async () => {
      const own = await signIn('leitura@apto.test', 'x'.repeat(5_000));
      const phone = await signIn('leitura@apto.test', PHONE_AGENT);
      const listed = await sessions(phone);
      expect(listed.map((each) => [each.aparelho, each.ip, each.atual])).toEqual([
        ['Safari no iPhone', '127.0.0.1', true],
        ['Aparelho desconhecido', '127.0.0.1', false],
      ]);
      expect((await sessions(own)).map((each) => each.atual)).toEqual([true, false]);
      const hashes = await query<{ hash: string }>('select id_hash as hash from sessao where usuario_id = 3');
      const text = JSON.stringify(listed);
      for (const { hash } of hashes) expect(text).not.toContain(hash);
    });

    it('one is ended: it is refused from the next call on, and the other goes on', async () => {
      const own = await signIn('semchave@apto.test', PHONE_AGENT);
      const other = await signIn('semchave@apto.test', PHONE_AGENT);
      const [, listed] = await sessions(own);
      const end = () => app.invoke('DELETE', `/@me/sessoes/${listed?.id}`, { token: own });
      expect((await end()).status).toBe(200);
      expect([await works(own), await works(other)]).toEqual([true, false]);
      // Who is signed out that way is told so, and not that time has run out.
      const refused = await app.invoke('GET', '/auth/me', { token: other });
      expect([refused.status, refused.body]).toMatchObject([401, { codigo: 'SESSAO_ENCERRADA' }]);
      expect((await end()).status).toBe(404);
      expect(await sessions(own)).toHaveLength(1);
    });

    it('all but the one that asks', async () => {
      const own = await signIn('filial@apto.test', PHONE_AGENT);
      const others = [
        await signIn('filial@apto.test', PHONE_AGENT),
        await signIn('filial@apto.test', PHONE_AGENT),
      ];
      const r = await app.invoke('DELETE', '/@me/sessoes', { token: own });
      expect(r.body).toMatchObject({ encerradas: expect.any(Number) as number });
      for (const other of others) expect(await works(other)).toBe(false);
      expect(await works(own)).toBe(true);
      expect((await app.invoke('DELETE', '/@me/sessoes', { token: own })).body).toEqual({ encerradas: 0 });
    });

    it('nobody sees or ends those of somebody else, of the same company or another', async () => {
      const mine = await app.tokenFor(1);
      const ids = await query<{ id: number }>(
        'select numero as id from sessao where usuario_id in (3, 5) and revogado_em is null',
      );
      await app.tokenFor(5);
      const [foreign] = await query<{ id: number }>('select numero as id from sessao where usuario_id = 5');
      const listed = (await sessions(mine)).map(({ id }) => id);
      for (const { id } of [...ids, foreign ?? { id: 0 }]) {
        expect(listed).not.toContain(id);
        expect((await app.invoke('DELETE', `/@me/sessoes/${id}`, { token: mine })).status).toBe(404);
      }
      const open = await query<{ n: number }>(
        'select count(*)::int as n from sessao where usuario_id = 5 and revogado_em is null',
      );
      expect(open[0]?.n).toBeGreaterThan(0);
    });

    it('those that no call could use any more are not listed', async () => {
      const old = await signIn('leitura@apto.test', PHONE_AGENT);
      app.goTo(MONDAY_10AM + 3 * HOUR);
      const fresh = await signIn('leitura@apto.test', PHONE_AGENT);
      expect(await works(old)).toBe(false);
      expect(await sessions(fresh)).toHaveLength(1);
      app.goTo(MONDAY_10AM);
    });

    it('whoever listens with an ended session is cut off', async () => {
      const own = await app.tokenFor(1);
      const told = new Promise<void>((resolve) => {
        app.server.events.onLogout(() => Promise.resolve(resolve()));
      });
      await app.tokenFor(1);
      await app.invoke('DELETE', '/@me/sessoes', { token: own });
      await told;
    });
  });
});
