import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptMark, marker } from '../src/platform/cipher.ts';
import { keyRing } from '../src/platform/key-ring.ts';
import { countLoginAttempt } from '../src/platform/limits.ts';
import { PASSWORD } from './fixture.ts';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';
import { row, rows } from './sql.ts';

const MINUTE = 60_000;

describe.each(DATABASES)('strangers, links and sessions that nobody uses: %s', (database) => {
  let app: TestApp;
  let address: string;
  beforeAll(async () => {
    app = await createTestApp({ database, env: { LINK_LIMIT: '3' } });
    address = await app.server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  const tryFrom = async (ip: string, username: string, password: string, door = 'login') => {
    const r = await app.server.app.inject({
      method: 'POST',
      url: `/api/auth/${door}`,
      remoteAddress: ip,
      payload: { username, password, termoAceito: true },
    });
    return r.statusCode;
  };
  const auditOf = (action: string) =>
    row<{ empresa_id: number | null; ip: string; tried: string | null }>(
      app.database.db,
      sql`select empresa_id, ip, detalhes->>'tried' as tried from auditoria where acao = ${action} order by id desc limit 1`,
    );

  it('what is refused counts nowhere: 30 tries of one stranger do not lock the owner out', async () => {
    for (let i = 0; i < 30; i += 1) await tryFrom('203.0.113.1', 'outra@apto.test', 'errada');
    expect(await tryFrom('203.0.113.1', 'outra@apto.test', PASSWORD)).toBe(429);
    expect(await tryFrom('198.51.100.1', 'outra@apto.test', PASSWORD)).toBe(200);
  });

  it('many strangers lock a name, but not the address from which its owner entered lately', async () => {
    expect(await tryFrom('198.51.100.2', 'filial@apto.test', PASSWORD)).toBe(200);
    for (let n = 10; n < 16; n += 1)
      for (let i = 0; i < 6; i += 1) await tryFrom(`203.0.113.${n}`, 'filial@apto.test', 'errada');
    expect(await tryFrom('198.51.100.99', 'filial@apto.test', PASSWORD)).toBe(429);
    expect(await tryFrom('198.51.100.2', 'filial@apto.test', PASSWORD)).toBe(200);
    const told = await rows(
      app.database.db,
      sql`select destino from mensagem where tipo = 'ENTRADAS_RECUSADAS' and destino = 'filial@apto.test'`,
    );
    expect(told).toEqual([{ destino: 'filial@apto.test' }]);
  });

  it('every spelling of a CPF shares one limit', async () => {
    const door = 'login-autoagendamento';
    const tries: number[] = [];
    for (const cpf of [
      '529.982.247-25',
      '52998224725',
      '529982247-25',
      ' 529.982.247-25',
      '529 982 247 25',
      '52998224725',
    ])
      tries.push(await tryFrom('203.0.113.30', cpf, 'XXXX', door));
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await auditOf('ENTRADA_BLOQUEADA'))?.tried).toBe(keptMark(app.config.keyRing, '52998224725'));
  });

  it("issue 12: the lock of the employee's door is told before it comes, alike for known and unknown CPFs", async () => {
    for (const [username, ip] of [
      ['11144477735', '203.0.113.31'],
      ['52998224725', '203.0.113.32'],
    ]) {
      const told: string[] = [];
      for (let i = 0; i < 5; i += 1) {
        const r = await app.server.app.inject({
          method: 'POST',
          url: '/api/auth/login-autoagendamento',
          remoteAddress: ip ?? '',
          payload: { username, password: 'XXXX', termoAceito: true },
        });
        told.push(r.json<{ message: string }>().message);
      }
      const wrong = 'CPF ou token inválidos.';
      expect(told.slice(0, 3)).toEqual([wrong, wrong, wrong]);
      expect(told[3]).toBe(
        `${wrong} Resta uma tentativa antes de a entrada ficar bloqueada por alguns minutos.`,
      );
      expect(told[4]).toMatch(/A entrada está bloqueada por alguns minutos/);
    }
  });

  it('the trail says whose company, from where, and the hash of what was tried', async () => {
    await tryFrom('203.0.113.40', 'cliente@apto.test', 'errada');
    expect(await auditOf('ENTRADA_RECUSADA')).toEqual({
      empresa_id: 1,
      ip: '203.0.113.40',
      tried: keptMark(app.config.keyRing, 'cliente@apto.test'),
    });
    await tryFrom('203.0.113.41', 'cliente@apto.test', PASSWORD);
    expect(await auditOf('ENTRAR')).toEqual({ empresa_id: 1, ip: '203.0.113.41', tried: null });
  });

  it('nothing that is kept of who tried is a plain hash, of which there is a list', async () => {
    await tryFrom('203.0.113.42', '52998224725', 'XXXX', 'login-autoagendamento');
    await tryFrom('203.0.113.42', 'leitura@apto.test', 'errada');
    const kept = JSON.stringify([
      await rows(app.database.db, sql`select chave from limite_tentativa`),
      await rows(app.database.db, sql`select detalhes from auditoria where detalhes ? 'tried'`),
    ]);
    const guesses = ['52998224725', 'auto:52998224725', 'leitura@apto.test', '203.0.113.42'];
    for (const guess of [...guesses, 'interna:leitura@apto.test', 'usuario:leitura@apto.test'])
      expect([guess, kept.includes(marker(guess))]).toEqual([guess, false]);
    expect(kept).toContain(keptMark(app.config.keyRing, '52998224725'));
  });

  it('processes that are given another secret one after the other count together', async () => {
    const [before, after] = ['antigo'.repeat(8), 'outro'.repeat(8)] as const;
    const rings = [keyRing(before), keyRing(before, [after]), keyRing(after, [before])];
    const count = (ring: (typeof rings)[number] | undefined) =>
      countLoginAttempt(
        app.database.db,
        { keyRing: ring ?? app.config.keyRing, loginLimit: 5 },
        'usuario:troca@apto.test',
        '203.0.113.43',
      );
    for (const turn of [0, 1, 2, 0, 1]) await count(rings[turn]);
    for (const ring of rings) await expect(count(ring)).rejects.toMatchObject({ status: 429 });
  });

  it('an account has one limit and one notice, at whichever door', async () => {
    const doors = ['login', 'loginPrestador', 'loginCadastroPrestador'];
    const tries: number[] = [];
    for (let i = 0; i < 7; i += 1)
      tries.push(await tryFrom('203.0.113.44', 'prestador@apto.test', 'errada', doors[i % 3]));
    expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(
      await rows(
        app.database.db,
        sql`select destino from mensagem where tipo = 'ENTRADAS_RECUSADAS' and destino = 'prestador@apto.test'`,
      ),
    ).toHaveLength(1);
  });

  it('who is refused at the employee’s door is of a company, and the owner of the CPF is told of the lock', async () => {
    const id = await createPedido(app.database.db, { funcionarioId: 1 });
    expect((await send(id, 'dono@exemplo.com.br')).status).toBe(201);
    for (let i = 0; i < 6; i += 1)
      await tryFrom('203.0.113.45', '529.982.247-25', 'XXXX', 'login-autoagendamento');
    expect(await auditOf('ENTRADA_RECUSADA')).toMatchObject({ empresa_id: 1, ip: '203.0.113.45' });
    expect(
      await rows(
        app.database.db,
        sql`select canal, destino, assunto from mensagem where tipo = 'ENTRADAS_RECUSADAS' and destino = 'dono@exemplo.com.br'`,
      ),
    ).toEqual([
      {
        canal: 'EMAIL',
        destino: 'dono@exemplo.com.br',
        assunto: 'Tentativas de entrada no seu agendamento',
      },
    ]);
  });

  it('a session ends when nobody uses it for two hours, and lives while somebody does', async () => {
    const token = await app.tokenFor(1);
    const statusAt = async (minutes: number) => {
      app.goTo(MONDAY_10AM + minutes * MINUTE);
      return (await app.invoke('GET', '/auth/me', { token })).status;
    };
    const statuses: number[] = [];
    for (const minute of [119, 238, 357, 478, 479]) statuses.push(await statusAt(minute));
    app.goTo(MONDAY_10AM);
    expect(statuses).toEqual([200, 200, 200, 401, 401]);
  });

  it('an employee’s ends after half an hour, and lives to its own end while it is used', async () => {
    const statusesAt = async (...minutes: number[]) => {
      app.goTo(MONDAY_10AM);
      const token = await app.employeeToken(await createPedido(app.database.db, { funcionarioId: 1 }));
      const statuses: number[] = [];
      for (const minute of minutes) {
        app.goTo(MONDAY_10AM + minute * MINUTE);
        statuses.push((await app.invoke('GET', '/autoagendamento', { token })).status);
      }
      app.goTo(MONDAY_10AM);
      return statuses;
    };
    expect(await statusesAt(29, 58, 89)).toEqual([200, 200, 401]);
    expect(await statusesAt(25, 50, 75, 100, 119, 121)).toEqual([200, 200, 200, 200, 200, 401]);
  });

  it('an event stream ends with the logout of its session, at once', async () => {
    const token = await app.tokenFor(1);
    const other = await app.tokenFor(1);
    const open = (bearer: string) =>
      fetch(`${address}/api/eventos`, { headers: { authorization: `Bearer ${bearer}` } });
    const [ending, staying] = [await open(token), await open(other)];
    const started = performance.now();
    await app.invoke('POST', '/auth/logout', { token });
    await ending.text();
    // A heartbeat, which would notice as well, comes after 20 s.
    expect(performance.now() - started).toBeLessThan(10_000);
    await app.invoke('POST', '/auth/logout', { token: other });
    await staying.text();
  });

  it.each(['password1234', 'Senha123456', 'senha@123456!', 'aaaaaaaaaaaa', 'Mudar@1234'])(
    'the password %s is too common',
    async (novaSenha) => {
      const r = await app.invoke('PUT', '/@me/password', {
        token: await app.tokenFor(1),
        body: { senhaAtual: PASSWORD, novaSenha },
      });
      expect(r.status).toBe(400);
      expect(r.body).toMatchObject({ details: { response: { campos: [{ campo: 'novaSenha' }] } } });
    },
  );

  const send = async (agendamentoId: number, email: string) =>
    app.invoke('POST', '/autoagendamento/enviar-link-autoagendamento-colaborador', {
      token: await app.tokenFor(1),
      body: { email, formaEnvio: 'EMAIL', cpf: '52998224725', agendamentoId },
    });

  it('links: so many for one request, whatever address', async () => {
    const id = await createPedido(app.database.db, { funcionarioId: 1 });
    for (let i = 0; i < 3; i += 1) expect((await send(id, `a${i}@exemplo.com.br`)).status).toBe(201);
    const refused = await send(id, 'a9@exemplo.com.br');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect(refused.body).toMatchObject({
      codigo: 'MUITAS_TENTATIVAS',
      message: 'Este link já foi enviado várias vezes. Aguarde 60 minutos e tente novamente.',
    });
  });

  it('links: so many to one recipient, whatever request, and what is refused changes nothing', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 7; i += 1) ids.push(await createPedido(app.database.db, { funcionarioId: 1 }));
    const statuses: number[] = [];
    for (const id of ids) statuses.push((await send(id, 'Mesma@exemplo.com.br')).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429]);
    const last = ids.at(-1) ?? 0;
    expect(
      await row(
        app.database.db,
        sql`select count(*)::int as n from token_autoagendamento where agendamento_id = ${last}`,
      ),
    ).toEqual({ n: 0 });
  });

  it('an e-mail that the employee changes in the registry is told to the old address', async () => {
    const id = await createPedido(app.database.db, { funcionarioId: 2 });
    const token = await app.employeeToken(id);
    const confirm = (email: string) =>
      app.invoke('PATCH', '/autoagendamento/confirmar-dados', {
        token,
        body: { phone: '11987654322', email },
      });
    expect((await confirm('F2@exemplo.com.br')).status).toBe(200);
    expect((await confirm('nova@exemplo.com.br')).status).toBe(200);
    expect((await confirm('nova@exemplo.com.br')).status).toBe(200);
    expect(
      await rows(
        app.database.db,
        sql`select destino, assunto from mensagem where tipo = 'EMAIL_ALTERADO' and agendamento_id = ${id}`,
      ),
    ).toEqual([{ destino: 'F2@exemplo.com.br', assunto: 'Seu e-mail de contato foi alterado' }]);
  });

  it.each(['％', '＿', '﹪', '%', '_', '\\'])('%s is no wildcard', async (sign) => {
    const token = await app.tokenFor(1);
    const filter = encodeURIComponent(sign);
    for (const url of [
      `/customer/employees/funcionarios-por-situacao/ATIVO?filter=${filter}`,
      `/cidades?filter=${filter}`,
      `/customers?filter=${filter}`,
      `/procedures?search=${filter}`,
      `/agendamentos?filter=${filter}`,
      `/suppliers/ordered/1/3550308/0?filter=${filter}`,
    ]) {
      const r = await app.invoke('GET', url, { token });
      expect(r.body, url).toMatchObject({ items: [] });
    }
  });

  it('pages show pictures of named sources only', async () => {
    const { headers } = await app.invoke('GET', '/health/live');
    const images = /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
    expect(images).toBe("'self' data: blob:");
    const other = await createTestApp({
      env: { IMAGE_SOURCES: 'https://logos.exemplo.com.br' },
      withoutFixture: true,
    });
    expect((await other.invoke('GET', '/health/live')).headers['content-security-policy']).toContain(
      "img-src 'self' data: blob: https://logos.exemplo.com.br;",
    );
    await other.close();
  });

  const exceeded = (of: TestApp) =>
    rows(
      of.database.db,
      sql`select ip, usuario_id, detalhes->>'chamada' as call from auditoria where acao = 'LIMITE_EXCEDIDO' order by id`,
    );

  it('too many requests of one address are in the trail, once', async () => {
    const other = await createTestApp({ env: { RATE_LIMIT: '2' }, withoutFixture: true });
    for (let i = 0; i < 6; i += 1) await other.invoke('GET', '/cidades');
    await expect
      .poll(() => exceeded(other))
      .toEqual([{ ip: '127.0.0.1', usuario_id: null, call: 'listCidades' }]);
    await other.close();
  });

  it('so is whoever sends one link too often, by name', async () => {
    const other = await createTestApp({ env: { LINK_LIMIT: '1' } });
    const agendamentoId = await createPedido(other.database.db, { funcionarioId: 1 });
    const sendAs = async (token: string) =>
      (
        await other.invoke('POST', '/autoagendamento/enviar-link-autoagendamento-colaborador', {
          token,
          body: { email: 'a@exemplo.com.br', formaEnvio: 'EMAIL', cpf: '52998224725', agendamentoId },
        })
      ).status;
    const token = await other.tokenFor(1);
    expect([await sendAs(token), await sendAs(token), await sendAs(token)]).toEqual([201, 429, 429]);
    await expect
      .poll(() => exceeded(other))
      .toEqual([{ ip: '127.0.0.1', usuario_id: 1, call: 'sendAutoagendamentoLink' }]);
    await other.close();
  });
});
