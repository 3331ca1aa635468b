import {
  FULL_PROFILE_TEXT,
  LAST_ADMINISTRATOR_TEXT,
  OFFERED_PERMISSIONS,
  PERMISSION_AREAS,
} from '@apto/domain/profiles';
import { EVERY_PERMISSION, profiles, REGISTRY_PERMISSIONS, registryPermission } from '@apto/domain/registry';
import { CALLS } from '@apto/api-client/openapi';
import { accessOf } from '@apto/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completeAdministrators } from '../src/profiles/repository.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';

interface Profile {
  id: number;
  name: string;
  descricao: string;
  ativo: boolean;
  administrador: boolean;
  version: number;
  permissoes: string[];
  users: string[];
  totalUsers: number;
  proprio: boolean;
  message: string;
}

const OWN = ['estrutura_grupos', 'estrutura_grupos:criar'];

describe('doc3 §6: the catalogue', () => {
  it('names every permission that any call asks for', () => {
    const listed = new Set(PERMISSION_AREAS.flatMap(({ permissions }) => Object.values(permissions)));
    for (const call of CALLS)
      for (const kind of ['interna', 'prestador'] as const)
        for (const permission of [accessOf(call, kind)?.permission ?? []].flat())
          expect([call.id, permission, listed.has(permission)]).toEqual([call.id, permission, true]);
  });

  it('what any call asks for is offered on the profile’s screen', () => {
    const asked = CALLS.flatMap((call) =>
      (['interna', 'prestador'] as const).flatMap((kind) => accessOf(call, kind)?.permission ?? []),
    );
    expect(asked.filter((permission) => !OFFERED_PERMISSIONS.includes(permission))).toEqual([]);
  });
});

describe.each(DATABASES)('issue 11: profiles, on %s', (database) => {
  let app: TestApp;
  /** User 1, whose profile holds everything but what the fixture leaves out. */
  let token: string;
  let turn = 0;
  beforeAll(async () => {
    app = await createTestApp({ database });
    token = await app.tokenFor(1);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    turn += 1;
    await give(1, EVERY_PERMISSION);
  });

  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T & Record<string, unknown>>(text, values))).rows;
  /** What a profile of the fixture holds from now on. */
  const give = (id: number, permissions: readonly string[]) =>
    query('update perfil set permissoes = $2, administrador = false where id = $1', [id, permissions]);
  const call = async (method: string, url: string, body?: unknown, headers = {}, who = token) => {
    const r = await app.invoke(method, url, { token: who, headers, ...(body === undefined ? {} : { body }) });
    return { status: r.status, body: r.body as Profile };
  };
  const make = async (permissions: readonly string[] = OWN) => {
    const r = await call('POST', '/profiles', {
      name: `Perfil ${turn}`,
      descricao: 'Para testes',
      permissoes: permissions,
    });
    expect([r.status, r.body.message]).toEqual([201, undefined]);
    return r.body;
  };
  const change = (id: number, version: number, values: object, who = token) =>
    call(
      'PATCH',
      `/profiles/${id}`,
      { name: `Perfil ${turn}`, descricao: 'Para testes', permissoes: OWN, ...values },
      { 'if-match': String(version) },
      who,
    );
  const trail = (id: number) =>
    query<{ acao: string; detalhes: { campos?: string[] } | null }>(
      "select acao, detalhes from auditoria where recurso = 'perfil' and recurso_id = $1 order by id",
      [id],
    );

  it('is made, read, listed, changed, switched off and on, deleted; the trail names what was given and taken', async () => {
    const made = await make();
    expect(made).toMatchObject({
      name: `Perfil ${turn}`,
      permissoes: OWN,
      users: [],
      totalUsers: 0,
      proprio: false,
      ativo: true,
    });
    expect((await call('GET', `/profiles/${made.id}`)).body).toEqual(made);
    const list = (await call('GET', `/cadastros/profiles?filter=Perfil ${turn}`)).body as unknown as {
      items: { id: number; values: object }[];
    };
    expect(list.items).toMatchObject([
      { id: made.id, values: { name: `Perfil ${turn}`, descricao: 'Para testes' } },
    ]);

    const others = ['estrutura_cliente', 'estrutura_grupos'];
    const changed = await change(made.id, made.version, { name: `Outro ${turn}`, permissoes: others });
    expect([changed.status, changed.body.permissoes, changed.body.version]).toEqual([
      200,
      others,
      made.version + 1,
    ]);
    expect((await call('POST', `/cadastros/profiles/inativar/${made.id}`)).status).toBe(200);
    expect((await call('POST', `/cadastros/profiles/ativar/${made.id}`)).status).toBe(200);
    const history = (await call('GET', `/log-acoes?origem=profiles&origemId=${made.id}`)).body as unknown as {
      registros: { metodo: string; campos: string[] }[];
    };
    expect(history.registros.at(-2)).toMatchObject({
      metodo: 'ATUALIZADO',
      campos: ['Nome', 'Dada: Clientes: acessar', 'Tirada: Grupos: criar'],
    });
    // doc3 §7.6: days as people write them, too; of several names any.
    const counted = async (narrow: string) =>
      (
        (await call('GET', `/log-acoes?origem=profiles&origemId=${made.id}&${narrow}`)).body as unknown as {
          count: number;
        }
      ).count;
    const whole = history.registros.length;
    expect(await counted('dataInicio=01/01/2020&dataFim=31/12/2099')).toBe(whole);
    expect(await counted('dataInicio=01/01/2020&dataFim=2020-01-31')).toBe(0);
    expect(await counted(`usuarioNome=${encodeURIComponent('["Ninguém","usuario 1"]')}`)).toBe(whole);
    expect(await counted('usuarioNome=Ninguém')).toBe(0);
    expect((await call('GET', '/log-acoes?origem=profiles&origemId=1&dataInicio=31/02/2026')).status).toBe(
      400,
    );
    expect((await call('DELETE', `/cadastros/profiles/${made.id}`)).status).toBe(200);
    expect((await call('GET', `/profiles/${made.id}`)).status).toBe(404);
    expect((await trail(made.id)).map((entry) => entry.acao)).toEqual([
      'CRIAR',
      'ALTERAR',
      'INATIVAR',
      'ATIVAR',
      'EXCLUIR',
    ]);
  });

  it('the calls of every registry neither make nor change one: they know nothing of permissions', async () => {
    const made = await make();
    expect((await call('POST', '/cadastros/profiles', { name: 'x' })).status).toBe(403);
    const patch = await call('PATCH', `/cadastros/profiles/${made.id}`, { name: 'x' }, { 'if-match': '1' });
    expect(patch.status).toBe(403);
  });

  it('nobody gives or takes a permission that they lack: 403 that names it, and nothing is written', async () => {
    const made = await make(['estrutura_cliente', ...OWN]);
    const lacking = EVERY_PERMISSION.filter((p) => p !== 'estrutura_cliente');
    await give(1, lacking);
    const given = await call('POST', '/profiles', { name: 'Mais', permissoes: ['estrutura_cliente'] });
    expect([given.status, given.body.message]).toEqual([
      403,
      'Você não pode dar nem tirar o que não tem: Clientes: acessar.',
    ]);
    expect((await change(made.id, made.version, { permissoes: OWN })).status).toBe(403);
    // What they lack may stay, and the rest is theirs to change.
    const rest = await change(made.id, made.version, { permissoes: ['estrutura_cliente'] });
    expect([rest.status, rest.body.permissoes]).toEqual([200, ['estrutura_cliente']]);
    // Not to their own profile either.
    const own = (await call('GET', '/profiles/1')).body;
    const self = await change(1, own.version, { permissoes: [...lacking, 'estrutura_cliente'] });
    expect(self.status).toBe(403);
    expect(await query("select 1 from perfil where nome = 'Mais'")).toEqual([]);
  });

  it('each action needs its own permission, and that of no other area opens it', async () => {
    const made = await make();
    const request = {
      view: () => call('GET', `/profiles/${made.id}`),
      criar: () => call('POST', '/profiles', { name: 'x', permissoes: [] }),
      editar: () => change(made.id, made.version, {}),
      excluir: () => call('DELETE', `/cadastros/profiles/${made.id}`),
    } as const;
    for (const action of ['view', 'criar', 'editar', 'excluir'] as const) {
      const without = EVERY_PERMISSION.filter((p) => p !== registryPermission(profiles, action));
      await give(1, without);
      expect([action, (await request[action]()).status]).toEqual([action, 403]);
    }
  });

  it('another company neither sees, changes nor deletes it', async () => {
    const made = await make();
    const other = await app.tokenFor(5);
    expect((await call('GET', `/profiles/${made.id}`, undefined, {}, other)).status).toBe(404);
    expect((await change(made.id, made.version, {}, other)).status).toBe(404);
    expect((await call('DELETE', `/cadastros/profiles/${made.id}`, undefined, {}, other)).status).toBe(404);
  });

  it('two people: the second save of one version is refused with both versions', async () => {
    const made = await make();
    const both = await Promise.all([
      change(made.id, made.version, { descricao: 'Primeira' }),
      change(made.id, made.version, { descricao: 'Segunda' }),
    ]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      codigo: 'VERSAO_DESATUALIZADA',
      details: { response: { versaoEnviada: made.version, versaoAtual: made.version + 1 } },
    });
  });

  it('a change takes effect on sessions that are open', async () => {
    const reader = await app.tokenFor(3);
    const see = async () => (await app.invoke('GET', '/cadastros/grupos', { token: reader })).status;
    expect(await see()).toBe(403);
    const before = (await call('GET', '/profiles/2')).body;
    const with_ = [...before.permissoes, 'estrutura_grupos'];
    const given = await change(2, before.version, { name: before.name, permissoes: with_ });
    expect([given.status, await see()]).toEqual([200, 200]);
    const taken = await change(2, given.body.version, { name: before.name, permissoes: before.permissoes });
    expect([taken.status, await see()]).toEqual([200, 403]);
  });

  it('one in use is not deleted: 409 that says whose it is', async () => {
    const r = await call('DELETE', '/cadastros/profiles/2');
    expect([r.status, r.body.message]).toEqual([
      409,
      'Este perfil não pode ser excluído porque é de: Usuário 3. Dê outro perfil a essas pessoas antes.',
    ]);
    expect((await call('GET', '/profiles/2')).body.users).toEqual(['Usuário 3']);
  });

  it('says of a profile whether it is the caller’s own', async () => {
    const own = async (id: number) => (await call('GET', `/profiles/${id}`)).body.proprio;
    expect([await own(1), await own(2)]).toEqual([true, false]);
  });

  it('two of one name: 400 at the name', async () => {
    const made = await make();
    const again = await call('POST', '/profiles', { name: made.name, permissoes: [] });
    expect([again.status, again.body]).toMatchObject([
      400,
      { details: { response: { campos: [{ campo: 'name' }] } } },
    ]);
  });

  it('the last administrator’s profile keeps users and profiles; with another administrator it may lose them', async () => {
    const before = (await call('GET', '/profiles/1')).body;
    const without = before.permissoes.filter((p) => p !== 'configuracoes_perfil:editar');
    const last = await change(1, before.version, { name: before.name, permissoes: without });
    expect([last.status, last.body.message]).toEqual([409, LAST_ADMINISTRATOR_TEXT]);
    expect((await call('GET', '/profiles/1')).body.version).toBe(before.version);

    await query('update perfil set permissoes = $1 where id = 3', [EVERY_PERMISSION]);
    const allowed = await change(1, before.version, { name: before.name, permissoes: without });
    expect(allowed.status).toBe(200);
    await query("update perfil set permissoes = '{}' where id = 3");
  });

  it('the administrators’ profile always holds everything, also what a later version brings', async () => {
    await query('update perfil set administrador = true, permissoes = $1 where id = 1', [
      [...REGISTRY_PERMISSIONS, 'de_outra_versao'],
    ]);
    const version = async () => (await call('GET', '/profiles/1')).body.version;
    await app.database.transaction(completeAdministrators);
    const now = (await call('GET', '/profiles/1')).body;
    expect(now.permissoes.toSorted()).toEqual(EVERY_PERMISSION.toSorted());
    await app.database.transaction(completeAdministrators);
    expect(await version()).toBe(now.version);
    const r = await change(1, now.version, { name: now.name, permissoes: now.permissoes.slice(1) });
    expect([r.status, r.body.message]).toEqual([409, FULL_PROFILE_TEXT]);
  });
});
