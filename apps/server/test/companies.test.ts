import { COMPANY_TEXT } from '@apto/domain/companies';
import { EVERY_PERMISSION } from '@apto/domain/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decrypt } from '../src/platform/cipher.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';

interface Company {
  id: number;
  version: number;
  values: Record<string, unknown>;
  message: string;
  chaveApi: string;
  items: { id: number }[];
  access_token: string;
  defaultCompanyId: number;
  companies: { id: number; name: string }[];
  permissions: string[];
}

describe.each(DATABASES)('issue 11: companies, and people of several, on %s', (database) => {
  let app: TestApp;
  let token: string;
  let made: Company;
  beforeAll(async () => {
    app = await createTestApp({ database });
    await query('update perfil set permissoes = $1 where id in (1, 4)', [EVERY_PERMISSION]);
    token = await app.tokenFor(1);
  });
  afterAll(() => app.close());

  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T & Record<string, unknown>>(text, values))).rows;
  const call = async (method: string, url: string, body?: unknown, who: string = token, version?: number) => {
    const r = await app.invoke(method, url, {
      token: who,
      ...(version === undefined ? {} : { headers: { 'if-match': String(version) } }),
      ...(body === undefined ? {} : { body }),
    });
    return { status: r.status, body: r.body as Company };
  };
  const values = (more: object = {}) => ({
    name: 'Filial Sul Ltda',
    tradeName: 'Filial Sul',
    cnpj: '12ABC34501DE35',
    type: 'CLIENTE',
    chaveAcesso: 'segredo-do-soc',
    ...more,
  });
  const companies = async (who: string) =>
    (await call('GET', '/cadastros/companies?limit=100', undefined, who)).body.items.map(({ id }) => id);
  const enter = async (empresaId: number, who: string) => call('POST', '/auth/empresa', { empresaId }, who);
  const me = async (who: string) => (await call('GET', '/auth/me', undefined, who)).body;

  it('a managing company makes one; whoever makes it administers it, and nobody else sees it', async () => {
    expect(await companies(token)).toEqual([1]);
    const r = await call('POST', '/cadastros/companies', values());
    expect([r.status, r.body.message]).toEqual([201, undefined]);
    made = r.body;
    // Told that there is one, never which.
    expect(made.values).toMatchObject({ chaveAcesso: true, username: null, activeContract: false });
    const [kept] = await query<{ chave_acesso: string }>('select chave_acesso from empresa where id = $1', [
      made.id,
    ]);
    expect(decrypt(app.config.keyRing, kept?.chave_acesso ?? '')).toBe('segredo-do-soc');
    expect(made.chaveApi).toMatch(/^[\w-]{32}$/);
    expect(new Set(await companies(token))).toEqual(new Set([1, made.id]));
    const [stranger, colleague] = [await app.tokenFor(5), await app.tokenFor(6)];
    await query('update perfil set permissoes = $1 where id = 3', [EVERY_PERMISSION]);
    expect([await companies(stranger), await companies(colleague)]).toEqual([[2], [1]]);
    expect((await call('GET', `/cadastros/companies/${made.id}`, undefined, colleague)).status).toBe(404);
    expect((await call('GET', '/cadastros/companies/2')).status).toBe(404);
  });

  it('doc3 §3.5, §7.1: the company of a session says what and where it is; its account only to who may see its record, its keys to nobody', async () => {
    const account = {
      metodoPagamento: 'PIX',
      chavePix: 'financeiro@apto.test',
      nomeTitularConta: 'Titular da Conta',
      cpfTitularConta: '52998224725',
      cnpjTitularConta: null,
      nomeBanco: 'Banco Dez',
      codigoBanco: '001',
      codigoAgencia: '1234',
      contaCorrente: '98765-4',
    };
    await query(
      `update empresa set street = 'Rua das Palmeiras', username = 'soc-da-empresa', metodo_pagamento = 'PIX',
        chave_pix = 'financeiro@apto.test', nome_titular_conta = 'Titular da Conta', cpf_titular_conta = '52998224725',
        nome_banco = 'Banco Dez', codigo_banco = '001', codigo_agencia = '1234', conta_corrente = '98765-4' where id = 1`,
    );
    const plain = {
      id: 1,
      street: 'Rua das Palmeiras',
      activeContract: expect.any(Boolean),
      createdAt: expect.any(String),
      deletedAt: null,
    };
    const whole = await call('GET', '/companies/find/me');
    expect([whole.status, whole.body]).toMatchObject([200, { ...plain, ...account }]);
    expect(JSON.stringify(whole.body)).not.toMatch(/username|chaveAcesso|chaveApi|soc-da-empresa/);

    const colleague = await app.tokenFor(6);
    await query("update perfil set permissoes = '{configuracoes_usuario}' where id = 3");
    const part = await call('GET', '/companies/find/me', undefined, colleague);
    await query('update perfil set permissoes = $1 where id = 3', [EVERY_PERMISSION]);
    expect([part.status, part.body]).toMatchObject([200, plain]);
    for (const name of Object.keys(account)) expect(part.body).not.toHaveProperty(name);
    await query(
      `update empresa set metodo_pagamento = null, chave_pix = null, nome_titular_conta = null, cpf_titular_conta = null,
        nome_banco = null, codigo_banco = null, codigo_agencia = null, conta_corrente = null where id = 1`,
    );
  });

  it('one that manages none makes none, and a CNPJ is of one company', async () => {
    const other = await app.tokenFor(5);
    const refused = await call('POST', '/cadastros/companies', values({ cnpj: '34028316000103' }), other);
    expect([refused.status, refused.body.message]).toEqual([403, COMPANY_TEXT.onlyManaging]);
    expect((await me(other)).permissions).not.toContain('configuracoes_empresa:criar');
    expect((await me(token)).permissions).toContain('configuracoes_empresa:criar');
    expect((await call('POST', '/cadastros/companies', values())).status).toBe(409);
  });

  it('a company is changed from inside only; its type stays, and it is not deleted', async () => {
    const outside = await call(
      'PATCH',
      `/cadastros/companies/${made.id}`,
      { code: 'X' },
      token,
      made.version,
    );
    expect([outside.status, outside.body.message]).toEqual([403, COMPANY_TEXT.elsewhere]);
    const own = (await call('GET', '/cadastros/companies/1')).body;
    const change = (body: object, version = own.version) =>
      call('PATCH', '/cadastros/companies/1', body, token, version);
    expect((await change({ type: 'CLIENTE' })).status).toBe(400);
    expect((await change({ advanceDeposit: true })).status).toBe(400);
    const unpaid = await change({ metodoPagamento: 'CONTA', nomeBanco: 'Banco', codigoAgencia: '1' });
    expect([unpaid.status, JSON.stringify(unpaid.body)]).toEqual([
      400,
      expect.stringContaining('contaCorrente'),
    ]);
    const changed = await change({ advanceDeposit: true, daysInAdvance: 3, username: 'soc' });
    expect([changed.status, changed.body.values['username']]).toEqual([200, true]);
    expect((await change({ code: 'Y' })).status).toBe(409);
    // What only says that it is there stays; an empty one goes.
    const same = await change({ username: true, code: 'Z' }, changed.body.version);
    expect(same.body.values).toMatchObject({ username: true, code: 'Z' });
    expect((await change({ username: null }, same.body.version)).body.values['username']).toBeNull();
    expect((await call('DELETE', '/cadastros/companies/1')).status).toBe(403);
  });

  it('doc3 §4.4, §7.6: a company is switched by its contract, from inside only', async () => {
    const outside = await call('POST', `/companies/ativar/${made.id}`);
    expect([outside.status, outside.body.message]).toEqual([403, COMPANY_TEXT.elsewhere]);
    const off = await call('POST', '/cadastros/companies/inativar/1');
    expect(off).toMatchObject({ status: 200, body: { ativo: false, values: { activeContract: false } } });
    const inactive = await call('GET', '/cadastros/companies?extras={"ativo":false}');
    expect(inactive.body.items.map(({ id }) => id)).toContain(1);
    // Nobody is shut out by it: it is what the company says of its contract.
    expect((await me(token)).defaultCompanyId).toBe(1);
    const on = await call('POST', '/cadastros/companies/ativar/1');
    expect(on).toMatchObject({ status: 200, body: { ativo: true, values: { activeContract: true } } });
  });

  it('who goes to another company is there with the rights of there: another token, and the first opens nothing', async () => {
    expect((await me(token)).companies.map(({ name }) => name)).toEqual(['Filial Sul', 'Saúde Ocupacional']);
    expect((await enter(2, token)).status).toBe(404);
    const moved = await enter(made.id, token);
    expect(moved.status).toBe(200);
    const there = moved.body.access_token;
    expect((await call('GET', '/auth/me')).status).toBe(401);
    const self = await me(there);
    expect([self.defaultCompanyId, self.companies.length]).toEqual([made.id, 2]);
    const list = async (name: string) =>
      (await call('GET', `/cadastros/${name}?limit=100`, undefined, there)).body.items;
    expect([await list('customers'), (await list('users')).length]).toEqual([[], 1]);
    const group = await call('POST', '/cadastros/grupos', { descricao: 'Daqui' }, there);
    const [row] = await query('select empresa_id from grupo where id = $1', [group.body.id]);
    expect(row).toEqual({ empresa_id: made.id });

    // Password, name and sessions are the person's, wherever they are.
    const profile = (await call('GET', '/@me', undefined, there)).body as unknown as { version: number };
    const renamed = await call('PATCH', '/@me', { name: 'Nome Novo', phone: '' }, there, profile.version);
    expect(renamed.status).toBe(200);
    const names = await query<{ name: string }>(
      'select distinct name from usuario where id = 1 or pessoa_id = 1',
    );
    expect(names).toEqual([{ name: 'Nome Novo' }]);
    const sessions = (await call('GET', '/@me/sessoes', undefined, there)).body;
    expect(sessions.items).toContainEqual(expect.objectContaining({ atual: true }));

    const back = await enter(1, there);
    expect((await me(back.body.access_token)).defaultCompanyId).toBe(1);
    token = back.body.access_token;
  });

  it('whose account in a company is switched off, or whose own is, is out of it at once', async () => {
    const there = (await enter(made.id, token)).body.access_token;
    await query('update usuario set ativo = false where pessoa_id = 1 and empresa_id = $1', [made.id]);
    expect((await call('GET', '/auth/me', undefined, there)).status).toBe(401);
    token = await app.tokenFor(1);
    expect((await enter(made.id, token)).status).toBe(404);
    expect(await companies(token)).toEqual([1]);
    await query('update usuario set ativo = true where pessoa_id = 1');
    const again = (await enter(made.id, token)).body.access_token;
    await query('update usuario set ativo = false where id = 1');
    expect((await call('GET', '/auth/me', undefined, again)).status).toBe(401);
  });
});
