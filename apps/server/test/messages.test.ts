import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pino } from 'pino';
import type { Configuration } from '../src/platform/config.ts';
import { deliverMessage } from '../src/jobs/delivery.ts';
import { createQueue } from '../src/jobs/queue.ts';
import type { Receipt } from '../src/platform/ports.ts';
import { saveMessage } from '../src/platform/records.ts';
import { createJobs } from '../src/background.ts';
import { builtInEmail } from '../src/gateways/embedded.ts';
import { emailSmtp, smtpOptions } from '../src/gateways/smtp.ts';
import type { Jobs } from '../src/platform/jobs.ts';
import { EACH_DATABASE, createTestApp, type TestApp } from './helpers.ts';
import { smtpStub } from './smtp-stub.ts';

const TOKEN = 'TOKEN-MUITO-SECRETO';

describe.each(EACH_DATABASE)('messages leave after their transaction, on %s', (database) => {
  let app: TestApp;
  let jobs: Jobs;
  let config: Configuration;
  /** A gateway that is open and never answers. */
  const hanging: { release: () => void }[] = [];
  const hang = () =>
    new Promise<never>((_, reject) => hanging.push({ release: () => reject(new Error('caiu')) }));
  beforeAll(async () => {
    app = await createTestApp({ database });
    config = { ...app.config, databaseUrl: app.url };
    jobs = createJobs({
      database: app.database,
      config,
      gateways: {
        ...app.server.gateways,
        email: {
          send: (m) => (m.to.startsWith('trava') ? hang() : app.server.gateways.email.send(m)),
        },
      },
      log: pino({ level: 'silent' }),
    });
    await jobs.start();
  });
  afterAll(async () => {
    for (const { release } of hanging) release();
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
    ((await app.invoke('GET', '/dev/outbox')).body as { para: string; corpo: string }[]).filter(
      (m) => m.para === destination,
    );

  it('a committed message is delivered once, and its text is then erased', async () => {
    const id = await app.database.transaction(async (tx) => {
      const created = await saveMessage(tx, config.keyRing, messageTo('um@exemplo.com.br'));
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
    await deliverMessage({ database: app.database, config, gateways: app.server.gateways }, id, false);
    const after = await runQuery('select situacao, corpo_cifrado from mensagem where id = $1', [id]);
    expect(after).toEqual([{ situacao: 'ENTREGUE', corpo_cifrado: null }]);
    expect(await box('um@exemplo.com.br')).toHaveLength(1);
  });

  it.each([
    [true, 'ENTREGUE'],
    [false, 'NA_CAIXA'],
  ])('without a service, demonstration %s: the mailbox has it, and it is told as %s', async (demo, state) => {
    const here = { ...config, demo };
    const to = `caixa-${state.toLowerCase()}@exemplo.com.br`;
    const id = await app.database.transaction((tx) => saveMessage(tx, config.keyRing, messageTo(to)));
    const gateways = { ...app.server.gateways, email: builtInEmail(app.database, here) };
    await deliverMessage({ database: app.database, config: here, gateways }, id, false);
    expect(await runQuery('select situacao, corpo_cifrado from mensagem where id = $1', [id])).toEqual([
      { situacao: state, corpo_cifrado: null },
    ]);
    expect(await box(to)).toHaveLength(1);
  });

  it('a message of a transaction that was undone never leaves', async () => {
    await expect(
      app.database.transaction(async (tx) => {
        const id = await saveMessage(tx, config.keyRing, messageTo('nunca@exemplo.com.br'));
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
      saveMessage(tx, config.keyRing, messageTo('falha@exemplo.com.br')),
    );
    const gateways = {
      ...app.server.gateways,
      email: { send: () => Promise.reject(new Error('fora do ar')) },
    };
    const deliver = (last: boolean) => deliverMessage({ database: app.database, config, gateways }, id, last);
    await expect(deliver(false)).rejects.toThrow('fora do ar');
    expect(await runQuery('select situacao, tentativas, erro from mensagem where id = $1', [id])).toEqual([
      { situacao: 'PENDENTE', tentativas: 1, erro: 'fora do ar' },
    ]);
    await expect(deliver(true)).rejects.toThrow('fora do ar');
    expect(await runQuery('select situacao, corpo_cifrado from mensagem where id = $1', [id])).toEqual([
      { situacao: 'FALHA', corpo_cifrado: null },
    ]);
  });

  it('an exchange that hangs holds no other message', async () => {
    const send = (destination: string) =>
      app.database.transaction(async (tx) => {
        const id = await saveMessage(tx, config.keyRing, messageTo(destination));
        await jobs.enqueueMessage(tx, id);
        return id;
      });
    await send('trava@exemplo.com.br');
    jobs.wake();
    await vi.waitFor(() => expect(hanging).toHaveLength(1), { timeout: 30_000 });
    for (const name of ['dois', 'tres', 'quatro'].map((n) => `${n}@exemplo.com.br`)) {
      const id = await send(name);
      jobs.wake();
      await delivered(id);
      expect(await box(name)).toHaveLength(1);
    }
    expect(hanging).toHaveLength(1);
  });

  it('two tries at once deliver it once; who died with it holds it for a short time only', async () => {
    const id = await app.database.transaction((tx) =>
      saveMessage(tx, config.keyRing, messageTo('uma-vez@exemplo.com.br')),
    );
    let sent = 0;
    let answer = (): void => undefined;
    const accepted: Receipt = { outcome: 'ENVIADA' };
    const gateways = {
      ...app.server.gateways,
      email: {
        send: () => {
          sent += 1;
          return new Promise<Receipt>((resolve) => (answer = () => resolve(accepted)));
        },
      },
    };
    const deliver = () => deliverMessage({ database: app.database, config, gateways }, id, false);
    const first = deliver();
    await vi.waitFor(() => expect(sent).toBe(1));
    await expect(deliver()).rejects.toThrow('Outro processo está entregando a mensagem.');
    expect(sent).toBe(1);
    // As if the first one's process had died half a minute ago.
    await runQuery("update mensagem set lease_until = now() - interval '1 second' where id = $1", [id]);
    const answerFirst = answer;
    const second = deliver();
    await vi.waitFor(() => expect(sent).toBe(2));
    answer();
    await second;
    answerFirst();
    await first;
    await deliver();
    expect(sent).toBe(2);
  });

  it('a worker that was stopped for longer than it has the message sends nothing when it goes on', async () => {
    const id = await app.database.transaction((tx) =>
      saveMessage(tx, config.keyRing, messageTo('parado@exemplo.com.br')),
    );
    let now = 0;
    const stopped = deliverMessage(
      {
        database: app.database,
        config,
        gateways: app.server.gateways,
        clock: () => now,
        prepare: async () => {
          // Stopped here: its message was another's in the meantime.
          now = 40_000;
          await runQuery("update mensagem set lease_until = now() - interval '1 second' where id = $1", [id]);
          await deliverMessage({ database: app.database, config, gateways: app.server.gateways }, id, false);
          return { attachments: [], kitId: null };
        },
      },
      id,
      true,
    );
    await expect(stopped).rejects.toThrow('A vez de entregar a mensagem passou.');
    expect(await box('parado@exemplo.com.br')).toHaveLength(1);
    // Nor does its failure take the place of what the other one noted.
    expect(await runQuery('select situacao, tentativas, erro from mensagem where id = $1', [id])).toEqual([
      { situacao: 'ENTREGUE', tentativas: 1, erro: null },
    ]);
  });

  it('a late failure leaves the message to who has it by now', async () => {
    const id = await app.database.transaction((tx) =>
      saveMessage(tx, config.keyRing, messageTo('tarde@exemplo.com.br')),
    );
    const email = {
      send: async () => {
        await runQuery("update mensagem set lease_until = now() + interval '29 seconds' where id = $1", [id]);
        throw new Error('tarde demais');
      },
    };
    const gateways = { ...app.server.gateways, email };
    await expect(deliverMessage({ database: app.database, config, gateways }, id, true)).rejects.toThrow(
      'tarde demais',
    );
    const [kept] = await runQuery<object>(
      'select situacao, corpo_cifrado is not null as whole, lease_until > now() as taken from mensagem where id = $1',
      [id],
    );
    expect(kept).toEqual({ situacao: 'PENDENTE', whole: true, taken: true });
  });

  it('a mail server that drips its reply loses the try with its connection, and holds no other message up', async () => {
    let isSlow = true;
    const smtp = await smtpStub((recipient) => isSlow && recipient.includes('gota'));
    const gateways = { ...app.server.gateways, email: emailSmtp(smtpOptions(smtp.url), 'a@exemplo.com.br') };
    const onTheirTime: (() => void)[] = [];
    const later = (run: () => void) => {
      onTheirTime.push(run);
      return () => undefined;
    };
    const deliver = (id: number) => deliverMessage({ database: app.database, config, gateways }, id, false);
    try {
      const save = (to: string) =>
        app.database.transaction((tx) => saveMessage(tx, config.keyRing, messageTo(to)));
      const slow: number[] = [];
      for (let n = 0; n < 6; n += 1) slow.push(await save(`gota-${n}@exemplo.com.br`));
      const late = Promise.allSettled(
        slow.map((id) => deliverMessage({ database: app.database, config, gateways, later }, id, false)),
      );
      await vi.waitFor(() => expect(smtp.connections()).toBe(6));
      await deliver(await save('expressa@exemplo.com.br'));
      expect(smtp.received).toHaveLength(1);
      expect(smtp.connections()).toBeGreaterThanOrEqual(slow.length);
      for (const run of onTheirTime) run();
      expect((await late).map(({ status }) => status)).toEqual(slow.map(() => 'rejected'));
      await vi.waitFor(() => expect(smtp.connections()).toBe(0));
      isSlow = false;
      for (const id of slow) await deliver(id);
      expect(smtp.received.toSorted()).toEqual([...new Set(smtp.received)].toSorted());
      expect(smtp.received).toHaveLength(1 + slow.length);
    } finally {
      smtp.close();
    }
  });

  it('a worker killed between the sending and its note has sent each once', async () => {
    const ids = await app.database.transaction(async (tx) => {
      const made: number[] = [];
      for (let n = 0; n < 5; n += 1)
        made.push(await saveMessage(tx, config.keyRing, messageTo(`morte-${n}@exemplo.com.br`)));
      return made;
    });
    const { gateways } = app.server;
    // The mailbox has it, and nobody is left to write that down.
    const killed = {
      ...gateways,
      email: {
        send: async (m: Parameters<typeof gateways.email.send>[0]) => {
          await gateways.email.send(m);
          throw new Error('processo morto');
        },
      },
    };
    for (const id of ids)
      await expect(
        deliverMessage({ database: app.database, config, gateways: killed }, id, false),
      ).rejects.toThrow('processo morto');
    for (const id of ids) await deliverMessage({ database: app.database, config, gateways }, id, false);
    const boxes = await runQuery<{ n: number }>(
      "select count(*)::int as n from mensagem_enviada where destino like 'morte-%' group by destino",
    );
    expect(boxes).toEqual(ids.map(() => ({ n: 1 })));
  });

  it('messages whose jobs were never made are found and delivered, each once', async () => {
    const ids = await app.database.transaction(async (tx) => {
      const made: number[] = [];
      for (let n = 0; n < 3; n += 1)
        made.push(await saveMessage(tx, config.keyRing, messageTo(`esquecida-${n}@exemplo.com.br`)));
      return made;
    });
    await runQuery(
      "update mensagem set proxima_tentativa = now() - interval '2 minutes' where id = any ($1::int[])",
      [ids],
    );
    // Twice at once: who looks again finds what the first look has sent for already.
    jobs.runSoon('mensagens-esquecidas');
    jobs.runSoon('mensagens-esquecidas');
    for (const id of ids) await delivered(id);
    expect(
      await runQuery(
        "select count(*)::int as n from mensagem_enviada where destino like 'esquecida-%' group by destino",
      ),
    ).toEqual(ids.map(() => ({ n: 1 })));
  });

  it('a dead worker is noticed by its heartbeat', async () => {
    expect(
      await runQuery("select heartbeat_seconds, expire_seconds from tarefas.queue where name = 'mensagem'"),
    ).toEqual([{ heartbeat_seconds: 10, expire_seconds: 60 }]);
  });

  it('a routine that fails is told by its name: the queue keeps its error to itself', async () => {
    const failed = Promise.withResolvers<{ routine: string; err: { message: string } }>();
    const log = pino({ level: 'error' }, { write: (line) => failed.resolve(JSON.parse(line)) });
    const queue = createQueue({ database: app.database, config, gateways: app.server.gateways, log }, [
      {
        name: 'quebrada',
        cron: '0 0 1 1 *',
        atStart: true,
        run: () => Promise.reject(new Error('não deu')),
      },
    ]);
    await queue.start();
    try {
      expect(await failed.promise).toMatchObject({ routine: 'quebrada', err: { message: 'não deu' } });
    } finally {
      await queue.stop();
    }
  });
});
