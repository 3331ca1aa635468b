import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import type { Configuration } from '../src/platform/config.ts';
import { deliverMessage } from '../src/jobs/delivery.ts';
import { saveMessage } from '../src/platform/records.ts';
import { createJobs } from '../src/background.ts';
import type { Jobs } from '../src/platform/jobs.ts';
import { DATABASES, createTestApp, type TestApp } from './helpers.ts';

const TOKEN = 'TOKEN-MUITO-SECRETO';

describe.each(DATABASES)('messages leave after their transaction, on %s', (database) => {
  let app: TestApp;
  let jobs: Jobs;
  let config: Configuration;
  beforeAll(async () => {
    app = await createTestApp({ database });
    config = { ...app.config, databaseUrl: app.url };
    jobs = createJobs({
      database: app.database,
      config,
      gateways: app.server.gateways,
      log: pino({ level: 'silent' }),
    });
    await jobs.start();
  });
  afterAll(async () => {
    await jobs.stop();
    await app.close();
  });

  const runQuery = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T>(text, values))).rows;
  const messageTo = (destination: string) => ({
    canal: 'EMAIL' as const,
    destino: destination,
    assunto: 'Seu link',
    corpo: `Use ${TOKEN}`,
    tipo: 'TESTE',
  });

  /** Waits until the queue has done its part with a message. */
  const delivered = async (id: number): Promise<void> => {
    for (;;) {
      const [m] = await runQuery<{ situacao: string }>('select situacao from mensagem where id = $1', [id]);
      if (m?.situacao !== 'PENDENTE') return;
      await new Promise((resolver) => setImmediate(resolver));
    }
  };
  /** The mailbox as the demonstration shows it. */
  const box = async (destination: string) =>
    ((await app.invoke('GET', '/dev/outbox')).corpo as { para: string; corpo: string }[]).filter(
      (m) => m.para === destination,
    );

  it('a committed message is delivered once, and its text is then erased', async () => {
    const id = await app.database.transaction(async (tx) => {
      const created = await saveMessage(tx, config.sessionSecret, messageTo('um@exemplo.com.br'));
      await jobs.enqueueMessage(tx, created);
      return created;
    });
    const saved = await runQuery<{ corpo_cifrado: string | null }>(
      'select corpo_cifrado from mensagem where id = $1',
      [id],
    );
    expect(saved[0]?.corpo_cifrado ?? '').not.toContain(TOKEN);
    jobs.wake();
    await delivered(id);
    expect(await box('um@exemplo.com.br')).toMatchObject([{ corpo: `Use ${TOKEN}` }]);
    await deliverMessage({ banco: app.database, config, gateways: app.server.gateways }, id, false);
    const after = await runQuery('select situacao, corpo_cifrado from mensagem where id = $1', [id]);
    expect(after).toEqual([{ situacao: 'ENVIADA', corpo_cifrado: null }]);
    expect(await box('um@exemplo.com.br')).toHaveLength(1);
  });

  it('a message of a transaction that was undone never leaves', async () => {
    await expect(
      app.database.transaction(async (tx) => {
        const id = await saveMessage(tx, config.sessionSecret, messageTo('nunca@exemplo.com.br'));
        await jobs.enqueueMessage(tx, id);
        throw new Error('desfeita');
      }),
    ).rejects.toThrow('desfeita');
    expect(await runQuery("select 1 from mensagem where destino = 'nunca@exemplo.com.br'")).toEqual([]);
    expect(
      await runQuery("select 1 from tarefas.job where name = 'mensagem' and state in ('created', 'retry')"),
    ).toEqual([]);
  });

  it('a failing gateway keeps it for the next attempt; the last failure marks it and erases the text', async () => {
    const id = await app.database.transaction((tx) =>
      saveMessage(tx, config.sessionSecret, messageTo('falha@exemplo.com.br')),
    );
    const gateways = {
      ...app.server.gateways,
      email: { send: () => Promise.reject(new Error('fora do ar')) },
    };
    const deliver = (last: boolean) => deliverMessage({ banco: app.database, config, gateways }, id, last);
    await expect(deliver(false)).rejects.toThrow('fora do ar');
    expect(await runQuery('select situacao, tentativas, erro from mensagem where id = $1', [id])).toEqual([
      { situacao: 'PENDENTE', tentativas: 1, erro: 'fora do ar' },
    ]);
    await expect(deliver(true)).rejects.toThrow('fora do ar');
    expect(await runQuery('select situacao, corpo_cifrado from mensagem where id = $1', [id])).toEqual([
      { situacao: 'FALHA', corpo_cifrado: null },
    ]);
  });
});
