import { EVERY_PERMISSION } from '@apto/domain/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marker } from '../src/platform/cipher.ts';
import { keptOf, markCompanyKeys } from '../src/platform/company-key.ts';
import { keyRing } from '../src/platform/key-ring.ts';
import { TEST_SECRET } from './fixture.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';

interface Key {
  chaveApi: string;
  chave: { final: string; criadaEm: string } | null;
}

describe.each(DATABASES)('docs/decisions/0209: the API key of a company, on %s', (database) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    await query('update perfil set permissoes = $1 where id in (1, 3, 4)', [EVERY_PERMISSION]);
    token = await app.tokenFor(1);
  });
  afterAll(() => app.close());

  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T & Record<string, unknown>>(text, values))).rows;
  const key = async (method: 'GET' | 'POST', who: string = token, headers: Record<string, string> = {}) => {
    const r = await app.invoke(method, '/companies/chave-api', { token: who, headers });
    return { status: r.status, body: r.body as Key };
  };
  const list = async (sent: string | null, who: string = token, from: TestApp = app) =>
    (
      await from.invoke('GET', '/customers', {
        token: who,
        headers: sent === null ? {} : { 'x-api-key': sent },
      })
    ).status;
  const ownKey = async (who: string) =>
    (
      (await app.invoke('GET', '/auth/me', { token: who })).body as {
        defaultCompany: { apiKey: { key: string } | null };
      }
    ).defaultCompany.apiKey?.key ?? '';

  it('is shown once, and then only when it was made and how it ends', async () => {
    const before = await key('GET');
    expect(before.body).toEqual({ chave: { final: 've-1', criadaEm: '2026-11-01T12:00:00.000Z' } });
    const made = await key('POST');
    expect(made.status).toBe(201);
    const { chaveApi } = made.body;
    expect(chaveApi).toMatch(/^[\w-]{32}$/);
    expect(made.body.chave?.final).toBe(chaveApi.slice(-4));
    const after = await key('GET');
    expect(after.body).toEqual({ chave: made.body.chave });
    expect(await list(chaveApi)).toBe(200);
    // The one before is refused from the next call on, and so is one that differs in its case alone.
    expect(await list('chave-1')).toBe(403);
    expect(await list(chaveApi.toLowerCase())).toBe(403);
    const trail = await query<{ acao: string }>(
      `select acao from auditoria where recurso = 'empresa' and recurso_id = 1 and acao like '%CHAVE'`,
    );
    expect(trail).toEqual([{ acao: 'TROCAR_CHAVE' }]);
  });

  it('stands nowhere in the database, nor does its plain digest', async () => {
    const { chaveApi } = (await key('POST')).body;
    const tables = await query<{ name: string }>(
      `select format('%I', table_name) as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      for (const secret of [chaveApi, marker(chaveApi)]) {
        const found = await query(`select 1 from ${name} t where t::text like '%' || $1 || '%'`, [secret]);
        expect([name, found]).toEqual([name, []]);
      }
    }
  });

  it('neither the registry nor who is signed in is told it', async () => {
    const { chaveApi } = (await key('POST')).body;
    for (const url of ['/cadastros/companies/1', '/cadastros/companies', '/companies/1', '/auth/me'])
      expect((await app.invoke('GET', url, { token })).raw.toString()).not.toContain(chaveApi);
  });

  it('a lost answer is told again to whoever sends the same call, and to nobody else', async () => {
    const headers = { 'idempotency-key': 'resposta-perdida' };
    const first = await key('POST', token, headers);
    expect((await key('POST', token, headers)).body.chaveApi).toBe(first.body.chaveApi);
    const other = await key('POST', await app.tokenFor(5), headers);
    expect(other.body.chaveApi).not.toBe(first.body.chaveApi);
  });

  it('a session has one of its own, which opens nothing for another session or after it', async () => {
    const [mine, colleague] = [await app.tokenFor(1), await app.tokenFor(1)];
    const own = await ownKey(mine);
    expect(own).toMatch(/^[0-9a-f]{64}$/);
    expect(await ownKey(mine)).toBe(own);
    expect(await list(own, mine)).toBe(200);
    expect([await list(own, colleague), await list(null, colleague)]).toEqual([403, 200]);
    await key('POST', mine);
    // Another company key leaves who is at work alone.
    expect(await list(own, mine)).toBe(200);
  });

  it('a company without one makes it, and nothing else before', async () => {
    await query(
      `update usuario set perfil_id = (select id from perfil where empresa_id = 3 limit 1) where id = 7`,
    );
    await query('update perfil set permissoes = $1 where empresa_id = 3', [EVERY_PERMISSION]);
    const who = await app.tokenFor(7);
    expect([await list(null, who), (await key('GET', who)).body]).toEqual([403, { chave: null }]);
    expect(await ownKey(who)).toBe('');
    expect((await key('POST', who)).status).toBe(201);
    expect(await list(null, who)).toBe(200);
  });

  it('one that only sees companies makes none', async () => {
    await query(
      `update perfil set permissoes = '{configuracoes_empresa}' where id = (select perfil_id from usuario where id = 6)`,
    );
    const seer = await app.tokenFor(6);
    expect([(await key('GET', seer)).status, (await key('POST', seer)).status]).toEqual([403, 403]);
  });

  it('what the migration digested is marked by the start, and the key goes on to fit', async () => {
    await query(`update empresa set chave_marca = encode(sha256('da-migracao'), 'hex') where id = 1`);
    expect(await list('da-migracao')).toBe(403);
    await markCompanyKeys(app.database.db, app.config.keyRing);
    await markCompanyKeys(app.database.db, app.config.keyRing);
    expect(await list('da-migracao')).toBe(200);
  });

  it('one that an earlier secret marked still fits, and is marked anew when it is used', async () => {
    const before = keyRing('um-segredo-de-antes-que-ainda-esta-no-chaveiro');
    await query('update empresa set chave_marca = $1 where id = 1', [keptOf(before, 'de-antes').chaveMarca]);
    expect(await list('de-antes')).toBe(403);
    const ring = keyRing(TEST_SECRET, ['um-segredo-de-antes-que-ainda-esta-no-chaveiro']);
    const later = app.config as { keyRing: typeof ring };
    const alone = later.keyRing;
    later.keyRing = ring;
    expect(await list('de-antes')).toBe(200);
    later.keyRing = alone;
    expect(await list('de-antes')).toBe(200);
  });

  it('another key makes no other version of the record that a form holds', async () => {
    const version = async () =>
      ((await app.invoke('GET', '/cadastros/companies/1', { token })).body as { version: number }).version;
    const before = await version();
    await key('POST');
    expect(await version()).toBe(before);
  });
});
