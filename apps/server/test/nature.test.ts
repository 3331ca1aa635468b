import { nowInSaoPaulo } from '@apto/domain/time';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigurationError } from '../src/db/configuration-error.ts';
import type { DatabasePort } from '../src/db/port.ts';
import { empresa } from '../src/db/schema.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { createGateways } from '../src/gateways/index.ts';
import { deliverMessage } from '../src/jobs/delivery.ts';
import { requireNature } from '../src/nature.ts';
import { readConfiguration } from '../src/platform/config.ts';
import { saveMessage } from '../src/platform/records.ts';
import { createTestApp, EACH_DATABASE, MONDAY_10AM, type TestApp } from './helpers.ts';
import { row } from './sql.ts';

const DEMO = { demo: true, production: false };
const PRODUCTION = { demo: false, production: true };
const NEITHER = { demo: false, production: false };

describe.each(EACH_DATABASE)('the database records what it is: %s', (database) => {
  let app: TestApp;
  afterEach(() => app.close());
  let db: DatabasePort;
  beforeEach(async () => {
    app = await createTestApp({ database, withoutFixture: true });
    db = app.database;
  });

  it('whoever comes first writes it down, and the other is refused from then on', async () => {
    await requireNature(db, DEMO);
    await requireNature(db, DEMO);
    await expect(requireNature(db, PRODUCTION)).rejects.toThrow(ConfigurationError);
  });

  it('a start that is neither opens no demonstration’s, and is told how', async () => {
    await requireNature(db, DEMO);
    await expect(requireNature(db, NEITHER)).rejects.toThrow('inicie com DEMO=1');
  });

  it('nor a production’s, whose messages it would keep for itself', async () => {
    await requireNature(db, PRODUCTION);
    await expect(requireNature(db, NEITHER)).rejects.toThrow('sem NODE_ENV=production');
  });

  it('it writes nothing: what it made is its own, and may become a production’s', async () => {
    await requireNature(db, NEITHER);
    await db.db.insert(empresa).values({ name: 'Alguém', cnpj: '45723174000110' });
    await requireNature(db, NEITHER);
    await requireNature(db, PRODUCTION);
    await expect(requireNature(db, NEITHER)).rejects.toThrow(ConfigurationError);
  });

  it('a production’s stays one although it is still empty', async () => {
    await requireNature(db, PRODUCTION);
    await expect(requireNature(db, DEMO)).rejects.toThrow('DEMO=1 não o usa');
  });

  it('a demonstration that is older than the record is known by its rows', async () => {
    await seedDemo(db, { now: nowInSaoPaulo(MONDAY_10AM), agendamentos: 1 });
    await expect(requireNature(db, PRODUCTION)).rejects.toThrow('a produção não o usa');
    await expect(requireNature(db, NEITHER)).rejects.toThrow('inicie com DEMO=1');
    await requireNature(db, DEMO);
  });

  it('data of somebody are a production’s', async () => {
    await db.db.insert(empresa).values({ name: 'Alguém', cnpj: '45723174000110' });
    await expect(requireNature(db, DEMO)).rejects.toThrow('DEMO=1 não o usa');
    await requireNature(db, PRODUCTION);
  });

  it('production without a mail server sends nothing, and nothing counts as sent', async () => {
    const config = readConfiguration({
      DATA_DIR: app.config.dataFolder,
      NODE_ENV: 'production',
      SESSION_SECRET: 'x'.repeat(40),
      PUBLIC_URL: 'https://apto.exemplo.com.br',
      RUN_WITHOUT: 'SMTP_URL, WHATSAPP_URL, SOC_URL, S3_URL',
    });
    const gateways = createGateways(config, db);
    for (const channel of ['EMAIL', 'WHATSAPP'] as const) {
      const id = await saveMessage(db.db, config.keyRing, {
        canal: channel,
        destino: 'x',
        corpo: 'token',
        tipo: 'TESTE',
      });
      await expect(deliverMessage({ database: db, config, gateways }, id, true)).rejects.toThrow('Não há');
      const kept = await row(db.db, sql`select situacao, corpo_cifrado from mensagem where id = ${id}`);
      expect(kept).toEqual({ situacao: 'FALHA', corpo_cifrado: null });
    }
    expect(await row(db.db, sql`select count(*)::int as n from mensagem_enviada`)).toEqual({ n: 0 });
  });

  it('the mailbox answers to addresses of this machine, not to a name that was pointed at it', async () => {
    const mailbox = async (host: string) =>
      (await app.invoke('GET', '/dev/outbox', { headers: { host } })).status;
    for (const own of ['localhost', 'localhost:4310', '127.0.0.1:4310', '[::1]:4310', '192.168.0.7'])
      expect(await mailbox(own), own).toBe(200);
    for (const foreign of ['atacante.exemplo', 'localhost.atacante.exemplo:4310', '127.0.0.1.nip.io', 'a b'])
      expect(await mailbox(foreign), foreign).toBe(403);
  });
});
