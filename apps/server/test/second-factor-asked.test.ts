import { accessOf } from '@apto/api-client';
import { CALLS } from '@apto/api-client/openapi';
import { EVERY_PERMISSION } from '@apto/domain/registry';
import { ENROL_FIRST_TEXT, FACTOR_ELSEWHERE_TEXT, factorKeptText } from '@apto/domain/users';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from './fixture.ts';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';

interface Lacking {
  proprio: boolean;
  total: number;
  pessoas: { name: string }[];
}
interface Enrolment {
  segredo: string;
}
interface Recovery {
  codigos: string[];
}
/** Each call's own, read as far as a test looks at it. */
interface Body extends Lacking, Enrolment, Recovery {
  codigo: string;
  message: string | string[];
  version: number;
  values: Record<string, unknown>;
  access_token: string;
  faltaSegundoFator: boolean;
  exigidoPor: string[];
}

describe.each(DATABASES)('issue 11: a company asks for the second factor, on %s', (database) => {
  let app: TestApp;
  /** 1 administers, and has no second factor yet. */
  let admin = '';
  let now = MONDAY_10AM;
  /** The last row of the trail before the test: it only grows. */
  let mark = 0;

  beforeAll(async () => {
    app = await createTestApp({ database, env: { LOGIN_LIMIT: '1000' } });
    await query('update perfil set permissoes = $1 where id in (1, 3)', [EVERY_PERMISSION]);
    await query('update usuario set acesso_todas_unidades = true where id = 1');
  });
  afterAll(() => app.close());

  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T & Record<string, unknown>>(text, values))).rows;
  const call = async (method: string, url: string, token: string, body?: object, version?: number) => {
    const r = await app.invoke(method, url, {
      token,
      ...(version === undefined ? {} : { headers: { 'if-match': String(version) } }),
      ...(body === undefined ? {} : { body }),
    });
    return { status: r.status, body: r.body as Body };
  };
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: now });
  const enrol = async (token: string) => {
    const begun = await call('POST', '/@me/segundo-fator', token, { senhaAtual: PASSWORD });
    const { segredo: secret } = begun.body;
    const on = await call('POST', '/@me/segundo-fator/ativar', token, { codigo: codeOf(secret) });
    expect(on.status).toBe(200);
    return on.body.codigos;
  };
  const company = async () => (await call('GET', '/cadastros/companies/1', admin)).body;
  const ask = async (isAsked: boolean, token = admin) =>
    call('PATCH', '/cadastros/companies/1', token, { exigeSegundoFator: isAsked }, (await company()).version);
  const isLacking = async (token: string) => (await call('GET', '/auth/me', token)).body.faltaSegundoFator;
  const held = async (token: string) => {
    const r = await call('GET', '/cadastros/grupos', token);
    return r.status === 403 && r.body.codigo === 'SEGUNDO_FATOR_EXIGIDO';
  };
  const trail = async () =>
    (
      await query<{ acao: string }>(
        "select acao from auditoria where recurso = 'empresa' and recurso_id = 1 and acao like '%SEGUNDO%' and id > $1 order by id",
        [mark],
      )
    ).map(({ acao: action }) => action);

  /** Nobody has a factor, nobody is asked for one, and the administrator is in. */
  beforeEach(async () => {
    now += 3_600_000;
    app.goTo(now);
    await query('update empresa set exige_segundo_fator = false');
    await query('delete from usuario_segundo_fator');
    const [last] = await query<{ id: number }>('select coalesce(max(id), 0)::int as id from auditoria');
    mark = last?.id ?? 0;
    await query(
      'update usuario set senha_hash = (select senha_hash from usuario where id = 1) where senha_hash is not null',
    );
    admin = await app.tokenFor(1);
  });

  it('who has none asks it of nobody: neither of their company nor of one that they make', async () => {
    const refused = await ask(true);
    expect([refused.status, refused.body.message]).toEqual([400, [`exigeSegundoFator: ${ENROL_FIRST_TEXT}`]]);
    expect((await company()).values['exigeSegundoFator']).toBe(false);
    expect(await trail()).toEqual([]);
    const made = await call('POST', '/cadastros/companies', admin, {
      name: 'Filial',
      cnpj: '34028316000103',
      type: 'CLIENTE',
      exigeSegundoFator: true,
    });
    expect(made.status).toBe(400);
  });

  it('says before from whom it would be asked, and the trail when it began and ended', async () => {
    const before = (await call('GET', '/companies/segundo-fator', admin)).body;
    const staff = await query(
      "select name from usuario where empresa_id = 1 and tipo = 'interna' and ativo order by apto_normalizar(name), id",
    );
    expect(before).toMatchObject({ proprio: false, total: staff.length });
    expect(before.pessoas.map(({ name }) => ({ name }))).toEqual(staff);
    await enrol(admin);
    const after = (await call('GET', '/companies/segundo-fator', admin)).body;
    expect(after).toMatchObject({ proprio: true, total: staff.length - 1 });
    expect((await ask(true)).status).toBe(200);
    expect((await ask(false)).status).toBe(200);
    expect(await trail()).toEqual(['EXIGIR_SEGUNDO_FATOR', 'DISPENSAR_SEGUNDO_FATOR']);
    // 3 may not change companies.
    await query("update perfil set permissoes = array['configuracoes_empresa'] where id = 3");
    expect((await call('GET', '/companies/segundo-fator', await app.tokenFor(6))).status).toBe(403);
    await query('update perfil set permissoes = $1 where id = 3', [EVERY_PERMISSION]);
  });

  it('whoever has none does nothing but enrol: every other call is refused, also of an open session', async () => {
    const open = await app.tokenFor(6);
    expect(await held(open)).toBe(false);
    await enrol(admin);
    await ask(true);
    const staffCalls = CALLS.filter((one) => accessOf(one, 'interna'));
    expect(
      staffCalls
        .filter((one) => one.beforeSecondFactor)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([
      'beginSecondFactor',
      'confirmSecondFactor',
      'me',
      'mySecondFactor',
      'signOut',
      'switchCompany',
    ]);
    const passed: string[] = [];
    for (const one of staffCalls.filter((c) => c.beforeSecondFactor !== true)) {
      const r = await call(one.method, one.path.replaceAll(/:\w+/g, '1'), open);
      if (r.status !== 403 || r.body.codigo !== 'SEGUNDO_FATOR_EXIGIDO') passed.push(one.id);
    }
    expect(passed).toEqual([]);

    const signIn = await app.invoke('POST', '/auth/login', {
      body: { username: 'sempermissao@apto.test', password: PASSWORD },
    });
    const fresh = (signIn.body as Body).access_token;
    expect(await isLacking(fresh)).toBe(true);
    expect((await call('GET', '/@me/segundo-fator', fresh)).body.exigidoPor).toHaveLength(1);
    await enrol(fresh);
    expect([await isLacking(fresh), await held(fresh)]).toEqual([false, false]);
    // It is neither of clinics nor of who has it.
    expect(await held(admin)).toBe(false);
    expect((await call('GET', '/auth/me', await app.tokenFor(4))).body.faltaSegundoFator).toBe(false);
  });

  it('is not switched off while it is asked for; who is reset is held at once', async () => {
    const codes = await enrol(admin);
    const other = await app.tokenFor(6);
    await enrol(other);
    await ask(true);
    const off = () =>
      call('POST', '/@me/segundo-fator/desativar', admin, {
        senhaAtual: PASSWORD,
        codigo: codes.pop() ?? '',
      });
    const refused = await off();
    const { exigidoPor: asking } = (await call('GET', '/@me/segundo-fator', admin)).body;
    expect([refused.status, refused.body.message]).toEqual([422, factorKeptText(asking)]);
    expect(await held(other)).toBe(false);
    expect((await call('DELETE', '/users/6/segundo-fator', admin)).status).toBe(200);
    expect(await held(other)).toBe(true);
    await ask(false);
    expect(await held(other)).toBe(false);
    expect((await off()).status).toBe(200);
  });

  it('of a person of two companies each asks for itself, and the factor is one', async () => {
    const [there] = await query<{ id: number }>(
      `insert into usuario (empresa_id, perfil_id, pessoa_id, name, email, acesso_todos_clientes, acesso_todas_unidades)
       select 2, p.id, 6, u.name, u.email, true, true from usuario u, perfil p where u.id = 6 and p.empresa_id = 2 limit 1 returning id`,
    );
    await query('update empresa set exige_segundo_fator = true where id = 2');
    const own = await app.tokenFor(6);
    expect([await isLacking(own), await held(own)]).toEqual([false, false]);
    const elsewhere = (await call('POST', '/auth/empresa', own, { empresaId: 2 })).body.access_token;
    expect([await isLacking(elsewhere), await held(elsewhere)]).toEqual([true, true]);
    const back = (await call('POST', '/auth/empresa', elsewhere, { empresaId: 1 })).body.access_token;
    expect(await held(back)).toBe(false);
    const again = (await call('POST', '/auth/empresa', back, { empresaId: 2 })).body.access_token;
    const codes = await enrol(again);
    expect(await held(again)).toBe(false);
    // Asked for by the other company, it stays on in this one too, and is not the other one's to reset.
    const home = await app.tokenFor(6);
    const off = await call('POST', '/@me/segundo-fator/desativar', home, {
      senhaAtual: PASSWORD,
      codigo: codes[0] ?? '',
    });
    expect(off.status).toBe(422);
    const stranger = await app.tokenFor(5);
    await query('update usuario set acesso_todos_clientes = true, acesso_todas_unidades = true where id = 5');
    await query('update perfil set permissoes = $1 where empresa_id = 2', [EVERY_PERMISSION]);
    await query(
      `insert into usuario_segundo_fator (usuario_id, empresa_id, segredo_cifrado, confirmado_em)
       values (5, 2, 'x', now()) on conflict do nothing`,
    );
    const reset = await call('DELETE', `/users/${String(there?.id)}/segundo-fator`, stranger);
    expect([reset.status, reset.body.message]).toEqual([422, FACTOR_ELSEWHERE_TEXT]);
  });
});
