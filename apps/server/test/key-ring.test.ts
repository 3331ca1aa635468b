import { pino } from 'pino';
import { sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import { createJobs } from '../src/background.ts';
import { deliverMessage } from '../src/jobs/delivery.ts';
import { openSession, readSession } from '../src/platform/authentication.ts';
import { decrypt, encrypt, marker } from '../src/platform/cipher.ts';
import { readConfiguration, type Configuration } from '../src/platform/config.ts';
import { noJobs } from '../src/platform/jobs.ts';
import { keyRing, UnknownKeyError } from '../src/platform/key-ring.ts';
import { saveMessage } from '../src/platform/records.ts';
import { ALL_PERMISSIONS } from './fixture.ts';
import { createTestApp, MONDAY_10AM, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';
import { row, rows } from './sql.ts';

const OLD = 's'.repeat(40);
const NEW = 'n'.repeat(40);
const OTHER = 'o'.repeat(40);
/** What the product sealed with OLD before its ciphertexts named their key. */
const UNNAMED = '6BWcLl7WFrvNWdxfXjMldGEh_cj3fsqljVmssEhiJhpUSUqKgFroqy7LKJE';

describe('what is sealed names its key', () => {
  it('is opened by that key, also once another one took its place', () => {
    const sealed = encrypt(keyRing(OLD), 'olá');
    expect(sealed).toMatch(/^[0-9a-f]{12}\.[\w-]+$/);
    expect(decrypt(keyRing(NEW, [OTHER, OLD]), sealed)).toBe('olá');
    expect(encrypt(keyRing(NEW, [OLD]), 'olá').split('.')[0]).toBe(keyRing(NEW).current.id);
  });

  it('without a name, by whichever key opens it', () => {
    expect(decrypt(keyRing(OLD), UNNAMED)).toBe('Use o token ABCD');
    expect(decrypt(keyRing(NEW, [OTHER, OLD]), UNNAMED)).toBe('Use o token ABCD');
    expect(() => decrypt(keyRing(NEW), UNNAMED)).toThrow(UnknownKeyError);
  });

  it('with a key that is gone, says which and what to do; changed, it is refused', () => {
    const sealed = encrypt(keyRing(OLD), 'olá');
    const { id } = keyRing(OLD).current;
    expect(() => decrypt(keyRing(NEW), sealed)).toThrow(
      `A chave ${id} não está no chaveiro: informe o segredo antigo em SESSION_SECRET_PREVIOUS.`,
    );
    const changed = `${sealed.slice(0, -4)}${sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    expect(() => decrypt(keyRing(OLD), changed)).toThrow();
  });

  it('the name tells nothing of the secret', () => {
    const { id } = keyRing(OLD).current;
    expect(id).not.toBe(marker(OLD).slice(0, 12));
    expect(Buffer.from(OLD).toString('hex')).not.toContain(id);
  });
});

describe('another secret in the place of the one in use', () => {
  let app: TestApp;
  /** The same database under another ring. */
  const under = (secret: string, previous: string): Configuration => ({
    ...readConfiguration({
      DATA_DIR: app.config.dataFolder,
      DEMO: '1',
      RATE_LIMIT: '0',
      SESSION_SECRET: secret,
      SESSION_SECRET_PREVIOUS: previous,
    }),
  });
  const logged: { msg: string; level: number; [field: string]: unknown }[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const serverUnder = (config: Configuration) =>
    createApp({
      config,
      database: app.database,
      gateways: app.server.gateways,
      jobs: () => noJobs,
      clock: () => MONDAY_10AM,
      log,
    });
  beforeAll(async () => {
    app = await createTestApp({ env: { SESSION_SECRET: OLD } });
  });
  afterAll(() => app.close());

  const message = (destination: string, config: Configuration) =>
    saveMessage(app.database.db, config.keyRing, {
      canal: 'EMAIL',
      destino: destination,
      assunto: 'Seu link',
      corpo: 'Use o token ABCD',
      tipo: 'TESTE',
    });
  const stateOf = (id: number) =>
    row<{ situacao: string; erro: string | null; corpo_cifrado: string | null }>(
      app.database.db,
      sql`select situacao, erro, corpo_cifrado from mensagem where id = ${id}`,
    );

  it('keeps the message that waits, the answer that is stored and the session that is open', async () => {
    const pedido = await createPedido(app.database.db, { funcionarioId: 1 });
    const token = await app.tokenFor(1);
    const repeated = {
      method: 'POST' as const,
      url: '/api/autoagendamento/token',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'antes-da-troca' },
      payload: { cpf: '52998224725', agendamentoId: pedido },
    };
    const first = await app.server.app.inject(repeated);
    expect(first.statusCode).toBe(201);
    const waiting = await message('espera@exemplo.com.br', app.config);

    const config = under(NEW, OLD);
    const rotated = await serverUnder(config);
    const again = await rotated.app.inject(repeated);
    expect(again.headers['idempotent-replay']).toBe('true');
    expect(again.json()).toEqual(first.json());
    await deliverMessage({ database: app.database, config, gateways: app.server.gateways }, waiting, false);
    expect(
      await rows(
        app.database.db,
        sql`select corpo from mensagem_enviada where destino = 'espera@exemplo.com.br'`,
      ),
    ).toEqual([{ corpo: 'Use o token ABCD' }]);
    await rotated.app.close();
  });

  it('signs new sessions with the new key; those of before, named or not, go on until it is taken out', async () => {
    const { db } = app.database;
    const opening = { kind: 'interna', usuarioId: 1, permissions: ALL_PERMISSIONS } as const;
    const before = await openSession(db, keyRing(OLD), MONDAY_10AM, opening);
    const after = await openSession(db, keyRing(NEW, [OLD]), MONDAY_10AM, opening);
    const { jti } = JSON.parse(Buffer.from(before.split('.')[1] ?? '', 'base64url').toString()) as {
      jti: string;
    };
    const unnamed = await new SignJWT({ kind: 'interna' })
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(jti)
      .setIssuer('apto')
      .sign(new TextEncoder().encode(OLD));
    const isOpen = async (token: string, ring: Parameters<typeof readSession>[1]) =>
      (await readSession(db, ring, MONDAY_10AM, token)) !== null;
    for (const token of [before, after, unnamed])
      expect(await isOpen(token, keyRing(NEW, [OTHER, OLD]))).toBe(true);
    expect(await isOpen(after, keyRing(NEW))).toBe(true);
    for (const token of [before, unnamed]) expect(await isOpen(token, keyRing(NEW))).toBe(false);
    // A name that is another key's opens nothing either.
    const forged = await new SignJWT({ kind: 'interna' })
      .setProtectedHeader({ alg: 'HS256', kid: keyRing(NEW).current.id })
      .setJti(jti)
      .setIssuer('apto')
      .sign(new TextEncoder().encode(OTHER));
    expect(await isOpen(forged, keyRing(NEW, [OTHER, OLD]))).toBe(false);
  });

  it('without the one of before: a stored answer is refused with a sentence, and the log names the key', async () => {
    const pedido = await createPedido(app.database.db, { funcionarioId: 1 });
    const repeated = async (secret: string, server: Awaited<ReturnType<typeof serverUnder>>) =>
      server.app.inject({
        method: 'POST',
        url: '/api/autoagendamento/token',
        headers: {
          authorization: `Bearer ${await openSession(app.database.db, keyRing(secret), MONDAY_10AM, {
            kind: 'interna',
            usuarioId: 1,
            permissions: ALL_PERMISSIONS,
          })}`,
          'idempotency-key': 'chave-que-sumiu',
        },
        payload: { cpf: '52998224725', agendamentoId: pedido },
      });
    expect((await repeated(OLD, app.server)).statusCode).toBe(201);
    const forgetful = await serverUnder(under(NEW, ''));
    const refused = await repeated(NEW, forgetful);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      codigo: 'CONFLITO',
      message:
        'Este pedido já foi feito, mas a resposta guardada não pode mais ser lida. Recarregue a página para ver o resultado.',
    });
    expect(JSON.stringify(logged)).toContain(keyRing(OLD).current.id);
    await forgetful.app.close();
  });

  it('without the one of before: a message is given up with its reason, and holds no other', async () => {
    logged.length = 0;
    const config = under(NEW, '');
    const gone = await message('sumiu@exemplo.com.br', app.config);
    const deliver = (last: boolean) =>
      deliverMessage({ database: app.database, config, gateways: app.server.gateways }, gone, last);
    const reason = `A chave ${keyRing(OLD).current.id} não está no chaveiro: informe o segredo antigo em SESSION_SECRET_PREVIOUS.`;
    // Another process may still be about to get its new ring: it is tried as often as any other.
    await expect(deliver(false)).rejects.toThrow(reason);
    expect(await stateOf(gone)).toMatchObject({ situacao: 'PENDENTE', erro: reason });
    await expect(deliver(true)).rejects.toThrow(reason);
    expect(await stateOf(gone)).toEqual({ situacao: 'FALHA', erro: reason, corpo_cifrado: null });

    const jobs = createJobs({ database: app.database, config, gateways: app.server.gateways, log });
    await jobs.start();
    const stuck = await message('presa@exemplo.com.br', app.config);
    const free = await message('livre@exemplo.com.br', config);
    await app.database.transaction(async (tx) => {
      for (const id of [stuck, free]) await jobs.enqueueMessage(tx, id);
    });
    jobs.wake();
    await vi.waitFor(
      async () => {
        expect((await stateOf(free))?.situacao).toBe('ENTREGUE');
        expect(logged).toContainEqual(
          expect.objectContaining({ mensagem: stuck, chave: keyRing(OLD).current.id, msg: reason }),
        );
      },
      { timeout: 30_000 },
    );
    await jobs.stop();
  });
});
